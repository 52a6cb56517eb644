// The game of the page, as it is kept: every change is written down at once, so that a reload loses nothing.
import { useEffect, useState } from 'preact/hooks';
import { type KeptGame, keptGames } from './kept-games.js';

export interface KeptInHand {
  /** Undefined while it is looked for; null where there is none. */
  readonly game: KeptGame | null | undefined;
  /** False where it will be gone with the page. */
  readonly isKept: boolean;
  change(next: (game: KeptGame) => KeptGame): void;
}

export function useKept(id: string): KeptInHand {
  const [game, setGame] = useState<KeptGame | null>();
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    void keptGames.get(id).then(found => setGame(found ?? null));
  }, [id]);
  useEffect(() => {
    // another tab may have gone on with the game
    const look = async (): Promise<void> => {
      const found = await keptGames.get(id);
      if (found) setGame(now => (now && now.changed >= found.changed ? now : found));
    };
    const looked = (): void => void (document.visibilityState === 'visible' && look());
    for (const type of ['focus', 'visibilitychange']) addEventListener(type, looked);
    return () => {
      for (const type of ['focus', 'visibilitychange']) removeEventListener(type, looked);
    };
  }, [id]);
  const change = (next: (game: KeptGame) => KeptGame): void =>
    setGame(now => {
      if (now === null || now === undefined) return now;
      const changed = { ...next(now), changed: Date.now() };
      void keptGames.put(changed).then(setKept);
      return changed;
    });
  return { game, isKept, change };
}
