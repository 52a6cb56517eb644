// Why the words of a play are not valid, as `leggio word` says it.
import { openDictionaryIfAny } from '../../dictionary/dictionary.js';
import { explainWord } from '../../dictionary/why/explain.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import type { Verdict } from '../../referee/judge.js';
import type { Wording } from '../../wording/wording.js';

/** Reason by word, upper case; empty for a lexicon without derivations, a plain list of words. */
export function wordReasons(
  { words }: Verdict,
  lexicon: Lexicon,
  files: ReasonFiles,
  say: Wording,
): Promise<ReadonlyMap<string, string>> {
  const strange = words.filter(({ valid }) => !valid).map(({ word }) => word.toUpperCase());
  return reasonsOf(strange, lexicon, files, say);
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
  say: Wording,
): Promise<ReadonlyMap<string, string>> {
  const reasons = new Map<string, string>();
  if (words.length === 0) return reasons;
  const { lexicon: path, source: tables } = files;
  const dictionary = await openDictionaryIfAny(lexicon, { lexicon: path, tables });
  if (dictionary === undefined) return reasons;
  for (const word of new Set(words)) {
    const why = say.why(await explainWord(dictionary, word));
    reasons.set(word, why ?? '');
  }
  return reasons;
}
