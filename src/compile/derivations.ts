// The file that says why each word is valid: `<name>.derivations`, layout in DERIVATIONS.md.
// Words are front-coded in blocks, so one word is found by a binary search and a short scan.
import { compareLetters, LETTER_MASK, type Letter } from '../alphabet/alphabet.js';
import { LexiconError } from '../errors.js';
import type { DerivationTable, WordList } from '../wordlist/collector.js';
import type { Lemma, PartOfSpeech } from '../wordlist/lemma.js';
import { ByteReader, ByteWriter } from './byte-stream.js';
import { BLOCK_WORDS, putTogether, reading, takeApart } from './derivations-layout.js';

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

/** Writes the derivations of a word list, but for what is said of the lexicon, which need not be there yet: `seal` says it. */
export function layOutDerivations({ words, derivations }: WordList): Uint8Array {
  const { cellNames: cells, particleNames: particles } = derivations;
  const blocks = new ByteWriter();
  const blockStarts = writeBlocks(blocks, words, derivations);
  return putTogether({
    names: JSON.stringify({ cells, particles }),
    lemmas: derivations.lemmas.map(lemmaLine),
    blocks: blocks.bytes(),
    blockStarts,
    wordCount: words.count,
  });
}

function lemmaLine({ text, pos, gloss, origin }: Lemma): string {
  return `${text}\t${pos}\t${gloss}\t${origin.source}\t${origin.at}`;
}

function writeBlocks(out: ByteWriter, words: WordList['words'], table: DerivationTable): number[] {
  const { letters, offsets, count } = words;
  const starts: number[] = [];
  for (let word = 0; word < count; word++) {
    const isFirst = word % BLOCK_WORDS === 0;
    if (isFirst) starts.push(out.length);
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

/**
 * Opens a derivations file: checks that its parts lie where they can be read. What is wrong within a
 * block is found when the block is read.
 *
 * @throws LexiconError `LEXICON_FORMAT` | `LEXICON_VERSION` | `LEXICON_CHECKSUM`; asked for a word,
 *   `LEXICON_FORMAT`
 */
export function decodeDerivations(bytes: Uint8Array, path?: string): Derivations {
  const { wordCount, lemmaCount, blockCount, blockStart, lexicon, ...file } = takeApart(
    bytes,
    path,
  );
  const names = namesIn(file.names(), path);
  const known = <T>(value: T | undefined): T => {
    if (value !== undefined) return value;
    throw new RangeError('a derivation of nothing');
  };
  const lemmas = new Map<number, Lemma>();
  const lemma = (id: number): Lemma => {
    const before = lemmas.get(id);
    if (before !== undefined) return before;
    if (id >= lemmaCount) return known<Lemma>(undefined);
    const read = parseLemma(file.lemmaLine(id));
    lemmas.set(id, read);
    return read;
  };
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
      return reading(() => Array.from({ length: count }, () => derivation(own)), path);
    };
    return { letters, derivations };
  };
  function* block(number: number): Generator<Entry> {
    const end = blockStart(number + 1);
    const reader = new ByteReader(bytes, blockStart(number), end);
    let letters: readonly Letter[] = [];
    while (reader.at < end) {
      const next = reading(() => entry(reader, end, letters), path);
      yield next;
      letters = next.letters;
    }
  }
  const firstWord = (number: number): readonly Letter[] =>
    reading(() => {
      const end = blockStart(number + 1);
      return entry(new ByteReader(bytes, blockStart(number), end), end, []).letters;
    }, path);
  return {
    wordCount,
    lexicon,
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
