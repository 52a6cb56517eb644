// The words of the table of players over many games.
import type { InLanguages } from './language.js';

/** Columns of the table, in their order. */
export const PLAYER_COLUMNS = [
  'name',
  'games',
  'won',
  'drawn',
  'lost',
  'score',
  'judged',
  'turns',
  'points',
  'equity',
  'win',
  'precision',
  'large',
  'medium',
  'small',
  'bingosFound',
  'bingosPossible',
  'phoneys',
  'luck',
  'trend',
] as const;

/** A column of the table. */
export type PlayerColumn = (typeof PLAYER_COLUMNS)[number];

/** Headings and sentences; a language that lacks one does not compile. */
export interface PlayersWords {
  readonly title: string;
  /** Short headings, for tables. */
  readonly short: Readonly<Record<PlayerColumn, string>>;
  /** What stands in a column. */
  readonly long: Readonly<Record<PlayerColumn, string>>;
  few(turns: number): string;
  readonly trendHelp: string;
  readonly noise: string;
  sortBy(column: string): string;
  folder(games: number): string;
}

export const PLAYERS_WORDS: InLanguages<PlayersWords> = {
  it: {
    title: 'I giocatori',
    short: {
      ...{ name: 'giocatore', games: 'partite', won: 'vinte', drawn: 'pari', lost: 'perse' },
      ...{ score: 'media', judged: 'valutati', turns: 'turni', points: 'punti', equity: 'valore' },
      ...{ win: 'vittoria', precision: 'precisione', large: 'gravi', medium: 'errori' },
      ...{ small: 'imprec.', bingosFound: 'scrabble', bingosPossible: 'possibili' },
      ...{ phoneys: 'non valide', luck: 'fortuna', trend: 'andamento' },
    },
    long: {
      name: 'giocatore',
      games: 'partite',
      won: 'partite vinte',
      drawn: 'partite pari',
      lost: 'partite perse',
      score: 'punti per partita',
      judged: 'turni valutati',
      turns: 'turni',
      points: 'punti persi per turno',
      equity: 'valore perso per turno',
      win: 'probabilità di vittoria persa per turno, %',
      precision: 'precisione sul valore, %',
      large: 'errori gravi',
      medium: 'errori',
      small: 'imprecisioni',
      bingosFound: 'scrabble trovati',
      bingosPossible: 'scrabble possibili',
      phoneys: 'giocate con parole non valide',
      luck: 'fortuna nella pesca per partita',
      trend: 'valore perso per turno: ultima metà meno prima metà',
    },
    few: turns => `* meno di ${turns} turni valutati: le medie dicono poco`,
    trendHelp:
      'Andamento: il valore perso per turno nell’ultima metà delle partite meno quello nella prima; sotto lo zero è un miglioramento. Tra parentesi quando il caso basta a spiegarlo.',
    noise: 'il caso basta a spiegarlo',
    sortBy: column => `ordina per ${column}`,
    folder: games => (games === 1 ? '1 partita' : `${games} partite`),
  },
  en: {
    title: 'Players',
    short: {
      ...{ name: 'player', games: 'games', won: 'won', drawn: 'drawn', lost: 'lost' },
      ...{ score: 'mean', judged: 'judged', turns: 'turns', points: 'points', equity: 'equity' },
      ...{ win: 'win %', precision: 'precision', large: 'blunders', medium: 'mistakes' },
      ...{ small: 'inacc.', bingosFound: 'bingos', bingosPossible: 'possible' },
      ...{ phoneys: 'phoneys', luck: 'luck', trend: 'trend' },
    },
    long: {
      name: 'player',
      games: 'games',
      won: 'games won',
      drawn: 'games drawn',
      lost: 'games lost',
      score: 'points a game',
      judged: 'turns judged',
      turns: 'turns',
      points: 'points lost per turn',
      equity: 'equity lost per turn',
      win: 'chance to win lost per turn, %',
      precision: 'precision by equity, %',
      large: 'blunders',
      medium: 'mistakes',
      small: 'inaccuracies',
      bingosFound: 'bingos found',
      bingosPossible: 'bingos possible',
      phoneys: 'plays with a phoney',
      luck: 'luck of the draw per game',
      trend: 'equity lost per turn: last half less first half',
    },
    few: turns => `* fewer than ${turns} turns judged: averages say little`,
    trendHelp:
      'Trend: equity lost per turn in the last half of the games less that of the first; below zero is better. In brackets where chance may explain it.',
    noise: 'chance may explain it',
    sortBy: column => `sort by ${column}`,
    folder: games => (games === 1 ? '1 game' : `${games} games`),
  },
};
