// The regulations of the Catalan championships, 2007: another language, tiles of two and three
// characters, *senyors*, other ends of a game.
import { CATALAN } from '../../alphabet/alphabets.js';
import { STANDARD_LAYOUT } from '../layouts.js';
import type { Rules, TileSpec } from '../rules.js';

/** What art. 0 leaves to the instructions of the game. */
const INSTRUCTIONS = 'art. 0';

/** 100 tiles (art. 1); counts and values as printed on the Catalan set. */
// biome-ignore format: columns
const CATALAN_TILES: readonly TileSpec[] = [
  { letter: 'A',   count: 12, points:  1 },
  { letter: 'B',   count:  2, points:  3 },
  { letter: 'C',   count:  3, points:  2 },
  { letter: 'Ç',   count:  1, points: 10 },
  { letter: 'D',   count:  3, points:  2 },
  { letter: 'E',   count: 13, points:  1 },
  { letter: 'F',   count:  1, points:  4 },
  { letter: 'G',   count:  2, points:  3 },
  { letter: 'H',   count:  1, points:  8 },
  { letter: 'I',   count:  8, points:  1 },
  { letter: 'J',   count:  1, points:  8 },
  { letter: 'L',   count:  4, points:  1 },
  { letter: 'L·L', count:  1, points: 10 }, // one tile, art. 6
  { letter: 'M',   count:  3, points:  2 },
  { letter: 'N',   count:  6, points:  1 },
  { letter: 'NY',  count:  1, points: 10 }, // one tile, art. 6
  { letter: 'O',   count:  5, points:  1 },
  { letter: 'P',   count:  2, points:  3 },
  { letter: 'QU',  count:  1, points:  8 }, // one tile, art. 6
  { letter: 'R',   count:  8, points:  1 },
  { letter: 'S',   count:  8, points:  1 },
  { letter: 'T',   count:  5, points:  1 },
  { letter: 'U',   count:  4, points:  1 },
  { letter: 'V',   count:  1, points:  4 },
  { letter: 'X',   count:  1, points: 10 },
  { letter: 'Z',   count:  1, points:  8 },
  { letter: '?',   count:  2, points:  0 }, // worth 0, art. 5.2
];

/** The regulations of the UF championships in Catalan, last revised on 4 May 2007. */
export const UF_2007: Rules = {
  id: 'uf-2007',
  title: 'UF, Normes i reglaments dels campionats oficials, 2007',
  alphabet: CATALAN, // art. 6
  tiles: CATALAN_TILES, // art. 1
  layout: STANDARD_LAYOUT, // art. 0: the board of the game
  rackSize: 7, // art. 3
  bingoBonus: 50, // art. 9
  exchangeMinimum: 7, // art. 14.1
  fullChange: {
    name: 'senyors',
    bagMinimum: 1, // art. 14.2 «encara que només quedi una fitxa al sac»
    timesPerGame: 'unlimited', // art. 14.2 «en tot moment»
    rack: 'one-kind', // art. 14.2: seven vowels or seven consonants, shown
    afterExchange: false, // art. 14.1: an ordinary exchange uses the turn
    thenExchange: true, // art. 14.2 «sense perdre el torn»
    article: 'art. 14.2',
  },
  challenge: {
    judges: 'contested', // art. 23
    article: 'art. 23',
    withdrawn: { penalty: undefined, turnLost: 'player', article: 'art. 23' },
    lost: { penalty: undefined, turnLost: undefined, article: 'art. 23' },
  },
  clock: {
    minutes: undefined, // art. 17: each championship sets them
    range: undefined,
    gameMinutes: undefined, // art. 17
    overtime: {
      least: 0,
      most: undefined, // art. 21 names no end
      charge: { per: 'minute begun', points: 10, article: 'art. 21' },
      usedUp: undefined,
      article: 'art. 21',
    },
    article: 'art. 17',
  },
  end: {
    conditions: [
      {
        kind: 'blocked',
        article: 'art. 27.1',
        deducts: 'each',
        gains: 0,
        countsArticle: 'art. 27.2', // its last sentence speaks of 27.1 and 27.2
      },
      {
        kind: 'idle',
        turns: ['pass'], // «canviar lletres no es considera passar»
        each: 2,
        article: 'art. 27.2',
        deducts: 'each',
        gains: 0,
        countsArticle: 'art. 27.2',
      },
      {
        kind: 'idle',
        turns: ['pass', 'exchange', 'withdrawn'], // no tile placed; a withdrawn play is taken off
        each: 3,
        article: 'art. 27.2',
        deducts: 'each',
        gains: 0,
        countsArticle: 'art. 27.2',
      },
      {
        kind: 'out',
        article: 'art. 27.3',
        deducts: 'others',
        gains: 1,
        countsArticle: 'art. 27.3',
      },
      { kind: 'time', article: 'art. 27.4', deducts: 'none', gains: 0, countsArticle: 'art. 27.4' },
    ],
    jollyLeft: 0, // art. 5.2
    draw: undefined, // the text does not say
  },
  words: undefined, // art. 25-26 name a dictionary
  articles: {
    tiles: 'art. 1',
    layout: INSTRUCTIONS,
    rack: 'art. 3',
    line: 'art. 3',
    first: 'art. 3',
    joined: INSTRUCTIONS,
    allWords: 'art. 25',
    mainWord: 'art. 10',
    taken: INSTRUCTIONS,
    jolly: 'art. 5.1',
    score: 'art. 8',
    premiumOnce: 'art. 7',
    multipliers: INSTRUCTIONS,
    jollyValue: 'art. 5.2',
    bonus: 'art. 9',
    pass: 'art. 15',
    exchange: 'art. 14.1',
  },
  openReadings: [],
  source: 'UF, Normes i reglaments dels campionats oficials, 4 May 2007; values as on the tiles',
};
