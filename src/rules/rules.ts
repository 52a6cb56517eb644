// What an edition of the regulations is: tiles, premium squares, bonuses and the articles on words.
// Types and look-ups; the values are in `editions/`, one file each.
import { type Alphabet, JOLLY_TEXT } from '../alphabet/alphabet.js';
import { JOLLY_INDEX, TILE_KINDS, type TileCounts } from '../alphabet/tile-counts.js';
import type { ChallengeRule, Citation, ClockRule, EndRule, FullChangeRule } from './game-rules.js';

/** Copies and value of a tile. */
export interface TileSpec {
  /** A letter of the alphabet, or `'?'` for the jolly. */
  readonly letter: string;
  /** Copies in a full bag; 0 for J K W X Y, which only a jolly can play. */
  readonly count: number;
  /** Face value in points. */
  readonly points: number;
}

/** What decisions of the articles on words may be; their fields say what each means. */
export const WORD_CHOICES = {
  archaicEre: ['conjugated', 'infinitive'],
  loanPlurals: ['both', 'invariable'],
  enclitics: ['appendix', 'grammar'],
  encliticMoods: ['infinitive', 'gerund', 'imperative'],
  adverbParticles: ['listed', 'lemmas'],
} as const;

/** What the articles on words decide; `wordlist/admit` reads them, no code tests an edition's name. */
export interface WordArticles {
  /** *-ere* verbs that the dictionary's disk does not conjugate: all forms, or the bare infinitive. */
  readonly archaicEre: (typeof WORD_CHOICES.archaicEre)[number];
  /** Loanwords with «inv.» and a foreign plural both attested: both forms, or invariable. */
  readonly loanPlurals: (typeof WORD_CHOICES.loanPlurals)[number];
  /** Which table says what particle a verb takes. */
  readonly enclitics: (typeof WORD_CHOICES.enclitics)[number];
  /** Forms of a verb that take particles. */
  readonly encliticMoods: readonly (typeof WORD_CHOICES.encliticMoods)[number][];
  /** Most particles that one form takes. */
  readonly mostParticles: number;
  /** Adverbs with particles: as the lemma lists them (*eccolo*), or only where they are lemmas. */
  readonly adverbParticles: (typeof WORD_CHOICES.adverbParticles)[number];
  /** Interjections with particles: as the lemma lists them (*ahimè*). */
  readonly interjectionParticles: 'listed';
  /** The plain infinitive of a verb whose only lemma is in *-si* (open reading). */
  readonly pronominalInfinitive: boolean;
  /** Article by topic, for explanations; a number alone, or with the edition it is inherited from. */
  readonly articles: Readonly<Record<WordTopic, string>>;
}

/** Every topic of the articles on words. */
export const WORD_TOPICS = [
  'oneWord',
  'nouns',
  'adjectives',
  'verbs',
  'archaicEre',
  'adverbs',
  'functionWords',
  'interjections',
  'loanwords',
  'truncations',
  'prefixes',
  'numerals',
  'altered',
  'variants',
  'enclitics',
  'twoParticles',
] as const;

/** What a word can be ruled on. */
export type WordTopic = (typeof WORD_TOPICS)[number];

/** Every topic that the referee cites. */
export const PLAY_TOPICS = [
  'tiles',
  'layout',
  'rack',
  'line',
  'first',
  'joined',
  'allWords',
  'mainWord',
  'taken',
  'jolly',
  'score',
  'premiumOnce',
  'multipliers',
  'jollyValue',
  'bonus',
  'pass',
  'exchange',
] as const;

/** What the referee cites on a play and its score. */
export type PlayTopic = (typeof PLAY_TOPICS)[number];

/** An open reading of a text; what each is about stands in `readings.ts`. */
export type ReadingId =
  | 'face-value'
  | 'play-value'
  | 'withdrawn-passes'
  | 'time-up-racks'
  | 'full-change-first'
  | 'challenge-award'
  | 'pronominal-infinitive';

/** An edition of the regulations: every value a game is played under. */
export interface Rules {
  /** `'figs'` */
  readonly id: string;
  /** Name of the edition, to print. */
  readonly title: string;
  readonly alphabet: Alphabet;
  /** One entry a letter, and one for the jolly. */
  readonly tiles: readonly TileSpec[];
  /** 15 strings of 15: `.` plain, `'` 2×letter, `"` 3×letter, `-` 2×word, `=` 3×word. */
  readonly layout: readonly string[];
  /** Tiles of a full rack. */
  readonly rackSize: number;
  /** Points for playing a full rack at once. */
  readonly bingoBonus: number;
  /** Fewest tiles in the bag that still allow an exchange. */
  readonly exchangeMinimum: number;
  /** The change of the whole rack that keeps the turn; undefined where there is none. */
  readonly fullChange: FullChangeRule | undefined;
  /** How a challenge is judged, and what it costs. */
  readonly challenge: ChallengeRule;
  /** How long players may think, and what more costs. */
  readonly clock: ClockRule;
  /** How a game ends, and what tiles left are worth. */
  readonly end: EndRule;
  /** Where each rule on plays and scores stands. */
  readonly articles: Readonly<Record<PlayTopic, Citation>>;
  /** What the text leaves open; the values above hold the readings chosen. */
  readonly openReadings: readonly ReadingId[];
  /** What is a word; undefined where the edition brings no dictionary rules of its own. */
  readonly words: WordArticles | undefined;
  /** Where the numbers come from: regulation, articles. */
  readonly source: string;
}

/** Tiles in a full bag, jollies included. */
export function bagSize(rules: Rules): number {
  return rules.tiles.reduce((sum, tile) => sum + tile.count, 0);
}

/** A full bag; shared, not to be changed. */
export function bagCounts(rules: Rules): TileCounts {
  return remembered(bags, rules, () => byCode(rules, tile => tile.count));
}

/** Face values by tile, as `TileCounts` has its numbers: the jolly's at 0, letters' at their codes; shared, not to be changed. */
export function tilePoints(rules: Rules): Int32Array {
  return remembered(points, rules, () => byCode(rules, tile => tile.points));
}

// what is worked out of an edition is worked out once
const bags = new WeakMap<Rules, TileCounts>();
const points = new WeakMap<Rules, Int32Array>();
const boards = new WeakMap<Rules, readonly Premium[]>();

function remembered<T>(known: WeakMap<Rules, T>, rules: Rules, make: () => T): T {
  const value = known.get(rules) ?? make();
  known.set(rules, value);
  return value;
}

function byCode(rules: Rules, value: (tile: TileSpec) => number): Int32Array {
  const values = new Int32Array(TILE_KINDS);
  for (const tile of rules.tiles) {
    const code = tile.letter === JOLLY_TEXT ? JOLLY_INDEX : rules.alphabet.codes.get(tile.letter);
    if (code === undefined) throw new RangeError(`rules ${rules.id}: no letter ${tile.letter}`);
    values[code] = value(tile);
  }
  return values;
}

/** What a square does to a letter and to a word laid on it for the first time. */
export interface Premium {
  /** What the tile's points are multiplied by, 1 for nothing. */
  readonly letter: number;
  /** What the word's points are multiplied by, 1 for nothing. */
  readonly word: number;
}

const PREMIUMS: Readonly<Record<string, Premium>> = {
  '.': { letter: 1, word: 1 },
  "'": { letter: 2, word: 1 },
  '"': { letter: 3, word: 1 },
  '-': { letter: 1, word: 2 },
  '=': { letter: 1, word: 3 },
};

/** True for a mark of a layout. */
export function isPremium(mark: string): boolean {
  return Object.hasOwn(PREMIUMS, mark);
}

/** The premium of each of the 225 squares, row by row. */
export function premiums(rules: Rules): readonly Premium[] {
  return remembered(boards, rules, () => layOut(rules));
}

function layOut(rules: Rules): readonly Premium[] {
  return [...rules.layout.join('')].map(mark => {
    const premium = PREMIUMS[mark];
    if (premium === undefined) throw new RangeError(`rules ${rules.id}: layout mark ${mark}`);
    return premium;
  });
}
