// The words of this view.
import { DUPLICATO_WORDS, type DuplicatoWords } from '../../wording/web/duplicato.js';
import type { Refused } from '../engine/messages.js';
import { useCatalogue } from '../shell/context.js';

export function useWords(): DuplicatoWords {
  return useCatalogue(DUPLICATO_WORDS);
}

/** What a refusal says to the arbiter: by its code, and what its facts say. */
export function refusalText(
  { code, said }: Pick<Refused, 'code' | 'said'>,
  words: DuplicatoWords,
): string {
  const plain = words.refusals[code] ?? words.refused;
  return said === '' ? plain : `${words.refusalsFor[code] ?? plain} ${said}`;
}
