// What Duplicato asks of the desk.
import type { Language } from 'leggio';
import { createEveningDesk } from './evening/desk.js';
import type { EveningAnswer, EveningAsked, EveningQuestion } from './evening/messages.js';
import { reasonsAgainst } from './explain.js';
import type { Refused } from './messages.js';
import { answered, perOpened } from './open-desk.js';

const eveningsOf = perOpened(words =>
  createEveningDesk({
    lexicon: words.lexicon,
    explain: (list, language) => reasonsAgainst(words, list, language),
  }),
);

export const eveningQuestions = {
  /** A question about duplicate evenings. */
  evening: <Question extends EveningQuestion>(
    question: Question,
    asked: EveningAsked<Question>,
    language: Language,
  ): Promise<EveningAnswer<Question> | Refused> =>
    answered(language, words => eveningsOf(words)[question](asked, language)),
};
