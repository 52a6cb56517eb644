// What Dizionario asks of the desk, and whoever wants to know why words are valid.
import type { Language } from 'leggio';
import { explainWords } from './explain.js';
import type { Explained, ReasonsKept, Refused } from './messages.js';
import { answered, type OnShare, perOpened, stoppable, watched } from './open-desk.js';
import { createWordsDesk } from './words/desk.js';
import type { WordsAnswer, WordsAsked, WordsQuestion } from './words/messages.js';

const listsOf = perOpened(({ lexicon, reasons }) => createWordsDesk(lexicon, reasons));

export const wordQuestions = {
  /** Whether words are valid, and why: what reasons they need is fetched, and told of from 0 to 1. */
  why: (
    words: readonly string[],
    language: Language,
    onShare?: OnShare,
  ): Promise<Explained | Refused> =>
    answered(language, opened =>
      watched(opened, onShare, () => explainWords(opened, words, language)),
    ),
  /** A question about words; what reasons it needs is told of as `why` does. */
  words: <Question extends WordsQuestion>(
    question: Question,
    asked: WordsAsked<Question>,
    language: Language,
    onShare?: OnShare,
  ): Promise<WordsAnswer<Question> | Refused> =>
    answered(language, opened => watched(opened, onShare, () => listsOf(opened)[question](asked))),
  /** How much of the reasons is kept; fetches their index. */
  reasonsKept: (language: Language): Promise<ReasonsKept | Refused> =>
    answered(language, ({ reasons }) => reasons.kept()),
  /** Fetches all the reasons, to be without a network; ended by `stop`. */
  fetchReasons: (
    task: number,
    language: Language,
    onShare: OnShare,
  ): Promise<ReasonsKept | Refused> =>
    answered(language, opened =>
      stoppable(task, signal =>
        watched(opened, onShare, async () => {
          await opened.reasons.fetchAll(signal);
          return opened.reasons.kept();
        }),
      ),
    ),
};
