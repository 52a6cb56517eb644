// A table of leave values as bytes and back: the layout of FORMAT.md, a named constant per row of its
// table. Writing is a pure function of values and origin.
import { InputError } from '../errors.js';
import { decodeText } from '../files/decode.js';
import { bytesOfHex, hashOf, hexOf } from '../platform/hash.js';
import { bagCounts, type Rules } from '../rules/rules.js';
import {
  createLeaveTable,
  type LeaveOrigin,
  type LeaveTable,
  leaveRanksOf,
  sharedValues,
} from './leave-table.js';

export const MAGIC = 'LEAVES\r\n';
export const FORMAT_VERSION = 1;

/** Offsets in the header, in bytes. */
export const OFFSET_MAGIC = 0;
export const OFFSET_VERSION = 8;
export const OFFSET_FILE_LENGTH = 12;
export const OFFSET_FACTS_LENGTH = 16;
export const OFFSET_VALUES = 20;
export const OFFSET_VALUE_COUNT = 24;
export const OFFSET_CHECKSUM = 32;
export const HEADER_LENGTH = 64;

/** What a file says of itself, stored as JSON. */
interface LeaveFacts {
  readonly alphabet: string;
  /** How many there are of each tile, jollies first, then letters in their order. */
  readonly tiles: readonly number[];
  readonly rackSize: number;
  readonly origin: LeaveOrigin;
}

/**
 * Writes a table.
 *
 * @param values thousandths of a point, as many as there are leaves, by their numbers
 */
export function encodeLeaves(rules: Rules, values: Int32Array, origin: LeaveOrigin): Uint8Array {
  const { count } = leaveRanksOf(rules);
  if (values.length !== count) throw new RangeError(`${values.length} values for ${count} leaves`);
  const facts = new TextEncoder().encode(JSON.stringify({ ...tilesOf(rules), origin }));
  const valuesAt = Math.ceil((HEADER_LENGTH + facts.length) / 64) * 64;
  const bytes = new Uint8Array(valuesAt + count * 4);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(MAGIC), OFFSET_MAGIC);
  view.setUint32(OFFSET_VERSION, FORMAT_VERSION, true);
  view.setUint32(OFFSET_FILE_LENGTH, bytes.length, true);
  view.setUint32(OFFSET_FACTS_LENGTH, facts.length, true);
  view.setUint32(OFFSET_VALUES, valuesAt, true);
  view.setUint32(OFFSET_VALUE_COUNT, count, true);
  bytes.set(facts, HEADER_LENGTH);
  for (let rank = 0; rank < count; rank++) view.setInt32(valuesAt + rank * 4, values[rank]!, true);
  bytes.set(bytesOfHex(checksumOf(bytes)), OFFSET_CHECKSUM);
  return bytes;
}

/** The tiles that a table is for. */
function tilesOf(rules: Rules): Omit<LeaveFacts, 'origin'> {
  const { alphabet, rackSize } = rules;
  const tiles = [...bagCounts(rules).subarray(0, alphabet.size + 1)];
  return { alphabet: alphabet.id, tiles, rackSize };
}

/** SHA-256 over everything but the checksum's own bytes. */
function checksumOf(bytes: Uint8Array): string {
  return hashOf(bytes.subarray(0, OFFSET_CHECKSUM), bytes.subarray(HEADER_LENGTH));
}

/**
 * Reads a table for rules: the edition it was made under, or another one with the same tiles.
 *
 * @param bytes the whole file
 * @param path for messages
 * @throws InputError `LEAVES_FORMAT` | `LEAVES_VERSION` | `LEAVES_CHECKSUM` | `LEAVES_TILES`
 */
export function decodeLeaves(bytes: Uint8Array, rules: Rules, path = 'leaves'): LeaveTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  checkHeader(bytes, view, path);
  const checksum = hexOf(bytes.subarray(OFFSET_CHECKSUM, HEADER_LENGTH));
  if (checksumOf(bytes) !== checksum) {
    const message = `the bytes do not hash to ${checksum.slice(0, 12)}…, as the file says: the file is damaged`;
    throw refused('LEAVES_CHECKSUM', message, path);
  }
  const factsEnd = HEADER_LENGTH + view.getUint32(OFFSET_FACTS_LENGTH, true);
  const valuesAt = view.getUint32(OFFSET_VALUES, true);
  const count = view.getUint32(OFFSET_VALUE_COUNT, true);
  if (valuesAt !== Math.ceil(factsEnd / 64) * 64 || valuesAt + count * 4 !== bytes.length) {
    throw refused('LEAVES_FORMAT', 'facts and values are not where they belong', path);
  }
  const { origin } = factsIn(bytes.subarray(HEADER_LENGTH, factsEnd), rules, path);
  if (count !== leaveRanksOf(rules).count) {
    const message = `${count} values, there are ${leaveRanksOf(rules).count} leaves`;
    throw refused('LEAVES_FORMAT', message, path);
  }
  return createLeaveTable(rules, valuesIn(bytes, valuesAt, count), origin, checksum);
}

/** The file is little-endian, as every machine is that leggio runs on: `decodeLexicon` refuses others. */
function valuesIn(bytes: Uint8Array, from: number, count: number): Int32Array {
  const values = sharedValues(count);
  new Uint8Array(values.buffer).set(bytes.subarray(from, from + count * 4));
  return values;
}

function checkHeader(bytes: Uint8Array, view: DataView, path: string): void {
  const magic = new TextDecoder('latin1').decode(bytes.slice(0, MAGIC.length));
  if (magic !== MAGIC || bytes.length < HEADER_LENGTH) {
    const reason = MAGIC.startsWith(magic)
      ? `${bytes.length} bytes, the header alone has ${HEADER_LENGTH}: the file is cut short`
      : `begins with ${JSON.stringify(magic)}, a table of leaves with ${JSON.stringify(MAGIC)}`;
    throw refused('LEAVES_FORMAT', `not a table of leaves: ${reason}`, path);
  }
  const version = view.getUint32(OFFSET_VERSION, true);
  if (version !== FORMAT_VERSION) {
    const message = `format version ${version}, this program reads ${FORMAT_VERSION}`;
    throw refused('LEAVES_VERSION', message, path);
  }
  const length = view.getUint32(OFFSET_FILE_LENGTH, true);
  if (length === bytes.length) return;
  const fault = bytes.length < length ? 'cut short' : 'too long';
  const message = `${bytes.length} bytes, the header says ${length}: the file is ${fault}`;
  throw refused('LEAVES_FORMAT', message, path);
}

function factsIn(bytes: Uint8Array, rules: Rules, path: string): LeaveFacts {
  const facts = parsed(decodeText(bytes, 'utf-8') ?? '');
  if (facts === undefined) {
    throw refused('LEAVES_FORMAT', 'its facts are not those of a table of leaves', path);
  }
  const { alphabet, tiles, rackSize } = facts;
  if (JSON.stringify({ alphabet, tiles, rackSize }) !== JSON.stringify(tilesOf(rules))) {
    const message = `made for the tiles of ${facts.origin.rules}, the tiles of ${rules.id} are others`;
    throw refused('LEAVES_TILES', message, path);
  }
  return facts;
}

function parsed(text: string): LeaveFacts | undefined {
  try {
    const facts = JSON.parse(text) as LeaveFacts | null;
    return isOrigin(facts?.origin) ? (facts as LeaveFacts) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isOrigin(origin: LeaveOrigin | undefined): boolean {
  const texts = [origin?.rules, origin?.seed, origin?.version];
  const lexicon = [origin?.lexicon?.name, origin?.lexicon?.checksum];
  const numbers = [origin?.generations, origin?.games];
  return (
    [...texts, ...lexicon].every(text => typeof text === 'string') &&
    numbers.every(Number.isInteger)
  );
}

type Code = 'LEAVES_FORMAT' | 'LEAVES_VERSION' | 'LEAVES_CHECKSUM' | 'LEAVES_TILES';

function refused(code: Code, message: string, path: string): InputError {
  return new InputError(code, `${path}: ${message}`, { input: path });
}
