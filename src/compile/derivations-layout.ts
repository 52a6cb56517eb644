// Where everything lies in a derivations file (DERIVATIONS.md): put together from its sections, and taken apart. What is
// in a block is for `derivations.ts` and `derivations-cut.ts`.
import { sha256 } from '#platform';
import { LexiconError } from '../errors.js';
import { bytesOfHex, hexOf } from '../platform/hash.js';
import { ByteWriter } from './byte-stream.js';

export const DERIVATIONS_MAGIC = 'LEGGIODR';
export const DERIVATIONS_VERSION = 1;
/** Words of a block. */
export const BLOCK_WORDS = 32;
const CHECKSUM_LENGTH = 32;

/** Offsets of the header, in bytes; every field but the first two and the checksum is a uint32. */
const OFFSET_VERSION = 8;
const OFFSET_WORD_COUNT = 12;
const OFFSET_NAMES = 16;
const OFFSET_LEMMA_INDEX = 20;
const OFFSET_LEMMA_TEXT = 24;
const OFFSET_BLOCK_INDEX = 28;
const OFFSET_BLOCKS = 32;
const OFFSET_END = 36;
const OFFSET_LEXICON = 64;
const OFFSET_CHECKSUM = 96;
const HEADER_LENGTH = 128;

/** What a file is put together from. */
export interface Sections {
  /** The JSON of the names. */
  readonly names: string;
  /** A line a lemma. */
  readonly lemmas: readonly string[];
  readonly blocks: Uint8Array;
  /** Of each block its start in the blocks. */
  readonly blockStarts: readonly number[];
  readonly wordCount: number;
}

/** A file but for the lexicon that it belongs to and its own checksum, which `seal` writes. */
export function putTogether(sections: Sections): Uint8Array {
  const out = new ByteWriter();
  out.skip(HEADER_LENGTH);
  const names = out.length;
  out.text(sections.names);
  const lemmaText = out.length;
  const lemmaStarts = sections.lemmas.map(line => {
    const start = out.length - lemmaText;
    out.text(line);
    return start;
  });
  const lemmaEnd = out.length - lemmaText;
  const lemmaIndex = out.align(4);
  for (const start of [...lemmaStarts, lemmaEnd]) out.uint32(start);
  const blocks = out.length;
  out.append(sections.blocks);
  const blockIndex = out.align(4);
  for (const start of [...sections.blockStarts, sections.blocks.length]) out.uint32(start);
  const bytes = out.bytes();
  const places = { names, lemmaText, lemmaIndex, blocks, blockIndex };
  writeHeader(bytes, places, sections.wordCount);
  return bytes;
}

/**
 * Completes a file.
 *
 * @param bytes are changed
 * @param lexicon checksum of the lexicon, hex
 */
export function seal(bytes: Uint8Array, lexicon: string): Uint8Array {
  bytes.set(bytesOfHex(lexicon), OFFSET_LEXICON);
  bytes.set(checksum(bytes), OFFSET_CHECKSUM);
  return bytes;
}

interface Places {
  readonly names: number;
  readonly lemmaText: number;
  readonly lemmaIndex: number;
  readonly blocks: number;
  readonly blockIndex: number;
}

function writeHeader(bytes: Uint8Array, places: Places, wordCount: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  bytes.set(new TextEncoder().encode(DERIVATIONS_MAGIC));
  const fields: readonly (readonly [number, number])[] = [
    [OFFSET_VERSION, DERIVATIONS_VERSION],
    [OFFSET_WORD_COUNT, wordCount],
    [OFFSET_NAMES, places.names],
    [OFFSET_LEMMA_INDEX, places.lemmaIndex],
    [OFFSET_LEMMA_TEXT, places.lemmaText],
    [OFFSET_BLOCK_INDEX, places.blockIndex],
    [OFFSET_BLOCKS, places.blocks],
    [OFFSET_END, bytes.length],
  ];
  for (const [offset, value] of fields) view.setUint32(offset, value, true);
}

function checksum(bytes: Uint8Array): Uint8Array {
  return sha256(
    bytes.subarray(0, OFFSET_CHECKSUM),
    bytes.subarray(OFFSET_CHECKSUM + CHECKSUM_LENGTH),
  );
}

/** A file taken apart: bytes stay where they are. */
export interface Layout {
  readonly wordCount: number;
  readonly lemmaCount: number;
  readonly blockCount: number;
  /** Checksum of the lexicon, hex. */
  readonly lexicon: string;
  names(): string;
  lemmaLine(id: number): string;
  /** Where a block begins, from the beginning of the file; the number of blocks for the end of the last. */
  blockStart(block: number): number;
}

/**
 * Takes a file apart: checks that its parts lie where they can be read.
 *
 * @throws LexiconError `LEXICON_FORMAT` | `LEXICON_VERSION` | `LEXICON_CHECKSUM`
 */
export function takeApart(bytes: Uint8Array, path?: string): Layout {
  const view = checkedView(bytes, path);
  const at = (offset: number): number => view.getUint32(offset, true);
  const text = (from: number, to: number): string =>
    new TextDecoder().decode(bytes.subarray(from, to));
  const lemmaCount = checkParts(view, path);
  const wordCount = at(OFFSET_WORD_COUNT);
  return {
    wordCount,
    lemmaCount,
    blockCount: Math.ceil(wordCount / BLOCK_WORDS),
    lexicon: hexOf(bytes.subarray(OFFSET_LEXICON, OFFSET_CHECKSUM)),
    names: () => text(at(OFFSET_NAMES), at(OFFSET_LEMMA_TEXT)),
    lemmaLine: id => {
      const entry = at(OFFSET_LEMMA_INDEX) + id * 4;
      const texts = at(OFFSET_LEMMA_TEXT);
      return text(texts + at(entry), texts + at(entry + 4));
    },
    blockStart: block => at(OFFSET_BLOCKS) + at(at(OFFSET_BLOCK_INDEX) + block * 4),
  };
}

/** What is read of a block, or what is wrong with the file. */
export function reading<T>(read: () => T, path?: string): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new LexiconError('LEXICON_FORMAT', `no derivations: ${error.message}`, path);
  }
}

/** The parts of the file, one after the other, and their indexes. @returns number of lemmas */
function checkParts(view: DataView, path: string | undefined): number {
  const at = (offset: number): number => view.getUint32(offset, true);
  const [names, lemmaText, lemmaIndex, blocks, blockIndex] = [
    at(OFFSET_NAMES),
    at(OFFSET_LEMMA_TEXT),
    at(OFFSET_LEMMA_INDEX),
    at(OFFSET_BLOCKS),
    at(OFFSET_BLOCK_INDEX),
  ] as const;
  const lemmaCount = (blocks - lemmaIndex) / 4 - 1;
  const blockCount = Math.ceil(at(OFFSET_WORD_COUNT) / BLOCK_WORDS);
  const isRight =
    [HEADER_LENGTH, names, lemmaText, lemmaIndex, blocks, blockIndex, view.byteLength].every(
      (start, part, starts) => part === 0 || start >= starts[part - 1]!,
    ) &&
    Number.isInteger(lemmaCount) &&
    blockIndex + (blockCount + 1) * 4 === view.byteLength &&
    isIndex(view, lemmaIndex, lemmaCount, lemmaIndex - lemmaText) &&
    isIndex(view, blockIndex, blockCount, blockIndex - blocks);
  if (isRight) return lemmaCount;
  throw new LexiconError('LEXICON_FORMAT', 'the parts of the file are not where they belong', path);
}

/** Starts that ascend, and one more for the end, none beyond `length`. */
function isIndex(view: DataView, from: number, count: number, length: number): boolean {
  let before = 0;
  for (let entry = 0; entry <= count; entry++) {
    const start = view.getUint32(from + entry * 4, true);
    if (start < before || start > length) return false;
    before = start;
  }
  return count >= 0;
}

function checkedView(bytes: Uint8Array, path?: string): DataView {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const magic = new TextDecoder('latin1').decode(bytes.subarray(0, OFFSET_VERSION));
  if (bytes.length < HEADER_LENGTH || magic !== DERIVATIONS_MAGIC) {
    throw new LexiconError('LEXICON_FORMAT', 'not a derivations file, or cut short', path);
  }
  const version = view.getUint32(OFFSET_VERSION, true);
  if (version !== DERIVATIONS_VERSION) {
    throw new LexiconError(
      'LEXICON_VERSION',
      `derivations of version ${version}, this program reads ${DERIVATIONS_VERSION}: compile again`,
      path,
    );
  }
  if (view.getUint32(OFFSET_END, true) !== bytes.length) {
    throw new LexiconError('LEXICON_FORMAT', 'the derivations file is cut short', path);
  }
  if (checksum(bytes).some((byte, index) => byte !== bytes[OFFSET_CHECKSUM + index])) {
    throw new LexiconError('LEXICON_CHECKSUM', 'the derivations file is damaged', path);
  }
  return view;
}
