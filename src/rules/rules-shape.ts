// What the values of an edition may be, field by field: limits are those of the search where it has one,
// else far beyond any game.
import {
  type ChallengeResult,
  type ChallengeRule,
  type ClockRule,
  type EndCondition,
  type EndRule,
  type FixedAward,
  type FullChangeRule,
  GAME_CHOICES,
  type OvertimeRule,
  type OvertimeUsedUp,
  type PercentPenalty,
} from './game-rules.js';
import {
  PLAY_TOPICS,
  type PlayTopic,
  type Rules,
  type TileSpec,
  WORD_CHOICES,
  WORD_TOPICS,
  type WordArticles,
  type WordTopic,
} from './rules.js';
import {
  each,
  either,
  flag,
  kinds,
  list,
  object,
  oneOf,
  optional,
  type Shape,
  text,
  whole,
} from './shape.js';

/** Tiles that a packed play has room for, and the tables of the bounds. */
export const MOST_RACK = 7;
/** Jollies of a rack that the search tells apart. */
export const MOST_JOLLIES = 2;

const POINTS = whole(0, 30_000);
const TILES = whole(0, 999);
const MINUTES = whole(0, 1440);

/** Asked for in another place, or of no account. */
const ANY: Shape = () => undefined;

type Idle = Extract<EndCondition, { readonly kind: 'idle' }>;
type Plain = Exclude<EndCondition, Idle>;
type Margin = Extract<OvertimeUsedUp, { readonly kind: 'margin' }>;
type Below = Extract<OvertimeUsedUp, { readonly kind: 'below' }>;

const FULL_CHANGE = object<FullChangeRule>({
  name: text,
  bagMinimum: TILES,
  timesPerGame: either(['unlimited'], whole(1, 999)),
  rack: oneOf(...GAME_CHOICES.fullChangeRack),
  afterExchange: flag,
  thenExchange: flag,
  article: text,
});

const PENALTY = kinds({
  percent: object<PercentPenalty>({
    kind: ANY,
    on: oneOf(...GAME_CHOICES.side),
    percent: whole(0, 100),
    of: oneOf(...GAME_CHOICES.penaltyOf),
    faceValue: oneOf(...GAME_CHOICES.faceValue),
    rounding: oneOf(...GAME_CHOICES.rounding),
    minimum: POINTS,
  }),
  award: object<FixedAward>({ kind: ANY, on: oneOf('player'), points: POINTS }),
});

const CHALLENGE_RESULT = object<ChallengeResult>({
  penalty: optional(PENALTY),
  turnLost: oneOf(...GAME_CHOICES.side, undefined),
  article: text,
});

const CHALLENGE = object<ChallengeRule>({
  judges: oneOf(...GAME_CHOICES.judges),
  article: text,
  withdrawn: CHALLENGE_RESULT,
  lost: CHALLENGE_RESULT,
});

const OVERTIME = object<OvertimeRule>({
  least: MINUTES,
  most: optional(MINUTES),
  charge: object<OvertimeRule['charge']>({
    per: oneOf(...GAME_CHOICES.overtimePer),
    points: POINTS,
    article: text,
  }),
  usedUp: optional(
    kinds({
      margin: object<Margin>({ kind: ANY, points: POINTS, perMinuteLeft: POINTS, article: text }),
      below: object<Below>({ kind: ANY, penalty: POINTS, points: POINTS, article: text }),
    }),
  ),
  article: text,
});

const CLOCK = object<ClockRule>({
  minutes: optional(MINUTES),
  range: optional(object<NonNullable<ClockRule['range']>>({ least: MINUTES, most: MINUTES })),
  gameMinutes: optional(MINUTES),
  overtime: OVERTIME,
  article: text,
});

const COUNTS = {
  kind: ANY,
  article: text,
  deducts: oneOf(...GAME_CHOICES.deducts),
  gains: oneOf(...GAME_CHOICES.gains),
  countsArticle: text,
} as const;
const PLAIN_END = object<Plain>(COUNTS);

const END = object<EndRule>({
  conditions: list(
    kinds({
      out: PLAIN_END,
      overtime: PLAIN_END,
      time: PLAIN_END,
      blocked: PLAIN_END,
      idle: object<Idle>({
        ...COUNTS,
        turns: list(oneOf(...GAME_CHOICES.idleTurn), 1),
        each: whole(1, 999),
      }),
    }),
    1,
  ),
  jollyLeft: POINTS,
  draw: optional(text),
});

const WORDS = object<WordArticles>({
  archaicEre: oneOf(...WORD_CHOICES.archaicEre),
  loanPlurals: oneOf(...WORD_CHOICES.loanPlurals),
  enclitics: oneOf(...WORD_CHOICES.enclitics),
  encliticMoods: list(oneOf(...WORD_CHOICES.encliticMoods)),
  mostParticles: whole(0, 9),
  adverbParticles: oneOf(...WORD_CHOICES.adverbParticles),
  interjectionParticles: oneOf('listed'),
  pronominalInfinitive: flag,
  articles: object<Record<WordTopic, string>>(each(WORD_TOPICS, text)),
});

const PLAY_ARTICLES = object<Record<PlayTopic, string>>(each(PLAY_TOPICS, text));

/** Every field; what concerns several of them at once stands in `create-rules.ts`. */
export const RULES_SHAPE: Shape = object<Rules>({
  id: text,
  title: text,
  alphabet: ANY,
  tiles: list(object<TileSpec>({ letter: text, count: TILES, points: POINTS })),
  layout: list(text),
  rackSize: whole(1, MOST_RACK),
  bingoBonus: POINTS,
  exchangeMinimum: TILES,
  fullChange: optional(FULL_CHANGE),
  challenge: CHALLENGE,
  clock: CLOCK,
  end: END,
  articles: PLAY_ARTICLES,
  openReadings: list(text),
  words: optional(WORDS),
  source: text,
});
