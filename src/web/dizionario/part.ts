// What the parts of the view share.
import type { ViewProps } from '../shell/context.js';
import type { Question } from './question.js';

/** What every part of the view gets. */
export interface PartProps extends ViewProps {
  readonly question: Question;
  readonly onQuestion: (question: Question) => void;
  /** The word whose reasons are shown beside a list. */
  readonly chosen: string | undefined;
  readonly onWord: (word: string | undefined) => void;
}
