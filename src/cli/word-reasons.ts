// Why the words of a play are none, as `leggio word` says it.
import { openDictionaryIfAny } from '../dictionary/dictionary.js';
import { explainWord } from '../dictionary/explain.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import type { Verdict } from '../referee/judge.js';

/** Reason by word, upper case; empty for a lexicon without derivations, a plain list of words. */
export async function wordReasons(
  { words }: Verdict,
  lexicon: Lexicon,
  files: { lexicon: string; source: string },
): Promise<ReadonlyMap<string, string>> {
  const reasons = new Map<string, string>();
  const strange = words.filter(({ valid }) => !valid).map(({ word }) => word.toUpperCase());
  if (strange.length === 0) return reasons;
  const { lexicon: path, source: tables } = files;
  const dictionary = await openDictionaryIfAny(lexicon, { lexicon: path, tables });
  if (dictionary === undefined) return reasons;
  for (const word of strange) {
    const { reason, article, row } = await explainWord(dictionary, word);
    const parts = [reason, article === null ? null : `art. ${article}`, row];
    reasons.set(word, parts.filter(part => part !== null).join(' · '));
  }
  return reasons;
}
