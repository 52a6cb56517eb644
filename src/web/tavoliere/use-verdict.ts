// What is to be said of the tiles that are laid.
import { useEffect, useState } from 'preact/hooks';
import type { DeskLink } from '../engine/desk-link.js';
import type { LaidVerdict, Refused } from '../engine/messages.js';
import { askedOf, laidTiles, type Sheet } from './sheet.js';
import { useWords } from './use-words.js';

export function useVerdict(
  desk: DeskLink,
  isOpen: boolean,
  { tiles, rack, edition, laid }: Sheet,
): LaidVerdict | Refused | undefined {
  const [verdict, setVerdict] = useState<LaidVerdict | Refused>();
  const { lang } = useWords();
  useEffect(() => {
    if (!isOpen || laid.size === 0) {
      setVerdict(undefined);
      return;
    }
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const asked = askedOf({ tiles, rack, edition });
      const answer = await desk.ask.verdict(asked, laidTiles(laid), lang);
      if (isWanted) setVerdict(answer);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [desk, isOpen, tiles, rack, edition, laid, lang]);
  return verdict;
}
