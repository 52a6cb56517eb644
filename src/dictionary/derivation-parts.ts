// A derivations file cut into parts by the alphabet, and reasons read from parts that come when they are needed:
// a page need not fetch why a million words are valid to say why one is. A part is a derivations file itself.
import { compareLetters, formatWord, type Letter, parseWord } from '../alphabet/alphabet.js';
import type { Derivation, Derivations } from '../compile/derivations.js';
import { cutDerivations } from '../compile/derivations-cut.js';
import { BLOCK_WORDS } from '../compile/derivations-layout.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import { derivationsOf } from './derivations.js';

/** Words of a part: about 80 KB compressed. */
const PART_WORDS = 1 << 14;

/** Words that follow each other, with all that is known of them. */
export interface DerivationsPart {
  /** The first of its words, upper case; the last is the one before the next part. */
  readonly first: string;
  /** A derivations file of its words alone. */
  readonly bytes: Uint8Array;
}

/**
 * Cuts the derivations of a lexicon into parts, for pages (`dictionaryFromParts`).
 *
 * @param derivations the whole derivations file that lies beside the lexicon
 * @param partWords words of a part, rounded up to whole blocks of 32
 * @throws LexiconError `LEXICON_DERIVATIONS` when the bytes belong to another lexicon, `LEXICON_FORMAT` |
 *   `LEXICON_VERSION` | `LEXICON_CHECKSUM` when they are damaged
 */
export function derivationsParts(
  lexicon: Lexicon,
  derivations: Uint8Array,
  partWords: number = PART_WORDS,
): readonly DerivationsPart[] {
  derivationsOf(lexicon, derivations);
  return cutDerivations(derivations, Math.ceil(partWords / BLOCK_WORDS)).map(
    ({ first, bytes }) => ({ first: formatWord(lexicon.alphabet, first), bytes }),
  );
}

/** Derivations that come in parts. */
export interface DerivationsInParts {
  /** Every derivation of a word; empty when no part has it. */
  find(letters: readonly Letter[]): Promise<readonly Derivation[]>;
}

/**
 * @param firsts the first word of each part, in order
 * @param load the bytes of a part: asked for once, and again when it failed
 */
export function derivationsInParts(
  lexicon: Lexicon,
  firsts: readonly string[],
  load: (part: number) => Promise<Uint8Array>,
): DerivationsInParts {
  const starts = firsts.map(word => parseWord(lexicon.alphabet, word));
  const parts = new Map<number, Promise<Derivations>>();
  const open = async (part: number): Promise<Derivations> =>
    derivationsOf(lexicon, await load(part));
  return {
    async find(letters) {
      const part = starts.findLastIndex(first => compareLetters(first, letters) <= 0);
      if (part < 0) return [];
      const opened = parts.get(part) ?? open(part);
      parts.set(part, opened);
      opened.catch(() => parts.delete(part));
      return (await opened).find(letters);
    },
  };
}
