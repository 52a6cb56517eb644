// The words of this view.
import { TAVOLIERE_WORDS, type TavoliereWords } from '../../wording/web/tavoliere.js';
import { useCatalogue } from '../shell/context.js';

export function useWords(): TavoliereWords {
  return useCatalogue(TAVOLIERE_WORDS);
}
