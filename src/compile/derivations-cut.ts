// Cuts a derivations file into files of some of its blocks, each with the lemmas that its own words need. The bytes of
// a block stay as they are but for the numbers of the lemmas.
import type { Letter } from '../alphabet/alphabet.js';
import { ByteReader, ByteWriter } from './byte-stream.js';
import {
  BLOCK_WORDS,
  type Layout,
  putTogether,
  reading,
  seal,
  takeApart,
} from './derivations-layout.js';

/** Words that follow each other. */
export interface DerivationsCut {
  /** Letters of the first word. */
  readonly first: readonly Letter[];
  /** A derivations file. */
  readonly bytes: Uint8Array;
}

/**
 * @param blocks of a cut
 * @throws LexiconError `LEXICON_FORMAT` | `LEXICON_VERSION` | `LEXICON_CHECKSUM`
 */
export function cutDerivations(bytes: Uint8Array, blocks: number): readonly DerivationsCut[] {
  const file = takeApart(bytes);
  return reading(() => {
    const cuts: DerivationsCut[] = [];
    for (let from = 0; from < file.blockCount; from += blocks) {
      cuts.push(cutOf(file, bytes, from, Math.min(from + blocks, file.blockCount)));
    }
    return cuts;
  });
}

function cutOf(file: Layout, bytes: Uint8Array, from: number, to: number): DerivationsCut {
  const lemmas = new Renumbering();
  const out = new ByteWriter();
  const blockStarts: number[] = [];
  for (let block = from; block < to; block++) {
    blockStarts.push(out.length);
    copyBlock(
      new ByteReader(bytes, file.blockStart(block), file.blockStart(block + 1)),
      out,
      lemmas,
    );
  }
  const wordCount = Math.min(to * BLOCK_WORDS, file.wordCount) - from * BLOCK_WORDS;
  const cut = putTogether({
    names: file.names(),
    lemmas: lemmas.order.map(id => file.lemmaLine(id)),
    blocks: out.bytes(),
    blockStarts,
    wordCount,
  });
  return { first: firstWord(bytes, file.blockStart(from)), bytes: seal(cut, file.lexicon) };
}

/** Numbers of lemmas in the order of their coming. */
class Renumbering {
  readonly order: number[] = [];
  private readonly known = new Map<number, number>();

  of(id: number): number {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    this.known.set(id, this.order.length);
    return this.order.push(id) - 1;
  }
}

function copyBlock(reader: ByteReader, out: ByteWriter, lemmas: Renumbering): void {
  while (!reader.isAtEnd) {
    const head = reader.byte();
    out.byte(head);
    for (let letters = head & 15; letters > 0; letters--) out.byte(reader.byte());
    const count = reader.varint();
    out.varint(count);
    for (let each = 0; each < count; each++) {
      out.varint(lemmas.of(reader.varint()));
      out.varint(reader.varint());
      out.varint(reader.varint());
    }
  }
}

/** The first word of a block shares no letters. */
function firstWord(bytes: Uint8Array, at: number): readonly Letter[] {
  const count = bytes[at]! & 15;
  return [...bytes.subarray(at + 1, at + 1 + count)];
}
