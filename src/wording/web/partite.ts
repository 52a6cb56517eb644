// The words of the view Partite, in Italian and in English.
import type { Depth } from '../../analysis/depth.js';
import type { InLanguages } from '../language.js';
import { SPOKEN, type Spoken } from './spoken.js';

/** Labels and short sentences of the view; a language that lacks one does not compile. */
export interface PartiteWords extends Spoken {
  readonly heading: string;
  readonly fromFile: string;
  readonly fromFileHelp: string;
  readonly pasted: string;
  readonly read: string;
  readonly openFile: string;
  readonly dropHere: string;
  readonly fileTooLong: string;
  readonly notRead: string;
  readonly write: string;
  player(number: number): string;
  readonly addPlayer: string;
  readonly edition: string;
  readonly begin: string;
  readonly kept: string;
  readonly keptHelp: string;
  readonly noneKept: string;
  /** The name of what is pasted, for messages and files. */
  readonly pastedName: string;
  readonly typedTitle: string;
  /** `'25 nov 2026, 16:40'` */
  date(milliseconds: number): string;
  open(title: string): string;
  remove(title: string): string;
  readonly removeSign: string;
  reallyRemove(title: string): string;
  readonly allGames: string;
  readonly gone: string;
  readonly notKept: string;
  readonly depth: string;
  readonly depths: Readonly<Record<Depth, string>>;
  readonly depthHelp: Readonly<Record<Depth, string>>;
  readonly analyse: string;
  readonly again: string;
  readonly stop: string;
  judging(judged: number, turns: number): string;
  readonly waitsForWords: string;
  stopped(judged: number, turns: number): string;
  readonly changed: string;
  readonly report: string;
  readonly takeAway: string;
  readonly asPage: string;
  readonly asCsv: string;
  readonly asJson: string;
  readonly asGcg: string;
  readonly refused: string;
  /** By the code of an error. */
  readonly refusals: Readonly<Partial<Record<string, string>>>;
  // a game that is typed in
  readonly typing: string;
  turnOf(player: string): string;
  inBag(tiles: number): string;
  keeps(tiles: string): string;
  readonly rack: string;
  readonly rackHelp: string;
  readonly boardHelp: string;
  readonly play: string;
  readonly playHelp: string;
  /** Why a play that was typed cannot be read. */
  readonly wrongPlay: Readonly<Record<'form' | 'off' | 'letter', string>>;
  taken(square: string, tile: string): string;
  points(points: number): string;
  isValid(word: string): string;
  isNotValid(word: string): string;
  readonly doPlay: string;
  readonly takeUp: string;
  readonly doPass: string;
  readonly exchange: string;
  readonly exchangeHelp: string;
  fullChange(name: string): string;
  readonly doExchange: string;
  readonly wrongExchange: string;
  readonly contested: string;
  readonly contestedBy: string;
  readonly isWithdrawn: string;
  readonly isUpheld: string;
  readonly theEnd: string;
  readonly theEndHelp: string;
  left(player: string): string;
  readonly timeOver: string;
  readonly overtime: string;
  readonly overtimeHelp: string;
  readonly overtimeOf: string;
  readonly doOvertime: string;
  readonly doEnd: string;
  readonly undo: string;
  readonly sheet: string;
  readonly sheetMove: string;
  readonly sheetPoints: string;
  readonly sheetTotal: string;
  readonly sheetPlayer: string;
  readonly sheetRack: string;
  readonly noTurns: string;
  readonly pass: string;
  exchanged(tiles: string): string;
  exchangedCount(count: number): string;
  readonly withdrawn: string;
  readonly upheld: string;
  readonly ended: string;
}

function dates(lang: string): PartiteWords['date'] {
  return milliseconds =>
    new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}

const IT: PartiteWords = {
  ...SPOKEN.it,
  heading: 'Partite',
  fromFile: 'Da un file',
  fromFileHelp:
    'Apri un GCG, lascialo cadere sulla pagina o incollalo qui: l’analisi parte subito.',
  pasted: 'Partita in GCG',
  read: 'Leggi',
  openFile: 'Apri un file',
  dropHere: 'Lascia qui il file',
  fileTooLong: 'Il file è troppo lungo per una partita.',
  notRead: 'La partita non si legge:',
  write: 'Scrivi una partita',
  player: number => `Giocatore ${number}`,
  addPlayer: 'Aggiungi un giocatore',
  edition: 'Regolamento',
  begin: 'Comincia',
  kept: 'Su questo dispositivo',
  keptHelp: 'Le partite restano qui, nel browser; nessuno le riceve.',
  noneKept: 'Ancora nessuna partita.',
  pastedName: 'partita',
  typedTitle: 'Partita',
  date: dates('it'),
  open: title => `Apri ${title}`,
  remove: title => `Elimina ${title}`,
  removeSign: 'Elimina',
  reallyRemove: title => `Eliminare «${title}» da questo dispositivo?`,
  allGames: 'Tutte le partite',
  gone: 'Questa partita non è su questo dispositivo.',
  notKept: 'Il browser non conserva la partita: salvala prima di chiudere la pagina.',
  depth: 'Analisi',
  depths: { fast: 'veloce', normal: 'normale', deep: 'profonda' },
  depthHelp: {
    fast: 'Giudizio statico: pochi secondi.',
    normal: 'Simula le mosse che potevano contare e risolve i finali: qualche decina di secondi.',
    deep: 'Simula a lungo tutte le mosse che potevano contare: minuti.',
  },
  analyse: 'Analizza',
  again: 'Analizza di nuovo',
  stop: 'Ferma',
  judging: (judged, turns) => `Turni valutati: ${judged} di ${turns}`,
  waitsForWords: 'L’analisi comincia appena il lessico è pronto.',
  stopped: (judged, turns) => `Analisi fermata: turni valutati ${judged} di ${turns}.`,
  changed: 'La partita è cambiata dopo l’analisi.',
  report: 'L’analisi',
  takeAway: 'Salva',
  asPage: 'Pagina HTML',
  asCsv: 'Tabella CSV',
  asJson: 'Dati JSON',
  asGcg: 'Partita GCG',
  refused: 'Così non si può fare.',
  refusals: {
    POSITION_RACK: 'Il leggio non va: al più sette lettere del regolamento, e ? per il jolly.',
    POSITION_TILES: 'Tavoliere e leggio hanno più tessere del sacchetto.',
    POSITION_BOARD: 'Le tessere sul tavoliere non formano una posizione.',
    ALPHABETS_DIFFER: 'Per questo regolamento il sito non ha un lessico.',
    OVERTIME: 'Il regolamento non dà questo tempo supplementare.',
    NETWORK: 'La rete manca o si è interrotta: all’analisi mancano dei dati.',
    BROKEN: 'I dati dell’analisi sono arrivati guasti: riprova.',
    STOPPED: 'Analisi fermata prima del primo turno.',
    FAULT: 'L’analisi si è interrotta per un guasto.',
  },
  typing: 'Trascrizione',
  turnOf: player => `Tocca a ${player}`,
  inBag: tiles => (tiles === 1 ? '1 tessera nel sacchetto' : `${tiles} tessere nel sacchetto`),
  keeps: tiles => `ha tenuto ${tiles}`,
  rack: 'Leggio',
  rackHelp: 'se è noto; ? per il jolly',
  boardHelp:
    'Scrivi le lettere della giocata, con Maiusc per il jolly; quelle già posate si saltano. Le frecce spostano, lo spazio o un secondo clic cambia verso.',
  play: 'Giocata',
  playHelp:
    'come 8F MICIO o F8 orizz. MICIO, con il jolly in minuscolo (MICiO); oppure posa le lettere sul tavoliere',
  wrongPlay: {
    form: 'Una giocata si scrive casella e parola: 8F MICIO in orizzontale, F8 MICIO in verticale.',
    off: 'La parola esce dal tavoliere.',
    letter: 'Nella parola c’è un segno che non è una lettera del regolamento.',
  },
  taken: (square, tile) => `Nella casella ${square} c’è già ${tile}.`,
  points: points => (points === 1 ? '1 punto' : `${points} punti`),
  isValid: word => `${word} è valida`,
  isNotValid: word => `${word} non è nel lessico`,
  doPlay: 'Gioca',
  takeUp: 'Riprendi le lettere',
  doPass: 'Passo',
  exchange: 'Cambio',
  exchangeHelp: 'le lettere, o quante',
  fullChange: name => `${name}: gioca di nuovo`,
  doExchange: 'Cambia',
  wrongExchange: 'Scrivi le lettere cambiate, o quante sono.',
  contested: 'L’ultima giocata è stata contestata',
  contestedBy: 'da',
  isWithdrawn: 'Si ritira',
  isUpheld: 'Resta',
  theEnd: 'Fine della partita',
  theEndHelp: 'Le tessere rimaste si deducono dalle mosse; dove non basta, scrivile qui.',
  left: player => `Rimaste a ${player}`,
  timeOver: 'Il tempo della partita è scaduto',
  overtime: 'Tempo supplementare',
  overtimeHelp: 'minuti:secondi',
  overtimeOf: 'di',
  doOvertime: 'Segna',
  doEnd: 'Chiudi la partita',
  undo: 'Annulla l’ultima riga',
  sheet: 'Foglio dei punti',
  sheetMove: 'Mossa',
  sheetPoints: 'Punti',
  sheetTotal: 'Totale',
  sheetPlayer: 'Giocatore',
  sheetRack: 'Leggio',
  noTurns: 'Ancora nessuna mossa.',
  pass: 'passo',
  exchanged: tiles => `cambio ${tiles}`,
  exchangedCount: count => (count === 1 ? 'cambio di 1 tessera' : `cambio di ${count} tessere`),
  withdrawn: 'giocata ritirata',
  upheld: 'contestazione persa',
  ended: 'fine della partita',
};

const EN: PartiteWords = {
  ...SPOKEN.en,
  heading: 'Games',
  fromFile: 'From a file',
  fromFileHelp: 'Open a GCG, drop it on the page or paste it here: it is analysed at once.',
  pasted: 'Game as GCG',
  read: 'Read',
  openFile: 'Open a file',
  dropHere: 'Drop the file here',
  fileTooLong: 'The file is too long for a game.',
  notRead: 'The game cannot be read:',
  write: 'Write a game down',
  player: number => `Player ${number}`,
  addPlayer: 'Add a player',
  edition: 'Rules',
  begin: 'Begin',
  kept: 'On this device',
  keptHelp: 'Games stay here, in the browser; nobody receives them.',
  noneKept: 'No game yet.',
  pastedName: 'game',
  typedTitle: 'Game',
  date: dates('en'),
  open: title => `Open ${title}`,
  remove: title => `Delete ${title}`,
  removeSign: 'Delete',
  reallyRemove: title => `Delete “${title}” from this device?`,
  allGames: 'All games',
  gone: 'This game is not on this device.',
  notKept: 'The browser does not keep the game: save it before you close the page.',
  depth: 'Analysis',
  depths: { fast: 'fast', normal: 'normal', deep: 'deep' },
  depthHelp: {
    fast: 'Static judgement: a few seconds.',
    normal: 'Simulates the moves that could matter and solves endings: some ten seconds.',
    deep: 'Simulates all moves that could matter, at length: minutes.',
  },
  analyse: 'Analyse',
  again: 'Analyse again',
  stop: 'Stop',
  judging: (judged, turns) => `Turns judged: ${judged} of ${turns}`,
  waitsForWords: 'The analysis begins once the words are ready.',
  stopped: (judged, turns) => `Stopped: ${judged} of ${turns} turns judged.`,
  changed: 'The game has changed since it was analysed.',
  report: 'The analysis',
  takeAway: 'Save',
  asPage: 'HTML page',
  asCsv: 'CSV table',
  asJson: 'JSON data',
  asGcg: 'GCG game',
  refused: 'This cannot be done.',
  refusals: {
    POSITION_RACK: 'The rack does not do: seven letters of these rules at most, and ? for a blank.',
    POSITION_TILES: 'Board and rack have more tiles than the bag.',
    POSITION_BOARD: 'The tiles on the board are no position.',
    ALPHABETS_DIFFER: 'The site has no words for these rules.',
    OVERTIME: 'The rules give no such overtime.',
    NETWORK: 'There is no network, or it broke off: the analysis lacks data.',
    BROKEN: 'The data of the analysis came damaged: try again.',
    STOPPED: 'Stopped before the first turn.',
    FAULT: 'The analysis broke off through a fault.',
  },
  typing: 'Score sheet in hand',
  turnOf: player => `${player} to move`,
  inBag: tiles => (tiles === 1 ? '1 tile in the bag' : `${tiles} tiles in the bag`),
  keeps: tiles => `kept ${tiles}`,
  rack: 'Rack',
  rackHelp: 'where it is known; ? for a blank',
  boardHelp:
    'Type the letters of the play, with Shift for a blank; those that lie there are passed over. Arrow keys move, space or a second click turns the direction.',
  play: 'Play',
  playHelp: 'like 8F MICIO, a blank in lower case (MICiO); or lay the letters on the board',
  wrongPlay: {
    form: 'A play is a square and a word: 8F MICIO across, F8 MICIO down.',
    off: 'The word leaves the board.',
    letter: 'There is a sign in the word that is no letter of these rules.',
  },
  taken: (square, tile) => `${square} holds ${tile} already.`,
  points: points => (points === 1 ? '1 point' : `${points} points`),
  isValid: word => `${word} is valid`,
  isNotValid: word => `${word} is not in the lexicon`,
  doPlay: 'Play it',
  takeUp: 'Take the letters up',
  doPass: 'Pass',
  exchange: 'Exchange',
  exchangeHelp: 'the letters, or how many',
  fullChange: name => `${name}: moves again`,
  doExchange: 'Exchange',
  wrongExchange: 'Write the letters exchanged, or how many.',
  contested: 'The last play was challenged',
  contestedBy: 'by',
  isWithdrawn: 'It comes off',
  isUpheld: 'It stands',
  theEnd: 'End of the game',
  theEndHelp: 'Tiles left follow from the moves; where they do not, write them here.',
  left: player => `Left to ${player}`,
  timeOver: 'The time of the game is over',
  overtime: 'Overtime',
  overtimeHelp: 'minutes:seconds',
  overtimeOf: 'of',
  doOvertime: 'Note it',
  doEnd: 'Close the game',
  undo: 'Undo the last line',
  sheet: 'Score sheet',
  sheetMove: 'Move',
  sheetPoints: 'Points',
  sheetTotal: 'Total',
  sheetPlayer: 'Player',
  sheetRack: 'Rack',
  noTurns: 'No move yet.',
  pass: 'pass',
  exchanged: tiles => `exchange ${tiles}`,
  exchangedCount: count => (count === 1 ? 'exchange of 1 tile' : `exchange of ${count} tiles`),
  withdrawn: 'play withdrawn',
  upheld: 'challenge lost',
  ended: 'end of the game',
};

/** By language. */
export const PARTITE_WORDS: InLanguages<PartiteWords> = { it: IT, en: EN };
