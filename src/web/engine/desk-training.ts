// What Allenamento asks of the desk, but for its drills.
import type { Language } from 'leggio';
import { reasonsAgainst } from './explain.js';
import type { Refused } from './messages.js';
import { answered, perOpened } from './open-desk.js';
import { createTrainingDesk } from './training/desk.js';
import type { TrainingAnswer, TrainingAsked, TrainingQuestion } from './training/messages.js';

const trainingsOf = perOpened(words =>
  createTrainingDesk({
    lexicon: words.lexicon,
    leavesFor: words.leavesFor,
    explain: (list, language) => reasonsAgainst(words, list, language),
  }),
);

export const trainingQuestions = {
  /** A question about trainings. */
  training: <Question extends TrainingQuestion>(
    question: Question,
    asked: TrainingAsked<Question>,
    language: Language,
  ): Promise<TrainingAnswer<Question> | Refused> =>
    answered(language, words => trainingsOf(words)[question](asked, language)),
};
