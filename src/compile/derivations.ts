// The file that says why each word is valid: `<name>.derivations`, layout in DERIVATIONS.md.
// Words are front-coded in blocks, so one word is found by a binary search and a short scan.
import { sha256 } from '#platform';
import { compareLetters, LETTER_MASK, type Letter } from '../alphabet/alphabet.js';
import { LexiconError } from '../errors.js';
import { bytesOfHex, hexOf } from '../platform/hash.js';
import type { DerivationTable, WordList } from '../wordlist/collector.js';
import type { Lemma, PartOfSpeech } from '../wordlist/lemma.js';
import { ByteReader, ByteWriter } from './byte-stream.js';

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

/** One reason why a word is valid. */
export interface Derivation {
  readonly lemma: Lemma;
  /** Cell of the paradigm: `'ind.pres.1s'`, `'p'`. */
  readonly cell: string;
  /** Particles joined to the form, '' for none. */
  readonly particles: string;
}

/** The derivations of a compiled lexicon. */
export interface Derivations {
  /** Words that have derivations here: those of the lexicon. */
  readonly wordCount: number;
  /** Checksum of the lexicon they belong to, hex. */
  readonly lexicon: string;
  /** Every derivation of a word; empty when it is not in the list. */
  find(letters: readonly Letter[]): readonly Derivation[];
  /** Every word in order, with its derivations. */
  entries(): IterableIterator<{
    readonly letters: readonly Letter[];
    readonly derivations: readonly Derivation[];
  }>;
}

/**
 * Writes the derivations of a word list.
 *
 * @param lexicon checksum of the compiled lexicon, hex
 */
export function encodeDerivations({ words, derivations }: WordList, lexicon: string): Uint8Array {
  const out = new ByteWriter();
  out.skip(HEADER_LENGTH);
  const names = out.length;
  out.text(JSON.stringify({ cells: derivations.cellNames, particles: derivations.particleNames }));
  const lemmaText = out.length;
  const lemmaStarts = derivations.lemmas.map(lemma => {
    const start = out.length - lemmaText;
    out.text(lemmaLine(lemma));
    return start;
  });
  const lemmaEnd = out.length - lemmaText;
  const lemmaIndex = out.align(4);
  for (const start of [...lemmaStarts, lemmaEnd]) out.uint32(start);
  const blocks = out.length;
  const blockStarts = writeBlocks(out, words, derivations);
  const end = out.length;
  const blockIndex = out.align(4);
  for (const start of [...blockStarts, end - blocks]) out.uint32(start);
  const bytes = out.bytes();
  writeHeader(bytes, { names, lemmaText, lemmaIndex, blocks, blockIndex }, words.count, lexicon);
  return bytes;
}

function lemmaLine({ text, pos, gloss, origin }: Lemma): string {
  return [text, pos, gloss, origin.source, origin.at].join('\t');
}

function writeBlocks(out: ByteWriter, words: WordList['words'], table: DerivationTable): number[] {
  const { letters, offsets, count } = words;
  const first = out.length;
  const starts: number[] = [];
  for (let word = 0; word < count; word++) {
    const isFirst = word % BLOCK_WORDS === 0;
    if (isFirst) starts.push(out.length - first);
    const shared = isFirst ? 0 : sharedLetters(words, word - 1, word);
    const from = offsets[word]! + shared;
    const rest = offsets[word + 1]! - from;
    out.byte((shared << 4) | rest);
    for (let i = 0; i < rest; i++) out.byte(letters[from + i]!);
    const end = table.starts[word + 1]!;
    out.varint(end - table.starts[word]!);
    for (let row = table.starts[word]!; row < end; row++) {
      out.varint(table.lemmaIds[row]!);
      out.varint(table.cellIds[row]!);
      out.varint(table.particleIds[row]!);
    }
  }
  return starts;
}

function sharedLetters({ letters, offsets }: WordList['words'], a: number, b: number): number {
  const most = Math.min(offsets[a + 1]! - offsets[a]!, offsets[b + 1]! - offsets[b]!);
  let shared = 0;
  while (shared < most && letters[offsets[a]! + shared] === letters[offsets[b]! + shared]) shared++;
  return shared;
}

interface Sections {
  readonly names: number;
  readonly lemmaText: number;
  readonly lemmaIndex: number;
  readonly blocks: number;
  readonly blockIndex: number;
}

function writeHeader(
  bytes: Uint8Array,
  sections: Sections,
  wordCount: number,
  lexicon: string,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  bytes.set(new TextEncoder().encode(DERIVATIONS_MAGIC));
  const fields: readonly (readonly [number, number])[] = [
    [OFFSET_VERSION, DERIVATIONS_VERSION],
    [OFFSET_WORD_COUNT, wordCount],
    [OFFSET_NAMES, sections.names],
    [OFFSET_LEMMA_INDEX, sections.lemmaIndex],
    [OFFSET_LEMMA_TEXT, sections.lemmaText],
    [OFFSET_BLOCK_INDEX, sections.blockIndex],
    [OFFSET_BLOCKS, sections.blocks],
    [OFFSET_END, bytes.length],
  ];
  for (const [offset, value] of fields) view.setUint32(offset, value, true);
  bytes.set(bytesOfHex(lexicon), OFFSET_LEXICON);
  bytes.set(checksum(bytes), OFFSET_CHECKSUM);
}

function checksum(bytes: Uint8Array): Uint8Array {
  return sha256(
    bytes.subarray(0, OFFSET_CHECKSUM),
    bytes.subarray(OFFSET_CHECKSUM + CHECKSUM_LENGTH),
  );
}

/**
 * Opens a derivations file: checks that its parts lie where they can be read. What is wrong within a
 * block is found when the block is read.
 *
 * @throws LexiconError `LEXICON_FORMAT` | `LEXICON_VERSION` | `LEXICON_CHECKSUM`; asked for a word,
 *   `LEXICON_FORMAT`
 */
export function decodeDerivations(bytes: Uint8Array, path?: string): Derivations {
  const view = checkedView(bytes, path);
  const at = (offset: number): number => view.getUint32(offset, true);
  const text = (from: number, to: number): string =>
    new TextDecoder().decode(bytes.subarray(from, to));
  const lemmaCount = checkParts(view, path);
  const names = namesIn(text(at(OFFSET_NAMES), at(OFFSET_LEMMA_TEXT)), path);
  const known = <T>(value: T | undefined): T => {
    if (value !== undefined) return value;
    throw new RangeError('a derivation of nothing');
  };
  /** What is read of a block, or what is wrong with the file. */
  const reading = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new LexiconError('LEXICON_FORMAT', `no derivations: ${error.message}`, path);
    }
  };
  const lemmas = new Map<number, Lemma>();
  const lemma = (id: number): Lemma => {
    const before = lemmas.get(id);
    if (before !== undefined) return before;
    if (id >= lemmaCount) return known<Lemma>(undefined);
    const entry = at(OFFSET_LEMMA_INDEX) + id * 4;
    const texts = at(OFFSET_LEMMA_TEXT);
    const read = parseLemma(text(texts + at(entry), texts + at(entry + 4)));
    lemmas.set(id, read);
    return read;
  };
  const wordCount = at(OFFSET_WORD_COUNT);
  const blockCount = Math.ceil(wordCount / BLOCK_WORDS);
  const blockStart = (block: number): number =>
    at(OFFSET_BLOCKS) + at(at(OFFSET_BLOCK_INDEX) + block * 4);
  const derivation = (reader: ByteReader): Derivation => ({
    lemma: lemma(reader.varint()),
    cell: known(names.cells[reader.varint()]),
    particles: known(names.particles[reader.varint()]),
  });
  /** The entry after the one with these letters. */
  const entry = (reader: ByteReader, end: number, before: readonly Letter[]): Entry => {
    const head = reader.byte();
    if (head >> 4 > before.length) throw new RangeError('more letters shared than there are');
    const letters = before.slice(0, head >> 4);
    for (let i = head & 15; i > 0; i--) letters.push(letterOf(reader.byte()));
    const count = reader.varint();
    const start = reader.at;
    for (let i = 0; i < count * 3; i++) reader.varint();
    const derivations = (): Derivation[] => {
      const own = new ByteReader(bytes, start, end);
      return reading(() => Array.from({ length: count }, () => derivation(own)));
    };
    return { letters, derivations };
  };
  function* block(number: number): Generator<Entry> {
    const end = blockStart(number + 1);
    const reader = new ByteReader(bytes, blockStart(number), end);
    let letters: readonly Letter[] = [];
    while (reader.at < end) {
      const next = reading(() => entry(reader, end, letters));
      yield next;
      letters = next.letters;
    }
  }
  const firstWord = (number: number): readonly Letter[] =>
    reading(() => {
      const end = blockStart(number + 1);
      return entry(new ByteReader(bytes, blockStart(number), end), end, []).letters;
    });
  return {
    wordCount,
    lexicon: hexOf(bytes.subarray(OFFSET_LEXICON, OFFSET_CHECKSUM)),
    find: letters => {
      const number = lastBlockUpTo(blockCount, letters, firstWord);
      if (number < 0) return [];
      for (const entry of block(number)) {
        if (compareLetters(entry.letters, letters) === 0) return entry.derivations();
      }
      return [];
    },
    *entries() {
      for (let number = 0; number < blockCount; number++) {
        for (const { letters, derivations } of block(number)) {
          yield { letters, derivations: derivations() };
        }
      }
    },
  };
}

/** A word and its derivations, still to be read. */
interface Entry {
  readonly letters: readonly Letter[];
  readonly derivations: () => Derivation[];
}

function letterOf(code: number): Letter {
  if (code > 0 && code <= LETTER_MASK) return code;
  throw new RangeError('a letter that no alphabet has');
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

interface Names {
  readonly cells: readonly string[];
  readonly particles: readonly string[];
}

function namesIn(text: string, path: string | undefined): Names {
  const areTexts = (value: unknown): boolean =>
    Array.isArray(value) && value.every(each => typeof each === 'string');
  try {
    const names = JSON.parse(text) as Names | null;
    if (names !== null && areTexts(names.cells) && areTexts(names.particles)) return names;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new LexiconError('LEXICON_FORMAT', 'its names are not those of derivations', path);
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

function parseLemma(line: string): Lemma {
  const [text = '', pos = '', gloss = '', source = '', at = ''] = line.split('\t');
  return { text, pos: pos as PartOfSpeech, gloss, origin: { source, at } };
}

/** The last block whose first word is not after `letters`, or -1. */
function lastBlockUpTo(
  count: number,
  letters: readonly Letter[],
  first: (block: number) => readonly Letter[],
): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareLetters(first(middle), letters) <= 0) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
