// The moves of a sheet as it is typed: the best are asked for with each change, then all of them. What is asked for no
// longer is given up, so that it delays nothing.
import type { Measure } from 'leggio';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DeskLink } from '../engine/desk-link.js';
import type { Asked, Found, MoveFilter, Refused } from '../engine/messages.js';
import { wantsEvery } from '../engine/move-filter.js';
import { askedOf, type Sheet } from './sheet.js';
import { useWords } from './use-words.js';

/** Which moves are wanted, and how many of them. */
export interface Wish {
  readonly by: Measure;
  readonly filter: MoveFilter;
  readonly count: number;
}

/** The last answer; undefined before the first, and while the rack is empty. */
export function useMoves(
  desk: DeskLink,
  isOpen: boolean,
  { tiles, rack, edition }: Sheet,
  { by, filter, count }: Wish,
): Found | Refused | undefined {
  const [answer, setAnswer] = useState<Found | Refused>();
  /** What the answer on the page is about. */
  const known = useRef('');
  const { lang } = useWords();
  useEffect(() => {
    if (!isOpen || rack === '') {
      setAnswer(undefined);
      return;
    }
    const asked: Asked = { ...askedOf({ tiles, rack, edition }), by, filter, count };
    const about = [asked.board, rack, edition, by].join(' ');
    const isNew = known.current !== about;
    known.current = about;
    if (isNew && !wantsEvery(filter)) setAnswer(undefined);
    return askMoves(desk, asked, lang, isNew && wantsEvery(filter), setAnswer);
  }, [desk, isOpen, tiles, rack, edition, by, filter, count, lang]);
  return answer;
}

/** @returns gives the questions up */
function askMoves(
  desk: DeskLink,
  asked: Asked,
  lang: 'it' | 'en',
  wantsFirst: boolean,
  tell: (answer: Found | Refused) => void,
): () => void {
  let isWanted = true;
  let task = 0;
  const ask = async (question: 'firstMoves' | 'moves'): Promise<boolean> => {
    task = desk.newTask();
    const answer = await desk.ask[question](task, asked, lang);
    if (isWanted) tell(answer);
    return isWanted && answer.kind === 'found';
  };
  const askBoth = async (): Promise<void> => {
    if (!wantsFirst || (await ask('firstMoves'))) await ask('moves');
  };
  void askBoth();
  return () => {
    isWanted = false;
    void desk.ask.stop(task);
  };
}
