// The standard English game, as the world's public game files are played. It has no numbered
// articles, and no dictionary articles of its own.
import { ENGLISH } from '../../alphabet/alphabets.js';
import { STANDARD_LAYOUT } from '../layouts.js';
import { PLAY_TOPICS, type Rules, type TileSpec } from '../rules.js';

const STANDARD = 'standard English rules';
/** What the rules of play leave to tournaments: WESPA, Rules for tournaments. */
const TOURNAMENT = 'English tournament rules';

/** 100 tiles: the standard English set. */
// biome-ignore format: columns
const ENGLISH_TILES: readonly TileSpec[] = [
  { letter: 'A', count:  9, points:  1 },
  { letter: 'B', count:  2, points:  3 },
  { letter: 'C', count:  2, points:  3 },
  { letter: 'D', count:  4, points:  2 },
  { letter: 'E', count: 12, points:  1 },
  { letter: 'F', count:  2, points:  4 },
  { letter: 'G', count:  3, points:  2 },
  { letter: 'H', count:  2, points:  4 },
  { letter: 'I', count:  9, points:  1 },
  { letter: 'J', count:  1, points:  8 },
  { letter: 'K', count:  1, points:  5 },
  { letter: 'L', count:  4, points:  1 },
  { letter: 'M', count:  2, points:  3 },
  { letter: 'N', count:  6, points:  1 },
  { letter: 'O', count:  8, points:  1 },
  { letter: 'P', count:  2, points:  3 },
  { letter: 'Q', count:  1, points: 10 },
  { letter: 'R', count:  6, points:  1 },
  { letter: 'S', count:  4, points:  1 },
  { letter: 'T', count:  6, points:  1 },
  { letter: 'U', count:  4, points:  1 },
  { letter: 'V', count:  2, points:  4 },
  { letter: 'W', count:  2, points:  4 },
  { letter: 'X', count:  1, points:  8 },
  { letter: 'Y', count:  2, points:  4 },
  { letter: 'Z', count:  1, points: 10 },
  { letter: '?', count:  2, points:  0 },
];

/** The standard English game. */
export const ENGLISH_RULES: Rules = {
  id: 'english',
  title: 'Standard English rules',
  alphabet: ENGLISH,
  tiles: ENGLISH_TILES,
  layout: STANDARD_LAYOUT,
  rackSize: 7,
  bingoBonus: 50,
  exchangeMinimum: 7,
  fullChange: undefined,
  challenge: {
    judges: 'play', // every word of a contested play
    article: TOURNAMENT,
    withdrawn: { penalty: undefined, turnLost: 'player', article: TOURNAMENT },
    lost: {
      penalty: undefined, // none, 5 or 10 to the player contested: open reading `challenge-award`
      turnLost: undefined,
      article: TOURNAMENT,
    },
  },
  clock: {
    minutes: 25,
    range: undefined,
    gameMinutes: undefined,
    overtime: {
      least: 0,
      most: undefined,
      charge: { per: 'minute begun', points: 10, article: TOURNAMENT },
      usedUp: undefined,
      article: TOURNAMENT,
    },
    article: TOURNAMENT,
  },
  end: {
    conditions: [
      { kind: 'out', article: STANDARD, deducts: 'none', gains: 2, countsArticle: STANDARD },
      {
        kind: 'idle', // six scoreless turns
        turns: ['pass', 'exchange', 'withdrawn', 'zero-play'],
        each: 3,
        article: STANDARD,
        deducts: 'each',
        gains: 0,
        countsArticle: STANDARD,
      },
    ],
    jollyLeft: 0,
    draw: STANDARD,
  },
  words: undefined,
  articles: Object.fromEntries(PLAY_TOPICS.map(topic => [topic, STANDARD])) as Rules['articles'],
  openReadings: ['challenge-award'],
  source: 'standard English rules; challenges and overtime from English tournament rules',
};
