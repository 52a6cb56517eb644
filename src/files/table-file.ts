// Tables of numbers as files: a header of 64 bytes, facts as JSON, the numbers. What the numbers and the facts
// mean, and what a file may be used for, is for those who keep such tables; the layout is in their FORMAT.md.
import { InputError } from '../errors.js';
import { bytesOfHex, hashOf, hexOf } from '../platform/hash.js';
import { decodeText } from './decode.js';

/** Offsets in the header, in bytes. */
export const OFFSET_MAGIC = 0;
export const OFFSET_VERSION = 8;
export const OFFSET_FILE_LENGTH = 12;
export const OFFSET_FACTS_LENGTH = 16;
export const OFFSET_VALUES = 20;
export const OFFSET_VALUE_COUNT = 24;
export const OFFSET_CHECKSUM = 32;
export const HEADER_LENGTH = 64;

/** Tables of one kind. */
export interface TableKind<Prefix extends 'LEAVES' | 'WINS'> {
  /** What a message calls one: `'a table of leaves'`. */
  readonly noun: string;
  /** What its error codes begin with. */
  readonly code: Prefix;
  /** The first eight bytes. */
  readonly magic: string;
  readonly version: number;
  /** Bytes of a number. */
  readonly valueSize: number;
}

/** What a file holds. */
export interface TableFile {
  /** The facts as they were read; undefined for what is not JSON. */
  readonly facts: unknown;
  /** Bytes of the numbers, little-endian, within those of the file. */
  readonly values: Uint8Array;
  /** How many there are. */
  readonly count: number;
  /** SHA-256, lower-case hex. */
  readonly checksum: string;
}

type Kind = TableKind<'LEAVES' | 'WINS'>;

/**
 * Writes a table.
 *
 * @param facts what the file says of itself, stored as JSON
 * @param values on machines that are little-endian, as every one is that leggio runs on
 */
export function encodeTable(
  { magic, version, valueSize }: Kind,
  facts: object,
  values: ArrayBufferView,
): Uint8Array {
  const stored = new TextEncoder().encode(JSON.stringify(facts));
  const valuesAt = valuesAfter(HEADER_LENGTH + stored.length);
  const bytes = new Uint8Array(valuesAt + values.byteLength);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(magic), OFFSET_MAGIC);
  view.setUint32(OFFSET_VERSION, version, true);
  view.setUint32(OFFSET_FILE_LENGTH, bytes.length, true);
  view.setUint32(OFFSET_FACTS_LENGTH, stored.length, true);
  view.setUint32(OFFSET_VALUES, valuesAt, true);
  view.setUint32(OFFSET_VALUE_COUNT, values.byteLength / valueSize, true);
  bytes.set(stored, HEADER_LENGTH);
  bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), valuesAt);
  bytes.set(bytesOfHex(checksumOf(bytes)), OFFSET_CHECKSUM);
  return bytes;
}

/** Numbers begin at a multiple of 64. */
function valuesAfter(factsEnd: number): number {
  return Math.ceil(factsEnd / 64) * 64;
}

/** SHA-256 over everything but the checksum's own bytes. */
function checksumOf(bytes: Uint8Array): string {
  return hashOf(bytes.subarray(0, OFFSET_CHECKSUM), bytes.subarray(HEADER_LENGTH));
}

/**
 * Reads a table.
 *
 * @param bytes the whole file
 * @param path for messages
 * @throws InputError `…_FORMAT` | `…_VERSION` | `…_CHECKSUM` of the kind
 */
export function decodeTable(kind: Kind, bytes: Uint8Array, path: string): TableFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  checkHeader(kind, bytes, view, path);
  const checksum = hexOf(bytes.subarray(OFFSET_CHECKSUM, HEADER_LENGTH));
  if (checksumOf(bytes) !== checksum) {
    const message = `the bytes do not hash to ${checksum.slice(0, 12)}…, as the file says: the file is damaged`;
    throw refused(`${kind.code}_CHECKSUM`, message, path);
  }
  const factsEnd = HEADER_LENGTH + view.getUint32(OFFSET_FACTS_LENGTH, true);
  const valuesAt = view.getUint32(OFFSET_VALUES, true);
  const count = view.getUint32(OFFSET_VALUE_COUNT, true);
  const end = valuesAt + count * kind.valueSize;
  if (valuesAt !== valuesAfter(factsEnd) || end !== bytes.length) {
    throw refused(`${kind.code}_FORMAT`, 'facts and values are not where they belong', path);
  }
  const facts = parsed(decodeText(bytes.slice(HEADER_LENGTH, factsEnd)) ?? '');
  return { facts, values: bytes.subarray(valuesAt), count, checksum };
}

function checkHeader(
  { noun, code, magic, version }: Kind,
  bytes: Uint8Array,
  view: DataView,
  path: string,
): void {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, magic.length));
  if (start !== magic || bytes.length < HEADER_LENGTH) {
    const reason = magic.startsWith(start)
      ? `${bytes.length} bytes, the header alone has ${HEADER_LENGTH}: the file is cut short`
      : `begins with ${JSON.stringify(start)}, ${noun} with ${JSON.stringify(magic)}`;
    throw refused(`${code}_FORMAT`, `not ${noun}: ${reason}`, path);
  }
  const stated = view.getUint32(OFFSET_VERSION, true);
  if (stated !== version) {
    const message = `format version ${stated}, this program reads ${version}`;
    throw refused(`${code}_VERSION`, message, path);
  }
  const length = view.getUint32(OFFSET_FILE_LENGTH, true);
  if (length === bytes.length) return;
  const fault = bytes.length < length ? 'cut short' : 'too long';
  const message = `${bytes.length} bytes, the header says ${length}: the file is ${fault}`;
  throw refused(`${code}_FORMAT`, message, path);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The error of a file that cannot be read as a table. */
function refused(
  code: `${'LEAVES' | 'WINS'}_${'FORMAT' | 'VERSION' | 'CHECKSUM'}`,
  message: string,
  path: string,
): InputError {
  return new InputError(code, `${path}: ${message}`, { input: path });
}
