// The words of this view.
import { PARTITE_WORDS, type PartiteWords } from '../../wording/web/partite.js';
import { useCatalogue } from '../shell/context.js';

export function useWords(): PartiteWords {
  return useCatalogue(PARTITE_WORDS);
}
