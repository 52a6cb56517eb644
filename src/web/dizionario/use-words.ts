// The words of this view.
import { DIZIONARIO_WORDS, type DizionarioWords } from '../../wording/web/dizionario.js';
import { useCatalogue } from '../shell/context.js';

export function useWords(): DizionarioWords {
  return useCatalogue(DIZIONARIO_WORDS);
}
