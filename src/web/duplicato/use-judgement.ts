// What the slip that is being typed would be worth: asked with every key, the last answer counts. The verdict comes at
// once, the reason why a word is none after it.
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
    const look = async (withReasons: boolean): Promise<void> => {
      const came = await ask('judge', { slip: { player: '', ...answer }, withReasons });
      if (!isWanted) return;
      setJudged(isRefused(came) ? undefined : came);
      if (!isRefused(came) && came.slip.verdict === 'word' && !withReasons) await look(true);
    };
    void look(false);
    return () => {
      isWanted = false;
    };
  }, [ask, head, notation, square, word, score]);
  return judged;
}
