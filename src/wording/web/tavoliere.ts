// The words of the view Tavoliere, in Italian and in English.
import type { InLanguages } from '../language.js';
import { SPOKEN, type Spoken } from './spoken.js';

/** Labels and short sentences of the view; a language that lacks one does not compile. */
export interface TavoliereWords extends Spoken {
  readonly board: string;
  readonly boardHelp: string;
  /** What a reader of the screen says of a square. */
  square(name: string, premium: string, tile: string): string;
  readonly empty: string;
  tile(letter: string, points: number): string;
  jollyAs(letter: string): string;
  readonly tried: string;
  /** What a square multiplies, by its mark in a layout. */
  readonly premiums: Readonly<Record<string, string>>;
  /** The same in two characters. */
  readonly premiumSigns: Readonly<Record<string, string>>;
  writes(direction: 'across' | 'down'): string;
  readonly edition: string;
  readonly rack: string;
  readonly rackHelp: string;
  readonly undo: string;
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
  readonly filter: string;
  counted(plays: number): string;
  filtered(passed: number): string;
  best(worth: string, tied: number): string;
  readonly isTop: string;
  readonly points: string;
  readonly equity: string;
  readonly leave: string;
  readonly leavesNothing: string;
  readonly bingo: string;
  readonly pass: string;
  exchange(tiles: string): string;
  readonly more: string;
  readonly lay: string;
  readonly noPlays: string;
  readonly needsRack: string;
  readonly noLeaves: string;
  readonly searching: string;
  readonly refused: string;
  /** By the code of an error. */
  readonly refusals: Readonly<Partial<Record<string, string>>>;
}

const IT: TavoliereWords = {
  ...SPOKEN.it,
  board: 'il tavoliere',
  boardHelp:
    'Scrivi le lettere; maiuscola con Maiusc = jolly. Le frecce spostano, lo spazio o un secondo clic cambia verso.',
  square: (name, premium, tile) => [name, tile, premium].filter(part => part !== '').join(', '),
  empty: 'vuota',
  tile: (letter, points) => `${letter}, ${points === 1 ? '1 punto' : `${points} punti`}`,
  jollyAs: letter => `jolly come ${letter}`,
  tried: 'della giocata scelta',
  premiums: {
    "'": 'lettera doppia',
    '"': 'lettera tripla',
    '-': 'parola doppia',
    '=': 'parola tripla',
  },
  premiumSigns: { "'": 'LD', '"': 'LT', '-': 'PD', '=': 'PT' },
  writes: direction => (direction === 'across' ? 'Scrivi in orizzontale' : 'Scrivi in verticale'),
  edition: 'Regolamento',
  rack: 'Leggio',
  rackHelp: 'lettere, ? per il jolly',
  undo: 'Annulla',
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
  filter: 'Filtra per parola',
  counted: plays => (plays === 1 ? '1 giocata' : `${SPOKEN.it.number(plays)} giocate`),
  filtered: passed =>
    passed === 1 ? '1 con queste lettere' : `${SPOKEN.it.number(passed)} con queste lettere`,
  best: (worth, tied) => (tied === 1 ? `la migliore ${worth}` : `le ${tied} migliori ${worth}`),
  isTop: 'top',
  points: 'punti',
  equity: 'valore',
  leave: 'resto',
  leavesNothing: 'nessun resto',
  bingo: 'scrabble',
  pass: 'passo',
  exchange: tiles => `cambio ${tiles}`,
  more: 'Mostra altre',
  lay: 'Gioca',
  noPlays: 'Nessuna giocata.',
  needsRack: 'Scrivi le tessere del leggio per vedere le giocate.',
  noLeaves: 'Per questo regolamento i resti non hanno valori: il valore è il punteggio.',
  searching: 'Cerco…',
  refused: 'Così non si può cercare.',
  refusals: {
    POSITION_BOARD: 'Il tavoliere non è una posizione: le tessere devono toccarsi e coprire H8.',
    POSITION_RACK: 'Il leggio non va: poche lettere del regolamento, e ? per il jolly.',
    POSITION_TILES: 'Tavoliere e leggio hanno più tessere del sacchetto.',
    ALPHABETS_DIFFER: 'Per questo regolamento il sito non ha un lessico.',
    GCG_TILES: 'La partita ha lettere che questo regolamento non ha.',
  },
};

const EN: TavoliereWords = {
  ...SPOKEN.en,
  board: 'the board',
  boardHelp:
    'Type letters; with Shift = blank. Arrow keys move, space or a second click turns the direction.',
  square: (name, premium, tile) => [name, tile, premium].filter(part => part !== '').join(', '),
  empty: 'empty',
  tile: (letter, points) => `${letter}, ${points === 1 ? '1 point' : `${points} points`}`,
  jollyAs: letter => `blank as ${letter}`,
  tried: 'of the play chosen',
  premiums: {
    "'": 'double letter',
    '"': 'triple letter',
    '-': 'double word',
    '=': 'triple word',
  },
  premiumSigns: { "'": 'DL', '"': 'TL', '-': 'DW', '=': 'TW' },
  writes: direction => (direction === 'across' ? 'Typing across' : 'Typing down'),
  edition: 'Rules',
  rack: 'Rack',
  rackHelp: 'letters, ? for a blank',
  undo: 'Undo',
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
  filter: 'Filter by word',
  counted: plays => (plays === 1 ? '1 play' : `${SPOKEN.en.number(plays)} plays`),
  filtered: passed =>
    passed === 1 ? '1 with these letters' : `${SPOKEN.en.number(passed)} with these letters`,
  best: (worth, tied) => (tied === 1 ? `the best ${worth}` : `the best ${tied} ${worth}`),
  isTop: 'top',
  points: 'points',
  equity: 'equity',
  leave: 'keeps',
  leavesNothing: 'keeps nothing',
  bingo: 'bingo',
  pass: 'pass',
  exchange: tiles => `exchange ${tiles}`,
  more: 'Show more',
  lay: 'Play it',
  noPlays: 'No play.',
  needsRack: 'Type the tiles of the rack to see plays.',
  noLeaves: 'Leaves have no values under these rules: equity is the score.',
  searching: 'Searching…',
  refused: 'This cannot be searched.',
  refusals: {
    POSITION_BOARD: 'The board is no position: tiles must hang together and cover H8.',
    POSITION_RACK: 'The rack does not do: a few letters of these rules, and ? for a blank.',
    POSITION_TILES: 'Board and rack have more tiles than the bag.',
    ALPHABETS_DIFFER: 'The site has no words for these rules.',
    GCG_TILES: 'The game has letters that these rules do not have.',
  },
};

/** By language. */
export const TAVOLIERE_WORDS: InLanguages<TavoliereWords> = { it: IT, en: EN };
