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

/** Moves of a first answer: as many as one sees at once. */
const FIRST = 15;

/** The last answer, and what it answers: the wish may have changed since. */
export interface Answered {
  readonly answer: Found | Refused;
  readonly to: Pick<Wish, 'by' | 'filter'>;
}

/** The last answer; undefined before the first, and while the rack is empty. */
export function useMoves(
  desk: DeskLink,
  isOpen: boolean,
  { tiles, rack, edition }: Sheet,
  { by, filter, count }: Wish,
): Answered | undefined {
  const [answered, setAnswered] = useState<Answered>();
  /** What the answer on the page is about. */
  const known = useRef('');
  const { lang } = useWords();
  useEffect(() => {
    if (!isOpen || rack === '') {
      setAnswered(undefined);
      return;
    }
    const asked: Asked = { ...askedOf({ tiles, rack, edition }), by, filter, count };
    const about = [asked.board, rack, edition, by].join(' ');
    const isNew = known.current !== about;
    known.current = about;
    if (isNew && !wantsEvery(filter)) setAnswered(undefined);
    const tell = (answer: Found | Refused): void => setAnswered({ answer, to: { by, filter } });
    return askMoves(desk, asked, lang, isNew && wantsEvery(filter), tell);
  }, [desk, isOpen, tiles, rack, edition, by, filter, count, lang]);
  return answered;
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
    const count = question === 'firstMoves' ? Math.min(FIRST, asked.count) : asked.count;
    const answer = await desk.ask[question](task, { ...asked, count }, lang);
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
