// What a reviewer is asked: each word with the entry that makes it one, the reason and the row.

import { createRandom } from '../board/random.js';
import type { Dictionary } from '../dictionary/dictionary.js';
import { type SampledWord, type SampleKind, sampleWords } from '../dictionary/sample-words.js';
import { type ExplainedDerivation, explainWord } from '../dictionary/why/explain.js';
import type { Language } from '../wording/language.js';
import { derivationReason } from '../wording/review.js';
import { createSpeech } from '../wording/speech.js';
import { derivationText, whyText } from '../wording/word.js';

/** A kind that is drawn, or `words`: a list of one's own. */
export type ReviewKind = SampleKind | 'words';

/** A word to be judged. */
export interface ReviewItem {
  readonly kind: ReviewKind;
  /** Upper case. */
  readonly word: string;
  /** As a dictionary prints it; empty for a word that the lexicon does not have. */
  readonly lemma: string;
  /** Abbreviated: `'s.m.'`; empty as `lemma`. */
  readonly pos: string;
  /** Form, particles, sense and articles; for a word that is not in, why not. */
  readonly reason: string;
  /** Id of the source: `'own'`; empty as `lemma`. */
  readonly source: string;
  /** Table row or package entry; empty where none is known. */
  readonly row: string;
  /** The other reasons why it is a word, a sentence each. */
  readonly others: readonly string[];
}

/** Words to be judged. */
export interface Review {
  readonly kind: ReviewKind;
  readonly seed: number | string;
  /** Words that these were drawn from. */
  readonly of: number;
  /** Name of the lexicon and the edition it was compiled under. */
  readonly lexicon: string;
  readonly items: readonly ReviewItem[];
}

/** How words are drawn and told of. */
export interface ReviewOptions {
  /** How many words. */
  readonly size: number;
  readonly seed: number | string;
  /** Of the reasons. */
  readonly language: Language;
}

/** A review of words of a kind. */
export async function drawReview(
  dictionary: Dictionary,
  kind: SampleKind,
  options: ReviewOptions,
): Promise<Review> {
  const { words, of } = sampleWords(dictionary, kind, options);
  return reviewOf(dictionary, kind, words, of, options);
}

/**
 * A review of words of one's own, in the lexicon or not.
 *
 * @param list upper case, sorted; drawn from where there are more than `size`
 */
export async function listReview(
  dictionary: Dictionary,
  list: readonly string[],
  options: ReviewOptions,
): Promise<Review> {
  const words = drawn(list, options).map(word => ({ word, derivation: 0 }));
  return reviewOf(dictionary, 'words', words, list.length, options);
}

/** As many of a list, each with the same chance, in its order. */
function drawn(list: readonly string[], { size, seed }: ReviewOptions): readonly string[] {
  const random = createRandom(seed);
  let wanted = Math.min(size, list.length);
  return list.filter((_, index) => {
    const isTaken = random.below(list.length - index) < wanted;
    if (isTaken) wanted--;
    return isTaken;
  });
}

async function reviewOf(
  dictionary: Dictionary,
  kind: ReviewKind,
  words: readonly SampledWord[],
  of: number,
  { seed, language }: ReviewOptions,
): Promise<Review> {
  const items: ReviewItem[] = [];
  for (const each of words) items.push(await itemOf(dictionary, kind, each, language));
  const { name, edition } = dictionary.lexicon.facts;
  const lexicon = edition === '' ? name : `${name}, ${edition}`;
  return { kind, seed, of, lexicon, items };
}

async function itemOf(
  dictionary: Dictionary,
  kind: ReviewKind,
  { word, derivation }: SampledWord,
  language: Language,
): Promise<ReviewItem> {
  const speech = createSpeech(language);
  const explanation = await explainWord(dictionary, word);
  const why = explanation.derivations[derivation] as ExplainedDerivation | undefined;
  if (why === undefined) {
    const reason = whyText({ ...explanation, row: null }, speech) ?? '';
    const nothing = { lemma: '', pos: '', source: '', others: [] };
    return { kind, word, ...nothing, reason, row: explanation.row ?? '' };
  }
  const { lemma, pos, source, row } = why;
  const others = explanation.derivations.filter(each => each !== why);
  return {
    ...{ kind, word, lemma, pos, source, row },
    reason: derivationReason(why, speech),
    others: others.map(each => derivationText(each, speech)),
  };
}
