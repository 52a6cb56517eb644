// How the decks stand, asked anew when another tab has kept an answer, and when one comes back to the page.
import { useEffect, useState } from 'preact/hooks';
import { DRILLS_CHANNEL } from '../../engine/drills/channel.js';
import type { DrillsOverview } from '../../engine/drills/messages.js';
import type { Asking } from './use-asking.js';

export interface Overview {
  readonly overview: DrillsOverview | undefined;
  show(overview: DrillsOverview): void;
  /** Asks once more. */
  look(): void;
}

export function useOverview({ ask }: Asking, isOpen: boolean): Overview {
  const [overview, show] = useState<DrillsOverview>();
  const look = async (): Promise<void> => {
    const found = await ask('overview', { now: Date.now() });
    if (found !== undefined) show(found);
  };
  useEffect(() => {
    if (!isOpen) return;
    void look();
    const channel = new BroadcastChannel(DRILLS_CHANNEL);
    channel.onmessage = () => void look();
    const seen = (): void => void (document.visibilityState === 'visible' && look());
    addEventListener('visibilitychange', seen);
    return () => {
      channel.close();
      removeEventListener('visibilitychange', seen);
    };
  }, [isOpen]);
  return { overview, show, look: () => void look() };
}
