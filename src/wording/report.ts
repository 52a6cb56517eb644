// The words of the page of a finished game, in Italian and in English.
import type { Notation } from '../board/notation.js';
import type { InLanguages, Language } from './language.js';
import { numberFormat } from './numbers.js';

/** Labels and short sentences of the page; a language that lacks one does not compile. */
export interface ReportWords {
  readonly lang: Language;
  /** How squares are written. */
  readonly notation: Notation;
  /** `1,5` or `1.5`. */
  number(value: number, digits?: number): string;
  readonly boardTitle: string;
  readonly first: string;
  readonly back: string;
  readonly on: string;
  readonly last: string;
  readonly start: string;
  turn(number: number): string;
  turnOf(number: number, all: number): string;
  readonly rack: string;
  readonly unknownRack: string;
  inBag(tiles: number): string;
  readonly bestMoves: string;
  readonly made: string;
  readonly leave: string;
  readonly noMoves: string;
  readonly bingo: string;
  lost(points: string): string;
  readonly nothingLost: string;
  readonly pass: string;
  exchange(tiles: string): string;
  fullChange(name: string, tiles: string): string;
  tiles(count: number): string;
  readonly withdrawn: string;
  rank(rank: number, of: number): string;
  readonly figures: string;
  readonly player: string;
  readonly finalScore: string;
  readonly declaredScore: string;
  readonly turnsJudged: string;
  of(part: number, whole: number): string;
  readonly pointsLost: string;
  readonly accuracy: string;
  readonly topsFound: string;
  readonly bingos: string;
  readonly phoneys: string;
  phoneysOf(all: number, withdrawn: number): string;
  readonly validWithdrawn: string;
  readonly challengesLost: string;
  readonly worst: string;
  better(move: string): string;
  readonly puzzles: string;
  readonly puzzlesHelp: string;
  readonly puzzle: string;
  readonly solution: string;
  readonly onBoard: string;
  readonly score: string;
  scoreChart(): string;
  readonly loss: string;
  lossBar(turn: number, move: string, points: string): string;
  readonly turns: string;
  readonly total: string;
  readonly ended: string;
  readonly fileFaults: string;
  mismatch(line: number, declared: number, computed: number): string;
  readonly madeWith: string;
  readonly rules: string;
  readonly lexicon: string;
}

function numbers(lang: Language): ReportWords['number'] {
  return (value, digits = 0) => numberFormat(lang, digits).format(value);
}

const IT: ReportWords = {
  lang: 'it',
  notation: 'figs',
  number: numbers('it'),
  boardTitle: 'il tavoliere',
  first: 'Inizio della partita',
  back: 'Turno precedente',
  on: 'Turno successivo',
  last: 'Fine della partita',
  start: 'inizio',
  turn: number => `turno ${number}`,
  turnOf: (number, all) => `turno ${number} di ${all}`,
  rack: 'leggio',
  unknownRack: 'leggio sconosciuto',
  inBag: tiles => (tiles === 1 ? '1 tessera nel sacchetto' : `${tiles} tessere nel sacchetto`),
  bestMoves: 'Le giocate migliori',
  made: 'giocata fatta',
  leave: 'resto',
  noMoves: 'nessuna giocata',
  bingo: 'scrabble',
  lost: points => `${points} punti persi`,
  nothingLost: 'nessun punto perso',
  pass: 'passo',
  exchange: tiles => `cambio ${tiles}`,
  fullChange: (name, tiles) => `${name} ${tiles}`,
  tiles: count => (count === 1 ? '1 tessera' : `${count} tessere`),
  withdrawn: 'ritirata',
  rank: (rank, of) => `${rank}ª di ${of} per punti`,
  figures: 'I giocatori',
  player: 'giocatore',
  finalScore: 'punteggio finale',
  declaredScore: 'punteggio dichiarato',
  turnsJudged: 'turni valutati',
  of: (part, whole) => `${part} di ${whole}`,
  pointsLost: 'punti persi per turno',
  accuracy: 'precisione',
  topsFound: 'giocate migliori trovate',
  bingos: 'scrabble',
  phoneys: 'parole non valide',
  phoneysOf: (all, withdrawn) => {
    if (withdrawn === 0) return `${all}`;
    return `${all} (${withdrawn} ${withdrawn === 1 ? 'ritirata' : 'ritirate'})`;
  },
  validWithdrawn: 'giocate valide ritirate',
  challengesLost: 'contestazioni perse',
  worst: 'I turni da rivedere',
  better: move => `meglio ${move}`,
  puzzles: 'Scrabble mancati',
  puzzlesHelp: 'Il tavoliere torna com’era prima del turno: la soluzione si apre sotto al leggio.',
  puzzle: 'C’è uno scrabble: dove?',
  solution: 'Soluzione',
  onBoard: 'mostra sul tavoliere',
  score: 'Il punteggio',
  scoreChart: () => 'punteggio per turno',
  loss: 'Punti persi',
  lossBar: (turn, move, points) => `turno ${turn}: ${move}, ${points} punti persi`,
  turns: 'Turno per turno',
  total: 'totale',
  ended: 'Come è finita',
  fileFaults: 'Che cosa non torna nel file',
  mismatch: (line, declared, computed) =>
    `riga ${line}: dichiarati ${declared} punti, secondo il regolamento sono ${computed}`,
  madeWith: 'Fatto con',
  rules: 'regolamento',
  lexicon: 'lessico',
};

const EN: ReportWords = {
  lang: 'en',
  notation: 'gcg',
  number: numbers('en'),
  boardTitle: 'the board',
  first: 'Start of the game',
  back: 'Previous turn',
  on: 'Next turn',
  last: 'End of the game',
  start: 'start',
  turn: number => `turn ${number}`,
  turnOf: (number, all) => `turn ${number} of ${all}`,
  rack: 'rack',
  unknownRack: 'rack not known',
  inBag: tiles => `${tiles} in the bag`,
  bestMoves: 'Best plays',
  made: 'the move made',
  leave: 'keeps',
  noMoves: 'no play',
  bingo: 'bingo',
  lost: points => `${points} points lost`,
  nothingLost: 'nothing lost',
  pass: 'pass',
  exchange: tiles => `exchange ${tiles}`,
  fullChange: (name, tiles) => `${name} ${tiles}`,
  tiles: count => (count === 1 ? '1 tile' : `${count} tiles`),
  withdrawn: 'withdrawn',
  rank: (rank, of) => `${rank} of ${of} by points`,
  figures: 'The players',
  player: 'player',
  finalScore: 'final score',
  declaredScore: 'score declared',
  turnsJudged: 'turns judged',
  of: (part, whole) => `${part} of ${whole}`,
  pointsLost: 'points lost per turn',
  accuracy: 'accuracy',
  topsFound: 'best play found',
  bingos: 'bingos',
  phoneys: 'phoneys',
  phoneysOf: (all, withdrawn) => (withdrawn === 0 ? `${all}` : `${all} (${withdrawn} withdrawn)`),
  validWithdrawn: 'valid plays withdrawn',
  challengesLost: 'challenges lost',
  worst: 'Turns to look at again',
  better: move => `better ${move}`,
  puzzles: 'Bingos missed',
  puzzlesHelp: 'The board goes back to before the turn; the answer opens below the rack.',
  puzzle: 'There is a bingo: where?',
  solution: 'Answer',
  onBoard: 'show on the board',
  score: 'Score',
  scoreChart: () => 'score by turn',
  loss: 'Points lost',
  lossBar: (turn, move, points) => `turn ${turn}: ${move}, ${points} points lost`,
  turns: 'Turn by turn',
  total: 'total',
  ended: 'How it ended',
  fileFaults: 'What is wrong with the file',
  mismatch: (line, declared, computed) =>
    `line ${line}: declared ${declared}, the rules give ${computed}`,
  madeWith: 'Made with',
  rules: 'rules',
  lexicon: 'lexicon',
};

/** By language. */
export const REPORT_WORDS: InLanguages<ReportWords> = { it: IT, en: EN };
