// A table of leave values as bytes and back: the layout of FORMAT.md, whose header `files/table-file.ts` knows.
// Writing is a pure function of values and origin.
import { InputError } from '../errors.js';
import { decodeTable, encodeTable, type TableKind } from '../files/table-file.js';
import { canShare } from '../gaddag/shared-memory.js';
import type { Rules } from '../rules/rules.js';
import { isForTiles, type TileFacts, tileFacts } from '../rules/tile-facts.js';
import {
  createLeaveTable,
  type LeaveOrigin,
  type LeaveTable,
  leaveRanksOf,
  sharedValues,
} from './leave-table.js';

/** The files of this room. */
export const LEAVES_FILE: TableKind<'LEAVES'> = {
  noun: 'a table of leaves',
  code: 'LEAVES',
  magic: 'LEAVES\r\n',
  version: 1,
  valueSize: 4,
};

/** What a file says of itself, stored as JSON. */
interface LeaveFacts extends TileFacts {
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
  return encodeTable(LEAVES_FILE, { ...tileFacts(rules), origin }, values);
}

/**
 * Reads a table for rules: the edition it was made under, or another one with the same tiles.
 *
 * @param bytes the whole file
 * @param path for messages
 * @throws InputError `LEAVES_FORMAT` | `LEAVES_VERSION` | `LEAVES_CHECKSUM` | `LEAVES_TILES`
 */
export function decodeLeaves(bytes: Uint8Array, rules: Rules, path = 'leaves'): LeaveTable {
  const { facts, values, count, checksum } = decodeTable(LEAVES_FILE, bytes, path);
  if (!areFacts(facts)) {
    throw refused('LEAVES_FORMAT', 'its facts are not those of a table of leaves', path);
  }
  const { origin } = facts;
  if (!isForTiles(facts, rules)) {
    const message = `made for the tiles of ${origin.rules}, the tiles of ${rules.id} are others`;
    throw refused('LEAVES_TILES', message, path);
  }
  if (count !== leaveRanksOf(rules).count) {
    const message = `${count} values, there are ${leaveRanksOf(rules).count} leaves`;
    throw refused('LEAVES_FORMAT', message, path);
  }
  return createLeaveTable(rules, valuesIn(values, count), origin, checksum);
}

/**
 * The values where they lie if that is memory for threads, which nobody else writes to, else a copy. The file
 * is little-endian, as every machine is that leggio runs on: `decodeLexicon` refuses others.
 */
function valuesIn(bytes: Uint8Array, count: number): Int32Array {
  if (canShare() && bytes.buffer instanceof SharedArrayBuffer) {
    return new Int32Array(bytes.buffer, bytes.byteOffset, count);
  }
  const values = sharedValues(count);
  new Uint8Array(values.buffer).set(bytes);
  return values;
}

function areFacts(facts: unknown): facts is LeaveFacts {
  const origin = (facts as Partial<LeaveFacts> | null | undefined)?.origin;
  const texts = [origin?.rules, origin?.seed, origin?.version];
  const lexicon = [origin?.lexicon?.name, origin?.lexicon?.checksum];
  const numbers = [origin?.generations, origin?.games];
  return (
    [...texts, ...lexicon].every(text => typeof text === 'string') &&
    numbers.every(Number.isInteger)
  );
}

function refused(
  code: 'LEAVES_FORMAT' | 'LEAVES_TILES',
  message: string,
  path: string,
): InputError {
  return new InputError(code, `${path}: ${message}`, { input: path });
}
