// What the drills of Allenamento ask of the desk. Their code comes with the first question.
import type { Language } from 'leggio';
import type { DrillsAnswer, DrillsAsked, DrillsQuestion } from './drills/messages.js';
import type { OpenDrills } from './drills/open-drills.js';
import type { Refused } from './messages.js';
import { answered, perOpened } from './open-desk.js';

const drillsOf = perOpened(async (words): Promise<OpenDrills> => {
  const { openDrills } = await import('./drills/open-drills.js');
  return openDrills(words);
});

export const drillsQuestions = {
  /** A question about drills. */
  drills: <Question extends DrillsQuestion>(
    question: Question,
    asked: DrillsAsked<Question>,
    language: Language,
  ): Promise<DrillsAnswer<Question> | Refused> =>
    answered(language, async words => (await drillsOf(words)).desk[question](asked)),
  /** Told when another tab has kept something; whoever was told before no longer is. */
  watchDrills: (tell: () => void, language: Language): Promise<'watched' | Refused> =>
    answered(language, async words => {
      (await drillsOf(words)).watch(tell);
      return 'watched' as const;
    }),
};
