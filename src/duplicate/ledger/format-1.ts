// Ledgers of format 1, which had reasons as English text where format 2 has codes with values. They are
// read, played on and verified as they are: their lines are chained by hashes, so every text here stays
// as it was, whatever `wording` says today.
import { formatPlace, formatSquare, type Notation, type Place } from '../../board/notation.js';
import { parseAt } from '../../board/squares.js';
import { quoted } from '../../errors.js';
import type { FactOf } from '../../facts.js';
import type { ObjectionValues } from '../../referee/facts.js';
import type { Lack, RackFact, RackValues, SlipFact, SlipValues, WhyFact } from '../facts.js';
import type { JudgedSlip } from '../verdict.js';
import type { LedgerEntry } from './entries.js';

type Texts<Values> = {
  readonly [Code in keyof Values]: (values: Values[Code]) => string;
};

/** The entry with its reasons as format 1 has them. */
export function asFormat1(entry: LedgerEntry): object {
  switch (entry.type) {
    case 'slip':
      return slipOut(entry);
    case 'draw':
    case 'end':
      return {
        ...entry,
        rejected: entry.rejected.map(each => ({ ...each, reason: rackText(each.reason) })),
      };
    case 'word':
      return { ...entry, slips: entry.slips.map(slipOut) };
    default:
      return entry;
  }
}

function slipOut<Slip extends JudgedSlip>(slip: Slip): object {
  return {
    ...slip,
    reason: slip.reason === null ? null : slipText(slip.reason),
    invalid: slip.invalid.map(each => ({ ...each, why: each.why && whyText(each.why) })),
  };
}

/** The fields of a line of format 1 as those of an entry; a field of another shape stays for `shapes.ts`. */
export function fromFormat1(line: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { type, rejected, slips } = line;
  if (type === 'slip') return slipIn(line);
  if (type === 'word') return { ...line, slips: mapped(slips, slipIn) };
  if (type !== 'draw' && type !== 'end') return { ...line };
  const rack = (each: object): object => ({ ...each, ...recordedIn(each, 'reason', 'recorded') });
  return { ...line, rejected: mapped(rejected, rack) };
}

function slipIn(slip: object): Record<string, unknown> {
  const { invalid } = slip as { readonly invalid?: unknown };
  const word = (each: object): object => ({ ...each, ...recordedIn(each, 'why', 'told') });
  return { ...slip, ...recordedIn(slip, 'reason', 'recorded'), invalid: mapped(invalid, word) };
}

function recordedIn(of: object, name: string, code: string): object {
  const text = (of as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' ? { [name]: { code, text } } : {};
}

function mapped(list: unknown, map: (each: object) => object): unknown {
  const isList = Array.isArray(list) && list.every(each => typeof each === 'object' && each);
  return isList ? (list as readonly object[]).map(map) : list;
}

function slipText(fact: SlipFact): string {
  return textOf(SLIPS, fact);
}

function rackText(fact: RackFact): string {
  return textOf(RACKS, fact);
}

function whyText(fact: WhyFact): string {
  return fact.code === 'told' ? fact.text : `struck by the arbiter: ${fact.note}`;
}

function textOf<Values>(texts: Texts<Values>, fact: FactOf<Values>): string {
  // a code and its values belong together, which types do not follow through an index
  return (texts[fact.code] as (values: unknown) => string)(fact);
}

const SLIPS: Texts<SlipValues> = {
  'no-word': () => 'no word',
  'slip-letter': ({ character }) => `${quoted(character)} is not a letter`,
  'slip-square': ({ text, notation }) =>
    `${quoted(text)} is not a place in the notation ${notation}`,
  misplaced: ({ reasons, notation }) =>
    reasons.map(each => textOf(objections(notation), each)).join('; '),
  'not-valid': ({ words }) => `not valid: ${words.join(', ')}`,
  'which-jolly': ({ readings }) =>
    `it is not said which letter is the jolly: ${readings.join(' or ')}`,
  'tiles-short': ({ missing, jollies, rack }) => {
    const tiles = missing.map(({ count, tile }) => `${count} × ${tile}`).join(', ');
    return `${tiles} short${withJollies(jollies)} on ${rack}`;
  },
  'jollies-absent': ({ jollies, rack }) =>
    `jollies marked that are not there${withJollies(jollies)} on ${rack}`,
  'no-score': () => 'no score claimed',
  'wrong-score': ({ claimed, score }) => `claimed ${claimed}, scores ${score}`,
  'one-off': ({ at, penalty, notation }) =>
    `the word lies at ${placeIn(at, notation)}, one square off: −${penalty}`,
  recorded: ({ text }) => text,
};

const RACKS: Texts<RackValues> = {
  'no-play': () => 'no play',
  lacks: ({ vowels, consonants, jollies }) =>
    [...lackIn('vowels', vowels), ...lackIn('consonants', consonants)].join(', ') +
    withJollies(jollies),
  recorded: ({ text }) => text,
};

function lackIn(kind: string, lack: Lack | null): readonly string[] {
  return lack === null ? [] : [`${kind} ${lack.held} of ${lack.least}`];
}

function withJollies(jollies: number): string {
  return jollies > 0 ? `, jollies ${jollies}` : '';
}

function placeIn(at: string, notation: Notation): string {
  return formatPlace(parseAt(at) as Place, notation);
}

/** What kept a play from lying there; words that are none and the rack were told otherwise. */
function objections(notation: Notation): Texts<ObjectionValues> {
  const square = (each: number): string => formatSquare(each, notation);
  const squares = (all: readonly number[]): string => all.map(square).join(' ');
  const help = 'is not a tile; a jolly is written as its letter in lower case';
  return {
    'not-a-place': ({ text }) => `${quoted(text)} is not a square: 8H is across, H8 down`,
    'not-a-tile': ({ word, tile }) => `word ${quoted(word)}: ${quoted(tile)} ${help}`,
    'not-a-tile-at': each => `${quoted(each.tile)} on ${square(each.square)} ${help}`,
    'no-letter': () => 'the play has no letter',
    'too-long': ({ word, letters, at, room }) =>
      `${quoted(word)} has ${letters} letters, from ${placeIn(at, notation)} the board has room for ${room}`,
    'square-empty': each => `${square(each.square)} is empty, the play counts on a tile there`,
    'square-holds': each => `${square(each.square)} holds ${each.there}, not ${each.wanted}`,
    'square-taken': each => `${square(each.square)} is taken`,
    'not-in-line': each => `the tiles on ${squares(each.squares)} do not lie in one row or column`,
    gaps: each => `empty between the tiles: ${squares(each.squares)}`,
    'no-new-tile': () => 'the play lays no tile of its own',
    'not-on-rack': ({ count, tile, rack }) => `${count} × ${tile} short on the rack ${rack}`,
    'off-centre': each => `the first play covers the centre square ${square(each.square)}`,
    'first-too-short': () => 'the first play has at least two letters',
    apart: () => 'the play touches no tile on the board',
    'longer-word': ({ word, at }) =>
      `the word on the board is ${word} at ${placeIn(at, notation)}: tiles lie before or after it`,
    'one-letter': () => 'a word has at least two letters',
    'not-a-word': ({ word, at, lexicon }) =>
      `${word} at ${placeIn(at, notation)} is not in the lexicon ${quoted(lexicon)}`,
  };
}
