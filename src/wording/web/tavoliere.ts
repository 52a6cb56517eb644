// The words of the view Tavoliere, in Italian and in English.
import type { InLanguages } from '../language.js';
import { SPOKEN, type Spoken } from './spoken.js';

/** Labels and short sentences of the view; a language that lacks one does not compile. */
export interface TavoliereWords extends Spoken {
  readonly board: string;
  readonly boardHelp: string;
  /** What a reader of the screen says of a square. */
  square(name: string, tile: string, more: readonly string[]): string;
  readonly empty: string;
  tile(letter: string, points: number): string;
  jollyAs(letter: string): string;
  readonly tried: string;
  /** What a square multiplies, by its mark in a layout. */
  readonly premiums: Readonly<Record<string, string>>;
  /** The same in two characters. */
  readonly premiumSigns: Readonly<Record<string, string>>;
  /** What the best play through a square is worth. */
  upTo(worth: number): string;
  /** What the filter asks of a square. */
  readonly marks: Readonly<Record<'cover' | 'avoid', string>>;
  writes(direction: 'across' | 'down'): string;
  readonly edition: string;
  readonly rack: string;
  readonly rackHelp: string;
  readonly rackTiles: string;
  readonly jolly: string;
  /** An empty place of the rack. */
  readonly onBoard: string;
  took(tile: string): string;
  /** @param square undefined for the rack */
  putDown(tile: string, square: string | undefined): string;
  readonly whichLetter: string;
  readonly cancel: string;
  readonly settings: string;
  readonly undo: string;
  readonly redo: string;
  readonly clear: string;
  readonly copyCgp: string;
  readonly copied: string;
  readonly paste: string;
  readonly pasteHelp: string;
  readonly read: string;
  readonly openFile: string;
  readonly dropHere: string;
  readonly fileTooLong: string;
  turnOf(number: number, all: number): string;
  readonly previousTurn: string;
  readonly nextTurn: string;
  readonly closeGame: string;
  turnBy(player: string): string;
  readonly moves: string;
  readonly by: string;
  readonly byScore: string;
  readonly byEquity: string;
  readonly hotSquares: string;
  hotSquaresHelp(by: 'score' | 'equity'): string;
  readonly filters: string;
  readonly filterWord: string;
  readonly filterWordHelp: string;
  readonly filterKeeps: string;
  readonly filterKeepsHelp: string;
  readonly filterLeast: string;
  readonly filterMost: string;
  readonly filterKind: string;
  readonly kinds: Readonly<Record<'all' | 'plays' | 'exchanges', string>>;
  readonly chooseSquares: string;
  readonly chooseSquaresHelp: string;
  marked(square: string, mark: 'cover' | 'avoid'): string;
  readonly unmark: string;
  readonly noFilter: string;
  counted(plays: number): string;
  exchanges(count: number): string;
  filtered(passed: number): string;
  best(worth: string, tied: number): string;
  readonly isTop: string;
  pointsOf(points: number): string;
  readonly equity: string;
  readonly leave: string;
  readonly leavesNothing: string;
  readonly bingo: string;
  readonly pass: string;
  exchange(tiles: string): string;
  readonly more: string;
  readonly lay: string;
  readonly takeBack: string;
  readonly why: string;
  readonly validPlay: string;
  readonly invalidPlay: string;
  /** Where the site has no words for the edition. */
  readonly unjudgedPlay: string;
  readonly noWord: string;
  bonusOf(points: number): string;
  readonly noPlays: string;
  readonly needsRack: string;
  readonly noLeaves: string;
  /** Where the site has no words for the edition. */
  readonly noLexicon: string;
  readonly searching: string;
  readonly long: string;
  readonly longHelp: string;
  inBag(tiles: number): string;
  readonly spread: string;
  readonly candidates: string;
  readonly mostTime: string;
  seconds(seconds: number): string;
  readonly ways: Readonly<Record<'simulation' | 'ending' | 'preending', string>>;
  readonly stop: string;
  readonly preparing: string;
  working(percent: number): string;
  readonly move: string;
  readonly won: string;
  readonly valued: string;
  readonly spreadToEnd: string;
  /** @param why it ended; undefined while it goes on */
  simulated(rollouts: number, why: string | undefined): string;
  readonly stopped: Readonly<
    Record<'confidence' | 'iterations' | 'seconds' | 'aborted' | 'single', string>
  >;
  readonly exactAverage: string;
  readonly inexactAverage: string;
  /** With its sign: `+3,5`. */
  signed(value: number, digits?: number): string;
  endingExact(value: number): string;
  endingBounds(value: number, low: number, high: number): string;
  positions(count: number): string;
  bestMoves(count: number): string;
  readonly bestLine: string;
  readonly refused: string;
  /** By the code of an error. */
  readonly refusals: Readonly<Partial<Record<string, string>>>;
}

function inPoints(points: number): string {
  return points === 1 ? '1 punto' : `${SPOKEN.it.number(points)} punti`;
}

function inEnglishPoints(points: number): string {
  return points === 1 ? '1 point' : `${SPOKEN.en.number(points)} points`;
}

function signedWith({ number }: Spoken): TavoliereWords['signed'] {
  return (value, digits) => `${value > 0 ? '+' : ''}${number(value, digits)}`.replace('-', '−');
}

function boundText(value: number, spoken: Spoken): string {
  return Number.isFinite(value) ? signedWith(spoken)(value) : '?';
}

const IT: TavoliereWords = {
  ...SPOKEN.it,
  board: 'il tavoliere',
  boardHelp:
    'Scrivi le lettere, con Maiusc per il jolly, o trascina le tessere. Le frecce spostano; lo spazio o un secondo clic cambia verso; Invio prende e posa una tessera.',
  square: (name, tile, more) => [name, tile, ...more].filter(part => part !== '').join(', '),
  empty: 'vuota',
  tile: (letter, points) => `${letter}, ${inPoints(points)}`,
  jollyAs: letter => `jolly come ${letter}`,
  tried: 'in prova',
  premiums: {
    "'": 'lettera doppia',
    '"': 'lettera tripla',
    '-': 'parola doppia',
    '=': 'parola tripla',
  },
  premiumSigns: { "'": 'LD', '"': 'LT', '-': 'PD', '=': 'PT' },
  upTo: worth => `fino a ${worth}`,
  marks: { cover: 'da coprire', avoid: 'da evitare' },
  writes: direction => (direction === 'across' ? 'Scrivi in orizzontale' : 'Scrivi in verticale'),
  edition: 'Regolamento',
  rack: 'Leggio',
  rackHelp: 'lettere, ? per il jolly',
  rackTiles: 'tessere del leggio',
  jolly: 'jolly',
  onBoard: 'posto vuoto: la tessera è sul tavoliere',
  took: tile => `${tile === '?' ? 'jolly' : tile} in mano: scegli dove posarla`,
  putDown: (tile, square) =>
    square === undefined ? `${tile} di nuovo sul leggio` : `${tile} posata in ${square}`,
  whichLetter: 'Che lettera è il jolly?',
  cancel: 'Lascia stare',
  settings: 'regolamento e testi',
  undo: 'Annulla',
  redo: 'Ripeti',
  clear: 'Svuota',
  copyCgp: 'Copia CGP',
  copied: 'Copiato',
  paste: 'Incolla o apri',
  pasteHelp: 'Una riga CGP, 15 righe del tavoliere (e il leggio), o una partita GCG',
  read: 'Leggi',
  openFile: 'Apri un file',
  dropHere: 'Lascia qui il file',
  fileTooLong: 'Il file è troppo lungo per una partita o una posizione.',
  turnOf: (number, all) => `turno ${number} di ${all}`,
  previousTurn: 'Turno precedente',
  nextTurn: 'Turno successivo',
  closeGame: 'Chiudi la partita',
  turnBy: player => `tocca a ${player}`,
  moves: 'Le giocate migliori',
  by: 'Ordine',
  byScore: 'punti',
  byEquity: 'valore',
  hotSquares: 'Caselle calde',
  hotSquaresHelp: by =>
    by === 'score'
      ? 'Su ogni casella vuota, i punti della migliore giocata che vi posa una tessera.'
      : 'Su ogni casella vuota, il valore della migliore giocata che vi posa una tessera.',
  filters: 'Filtra le giocate',
  filterWord: 'Parola',
  filterWordHelp: 'lettere di seguito, o schema: ? una, * quante si vuole',
  filterKeeps: 'Resto',
  filterKeepsHelp: 'tessere da tenere',
  filterLeast: 'Punti, almeno',
  filterMost: 'Punti, al più',
  filterKind: 'Mostra',
  kinds: { all: 'tutto', plays: 'solo giocate', exchanges: 'solo cambi' },
  chooseSquares: 'Scegli caselle',
  chooseSquaresHelp:
    'Tocca una casella, o premi Invio: una volta per coprirla, due per evitarla, tre per lasciarla libera.',
  marked: (square, mark) => `${square} ${mark === 'cover' ? 'coperta' : 'evitata'}`,
  unmark: 'togli dal filtro',
  noFilter: 'Togli i filtri',
  counted: plays => (plays === 1 ? '1 giocata' : `${SPOKEN.it.number(plays)} giocate`),
  exchanges: count => (count === 1 ? '1 cambio' : `${SPOKEN.it.number(count)} cambi`),
  filtered: passed =>
    passed === 1 ? '1 passa il filtro' : `${SPOKEN.it.number(passed)} passano il filtro`,
  best: (worth, tied) => (tied === 1 ? `la migliore ${worth}` : `le ${tied} migliori ${worth}`),
  isTop: 'top',
  pointsOf: inPoints,
  equity: 'valore',
  leave: 'resto',
  leavesNothing: 'nessun resto',
  bingo: 'scrabble',
  pass: 'passo',
  exchange: tiles => `cambio ${tiles}`,
  more: 'Mostra altre',
  lay: 'Gioca',
  takeBack: 'Riprendi',
  why: 'Perché',
  validPlay: 'Giocata valida',
  invalidPlay: 'Giocata non valida',
  unjudgedPlay: 'Tessere posate bene (le parole non si possono controllare)',
  noWord: 'non è nel lessico',
  bonusOf: points => `scrabble, ${inPoints(points)}`,
  noPlays: 'Nessuna giocata.',
  needsRack: 'Scrivi le tessere del leggio per vedere le giocate.',
  noLeaves: 'Per questo regolamento i resti non hanno valori: il valore è il punteggio.',
  noLexicon:
    'Per questo regolamento il sito non ha un lessico: il tavoliere funziona, le giocate non si possono cercare.',
  searching: 'Cerco…',
  long: 'Simulazione e finale',
  longHelp: 'La simulazione confronta le mosse di più valore e la giocata posata sul tavoliere.',
  inBag: tiles =>
    tiles === 0
      ? 'Il sacchetto è vuoto.'
      : tiles === 1
        ? 'Nel sacchetto c’è 1 tessera.'
        : `Nel sacchetto ci sono ${tiles} tessere.`,
  spread: 'Scarto (punti)',
  candidates: 'Mosse',
  mostTime: 'Al massimo',
  seconds: seconds => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
  ways: {
    simulation: 'Simula',
    ending: 'Risolvi il finale',
    preending: 'Valuta il prefinale',
  },
  stop: 'Ferma',
  preparing: 'Preparo…',
  working: percent => `${percent} %`,
  move: 'Mossa',
  won: 'Vinte',
  valued: 'Valore',
  spreadToEnd: 'Scarto finale',
  simulated: (rollouts, why) =>
    `${SPOKEN.it.number(rollouts)} partite simulate per mossa${why === undefined ? '…' : `: ${why}`}`,
  stopped: {
    confidence: 'la migliore è sicura',
    iterations: 'tutte quelle volute',
    seconds: 'tempo finito',
    aborted: 'fermata',
    single: 'c’è una sola mossa',
  },
  exactAverage: 'Media esatta di tutti i casi.',
  inexactAverage: 'Media approssimata (≈).',
  signed: signedWith(SPOKEN.it),
  endingExact: value => `Fino alla fine: ${signedWith(SPOKEN.it)(value)}, valore esatto`,
  endingBounds: (value, low, high) =>
    `Fino alla fine: circa ${signedWith(SPOKEN.it)(value)}${
      Number.isFinite(low) || Number.isFinite(high)
        ? `, di sicuro fra ${boundText(low, SPOKEN.it)} e ${boundText(high, SPOKEN.it)}`
        : ''
    }`,
  positions: count => `${SPOKEN.it.number(count)} posizioni esaminate`,
  bestMoves: count => (count === 1 ? 'La mossa migliore' : 'Le mosse migliori'),
  bestLine: 'Come prosegue',
  refused: 'Così non si può cercare.',
  refusals: {
    POSITION_BOARD: 'Il tavoliere non è una posizione: le tessere devono toccarsi e coprire H8.',
    POSITION_RACK: 'Il leggio non va: poche lettere del regolamento, e ? per il jolly.',
    POSITION_TILES: 'Tavoliere e leggio hanno più tessere del sacchetto.',
    ALPHABETS_DIFFER: 'Per questo regolamento il sito non ha un lessico.',
    ENDGAME_RACK: 'Le tessere che non si vedono non stanno su un leggio.',
    GCG_TILES: 'La partita ha lettere che questo regolamento non ha.',
  },
};

const EN: TavoliereWords = {
  ...SPOKEN.en,
  board: 'the board',
  boardHelp:
    'Type letters, with Shift for a blank, or drag tiles. Arrow keys move; space or a second click turns the direction; Enter takes up and puts down a tile.',
  square: (name, tile, more) => [name, tile, ...more].filter(part => part !== '').join(', '),
  empty: 'empty',
  tile: (letter, points) => `${letter}, ${inEnglishPoints(points)}`,
  jollyAs: letter => `blank as ${letter}`,
  tried: 'being tried',
  premiums: {
    "'": 'double letter',
    '"': 'triple letter',
    '-': 'double word',
    '=': 'triple word',
  },
  premiumSigns: { "'": 'DL', '"': 'TL', '-': 'DW', '=': 'TW' },
  upTo: worth => `up to ${worth}`,
  marks: { cover: 'to be covered', avoid: 'to be avoided' },
  writes: direction => (direction === 'across' ? 'Typing across' : 'Typing down'),
  edition: 'Rules',
  rack: 'Rack',
  rackHelp: 'letters, ? for a blank',
  rackTiles: 'tiles of the rack',
  jolly: 'blank',
  onBoard: 'empty place: the tile is on the board',
  took: tile => `${tile === '?' ? 'blank' : tile} taken up: choose where to put it`,
  putDown: (tile, square) =>
    square === undefined ? `${tile} back on the rack` : `${tile} put on ${square}`,
  whichLetter: 'Which letter is the blank?',
  cancel: 'Never mind',
  settings: 'rules and texts',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear',
  copyCgp: 'Copy CGP',
  copied: 'Copied',
  paste: 'Paste or open',
  pasteHelp: 'A line of CGP, 15 rows of the board (and the rack), or a game as GCG',
  read: 'Read',
  openFile: 'Open a file',
  dropHere: 'Drop the file here',
  fileTooLong: 'The file is too long for a game or a position.',
  turnOf: (number, all) => `turn ${number} of ${all}`,
  previousTurn: 'Previous turn',
  nextTurn: 'Next turn',
  closeGame: 'Close the game',
  turnBy: player => `${player} to move`,
  moves: 'Best plays',
  by: 'Order',
  byScore: 'points',
  byEquity: 'equity',
  hotSquares: 'Hot squares',
  hotSquaresHelp: by =>
    by === 'score'
      ? 'On each empty square, the points of the best play that lays a tile there.'
      : 'On each empty square, the equity of the best play that lays a tile there.',
  filters: 'Filter plays',
  filterWord: 'Word',
  filterWordHelp: 'letters in a row, or a pattern: ? for one, * for any run',
  filterKeeps: 'Leave',
  filterKeepsHelp: 'tiles to keep',
  filterLeast: 'Points, at least',
  filterMost: 'Points, at most',
  filterKind: 'Show',
  kinds: { all: 'everything', plays: 'plays alone', exchanges: 'exchanges alone' },
  chooseSquares: 'Choose squares',
  chooseSquaresHelp:
    'Tap a square, or press Enter: once to have it covered, twice avoided, three times left alone.',
  marked: (square, mark) => `${square} ${mark === 'cover' ? 'covered' : 'avoided'}`,
  unmark: 'take out of the filter',
  noFilter: 'Clear filters',
  counted: plays => (plays === 1 ? '1 play' : `${SPOKEN.en.number(plays)} plays`),
  exchanges: count => (count === 1 ? '1 exchange' : `${SPOKEN.en.number(count)} exchanges`),
  filtered: passed =>
    passed === 1 ? '1 passes the filter' : `${SPOKEN.en.number(passed)} pass the filter`,
  best: (worth, tied) => (tied === 1 ? `the best ${worth}` : `the best ${tied} ${worth}`),
  isTop: 'top',
  pointsOf: inEnglishPoints,
  equity: 'equity',
  leave: 'keeps',
  leavesNothing: 'keeps nothing',
  bingo: 'bingo',
  pass: 'pass',
  exchange: tiles => `exchange ${tiles}`,
  more: 'Show more',
  lay: 'Play it',
  takeBack: 'Take back',
  why: 'Why',
  validPlay: 'Valid play',
  invalidPlay: 'Play not valid',
  unjudgedPlay: 'Tiles well laid (the words cannot be checked)',
  noWord: 'not in the lexicon',
  bonusOf: points => `bingo, ${inEnglishPoints(points)}`,
  noPlays: 'No play.',
  needsRack: 'Type the tiles of the rack to see plays.',
  noLeaves: 'Leaves have no values under these rules: equity is the score.',
  noLexicon:
    'The site has no words for these rules: the board works, but plays cannot be searched.',
  searching: 'Searching…',
  long: 'Simulation and endgame',
  longHelp: 'A simulation compares the moves of highest equity and the play laid on the board.',
  inBag: tiles =>
    tiles === 0
      ? 'The bag is empty.'
      : tiles === 1
        ? '1 tile is in the bag.'
        : `${tiles} tiles are in the bag.`,
  spread: 'Spread (points)',
  candidates: 'Moves',
  mostTime: 'At most',
  seconds: seconds => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
  ways: {
    simulation: 'Simulate',
    ending: 'Solve the endgame',
    preending: 'Weigh the pre-endgame',
  },
  stop: 'Stop',
  preparing: 'Getting ready…',
  working: percent => `${percent}%`,
  move: 'Move',
  won: 'Won',
  valued: 'Equity',
  spreadToEnd: 'Final spread',
  simulated: (rollouts, why) =>
    `${SPOKEN.en.number(rollouts)} games simulated for each move${why === undefined ? '…' : `: ${why}`}`,
  stopped: {
    confidence: 'the best is certain',
    iterations: 'as many as were wanted',
    seconds: 'time is up',
    aborted: 'stopped',
    single: 'there is one move only',
  },
  exactAverage: 'Exact average of all cases.',
  inexactAverage: 'Approximate average (≈).',
  signed: signedWith(SPOKEN.en),
  endingExact: value => `To the end: ${signedWith(SPOKEN.en)(value)}, exact`,
  endingBounds: (value, low, high) =>
    `To the end: about ${signedWith(SPOKEN.en)(value)}${
      Number.isFinite(low) || Number.isFinite(high)
        ? `, certainly between ${boundText(low, SPOKEN.en)} and ${boundText(high, SPOKEN.en)}`
        : ''
    }`,
  positions: count => `${SPOKEN.en.number(count)} positions looked at`,
  bestMoves: count => (count === 1 ? 'The best move' : 'The best moves'),
  bestLine: 'How it goes on',
  refused: 'This cannot be searched.',
  refusals: {
    POSITION_BOARD: 'The board is no position: tiles must hang together and cover H8.',
    POSITION_RACK: 'The rack does not do: a few letters of these rules, and ? for a blank.',
    POSITION_TILES: 'Board and rack have more tiles than the bag.',
    ALPHABETS_DIFFER: 'The site has no words for these rules.',
    ENDGAME_RACK: 'The unseen tiles do not fit a rack.',
    GCG_TILES: 'The game has letters that these rules do not have.',
  },
};

/** By language. */
export const TAVOLIERE_WORDS: InLanguages<TavoliereWords> = { it: IT, en: EN };
