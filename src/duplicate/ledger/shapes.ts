// The shape of every line of a ledger: which fields it has and what each may be. A line of another shape
// is named with its field and goes no further. That a line follows from those before it is not said here.
import { NOTATIONS } from '../../board/notation.js';
import { parseAt, SQUARE_COUNT } from '../../board/squares.js';
import { quoted } from '../../errors.js';
import type { ObjectionValues } from '../../referee/facts.js';
import type { RackValues, SlipValues, WhyValues } from '../facts.js';
import { OPTIONS } from '../options.js';
import { SLIP_VERDICTS } from '../verdict.js';
import { CHOICES, type LedgerEntry } from './entries.js';

/** What is wrong with a value, beginning with its name, or undefined. */
type Shape = (value: unknown, name: string) => string | undefined;

type Fields = Readonly<Record<string, Shape>>;

const text = leaf('text', value => typeof value === 'string');
/** What somebody has to say: a name, a reason. */
const said = leaf(
  'text that is not empty',
  value => typeof value === 'string' && value.trim() !== '',
);
const flag = leaf('true or false', value => typeof value === 'boolean');
const count = whole(0);
const round = whole(1);
const points = whole();
const notation = oneOf(...NOTATIONS);
const place = leaf(
  'a place like 8H or H8',
  value => typeof value === 'string' && parseAt(value) !== undefined,
);

/** A square by its number. */
const square = whole(0, SQUARE_COUNT - 1);

/** What kept a word from lying there. */
const OBJECTION = factOf<ObjectionValues>({
  'not-a-place': { text },
  'not-a-tile': { word: text, tile: text },
  'not-a-tile-at': { tile: text, square },
  'no-letter': {},
  'too-long': { word: text, letters: count, at: place, room: count },
  'square-empty': { square },
  'square-holds': { square, there: text, wanted: text },
  'square-taken': { square },
  'not-in-line': { squares: listOf(square) },
  gaps: { squares: listOf(square) },
  'no-new-tile': {},
  'not-on-rack': { count, tile: text, rack: text },
  'off-centre': { square },
  'first-too-short': {},
  apart: {},
  'longer-word': { word: text, at: place },
  'one-letter': {},
  'not-a-word': { word: text, at: place, lexicon: text, why: orNull(text) },
});
const SLIP_FACT = factOf<SlipValues>({
  'no-word': {},
  'slip-letter': { character: text },
  'slip-square': { text, notation },
  misplaced: { reasons: listOf(OBJECTION), notation },
  'not-valid': { words: listOf(text) },
  'which-jolly': { readings: listOf(text) },
  'tiles-short': { missing: listOf(record({ tile: text, count })), jollies: count, rack: text },
  'jollies-absent': { jollies: count, rack: text },
  'no-score': {},
  'wrong-score': { claimed: points, score: points },
  'one-off': { at: place, penalty: count, notation },
  recorded: { text },
});
const lack = orNull(record({ held: count, least: count }));
const RACK_FACT = factOf<RackValues>({
  'no-play': {},
  lacks: { vowels: lack, consonants: lack, jollies: count },
  recorded: { text },
});
const WHY_FACT = factOf<WhyValues>({ told: { text }, 'struck-by-arbiter': { note: text } });

const play = record({
  at: place,
  word: text,
  placed: text,
  score: points,
  bingo: flag,
  leave: text,
});
const putBack = listOf(record({ rack: text, reason: RACK_FACT }));
const invalid = listOf(record({ word: text, at: place, why: orNull(WHY_FACT) }));

/** Fields of parts that several lines have. */
const TOPS: Fields = {
  top: points,
  tops: listOf(play),
  subTops: listOf(record({ score: points, count, plays: listOf(play) })),
  bingos: record({ plays: count, words: listOf(text) }),
};
const JUDGED: Fields = {
  verdict: oneOf(...SLIP_VERDICTS),
  at: orNull(place),
  played: orNull(text),
  score: points,
  warnings: count,
  penalty: count,
  reason: orNull(SLIP_FACT),
  invalid,
};

const options = record(
  Object.fromEntries(
    Object.entries(OPTIONS).map(([name, { least, most }]) => [name, whole(least, most)]),
  ),
);

/** Fields of each line, in the order they are written. */
// biome-ignore format: columns
const SHAPES: Readonly<Record<LedgerEntry['type'], Shape>> = {
  game:     record({ format: count, rules: text, lexicon: record({ name: text, checksum: text }), preset: text, options, notation, racks: oneOf(...CHOICES.racks), seed: orNull(text), enrolment: oneOf(...CHOICES.enrolment) }),
  player:   record({ player: said }),
  draw:     record({ round, by: oneOf(...CHOICES.drawnBy), rack: text, kept: text, rejected: putBack, bag: count, position: text }),
  slip:     record({ round, player: said, notation, square: text, word: text, claimed: orNull(points), ...JUDGED }),
  ruling:   record({ round, player: said, score: points, reason: said }),
  answer:   record({ round, player: said, notation, square: text, word: text, at: orNull(place), played: orNull(text), score: points, by: oneOf(...CHOICES.scoredBy), reason: said }),
  close:    record({ round, rack: text, ...TOPS, by: oneOf(...CHOICES.laidBy), play, reason: optional(said), players: count, total: points }),
  end:      record({ reason: oneOf(...CHOICES.endedBy), rounds: count, total: points, rejected: putBack }),
  word:     record({ word: text, ruling: oneOf(...CHOICES.ruling), round, reason: text, tops: listOf(record({ round, ...TOPS })), slips: listOf(record({ round, player: said, ...JUDGED })), answers: listOf(record({ round, player: said, at: orNull(place), played: orNull(text), score: points })) }),
  rename:   record({ player: said, to: said, reason: said }),
  withdraw: record({ player: said, round, reason: said }),
  step:     record({ lines: whole(2) }),
  undo:     record({ from: whole(2), by: said, reason: said }),
};

/** What is wrong with the shape of a line, or undefined: `draw: "round" is "one", wanted …`. */
export function shapeFault(entry: unknown): string | undefined {
  if (!isObject(entry)) return 'not a JSON object';
  const { type, ...fields } = entry;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) {
    return `"type" is ${shown(type)}: there is no such type`;
  }
  const fault = SHAPES[type as LedgerEntry['type']](fields, '');
  return fault === undefined ? undefined : `${type}: ${fault}`;
}

function leaf(wanted: string, isRight: (value: unknown) => boolean): Shape {
  return (value, name) => (isRight(value) ? undefined : wrong(value, name, wanted));
}

/** A number that is written as it was; 1e300 is not. */
function whole(least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Shape {
  const isOpen = most === Number.MAX_SAFE_INTEGER;
  const above = isOpen ? ` of at least ${least}` : ` from ${least} to ${most}`;
  const range = least === Number.MIN_SAFE_INTEGER ? '' : above;
  const isRight = (value: unknown): boolean =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
  return leaf(`a whole number${range}`, isRight);
}

function oneOf(...values: readonly string[]): Shape {
  return leaf(`one of ${values.join(', ')}`, value => values.some(each => each === value));
}

function orNull(shape: Shape): Shape {
  return (value, name) => {
    const fault = value === null ? undefined : shape(value, name);
    return fault === undefined ? undefined : `${fault} or null`;
  };
}

/** A field that is left out where there is nothing to say. */
function optional(shape: Shape): Shape {
  return (value, name) => (value === undefined ? undefined : shape(value, name));
}

function listOf(shape: Shape): Shape {
  return (value, name) => {
    if (!Array.isArray(value)) return wrong(value, name, 'a list');
    return firstOf(value.entries(), ([index, each]) => shape(each, `${name}[${index}]`));
  };
}

/** An object of these fields and no others. */
function record(fields: Fields): Shape {
  return (value, name) => {
    if (!isObject(value)) return wrong(value, name, 'an object');
    const full = (field: string): string => (name === '' ? field : `${name}.${field}`);
    const extra = Object.keys(value).find(field => !Object.hasOwn(fields, field));
    return (
      firstOf(Object.entries(fields), ([field, shape]) => shape(value[field], full(field))) ??
      (extra === undefined ? undefined : `${quoted(full(extra))} is not a field`)
    );
  };
}

/** A fact of one of the codes, with the values of that code. */
function factOf<Values>(codes: { readonly [Code in keyof Values]: Fields }): Shape {
  const shapes = new Map(Object.entries<Fields>(codes).map(([code, all]) => [code, record(all)]));
  return (value, name) => {
    if (!isObject(value)) return wrong(value, name, 'an object');
    const { code, ...values } = value;
    const shape = typeof code === 'string' ? shapes.get(code) : undefined;
    if (shape === undefined)
      return `${quoted(`${name}.code`)} is ${shown(code)}: there is no such code`;
    return shape(values, name);
  };
}

/** The first fault of many. */
function firstOf<T>(
  items: Iterable<T>,
  fault: (item: T) => string | undefined,
): string | undefined {
  for (const item of items) {
    const found = fault(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function wrong(value: unknown, name: string, wanted: string): string {
  return value === undefined
    ? `${quoted(name)} is missing, wanted ${wanted}`
    : `${quoted(name)} is ${shown(value)}, wanted ${wanted}`;
}

/** A value as JSON, short and harmless. */
function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 40 ? `${json.slice(0, 40)}…` : json;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
