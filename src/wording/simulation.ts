// Words of a simulation: as lines and as a page.
import type { Simulation } from '../strategy/simulation/result.js';
import type { InLanguages } from './language.js';

/** Words of a simulation in one language. */
export interface SimulationWords {
  readonly lang: string;
  readonly stopped: Readonly<Record<Simulation['stopped'], string>>;
  readonly decides: Readonly<Record<Simulation['by'], string>>;
  /** How many rollouts there were, why no more, and what decides. */
  rollouts(each: number, all: number, stopped: string, decides: string): string;
  /** Before the name of each of what it was made with. */
  readonly rack: string;
  readonly spread: string;
  turns(count: number): string;
  readonly seed: string;
  readonly lexicon: string;
  readonly rules: string;
  weighed(by: string): string;
  readonly bagEmpty: string;
  /** Headings of the table. */
  readonly move: string;
  readonly score: string;
  readonly won: string;
  readonly equity: string;
  readonly answer: string;
  readonly mostFrequent: string;
  readonly dropped: string;
  exchange(tiles: string): string;
  readonly pass: string;
  /** The page. */
  title(rack: string): string;
  readonly heading: string;
  readonly points: string;
  readonly bars: string;
  readonly where: string;
  readonly heat: string;
  readonly heatLabel: string;
  scored(points: number): string;
  readonly turnsAfter: string;
  readonly notSimulated: string;
  readonly answers: string;
  readonly other: string;
  readonly oneself: string;
  readonly turn: string;
  readonly bingos: string;
  rolledOut(count: number): string;
}

export const SIMULATION: InLanguages<SimulationWords> = {
  it: {
    lang: 'it',
    stopped: {
      confidence: 'resta una sola mossa',
      iterations: 'tutte le prove sono state giocate',
      seconds: 'il tempo è finito',
      aborted: 'interrotta',
      single: 'c’è una sola mossa',
    },
    decides: { win: 'decidono le partite vinte', equity: 'decide il valore stimato' },
    rollouts: (each, all, stopped, decides) =>
      `${each} prove per ogni mossa, ${all} in tutto: ${stopped}; ${decides}`,
    rack: 'leggio',
    spread: 'scarto',
    turns: count => (count === 1 ? '1 turno' : `${count} turni`),
    seed: 'seme',
    lexicon: 'lessico',
    rules: 'regolamento',
    weighed: by => `leggii dell’avversario pesati secondo ${by}`,
    bagEmpty: 'il sacchetto è vuoto: leggio endgame risolve il finale',
    move: 'mossa',
    score: 'punti',
    won: 'partite vinte',
    equity: 'valore stimato',
    answer: 'risposta',
    mostFrequent: 'risposta più frequente',
    dropped: 'esclusa',
    exchange: tiles => `cambio ${tiles}`,
    pass: 'passo',
    title: rack => `Simulazione: ${rack}`,
    heading: 'Simulazione di',
    points: 'punti',
    bars: 'La mossa scelta è mostrata sotto. Le linee attraverso i punti arrivano a due errori standard per parte; le barre partono dal margine sinistro dell’asse, non da zero.',
    where: 'Dove risponde l’avversario',
    heat: 'Quota delle prove in cui la prima risposta ha posto una tessera sulla casella, in percento dal 5 % in su; la mossa è in giallo.',
    heatLabel: 'dove cadono le risposte',
    scored: points => (points === 1 ? '1 punto' : `${points} punti`),
    turnsAfter: 'i turni che seguono',
    notSimulated: 'non simulata',
    answers: 'Risposte più frequenti',
    other: 'avversario',
    oneself: 'chi muove',
    turn: 'turno',
    bingos: 'scrabble',
    rolledOut: count => (count === 1 ? '1 prova' : `${count} prove`),
  },
  en: {
    lang: 'en',
    stopped: {
      confidence: 'one candidate is left',
      iterations: 'all rollouts are played',
      seconds: 'the time is over',
      aborted: 'it was interrupted',
      single: 'there is but one candidate',
    },
    decides: { win: 'games won decide', equity: 'equity decides' },
    rollouts: (each, all, stopped, decides) =>
      `${each} rollouts of each candidate, ${all} in all: ${stopped}; ${decides}`,
    rack: 'rack',
    spread: 'spread',
    turns: count => `${count} turns`,
    seed: 'seed',
    lexicon: 'lexicon',
    rules: 'rules',
    weighed: by => `racks of the other player weighed by ${by}`,
    bagEmpty: 'the bag is empty: leggio endgame solves it',
    move: 'move',
    score: 'score',
    won: 'games won',
    equity: 'equity',
    answer: 'answer',
    mostFrequent: 'most frequent answer',
    dropped: 'dropped',
    exchange: tiles => `exchange ${tiles}`,
    pass: 'pass',
    title: rack => `Simulation: ${rack}`,
    heading: 'Simulation of',
    points: 'points',
    bars: 'A candidate that is clicked is shown below. Lines through the points reach two standard errors to each side; bars begin at the left end of the axis, not at zero.',
    where: 'Where the other player answers',
    heat: 'Share of the rollouts in which the first answer laid a tile on a square, in per cent from 5 % on; the candidate is yellow.',
    heatLabel: 'where answers lie',
    scored: points => `${points} points`,
    turnsAfter: 'the turns after it',
    notSimulated: 'not simulated',
    answers: 'Most frequent answers',
    other: 'the other',
    oneself: 'oneself',
    turn: 'turn',
    bingos: 'bingos',
    rolledOut: count => `${count} rollouts`,
  },
};
