// What moves lost, luck, and how each figure was got: the words of pages, lines and tables, in both languages.
import type { Depth } from '../analysis/depth.js';
import type { Figure, How } from '../analysis/figure.js';
import type { Losses } from '../analysis/losses.js';
import type { Mistake, MistakeSize } from '../analysis/mistakes.js';
import type { InLanguages, Language } from './language.js';
import { numberFormat } from './numbers.js';

/** Labels and short sentences; a language that lacks one does not compile. */
export interface LossWords {
  readonly mistakes: Readonly<Record<MistakeSize, string>>;
  /** How many mistakes of a size there were, as a label. */
  readonly mistakesOf: Readonly<Record<MistakeSize, string>>;
  /** What decides the order of the moves that were looked at. */
  readonly movesBy: Readonly<Record<Mistake['by'], string>>;
  points(text: string): string;
  equity(text: string): string;
  win(text: string): string;
  spread(text: string): string;
  readonly equityLabel: string;
  readonly winLabel: string;
  readonly spreadLabel: string;
  how(how: How, n: number | undefined): string;
  better(move: string): string;
  mostPoints(move: string): string;
  readonly nothing: string;
  readonly luck: string;
  readonly unseen: string;
  readonly otherRack: string;
  readonly notes: string;
  /** Above the reasons for words. */
  readonly words: string;
  readonly equityLost: string;
  readonly winLost: string;
  readonly spreadLost: string;
  readonly precision: string;
  readonly drawsKnown: string;
  /** Where the spread of the game comes from. */
  readonly balance: string;
  readonly balanceHelp: string;
  readonly skill: string;
  readonly start: string;
  readonly rest: string;
  ahead(name: string, points: string): string;
  readonly even: string;
  balanceKnown(losses: number, draws: number, turns: number): string;
  balanceChart(name: string): string;
  readonly legendTitle: string;
  readonly legend: readonly string[];
  readonly depths: Readonly<Record<Depth, string>>;
  readonly leaves: string;
  readonly wins: string;
  readonly depth: string;
  readonly seed: string;
  readonly noTable: string;
}

const IT: LossWords = {
  mistakes: { small: 'imprecisione', medium: 'errore', large: 'errore grave' },
  mistakesOf: { small: 'imprecisioni', medium: 'errori', large: 'errori gravi' },
  movesBy: {
    equity: 'per valore',
    win: 'per probabilità di vittoria',
    spread: 'fino alla fine della partita',
  },
  points: text => `${text} punti`,
  equity: text => `${text} di valore`,
  win: text => `${text} % di vittoria`,
  spread: text => `${text} punti nel finale`,
  equityLabel: 'valore',
  winLabel: 'vittoria',
  spreadLabel: 'alla fine',
  how: (how, n) =>
    ({
      solved: 'risolto',
      enumerated: 'tutte le pescate',
      simulated: `${n} simulazioni`,
      sampled: `campione di ${n} pescate`,
      estimated: 'stima',
    })[how],
  better: move => `meglio ${move}`,
  mostPoints: move => `più punti: ${move}`,
  nothing: 'niente di perso',
  luck: 'fortuna nella pesca',
  unseen: 'Tessere non viste',
  otherRack: 'leggio dell’avversario',
  notes: 'Note del file',
  words: 'Le parole e il perché',
  equityLost: 'valore perso per turno',
  winLost: 'vittoria persa per turno',
  spreadLost: 'punti persi nei finali',
  precision: 'precisione sul valore',
  drawsKnown: 'pescate note',
  balance: 'Da dove viene il distacco',
  balanceHelp:
    'Il distacco finale è la somma esatta delle quattro voci. Abilità: quanto le mosse hanno perso rispetto alle migliori. Fortuna: quanto i leggii pescati valevano più o meno della media delle pescate possibili. Resto: quel che il tavoliere offriva all’uno e all’altro, e i punti di fine partita.',
  skill: 'abilità',
  start: 'prima mossa',
  rest: 'resto',
  ahead: (name, points) => `${name} avanti di ${points}`,
  even: 'partita pari',
  balanceKnown: (losses, draws, turns) =>
    `mosse valutate ${losses} di ${turns}, pescate note ${draws}`,
  balanceChart: name => `abilità e fortuna di turno in turno, dalla parte di ${name}`,
  legendTitle: 'Come si leggono le cifre',
  legend: [
    'Punti persi: il punteggio della giocata migliore meno quello della mossa fatta.',
    'Valore: i punti della mossa e quel che vale il resto che lascia sul leggio; è un giudizio statico.',
    'Vittoria: quanto spesso si vince da lì in poi. È una stima della tabella delle vittorie, oppure una simulazione, e allora porta il numero delle partite giocate e il suo errore; un errore conta solo se lo supera del doppio.',
    'Finale: a sacchetto vuoto la partita si risolve fino in fondo, e la cifra è esatta.',
    'Fortuna: il valore del leggio pescato meno la media delle pescate possibili, tutte o un campione.',
  ],
  depths: {
    fast: 'veloce: giudizio statico',
    normal: 'normale: simulate le mosse che potevano contare, finali risolti',
    deep: 'profonda: simulate a lungo tutte le mosse che potevano contare, finali risolti',
  },
  leaves: 'valori dei resti',
  wins: 'tabella delle vittorie',
  depth: 'analisi',
  seed: 'seme',
  noTable: 'senza',
};

const EN: LossWords = {
  mistakes: { small: 'inaccuracy', medium: 'mistake', large: 'blunder' },
  mistakesOf: { small: 'inaccuracies', medium: 'mistakes', large: 'blunders' },
  movesBy: { equity: 'by equity', win: 'by chance to win', spread: 'to the end of the game' },
  points: text => `${text} points`,
  equity: text => `${text} equity`,
  win: text => `${text} % to win`,
  spread: text => `${text} points in the ending`,
  equityLabel: 'equity',
  winLabel: 'wins',
  spreadLabel: 'at the end',
  how: (how, n) =>
    ({
      solved: 'solved',
      enumerated: 'all draws',
      simulated: `${n} rollouts`,
      sampled: `sample of ${n} draws`,
      estimated: 'estimate',
    })[how],
  better: move => `better ${move}`,
  mostPoints: move => `most points: ${move}`,
  nothing: 'nothing lost',
  luck: 'luck of the draw',
  unseen: 'Unseen tiles',
  otherRack: 'the other rack',
  notes: 'Notes of the file',
  words: 'The words, and why',
  equityLost: 'equity lost per turn',
  winLost: 'chance to win lost per turn',
  spreadLost: 'points lost in endings',
  precision: 'precision by equity',
  drawsKnown: 'draws known',
  balance: 'What the spread is made of',
  balanceHelp:
    'The four add up to the final spread exactly. Skill: what the moves lost against the best. Luck: what the racks drawn were worth above or below the mean of the draws there were. Rest: what the board offered to each, and the points of the end.',
  skill: 'skill',
  start: 'first move',
  rest: 'rest',
  ahead: (name, points) => `${name} ahead by ${points}`,
  even: 'a draw',
  balanceKnown: (losses, draws, turns) =>
    `${losses} of ${turns} moves judged, ${draws} draws known`,
  balanceChart: name => `skill and luck turn by turn, as ${name} sees them`,
  legendTitle: 'How to read the figures',
  legend: [
    'Points lost: the score of the best play less that of the move made.',
    'Equity: the points of a move and the worth of what it keeps; a static judgement.',
    'Chance to win: how often the game is won from there. An estimate of the win table, or a simulation, which then has its number of rollouts and its error; a mistake counts only when it is twice as large as that.',
    'Ending: once the bag is empty the game is solved to its end, and the figure is exact.',
    'Luck: the worth of the rack drawn less the mean of the draws there were, all of them or a sample.',
  ],
  depths: {
    fast: 'fast: static judgement',
    normal: 'normal: moves that could matter simulated, endings solved',
    deep: 'deep: all moves that could matter simulated at length, endings solved',
  },
  leaves: 'leave values',
  wins: 'win table',
  depth: 'analysis',
  seed: 'seed',
  noTable: 'none',
};

/** By language. */
export const LOSS_WORDS: InLanguages<LossWords> = { it: IT, en: EN };

/** `'12,5'`: a value with at most one decimal. */
export function decimalText(lang: Language, value: number, signed = false): string {
  const rounded = Math.round(value * 10) / 10 + 0;
  const digits = Number.isInteger(rounded) ? 0 : 1;
  const text = numberFormat(lang, digits).format(Math.abs(rounded));
  return `${rounded < 0 ? '−' : signed && rounded > 0 ? '+' : ''}${text}`;
}

/** `'3,1 ± 0,4'`; the error is left out where there is none. */
export function figureText(
  lang: Language,
  { value, error }: Figure,
  unit = 1,
  signed = false,
): string {
  const text = decimalText(lang, value / unit, signed);
  return error === undefined || error === 0 ? text : `${text} ± ${decimalText(lang, error / unit)}`;
}

/** Each loss that is known as a short text, with how it was got: `'3,1 ± 0,4 % di vittoria (400 simulazioni)'`. */
export function lossTexts(
  { points, equity, win, spread }: Losses,
  lang: Language,
): readonly string[] {
  const words = LOSS_WORDS[lang];
  const minus = (text: string): string => (text === '0' ? text : `−${text}`);
  const how = (figure: Figure): string => ` (${words.how(figure.how, figure.n)})`;
  return [
    ...(points === undefined ? [] : [words.points(minus(decimalText(lang, points / 1000)))]),
    ...(equity === undefined ? [] : [words.equity(minus(decimalText(lang, equity / 1000)))]),
    ...(win === undefined ? [] : [`${words.win(minus(figureText(lang, win)))}${how(win)}`]),
    ...(spread === undefined
      ? []
      : [`${words.spread(minus(figureText(lang, spread)))}${how(spread)}`]),
  ];
}

/** The loss that decided about a mistake, alone: `'−3,1 %'`. */
export function mainLoss(
  { by }: Mistake,
  { equity = 0, win, spread }: Losses,
  lang: Language,
): string {
  if (by === 'spread') return `−${decimalText(lang, spread?.value ?? 0)}`;
  if (by === 'win') return `−${decimalText(lang, win?.value ?? 0)} %`;
  return `−${decimalText(lang, equity / 1000)}`;
}
