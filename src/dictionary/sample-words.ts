// Words drawn at random from a lexicon, of one kind: what people read to say how good the lexicon is.
import { formatWord } from '../alphabet/alphabet.js';
import { createRandom } from '../board/random.js';
import type { Derivation } from '../compile/derivations.js';
import type { Dictionary } from './dictionary.js';

/** Kinds of words that can be drawn. */
export const SAMPLE_KINDS = [
  'verb-forms',
  'own-verbs',
  'own-nouns',
  'package-nouns',
  'enclitics',
  'short-words',
] as const;

/**
 * `verb-forms`: forms of any verb, without particles; `own-verbs`: the same of the verbs of our tables;
 * `own-nouns`: nouns, adjectives and adverbs of our tables; `package-nouns`: what the packages have
 * besides verbs; `enclitics`: forms with particles; `short-words`: all words of 2 to 5 letters.
 */
export type SampleKind = (typeof SAMPLE_KINDS)[number];

/** Letters of the longest word that is short. */
const SHORT = 5;
/** Source of the rows of our own tables. */
const OWN = 'own';

/** Whether a derivation makes a word of a kind. */
const FITS: Readonly<Record<SampleKind, (derivation: Derivation, length: number) => boolean>> = {
  'verb-forms': ({ lemma, particles }) => lemma.pos === 'v' && particles === '',
  'own-verbs': ({ lemma, particles }) => lemma.origin.at.startsWith('verbs-') && particles === '',
  'own-nouns': ({ lemma }) => lemma.origin.at.startsWith('nouns-'),
  'package-nouns': ({ lemma }) => lemma.pos !== 'v' && lemma.origin.source !== OWN,
  enclitics: ({ particles }) => particles !== '',
  'short-words': (_, length) => length <= SHORT,
};

/** A word that was drawn. */
export interface SampledWord {
  /** Upper case. */
  readonly word: string;
  /** Which of its derivations is of the kind, from 0: the first. */
  readonly derivation: number;
}

/** Words that were drawn, and of how many. */
export interface WordSample {
  /** In the order of the alphabet. */
  readonly words: readonly SampledWord[];
  /** Words of the kind in the lexicon. */
  readonly of: number;
}

/**
 * Draws words of a kind, each with the same chance: the same seed draws the same words of a lexicon.
 *
 * Reservoir sampling: Vitter, «Random sampling with a reservoir», 1985, algorithm R.
 *
 * @param size how many; all of them where there are no more
 */
export function sampleWords(
  { lexicon, derivations }: Pick<Dictionary, 'lexicon' | 'derivations'>,
  kind: SampleKind,
  { size, seed }: { readonly size: number; readonly seed: number | string },
): WordSample {
  const random = createRandom(seed);
  const drawn: SampledWord[] = [];
  let of = 0;
  for (const { letters, derivations: found } of derivations.entries()) {
    const derivation = found.findIndex(each => FITS[kind](each, letters.length));
    if (derivation < 0) continue;
    of++;
    const place = of <= size ? of - 1 : random.below(of);
    if (place < size) drawn[place] = { word: formatWord(lexicon.alphabet, letters), derivation };
  }
  return { words: drawn.sort((a, b) => (a.word < b.word ? -1 : 1)), of };
}
