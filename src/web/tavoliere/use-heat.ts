// What squares are worth, asked for while the board shows it.
import type { Measure } from 'leggio';
import { useEffect, useState } from 'preact/hooks';
import type { DeskLink } from '../engine/desk-link.js';
import type { Heat } from '../engine/messages.js';
import { askedOf, type Sheet } from './sheet.js';
import { useWords } from './use-words.js';

/** @param isWanted false while nobody looks */
export function useHeat(
  desk: DeskLink,
  isWanted: boolean,
  { tiles, rack, edition }: Sheet,
  by: Measure,
): Heat | undefined {
  const [heat, setHeat] = useState<Heat>();
  const { lang } = useWords();
  useEffect(() => {
    setHeat(undefined);
    if (!isWanted || rack === '') return;
    const task = desk.newTask();
    let isHere = true;
    const ask = async (): Promise<void> => {
      const answer = await desk.ask.heat(task, { ...askedOf({ tiles, rack, edition }), by }, lang);
      if (isHere && answer.kind === 'heat') setHeat(answer);
    };
    void ask();
    return () => {
      isHere = false;
      void desk.ask.stop(task);
    };
  }, [desk, isWanted, tiles, rack, edition, by, lang]);
  return heat;
}

/** How hot a square is, from 1 to 5: by the share of the best that can be had there. */
export function warmth(worth: number, best: number): number {
  if (best <= 0) return 1;
  return Math.max(1, Math.min(5, Math.ceil((worth / best) * 5)));
}
