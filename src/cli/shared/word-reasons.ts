// Why the words of a play are not valid, as `leggio word` says it.
import { openDictionaryIfAny } from '../../dictionary/dictionary.js';
import { explainWord } from '../../dictionary/why/explain.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import type { Verdict } from '../../referee/judge.js';

/** Reason by word, upper case; empty for a lexicon without derivations, a plain list of words. */
export function wordReasons(
  { words }: Verdict,
  lexicon: Lexicon,
  files: ReasonFiles,
): Promise<ReadonlyMap<string, string>> {
  const strange = words.filter(({ valid }) => !valid).map(({ word }) => word.toUpperCase());
  return reasonsOf(strange, lexicon, files);
}

/** Where the reasons come from: the lexicon's file, and the folder of its tables. */
export interface ReasonFiles {
  readonly lexicon: string;
  readonly source: string;
}

/** Reasons for words that are not valid, upper case. */
export async function reasonsOf(
  words: readonly string[],
  lexicon: Lexicon,
  files: ReasonFiles,
): Promise<ReadonlyMap<string, string>> {
  const reasons = new Map<string, string>();
  if (words.length === 0) return reasons;
  const { lexicon: path, source: tables } = files;
  const dictionary = await openDictionaryIfAny(lexicon, { lexicon: path, tables });
  if (dictionary === undefined) return reasons;
  for (const word of new Set(words)) {
    const { reason, article, row } = await explainWord(dictionary, word);
    const parts = [reason, article === null ? null : `art. ${article}`, row];
    reasons.set(word, parts.filter(part => part !== null).join(' · '));
  }
  return reasons;
}
