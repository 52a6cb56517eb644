// The lists of a question as it is typed: asked of the desk a moment after the last change.
import { useEffect, useState } from 'preact/hooks';
import type { DeskLink } from '../engine/desk-link.js';
import type { Refused } from '../engine/messages.js';
import type { Search, Searched } from '../engine/words/messages.js';
import { useWords } from './use-words.js';

/** Milliseconds without a change before it is asked. */
const PAUSE = 150;

export interface Looked {
  readonly answer: Searched | Refused | undefined;
  /** True while a newer answer is on its way. */
  readonly isAsking: boolean;
}

export function useSearch(desk: DeskLink, isOpen: boolean, asked: Search | undefined): Looked {
  const { lang } = useWords();
  const [looked, setLooked] = useState<Looked>({ answer: undefined, isAsking: false });
  const key = JSON.stringify(asked);
  useEffect(() => {
    if (!isOpen || asked === undefined) {
      setLooked({ answer: undefined, isAsking: false });
      return;
    }
    let isWanted = true;
    setLooked(({ answer }) => ({ answer, isAsking: true }));
    const timer = setTimeout(async () => {
      const answer = (await desk.ask.words('search', asked, lang)) as Searched | Refused;
      if (isWanted) setLooked({ answer, isAsking: false });
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [desk, isOpen, key, lang]);
  return looked;
}
