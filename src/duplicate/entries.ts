// The lines of a ledger, one type each, and the check of their shapes. Plain data, no clock time.

import { NOTATIONS, type Notation } from '../board/notation.js';
import { quoted } from '../errors.js';
import type { RejectedRack } from './draw.js';
import type { DuplicateOptions } from './options.js';
import type { LedgerPlay, RoundTops } from './tops.js';
import type { JudgedSlip, SlipAnswer } from './verdict.js';

/** The first line: everything the game is played under. */
export interface GameEntry {
  readonly type: 'game';
  /** Version of the ledger. */
  readonly format: 1;
  readonly rules: string;
  readonly lexicon: { readonly name: string; readonly checksum: string };
  readonly preset: string;
  readonly options: DuplicateOptions;
  readonly notation: Notation;
  /** Where racks come from: the seed, or a real bag on the table. */
  readonly racks: 'seed' | 'typed';
  /** Null when racks are typed. */
  readonly seed: string | null;
  /** Who may play: those listed at the beginning, or whoever hands in a slip in round 1. */
  readonly enrolment: 'listed' | 'round 1';
}

/** A player who may hand in slips from now on. */
export interface PlayerEntry {
  readonly type: 'player';
  readonly player: string;
}

/** A round begins. */
export interface DrawEntry {
  readonly type: 'draw';
  readonly round: number;
  /** `seed`, `typed` from a real bag, or `chosen` by the arbiter in a game from a seed. */
  readonly by: 'seed' | 'typed' | 'chosen';
  readonly rack: string;
  /** Kept from the round before; all of it is in `rack` unless it went back. */
  readonly kept: string;
  /** Racks put back before, with the reason. */
  readonly rejected: readonly RejectedRack[];
  /** Tiles in the bag after the draw. */
  readonly bag: number;
  /** The board and the rack as a CGP. */
  readonly position: string;
}

/** A player's answer and its verdict; of two in a round the later counts. */
export interface SlipEntry extends SlipAnswer, JudgedSlip {
  readonly type: 'slip';
  readonly round: number;
  readonly player: string;
  /** How its square is written. */
  readonly notation: Notation;
}

/** What the arbiter ruled by hand; it stands in place of slip, warnings and penalty. */
export interface RulingEntry {
  readonly type: 'ruling';
  readonly round: number;
  readonly player: string;
  readonly score: number;
  readonly reason: string;
}

/** A round ends: what it was worth and what is laid. */
export interface CloseEntry extends RoundTops {
  readonly type: 'close';
  readonly round: number;
  readonly rack: string;
  /** `order`: the first of the tops; `arbiter`: a play chosen by hand. */
  readonly by: 'order' | 'arbiter';
  readonly play: LedgerPlay;
  /** How many players there are, for the bonus of a sole finder. */
  readonly players: number;
  /** Sum of the tops so far. */
  readonly total: number;
}

/** The game is over. */
export interface EndEntry {
  readonly type: 'end';
  readonly reason: 'rounds' | 'bag' | 'no play' | 'arbiter';
  readonly rounds: number;
  readonly total: number;
  /** Racks without a play that ended it. */
  readonly rejected: readonly RejectedRack[];
}

export type LedgerEntry =
  | GameEntry
  | PlayerEntry
  | DrawEntry
  | SlipEntry
  | RulingEntry
  | CloseEntry
  | EndEntry;

/** Parts of a line, with the fields of text that reading it relies on. */
const PARTS = {
  lexicon: ['name', 'checksum'],
  play: ['at', 'word', 'placed', 'leave'],
  rack: ['rack', 'reason'],
  word: ['word', 'at'],
} as const;

type Part = keyof typeof PARTS;
type Kind =
  | 'text'
  | 'text or null'
  | 'number'
  | 'number or null'
  | 'notation'
  | 'object'
  | 'list'
  | Part
  | `${Part}s`;

/** Fields of each line, in the order they are written. */
// biome-ignore format: columns
const SHAPES: Readonly<Record<LedgerEntry['type'], Readonly<Record<string, Kind>>>> = {
  game:   { format: 'number', rules: 'text', lexicon: 'lexicon', preset: 'text', options: 'object', notation: 'notation', racks: 'text', seed: 'text or null', enrolment: 'text' },
  player: { player: 'text' },
  draw:   { round: 'number', by: 'text', rack: 'text', kept: 'text', rejected: 'racks', bag: 'number', position: 'text' },
  slip:   { round: 'number', player: 'text', notation: 'notation', square: 'text', word: 'text', claimed: 'number or null', verdict: 'text', at: 'text or null', played: 'text or null', score: 'number', warnings: 'number', penalty: 'number', reason: 'text or null', invalid: 'words' },
  ruling: { round: 'number', player: 'text', score: 'number', reason: 'text' },
  close:  { round: 'number', rack: 'text', top: 'number', tops: 'plays', subTops: 'list', bingos: 'object', by: 'text', play: 'play', players: 'number', total: 'number' },
  end:    { reason: 'text', rounds: 'number', total: 'number', rejected: 'racks' },
};

/** What is wrong with the shape of a line, or undefined. */
export function shapeFault(entry: unknown): string | undefined {
  if (!isObject(entry)) return 'not a JSON object';
  const { type, ...fields } = entry;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type))
    return `no such type ${quoted(type)}`;
  const shape = SHAPES[type as LedgerEntry['type']];
  const wrong = Object.entries(shape).find(([name, kind]) => !isKind(fields[name], kind));
  if (wrong !== undefined) return `${type}: ${quoted(wrong[0])} is no ${wrong[1]}`;
  const extra = Object.keys(fields).find(name => !Object.hasOwn(shape, name));
  return extra === undefined ? undefined : `${type}: ${quoted(extra)} is not a field`;
}

function isKind(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case 'text or null':
      return value === null || typeof value === 'string';
    case 'number or null':
      return value === null || Number.isInteger(value);
    case 'text':
      return typeof value === 'string';
    case 'number':
      return Number.isInteger(value);
    case 'notation':
      return NOTATIONS.some(notation => notation === value);
    case 'object':
      return isObject(value);
    case 'list':
      return Array.isArray(value);
    case 'lexicon':
    case 'play':
    case 'rack':
    case 'word':
      return isPart(value, kind);
    default:
      return Array.isArray(value) && value.every(each => isPart(each, kind.slice(0, -1) as Part));
  }
}

function isPart(value: unknown, part: Part): boolean {
  return isObject(value) && PARTS[part].every(name => typeof value[name] === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
