// The words of the view Duplicato and of the room's window, in Italian and in English.
import type { InLanguages } from '../language.js';
import { italianSource } from './preset-sources.js';
import { SPOKEN, type Spoken } from './spoken.js';

/** Labels and short sentences of the view; a language that lacks one does not compile. */
export interface DuplicatoWords extends Spoken {
  readonly title: string;
  // the evenings that are kept here
  readonly evenings: string;
  readonly noEvenings: string;
  readonly keptHere: string;
  evening(rounds: number, players: number, isOver: boolean): string;
  readonly damaged: string;
  readonly open: string;
  readonly remove: string;
  removeSure(name: string): string;
  readonly cancel: string;
  readonly import: string;
  readonly importHelp: string;
  readonly waiting: string;
  // a new one
  readonly newEvening: string;
  readonly name: string;
  firstName(date: string): string;
  readonly preset: string;
  readonly presets: Readonly<Record<string, string>>;
  readonly sources: string;
  readonly option: string;
  readonly value: string;
  readonly source: string;
  /** A source of a preset, which is in English. */
  sourceText(source: string): string;
  readonly options: Readonly<Record<string, string>>;
  readonly clockSeconds: string;
  readonly clockWarning: string;
  readonly rules: string;
  readonly notationField: string;
  readonly notations: Readonly<Record<string, string>>;
  readonly rounds: string;
  readonly roundsHelp: string;
  readonly draws: string;
  readonly bySeed: string;
  readonly byBag: string;
  readonly seed: string;
  readonly seedHelp: string;
  readonly players: string;
  readonly playersHelp: string;
  readonly begin: string;
  // the round
  roundOf(round: number, rounds: number): string;
  readonly board: string;
  square(name: string, tile: string): string;
  readonly rack: string;
  inBag(tiles: number): string;
  readonly jolly: string;
  putBack(rack: string, why: string): string;
  readonly drawnChosen: string;
  waitsFor(round: number, kept: string): string;
  readonly rackTyped: string;
  readonly rackHelp: string;
  readonly giveRack: string;
  readonly chosenRack: string;
  readonly over: string;
  // the clock
  readonly clock: string;
  readonly start: string;
  readonly goOn: string;
  readonly pause: string;
  readonly minuteMore: string;
  readonly resetClock: string;
  readonly warned: string;
  readonly timeOver: string;
  // what the room sees
  readonly room: string;
  readonly openRoom: string;
  readonly roomSees: Readonly<Record<'hidden' | 'rack' | 'top' | 'ranking', string>>;
  readonly showNext: Readonly<Record<'rack' | 'top' | 'ranking', string>>;
  readonly closeFirst: string;
  readonly roomWaits: string;
  readonly roomOver: string;
  readonly fullScreen: string;
  // slips
  readonly slips: string;
  readonly player: string;
  readonly playerHelp: string;
  readonly squareField: string;
  squareHelp(notation: string): string;
  readonly word: string;
  readonly wordHelp: string;
  readonly score: string;
  readonly enter: string;
  readonly entryHelp: string;
  several(names: readonly string[]): string;
  newPlayer(name: string): string;
  nobody(text: string): string;
  already(names: readonly string[]): string;
  readonly verdicts: Readonly<Record<string, string>>;
  share(percent: string): string;
  readonly whichJolly: string;
  readonly pending: string;
  readonly notEntered: string;
  closeTo(name: string, known: readonly string[]): string;
  readonly letIn: string;
  readonly takeUp: string;
  readonly dropIt: string;
  lacking(names: number): string;
  readonly allIn: string;
  readonly correct: string;
  correctSlip(player: string): string;
  readonly withdrawn: string;
  readonly noPlayers: string;
  // the top, and closing
  readonly top: string;
  tied(plays: number): string;
  readonly laidFor: Readonly<Record<'only' | 'jollies' | 'repeats' | 'order', string>>;
  readonly byHand: string;
  readonly laid: string;
  readonly otherPlay: string;
  readonly reason: string;
  readonly closeRound: string;
  readonly closeWithoutSlips: string;
  closeLacking(names: readonly string[]): string;
  readonly closeAnyway: string;
  readonly endHere: string;
  readonly endSure: string;
  readonly subTops: string;
  subTop(score: number, count: number): string;
  bingos(count: number): string;
  // ranking and sheets
  readonly ranking: string;
  rankingAfter(round: number, top: number, isFinal: boolean): string;
  readonly noRanking: string;
  readonly rank: string;
  readonly total: string;
  readonly percent: string;
  readonly topsFound: string;
  readonly zeros: string;
  readonly thisRound: string;
  readonly sheets: string;
  readonly sheetsOfRound: string;
  readonly lastRound: string;
  readonly print: string;
  readonly files: string;
  readonly ledgerFile: string;
  readonly rankingFile: string;
  readonly masterFile: string;
  readonly pageFile: string;
  readonly fileNames: Readonly<Record<'ranking' | 'master', string>>;
  readonly hash: string;
  // rulings
  readonly rulings: string;
  readonly undo: string;
  undoes(step: string): string;
  readonly by: string;
  readonly undoReason: string;
  readonly nothingToUndo: string;
  readonly late: string;
  readonly lateReason: string;
  readonly points: string;
  readonly pointsHelp: string;
  readonly wordRuling: string;
  readonly struck: string;
  readonly accepted: string;
  readonly fromRound: string;
  readonly rename: string;
  readonly newName: string;
  readonly withdraw: string;
  readonly round: string;
  readonly enterRuling: string;
  readonly done: string;
  readonly working: string;
  // the store
  kept(lines: number): string;
  readonly leave: string;
  readonly elsewhere: string;
  readonly again: string;
  /** By the code of an error. */
  readonly refusals: Readonly<Partial<Record<string, string>>>;
  readonly refused: string;
  /** By the code of an error whose facts follow. */
  readonly refusalsFor: Readonly<Partial<Record<string, string>>>;
}

const IT: DuplicatoWords = {
  ...SPOKEN.it,
  title: 'Duplicato',
  evenings: 'Serate',
  noEvenings: 'Nessuna serata, ancora.',
  keptHere:
    'Le serate restano su questo dispositivo, in questo browser. Il registro esportato è la copia da conservare.',
  evening: (rounds, players, isOver) =>
    `${rounds === 1 ? '1 turno giocato' : `${rounds} turni giocati`}, ${players === 1 ? '1 giocatore' : `${players} giocatori`}${isOver ? ', finita' : ''}`,
  damaged: 'registro guasto',
  open: 'Apri',
  remove: 'Elimina',
  removeSure: name => `Eliminare «${name}» da questo dispositivo?`,
  cancel: 'Annulla',
  import: 'Importa un registro',
  importHelp:
    'Un file .jsonl, di questa pagina o di «leggio duplicate». Ogni riga viene verificata.',
  waiting: 'Le serate si aprono appena il lessico è pronto.',
  newEvening: 'Nuova serata',
  name: 'Nome',
  firstName: date => `Serata del ${date}`,
  preset: 'Formula',
  presets: { figs: 'FIGS', francofono: 'Francofona' },
  sources: 'Valori e fonti della formula',
  option: 'regola',
  value: 'valore',
  source: 'fonte',
  sourceText: italianSource,
  options: {
    rounds: 'turni al massimo; 0: finché il sacchetto basta',
    earlyRounds: 'primi turni con minimi propri',
    earlyVowels: 'vocali almeno, in quei turni',
    earlyConsonants: 'consonanti almeno, in quei turni',
    vowels: 'vocali almeno; il jolly vale per entrambe',
    consonants: 'consonanti almeno; il jolly vale per entrambe',
    unplayableDraws: 'pescate senza giocate prima di finire la partita',
    subTops: 'punteggi sotto il top che si elencano',
    soloPoints: 'premio a chi trova il top da solo',
    soloPlayers: 'giocatori almeno, per quel premio',
    wrongScoreWarnings: 'avvisi per un punteggio sbagliato',
    missingScoreWarnings: 'avvisi per un punteggio mancante',
    freeWarnings: 'avvisi che non costano nulla',
    warningPenalty: 'punti per ogni avviso dopo quelli',
    shiftForgiven: '1: perdonata una casella di scarto, dove la parola sta in un posto solo',
    shiftPenalty: 'punti per una casella perdonata',
    percentOfRounds: 'percentuale: 0 dei totali, 1 media dei turni',
  },
  clockSeconds: 'secondi di un turno',
  clockWarning: 'secondi prima della fine, avviso di scrivere',
  rules: 'Regolamento',
  notationField: 'Caselle scritte come',
  notations: {
    figs: 'FIGS: H8 orizz., H8 vert.',
    gcg: 'GCG: 8H, H8',
    french: 'francese: H6, 6H',
  },
  rounds: 'Turni',
  roundsHelp: '0: finché il sacchetto basta',
  draws: 'Le tessere',
  bySeed: 'sorteggiate da un seme',
  byBag: 'pescate da un sacchetto vero',
  seed: 'Seme',
  seedHelp: 'vuoto: a caso. Chi conosce il seme conosce le pescate.',
  players: 'Giocatori',
  playersHelp: 'Uno per riga. Senza nomi, entra chi consegna una scheda nel primo turno.',
  begin: 'Comincia',
  roundOf: (round, rounds) => (rounds > 0 ? `Turno ${round} di ${rounds}` : `Turno ${round}`),
  board: 'il tavoliere',
  square: (name, tile) => `${name}: ${tile}`,
  rack: 'Leggio',
  inBag: tiles => (tiles === 1 ? '1 tessera nel sacchetto' : `${tiles} tessere nel sacchetto`),
  jolly: 'jolly',
  putBack: (rack, why) => `Rimesse nel sacchetto ${rack}: ${why}`,
  drawnChosen: 'Tessere scelte dall’arbitro.',
  waitsFor: (round, kept) =>
    `Il turno ${round} aspetta le tessere: ${kept === '' ? 'si pescano tutte' : `si conservano ${kept}, il resto si pesca`}.`,
  rackTyped: 'Tessere del leggio',
  rackHelp: 'tutte, anche le conservate; ? per il jolly',
  giveRack: 'Assegna le tessere',
  chosenRack: 'Tessere scelte a mano per il prossimo turno',
  over: 'La partita è finita.',
  clock: 'Orologio',
  start: 'Avvia',
  goOn: 'Riprendi',
  pause: 'Ferma',
  minuteMore: '+1 minuto',
  resetClock: 'Da capo',
  warned: 'È tempo di scrivere',
  timeOver: 'Tempo scaduto',
  room: 'In sala',
  openRoom: 'Apri la finestra della sala',
  roomSees: {
    hidden: 'La sala vede il tavoliere.',
    rack: 'La sala vede tavoliere e leggio.',
    top: 'La sala vede il top.',
    ranking: 'La sala vede top e classifica.',
  },
  showNext: {
    rack: 'Mostra il leggio e avvia',
    top: 'Svela il top',
    ranking: 'Svela la classifica',
  },
  closeFirst: 'Prima va chiuso il turno.',
  roomWaits: 'In attesa dell’arbitro…',
  roomOver: 'La partita è finita',
  fullScreen: 'Schermo intero',
  slips: 'Schede',
  player: 'Giocatore',
  playerHelp: 'numero, iniziali o nome; 1,4,7 per più d’uno; * per chi manca',
  squareField: 'Casella',
  squareHelp: notation =>
    `${notation === 'figs' ? 'h8o o h8v' : notation === 'gcg' ? '8h o h8' : 'h6 o 6h'}; = il top, - scheda in bianco`,
  word: 'Parola',
  wordHelp: 'jolly tra parentesi: ST(A)RE',
  score: 'Punti',
  enter: 'Registra',
  entryHelp: 'Lo spazio passa al campo dopo, Invio registra, Esc svuota.',
  several: names => `${names.length} giocatori: ${names.join(', ')}`,
  newPlayer: name => `Nuovo giocatore: ${name}`,
  nobody: text => `Nessun giocatore «${text}».`,
  already: names => `${names.join(', ')}: c’è già una scheda, varrà questa.`,
  verdicts: {
    valid: 'valida',
    score: 'valida, punteggio corretto',
    square: 'casella errata',
    word: 'parola non valida',
    tiles: 'tessere mancanti',
    none: 'in bianco',
    ruled: 'decisa dall’arbitro',
  },
  share: percent => `${percent} % del top`,
  whichJolly: 'Quale lettera è il jolly?',
  pending: 'in arrivo…',
  notEntered: 'Non registrata',
  closeTo: (name, known) => `«${name}» è nuovo e somiglia a ${known.join(' e a ')}.`,
  letIn: 'È un altro: entra in gara',
  takeUp: 'Riprendi',
  dropIt: 'Scarta',
  lacking: names => (names === 1 ? 'Manca 1 scheda' : `Mancano ${names} schede`),
  allIn: 'Ci sono tutte le schede.',
  correct: 'Correggi',
  correctSlip: player => `Correggi la scheda di ${player}`,
  withdrawn: 'ritiro',
  noPlayers: 'Entra in gara chi consegna una scheda in questo turno.',
  top: 'Top',
  tied: plays => (plays === 1 ? 'una sola giocata' : `${plays} giocate pari`),
  laidFor: {
    only: 'È la sola giocata del top.',
    jollies: 'Tra le pari si pone quella con meno jolly.',
    repeats: 'Tra le pari si pone quella che conserva meno lettere ripetute.',
    order: 'Tra le pari si pone la prima: orizzontali, poi per riga, colonna e parola.',
  },
  byHand: 'scelta dall’arbitro',
  laid: 'Giocata da porre',
  otherPlay: 'un’altra giocata…',
  reason: 'Motivo',
  closeRound: 'Chiudi il turno',
  closeWithoutSlips: 'Nessuno ha consegnato una scheda.',
  closeLacking: names => `Senza scheda: ${names.join(', ')}.`,
  closeAnyway: 'Chiudi lo stesso',
  endHere: 'Finisci la partita',
  endSure: 'Finire la partita qui? Un turno senza schede non conta.',
  subTops: 'Sotto il top',
  subTop: (score, count) => `${score} (${count})`,
  bingos: count => (count === 1 ? '1 scrabble' : `${count} scrabble`),
  ranking: 'Classifica',
  rankingAfter: (round, top, isFinal) =>
    `${isFinal ? 'Classifica finale' : `Dopo il turno ${round}`}: top ${top}`,
  noRanking: 'La classifica comincia quando si chiude il primo turno.',
  rank: 'pos.',
  total: 'totale',
  percent: '%',
  topsFound: 'top',
  zeros: 'buchi',
  thisRound: 'turno',
  sheets: 'Fogli',
  sheetsOfRound: 'Dopo il turno',
  lastRound: 'l’ultimo',
  print: 'Stampa',
  files: 'File',
  ledgerFile: 'Registro (.jsonl)',
  rankingFile: 'Classifica (.csv)',
  masterFile: 'Riepilogo dei top (.csv)',
  pageFile: 'Pagina da stampare (.html)',
  fileNames: { ranking: 'classifica', master: 'top' },
  hash: 'Ultima riga del registro',
  rulings: 'Decisioni',
  undo: 'Annulla l’ultimo passo',
  undoes: step => `Si annulla: ${step}`,
  by: 'Arbitro',
  undoReason: 'errore di immissione',
  nothingToUndo: 'Non c’è nulla da annullare.',
  late: 'Scheda tardiva o punti a mano',
  lateReason: 'scheda tardiva',
  points: 'Punti',
  pointsHelp: 'vuoto: quelli della giocata; senza parola: punti a mano',
  wordRuling: 'Parola contestata',
  struck: 'esclusa',
  accepted: 'ammessa',
  fromRound: 'Dal turno',
  rename: 'Cambia nome',
  newName: 'Nuovo nome',
  withdraw: 'Ritiro',
  round: 'Turno',
  enterRuling: 'Registra',
  done: 'Registrato.',
  working: 'Un momento…',
  kept: lines => `Al sicuro su questo dispositivo: ${lines} righe.`,
  leave: 'Chiudi la serata',
  elsewhere: 'Questa serata è aperta in un’altra finestra: si scrive da una sola alla volta.',
  again: 'Riprova',
  refusals: {
    DUPLICATE_PLAYER: 'Il giocatore non c’è, si è ritirato, o il nome è già di un altro.',
    DUPLICATE_ROUND: 'Quel turno non è aperto, o non è stato giocato.',
    DUPLICATE_SLIPS: 'In questo turno non c’è ancora nessuna scheda.',
    DUPLICATE_OVER: 'Ora non si può: nessun turno è aperto, o la partita è finita.',
    DUPLICATE_RACK: 'Il sacchetto non può dare queste tessere, o non sono quante ne servono.',
    PLAY_TEXT: 'La giocata si scrive con casella e parola.',
    DUPLICATE_PLAY: 'La giocata non vale.',
    POSITION_RACK:
      'Le tessere non vanno: solo lettere del regolamento, ? per il jolly, e non più di quante ce ne sono.',
    DUPLICATE_WORD: 'La decisione non cambia nulla, o lascerebbe il turno aperto senza giocate.',
    DUPLICATE_TEXT: 'Manca un testo: nome o motivo, su una riga.',
    DUPLICATE_UNDO: 'Non c’è nulla da annullare.',
    DUPLICATE_LEDGER: 'Il registro non va: una riga è guasta o non segue, o il nome è già usato.',
    DUPLICATE_LEXICON: 'La serata è cominciata con un altro lessico o un altro regolamento.',
    DUPLICATE_OPTIONS: 'Un valore della formula è fuori misura.',
    OPTION_NUMBER: 'I punti sono un numero intero.',
    PLATFORM:
      'Qui il browser non conserva file: serve una finestra normale, su una pagina https o di questo computer.',
    FILE_LOCKED: 'Questa serata è aperta in un’altra finestra: si scrive da una sola alla volta.',
    FILE_WRITE: 'Non c’è più spazio su questo dispositivo.',
    ALPHABETS_DIFFER: 'Per questo regolamento il sito non ha un lessico.',
  },
  refused: 'Non riuscito.',
  refusalsFor: {
    DUPLICATE_RACK: 'Queste tessere tornano tutte nel sacchetto:',
    DUPLICATE_PLAY: 'La giocata non vale:',
  },
};

const EN: DuplicatoWords = {
  ...SPOKEN.en,
  title: 'Duplicate',
  evenings: 'Evenings',
  noEvenings: 'No evening yet.',
  keptHere:
    'Evenings stay on this device, in this browser. The exported ledger is the copy to keep.',
  evening: (rounds, players, isOver) =>
    `${rounds === 1 ? '1 round played' : `${rounds} rounds played`}, ${players === 1 ? '1 player' : `${players} players`}${isOver ? ', over' : ''}`,
  damaged: 'damaged ledger',
  open: 'Open',
  remove: 'Delete',
  removeSure: name => `Delete “${name}” from this device?`,
  cancel: 'Cancel',
  import: 'Import a ledger',
  importHelp: 'A .jsonl file of this page or of “leggio duplicate”. Every line is verified.',
  waiting: 'Evenings open as soon as the words are ready.',
  newEvening: 'New evening',
  name: 'Name',
  firstName: date => `Evening of ${date}`,
  preset: 'Preset',
  presets: { figs: 'FIGS', francofono: 'French-speaking' },
  sources: 'Values of the preset and their sources',
  option: 'rule',
  value: 'value',
  source: 'source',
  sourceText: source => source,
  options: {
    rounds: 'most rounds; 0: until the bag cannot serve',
    earlyRounds: 'first rounds that have minima of their own',
    earlyVowels: 'fewest vowels in those rounds',
    earlyConsonants: 'fewest consonants in those rounds',
    vowels: 'fewest vowels; a blank counts as either',
    consonants: 'fewest consonants; a blank counts as either',
    unplayableDraws: 'racks without a play before the game ends',
    subTops: 'scores below the top that are listed',
    soloPoints: 'bonus for the only finder of a top',
    soloPlayers: 'fewest players for that bonus',
    wrongScoreWarnings: 'warnings for a wrong score',
    missingScoreWarnings: 'warnings for a missing score',
    freeWarnings: 'warnings that cost nothing',
    warningPenalty: 'points for each warning after those',
    shiftForgiven: '1: a place one square off is forgiven where the word lies in one place only',
    shiftPenalty: 'points for a place forgiven',
    percentOfRounds: 'percentage: 0 of the totals, 1 mean of the rounds',
  },
  clockSeconds: 'seconds of a round',
  clockWarning: 'seconds before the end when players are told to write',
  rules: 'Rules',
  notationField: 'Squares written as',
  notations: {
    figs: 'FIGS: H8 orizz., H8 vert.',
    gcg: 'GCG: 8H, H8',
    french: 'French: H6, 6H',
  },
  rounds: 'Rounds',
  roundsHelp: '0: until the bag cannot serve',
  draws: 'Tiles',
  bySeed: 'drawn from a seed',
  byBag: 'drawn from a real bag',
  seed: 'Seed',
  seedHelp: 'empty: a random one. Who knows the seed knows the racks.',
  players: 'Players',
  playersHelp: 'One a line. Without names, whoever hands in a slip in round 1 is in.',
  begin: 'Begin',
  roundOf: (round, rounds) => (rounds > 0 ? `Round ${round} of ${rounds}` : `Round ${round}`),
  board: 'the board',
  square: (name, tile) => `${name}: ${tile}`,
  rack: 'Rack',
  inBag: tiles => (tiles === 1 ? '1 tile in the bag' : `${tiles} tiles in the bag`),
  jolly: 'blank',
  putBack: (rack, why) => `Put back ${rack}: ${why}`,
  drawnChosen: 'Tiles chosen by the arbiter.',
  waitsFor: (round, kept) =>
    `Round ${round} waits for its tiles: ${kept === '' ? 'draw all of them' : `keep ${kept} and fill up from the bag`}.`,
  rackTyped: 'Tiles of the rack',
  rackHelp: 'all of them, the kept ones too; ? for a blank',
  giveRack: 'Give the tiles',
  chosenRack: 'Tiles chosen by hand for the next round',
  over: 'The game is over.',
  clock: 'Clock',
  start: 'Start',
  goOn: 'Go on',
  pause: 'Pause',
  minuteMore: '+1 minute',
  resetClock: 'Reset',
  warned: 'Time to write',
  timeOver: 'Time is up',
  room: 'In the room',
  openRoom: 'Open the room’s window',
  roomSees: {
    hidden: 'The room sees the board.',
    rack: 'The room sees board and rack.',
    top: 'The room sees the top.',
    ranking: 'The room sees top and ranking.',
  },
  showNext: {
    rack: 'Show the rack and start',
    top: 'Reveal the top',
    ranking: 'Reveal the ranking',
  },
  closeFirst: 'Close the round first.',
  roomWaits: 'Waiting for the arbiter…',
  roomOver: 'The game is over',
  fullScreen: 'Full screen',
  slips: 'Slips',
  player: 'Player',
  playerHelp: 'number, initials or name; 1,4,7 for several; * for all who lack one',
  squareField: 'Square',
  squareHelp: notation =>
    `${notation === 'figs' ? 'h8o or h8v' : notation === 'gcg' ? '8h or h8' : 'h6 or 6h'}; = the top, - an empty slip`,
  word: 'Word',
  wordHelp: 'blanks in brackets: ST(A)RE',
  score: 'Points',
  enter: 'Enter',
  entryHelp: 'Space goes to the next field, Enter enters, Esc clears.',
  several: names => `${names.length} players: ${names.join(', ')}`,
  newPlayer: name => `New player: ${name}`,
  nobody: text => `No player “${text}”.`,
  already: names => `${names.join(', ')}: has a slip already, this one will count.`,
  verdicts: {
    valid: 'valid',
    score: 'valid, score corrected',
    square: 'wrong square',
    word: 'word not valid',
    tiles: 'tiles not on the rack',
    none: 'empty',
    ruled: 'ruled by the arbiter',
  },
  share: percent => `${percent}% of the top`,
  whichJolly: 'Which letter is the blank?',
  pending: 'on its way…',
  notEntered: 'Not entered',
  closeTo: (name, known) => `“${name}” is new and close to ${known.join(' and ')}.`,
  letIn: 'Another player: let in',
  takeUp: 'Take up',
  dropIt: 'Drop',
  lacking: names => (names === 1 ? '1 slip is missing' : `${names} slips are missing`),
  allIn: 'All slips are in.',
  correct: 'Correct',
  correctSlip: player => `Correct the slip of ${player}`,
  withdrawn: 'withdrawn',
  noPlayers: 'Whoever hands in a slip in this round is in the game.',
  top: 'Top',
  tied: plays => (plays === 1 ? 'one play only' : `${plays} equal plays`),
  laidFor: {
    only: 'It is the only play of the top.',
    jollies: 'Of equal plays the one with fewer blanks is laid.',
    repeats: 'Of equal plays the one that keeps fewer repeated letters is laid.',
    order: 'Of equal plays the first is laid: across, then by row, column and word.',
  },
  byHand: 'chosen by the arbiter',
  laid: 'Play to lay',
  otherPlay: 'another play…',
  reason: 'Reason',
  closeRound: 'Close the round',
  closeWithoutSlips: 'Nobody has handed in a slip.',
  closeLacking: names => `Without a slip: ${names.join(', ')}.`,
  closeAnyway: 'Close it all the same',
  endHere: 'End the game',
  endSure: 'End the game here? A round without slips is not played.',
  subTops: 'Below the top',
  subTop: (score, count) => `${score} (${count})`,
  bingos: count => (count === 1 ? '1 bingo' : `${count} bingos`),
  ranking: 'Ranking',
  rankingAfter: (round, top, isFinal) =>
    `${isFinal ? 'Final ranking' : `After round ${round}`}: top ${top}`,
  noRanking: 'The ranking begins when round 1 is closed.',
  rank: 'rank',
  total: 'total',
  percent: '%',
  topsFound: 'tops',
  zeros: 'zeros',
  thisRound: 'round',
  sheets: 'Sheets',
  sheetsOfRound: 'After round',
  lastRound: 'the last',
  print: 'Print',
  files: 'Files',
  ledgerFile: 'Ledger (.jsonl)',
  rankingFile: 'Ranking (.csv)',
  masterFile: 'Master sheet (.csv)',
  pageFile: 'Page to print (.html)',
  fileNames: { ranking: 'ranking', master: 'master' },
  hash: 'Last line of the ledger',
  rulings: 'Rulings',
  undo: 'Take the last step back',
  undoes: step => `Takes back: ${step}`,
  by: 'Arbiter',
  undoReason: 'entered by mistake',
  nothingToUndo: 'Nothing is left to take back.',
  late: 'Late slip, or points by hand',
  lateReason: 'late slip',
  points: 'Points',
  pointsHelp: 'empty: those of the play; without a word: points by hand',
  wordRuling: 'Contested word',
  struck: 'struck',
  accepted: 'accepted',
  fromRound: 'From round',
  rename: 'Rename',
  newName: 'New name',
  withdraw: 'Withdraw',
  round: 'Round',
  enterRuling: 'Enter',
  done: 'Entered.',
  working: 'One moment…',
  kept: lines => `Safe on this device: ${lines} lines.`,
  leave: 'Close the evening',
  elsewhere: 'This evening is open in another window: one at a time writes.',
  again: 'Try again',
  refusals: {
    DUPLICATE_PLAYER: 'The player is not there, has withdrawn, or the name is another’s.',
    DUPLICATE_ROUND: 'That round is not open, or was not played.',
    DUPLICATE_SLIPS: 'This round has no slip yet.',
    DUPLICATE_OVER: 'Not now: no round is open, or the game is over.',
    DUPLICATE_RACK: 'The bag cannot supply these tiles, or they are too few or too many.',
    PLAY_TEXT: 'A play is a square and a word.',
    DUPLICATE_PLAY: 'The play does not count.',
    POSITION_RACK:
      'These are no tiles: letters of the rules, ? for a blank, and no more than there are.',
    DUPLICATE_WORD: 'The ruling changes nothing, or would leave the open round without a play.',
    DUPLICATE_TEXT: 'A text is missing: a name or a reason, on one line.',
    DUPLICATE_UNDO: 'Nothing is left to take back.',
    DUPLICATE_LEDGER: 'The ledger is damaged, a line does not follow, or its name is taken.',
    DUPLICATE_LEXICON: 'The evening began with another lexicon or other rules.',
    DUPLICATE_OPTIONS: 'A value of the preset is out of bounds.',
    OPTION_NUMBER: 'Points are a whole number.',
    PLATFORM:
      'The browser keeps no files here: it takes an ordinary window, on a page of https or of this computer.',
    FILE_LOCKED: 'This evening is open in another window: one at a time writes.',
    FILE_WRITE: 'No space is left on this device.',
    ALPHABETS_DIFFER: 'The site has no words for these rules.',
  },
  refused: 'It did not work.',
  refusalsFor: {
    DUPLICATE_RACK: 'All these tiles go back into the bag:',
    DUPLICATE_PLAY: 'The play does not count:',
  },
};

/** By language. */
export const DUPLICATO_WORDS: InLanguages<DuplicatoWords> = { it: IT, en: EN };
