// The moves of a sheet as it is typed: asked of the desk a moment after the last change.

import type { Measure } from 'leggio';
import { useEffect, useState } from 'preact/hooks';
import type { DeskLink } from '../engine/desk-link.js';
import type { Found, Refused } from '../engine/messages.js';
import { boardText, type Sheet } from './sheet.js';
import { useWords } from './use-words.js';

/** Milliseconds without a change before it is asked. */
const PAUSE = 50;

/** How moves are to be listed. */
export interface Listing {
  readonly by: Measure;
  readonly letters: string;
  readonly count: number;
}

/** The last answer; undefined before the first, and while the rack is empty. */
export function usePlays(
  desk: DeskLink,
  isOpen: boolean,
  sheet: Sheet,
  listing: Listing,
): Found | Refused | undefined {
  const [answer, setAnswer] = useState<Found | Refused>();
  const { by, letters, count } = listing;
  const { lang } = useWords();
  useEffect(() => {
    if (!isOpen || sheet.rack === '') {
      setAnswer(undefined);
      return;
    }
    let isWanted = true;
    const timer = setTimeout(async () => {
      const { tiles, rack, edition } = sheet;
      const asked = { board: boardText(tiles), rack, edition, by, letters, count };
      const found = await desk.ask.moves(asked, lang);
      if (isWanted) setAnswer(found);
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [desk, isOpen, sheet, by, letters, count, lang]);
  return answer;
}
