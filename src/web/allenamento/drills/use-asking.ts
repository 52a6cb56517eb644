// Questions about drills to the desk, in the language of the page; why the last one had no answer.
import { useState } from 'preact/hooks';
import type { DeskLink } from '../../engine/desk-link.js';
import type { DrillsAnswer, DrillsAsked, DrillsQuestion } from '../../engine/drills/messages.js';
import type { Refused } from '../../engine/messages.js';
import { useWords } from './use-words.js';

export interface Asking {
  /** @returns undefined where there is no answer */
  ask<Question extends DrillsQuestion>(
    question: Question,
    asked: DrillsAsked<Question>,
  ): Promise<DrillsAnswer<Question> | undefined>;
  readonly refused: Refused | undefined;
}

export function useAsking(desk: DeskLink): Asking {
  const { lang } = useWords();
  const [refused, setRefused] = useState<Refused>();
  const ask = async <Question extends DrillsQuestion>(
    question: Question,
    asked: DrillsAsked<Question>,
  ): Promise<DrillsAnswer<Question> | undefined> => {
    const answer = (await desk.ask.drills(question, asked, lang)) as
      | DrillsAnswer<Question>
      | Refused;
    const isRefused = answer.kind === 'refused';
    setRefused(isRefused ? answer : undefined);
    return isRefused ? undefined : (answer as DrillsAnswer<Question>);
  };
  return { ask, refused };
}
