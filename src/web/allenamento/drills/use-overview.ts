// How the decks stand, asked anew when another tab has kept an answer, and when one comes back to the page.
import { proxy } from 'comlink';
import { useEffect, useState } from 'preact/hooks';
import type { DeskLink } from '../../engine/desk-link.js';
import type { DrillsOverview } from '../../engine/drills/messages.js';
import type { Asking } from './use-asking.js';
import { useWords } from './use-words.js';

export interface Overview {
  readonly overview: DrillsOverview | undefined;
  show(overview: DrillsOverview): void;
  /** Asks once more. */
  look(): void;
}

export function useOverview(desk: DeskLink, { ask }: Asking, isOpen: boolean): Overview {
  const { lang } = useWords();
  const [overview, show] = useState<DrillsOverview>();
  const look = async (): Promise<void> => {
    const found = await ask('overview', { now: Date.now() });
    if (found !== undefined) show(found);
  };
  useEffect(() => {
    if (!isOpen) return;
    void look();
    void desk.ask.watchDrills(
      proxy(() => void look()),
      lang,
    );
    const seen = (): void => void (document.visibilityState === 'visible' && look());
    addEventListener('visibilitychange', seen);
    return () => removeEventListener('visibilitychange', seen);
  }, [isOpen]);
  return { overview, show, look: () => void look() };
}
