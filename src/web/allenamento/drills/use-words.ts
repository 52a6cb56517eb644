// The words of the drills.
import { DRILLS_WORDS, type DrillsWords } from '../../../wording/web/drills.js';
import { useCatalogue } from '../../shell/context.js';

export function useWords(): DrillsWords {
  return useCatalogue(DRILLS_WORDS);
}
