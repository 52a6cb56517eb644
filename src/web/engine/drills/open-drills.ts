// The drills of this desk: words and counts as the site has them, answers as this machine keeps them.
import { loadPlayedWords, type PlayedWords } from 'leggio';
import type { Opened } from '../opened.js';
import { addressOf } from '../outlook.js';
import { obtain } from '../store.js';
import { DRILLS_CHANNEL } from './channel.js';
import { createDrillsDesk, type DrillsDesk } from './desk.js';
import { openAnswers } from './kept-answers.js';

export interface OpenDrills {
  readonly desk: DrillsDesk;
  /** Told, in place of whoever was before, when another tab has kept something and this desk knows that it has. */
  watch(tell: () => void): void;
}

export function openDrills({ lexicon, supplies }: Opened): OpenDrills {
  const { played, shortDoubts, site } = supplies;
  const channel = new BroadcastChannel(DRILLS_CHANNEL);
  let told = (): void => undefined;
  const desk = createDrillsDesk({
    lexicon,
    async played(): Promise<PlayedWords> {
      const file = await addressOf(played, site);
      return loadPlayedWords(file).finally(() => URL.revokeObjectURL(file));
    },
    async doubts() {
      const { bytes } = await obtain(shortDoubts, new URL(shortDoubts.path, site), () => undefined);
      return new Set(new TextDecoder().decode(bytes).trim().split('\n'));
    },
    store: openAnswers(),
    tell: () => channel.postMessage('kept'),
    onTold(heard) {
      channel.onmessage = () => {
        heard();
        told();
      };
    },
  });
  return {
    desk,
    watch(tell) {
      told = tell;
    },
  };
}
