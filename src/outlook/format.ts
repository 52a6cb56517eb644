// A win table as bytes and back: the layout of FORMAT.md, whose header `files/table-file.ts` knows. Writing is a
// pure function of shares and origin.
import { InputError } from '../errors.js';
import { decodeTable, encodeTable, type TableKind } from '../files/table-file.js';
import type { Rules } from '../rules/rules.js';
import { isForTiles, type TileFacts, tileFacts } from '../rules/tile-facts.js';
import {
  createWinTable,
  MOST_SPREAD,
  ROW,
  sharedShares,
  valueCount,
  WHOLE,
  type WinOrigin,
  type WinTable,
} from './win-table.js';

/** The files of this room. */
export const WINS_FILE: TableKind<'WINS'> = {
  noun: 'a win table',
  code: 'WINS',
  magic: 'WINS\r\n\r\n',
  version: 1,
  valueSize: 2,
};

/** What a file says of itself, stored as JSON. */
interface WinFacts extends TileFacts {
  readonly mostSpread: number;
  readonly origin: WinOrigin;
}

/**
 * Writes a table.
 *
 * @param values ten-thousandths, by tiles unseen and spread
 */
export function encodeWins(rules: Rules, values: Uint16Array, origin: WinOrigin): Uint8Array {
  const count = valueCount(rules);
  if (values.length !== count) throw new RangeError(`${values.length} shares, not ${count}`);
  const facts: WinFacts = { ...tileFacts(rules), mostSpread: MOST_SPREAD, origin };
  return encodeTable(WINS_FILE, facts, values);
}

/**
 * Reads a table for rules: the edition it was made under, or another one with the same tiles.
 *
 * @param bytes the whole file
 * @param path for messages
 * @throws InputError `WINS_FORMAT` | `WINS_VERSION` | `WINS_CHECKSUM` | `WINS_TILES`
 */
export function decodeWins(bytes: Uint8Array, rules: Rules, path = 'wins'): WinTable {
  const { facts, values, count, checksum } = decodeTable(WINS_FILE, bytes, path);
  if (!areFacts(facts)) {
    throw refused('WINS_FORMAT', 'its facts are not those of a win table', path);
  }
  const { origin } = facts;
  if (!isForTiles(facts, rules)) {
    const message = `made for the tiles of ${origin.rules}, the tiles of ${rules.id} are others`;
    throw refused('WINS_TILES', message, path);
  }
  if (count !== valueCount(rules)) {
    const message = `${count} shares, there are ${valueCount(rules)} of tiles unseen and spread`;
    throw refused('WINS_FORMAT', message, path);
  }
  const shares = sharedShares(count);
  new Uint8Array(shares.buffer).set(values);
  const fault = faultOf(shares);
  if (fault !== undefined) throw refused('WINS_FORMAT', fault, path);
  return createWinTable(rules, shares, origin, checksum);
}

/** Whoever wrote the file, more points never win less. */
function faultOf(shares: Uint16Array): string | undefined {
  for (let at = 0; at < shares.length; at++) {
    const share = shares[at]!;
    const unseen = Math.floor(at / ROW);
    if (share > WHOLE) return `a share of ${share} ten-thousandths, with ${unseen} tiles unseen`;
    if (at % ROW > 0 && share < shares[at - 1]!) {
      return `with ${unseen} tiles unseen a wider spread wins less`;
    }
  }
  return undefined;
}

function areFacts(facts: unknown): facts is WinFacts {
  const { mostSpread, origin } = (facts ?? {}) as Partial<WinFacts>;
  const texts = [origin?.rules, origin?.leaves, origin?.seed, origin?.version];
  const lexicon = [origin?.lexicon?.name, origin?.lexicon?.checksum];
  return (
    [...texts, ...lexicon].every(text => typeof text === 'string') &&
    Number.isInteger(origin?.games) &&
    mostSpread === MOST_SPREAD
  );
}

function refused(code: 'WINS_FORMAT' | 'WINS_TILES', message: string, path: string): InputError {
  return new InputError(code, `${path}: ${message}`, { input: path });
}
