// What the slip that is being typed would be worth: asked with every key, the last answer counts.
import { useEffect, useState } from 'preact/hooks';
import type { Judgement } from '../engine/evening/messages.js';
import { isRefused } from './ask.js';
import { answerOf } from './entry.js';
import type { Table } from './use-evening.js';

/** Undefined while there is no word, or no answer yet. */
export function useJudgement({ ask, evening, note }: Table): Judgement | undefined {
  const [judged, setJudged] = useState<Judgement>();
  const { square, word, score } = note.entry;
  const { head, notation } = evening;
  useEffect(() => {
    const answer = answerOf({ player: '', square, word, score }, notation);
    if (answer === undefined || answer.word === '') return setJudged(undefined);
    let isWanted = true;
    void ask('judge', { player: '', ...answer }).then(came => {
      if (isWanted) setJudged(isRefused(came) ? undefined : came);
    });
    return () => {
      isWanted = false;
    };
  }, [ask, head, notation, square, word, score]);
  return judged;
}
