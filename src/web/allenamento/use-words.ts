// The words of this view.
import { ALLENAMENTO_WORDS, type AllenamentoWords } from '../../wording/web/allenamento.js';
import { useCatalogue } from '../shell/context.js';

export function useWords(): AllenamentoWords {
  return useCatalogue(ALLENAMENTO_WORDS);
}
