// Words explained as they are typed: whether they are valid at once, why as soon as the reasons are here.
import { proxy } from 'comlink';
import { useEffect, useState } from 'preact/hooks';
import type { DeskLink } from '../engine/desk-link.js';
import type { Explained, ExplainedWord, Refused } from '../engine/messages.js';
import type { Checked } from '../engine/words/messages.js';
import { useWords } from './use-words.js';

/** Milliseconds without a change before it is asked. */
const PAUSE = 60;

/** A word, and what is known of it so far. */
export interface KnownWord {
  readonly word: string;
  readonly valid: boolean;
  readonly explained: ExplainedWord | undefined;
}

export interface Why {
  readonly words: readonly KnownWord[];
  readonly refused: Refused | undefined;
  /** From 0 to 1 while reasons are fetched. */
  readonly share: number | undefined;
  /** Asks once more. */
  again(): void;
}

const NOTHING: Omit<Why, 'again'> = { words: [], refused: undefined, share: undefined };

export function useWhy(desk: DeskLink, isOpen: boolean, words: readonly string[]): Why {
  const { lang } = useWords();
  const [why, setWhy] = useState(NOTHING);
  const [times, setTimes] = useState(0);
  const key = words.join(' ');
  useEffect(() => {
    if (!isOpen || words.length === 0) {
      setWhy(NOTHING);
      return;
    }
    let isWanted = true;
    const tell = (next: Omit<Why, 'again'>): void => {
      if (isWanted) setWhy(next);
    };
    const timer = setTimeout(() => explain(desk, words, lang, tell), PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [desk, isOpen, key, lang, times]);
  return { ...why, again: () => setTimes(now => now + 1) };
}

async function explain(
  desk: DeskLink,
  words: readonly string[],
  lang: 'it' | 'en',
  tell: (why: Omit<Why, 'again'>) => void,
): Promise<void> {
  const checked = (await desk.ask.words('check', words, lang)) as Checked | Refused;
  if (checked.kind === 'refused') return tell({ ...NOTHING, refused: checked });
  const known = words.map((word, index) => ({
    word,
    valid: checked.valid[index] === true,
    explained: undefined,
  }));
  tell({ words: known, refused: undefined, share: undefined });
  const onShare = (share: number): void => tell({ words: known, refused: undefined, share });
  const answer: Explained | Refused = await desk.ask.why(words, lang, proxy(onShare));
  if (answer.kind === 'refused') return tell({ ...NOTHING, refused: answer });
  const explained = known.map((each, index) => ({ ...each, explained: answer.words[index] }));
  tell({ words: explained, refused: undefined, share: undefined });
}
