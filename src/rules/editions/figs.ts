// The newest regulations of the Federazione Italiana Gioco Scrabble: the default edition, and the
// tiles and articles that the other Italian editions share with it.
import { ITALIAN } from '../../alphabet/alphabets.js';
import type { ChallengeRule } from '../game-rules.js';
import { STANDARD_LAYOUT } from '../layouts.js';
import type { Rules, TileSpec, WordArticles } from '../rules.js';

/** 120 tiles. Source: FIGS, Regolamento di gioco, parte I, capo I, art. 1; art. 8 for J K W X Y. */
// biome-ignore format: columns
export const FIGS_TILES: readonly TileSpec[] = [
  { letter: 'A', count: 14, points:  1 },
  { letter: 'B', count:  3, points:  5 },
  { letter: 'C', count:  6, points:  2 },
  { letter: 'D', count:  3, points:  5 },
  { letter: 'E', count: 11, points:  1 },
  { letter: 'F', count:  3, points:  5 },
  { letter: 'G', count:  2, points:  8 },
  { letter: 'H', count:  2, points:  8 },
  { letter: 'I', count: 12, points:  1 },
  { letter: 'J', count:  0, points:  0 }, // only as a jolly, art. 8
  { letter: 'K', count:  0, points:  0 }, // only as a jolly, art. 8
  { letter: 'L', count:  5, points:  3 },
  { letter: 'M', count:  5, points:  3 },
  { letter: 'N', count:  5, points:  3 },
  { letter: 'O', count: 15, points:  1 },
  { letter: 'P', count:  3, points:  5 },
  { letter: 'Q', count:  1, points: 10 },
  { letter: 'R', count:  6, points:  2 },
  { letter: 'S', count:  6, points:  2 },
  { letter: 'T', count:  6, points:  2 },
  { letter: 'U', count:  5, points:  3 },
  { letter: 'V', count:  3, points:  5 },
  { letter: 'W', count:  0, points:  0 }, // only as a jolly, art. 8
  { letter: 'X', count:  0, points:  0 }, // only as a jolly, art. 8
  { letter: 'Y', count:  0, points:  0 }, // only as a jolly, art. 8
  { letter: 'Z', count:  2, points:  8 },
  { letter: '?', count:  2, points:  0 }, // worth 0 whatever it stands for, art. 12
];

/** Article by topic; the same numbers in both FIGS editions (they agree up to 36). */
export const FIGS_WORD_ARTICLES: WordArticles['articles'] = {
  oneWord: '14',
  nouns: '15a',
  adjectives: '15b',
  verbs: '15c',
  archaicEre: '15c',
  adverbs: '15d',
  functionWords: '15e',
  interjections: '15f',
  loanwords: '16',
  truncations: '17',
  prefixes: '18',
  numerals: '19',
  altered: '20',
  variants: '21',
  enclitics: '22',
  twoParticles: '23',
};

/** Articles on plays and scores; the same numbers in both FIGS editions. */
export const FIGS_ARTICLES: Rules['articles'] = {
  tiles: 'art. 1',
  layout: 'art. 1',
  rack: 'art. 3',
  line: 'art. 3',
  first: 'art. 3',
  joined: 'art. 3',
  allWords: 'art. 4',
  mainWord: 'art. 5',
  taken: 'art. 6',
  jolly: 'art. 8',
  score: 'art. 9',
  premiumOnce: 'art. 10',
  multipliers: 'art. 11',
  jollyValue: 'art. 12',
  bonus: 'art. 13',
  pass: 'art. 33',
  exchange: 'art. 34',
};

/** The same in both FIGS editions. */
export const FIGS_CHALLENGE: ChallengeRule = {
  judges: 'contested',
  article: 'art. 29',
  withdrawn: {
    penalty: {
      kind: 'percent',
      on: 'player',
      percent: 20, // art. 30
      of: 'play', // art. 30 «valore della giocata»: open reading `play-value`
      faceValue: 'none',
      rounding: 'half-down', // art. 30 «se la cifra decimale è 5 si arrotonda per difetto»
      minimum: 1, // art. 30
    },
    turnLost: 'player', // art. 30
    article: 'art. 30',
  },
  lost: {
    penalty: {
      kind: 'percent',
      on: 'challenger',
      percent: 10, // art. 30
      of: 'play', // open reading `play-value`
      faceValue: 'none',
      rounding: 'half-down', // art. 30 «in entrambi i casi»
      minimum: 1, // art. 30
    },
    turnLost: undefined,
    article: 'art. 30',
  },
};

/** The newest regulations of the Federazione Italiana Gioco Scrabble: the default edition. */
export const FIGS: Rules = {
  id: 'figs',
  title: 'FIGS, Regolamento di gioco',
  alphabet: ITALIAN, // art. 8
  tiles: FIGS_TILES, // art. 1
  layout: STANDARD_LAYOUT, // art. 1
  rackSize: 7, // art. 3
  bingoBonus: 50, // art. 13
  exchangeMinimum: 3, // art. 34
  fullChange: {
    name: 'cambio secco',
    bagMinimum: 1, // art. 35
    timesPerGame: 1, // art. 35
    rack: 'any',
    afterExchange: false, // art. 34: an ordinary exchange passes the turn
    thenExchange: true, // art. 35, last sentence
    article: 'art. 35',
  },
  challenge: FIGS_CHALLENGE, // art. 29-30
  clock: {
    minutes: 25, // art. 37
    range: undefined,
    gameMinutes: 75, // art. 37
    overtime: {
      least: 1, // art. 37
      most: 1, // art. 37
      charge: { per: 'use', points: 30, article: 'art. 37' },
      usedUp: { kind: 'below', penalty: 50, points: 50, article: 'art. 37' },
      article: 'art. 37',
    },
    article: 'art. 37',
  },
  end: {
    conditions: [
      { kind: 'out', article: 'art. 39a', deducts: 'others', gains: 0, countsArticle: 'art. 40' },
      {
        kind: 'idle',
        turns: ['pass', 'exchange', 'withdrawn'], // `withdrawn`: open reading `withdrawn-passes`
        each: 3,
        article: 'art. 39b',
        deducts: 'each',
        gains: 0,
        countsArticle: 'art. 40',
      },
      {
        kind: 'overtime',
        article: 'art. 39c',
        deducts: 'each',
        gains: 0,
        countsArticle: 'art. 40',
      },
      {
        kind: 'time',
        article: 'art. 37',
        deducts: 'none', // «fa fede il punteggio acquisito»: open reading `time-up-racks`
        gains: 0,
        countsArticle: 'art. 37',
      },
    ],
    jollyLeft: 7, // art. 40
    draw: 'art. 41',
  },
  words: {
    archaicEre: 'infinitive', // art. 15c
    loanPlurals: 'both', // art. 16, last sentence
    enclitics: 'appendix', // art. 22 and the appendix
    encliticMoods: ['infinitive', 'gerund', 'imperative'], // art. 22
    mostParticles: 2, // art. 23
    adverbParticles: 'listed', // art. 15d
    interjectionParticles: 'listed', // art. 15f
    pronominalInfinitive: false, // open reading `pronominal-infinitive`
    articles: FIGS_WORD_ARTICLES,
  },
  articles: FIGS_ARTICLES,
  openReadings: ['play-value', 'withdrawn-passes', 'time-up-racks', 'pronominal-infinitive'],
  source: 'FIGS, Regolamento di gioco',
};
