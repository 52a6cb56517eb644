// A long question about the sheet: how far it is, what is known so far, and an end whenever it is wanted. It is about
// one position: when that changes, it is given up.
import { proxy } from 'comlink';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DeskLink } from '../engine/desk-link.js';
import type { LongAsked, LongFound, LongProgress } from '../engine/long-messages.js';
import type { Refused } from '../engine/messages.js';
import { askedOf, laidTiles, type Sheet } from './sheet.js';
import { useWords } from './use-words.js';

export type LongState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'running';
      readonly share: number;
      readonly soFar: LongFound | undefined;
      readonly isStopping: boolean;
    }
  | { readonly kind: 'over'; readonly answer: LongFound | Refused };

export interface Long {
  readonly state: LongState;
  /** A simulation compares the play that is laid, too. */
  start(wish: Pick<LongAsked, 'how' | 'spread' | 'count' | 'seconds'>): void;
  /** What is known by then is the answer. */
  stop(): void;
}

const IDLE: LongState = { kind: 'idle' };
const BEGUN: LongState = { kind: 'running', share: 0, soFar: undefined, isStopping: false };

export function useLong(desk: DeskLink, sheet: Sheet): Long {
  const { tiles, rack, edition, laid } = sheet;
  const [state, setState] = useState(IDLE);
  const { lang } = useWords();
  /** The question under way; 0 for none. */
  const task = useRef(0);
  const stop = (): void => void (task.current > 0 && desk.ask.stop(task.current));
  useEffect(() => {
    setState(IDLE);
    return () => {
      stop();
      task.current = 0;
    };
  }, [desk, tiles, rack, edition]);
  return {
    state,
    async start(wish) {
      const mine = desk.newTask();
      task.current = mine;
      setState(BEGUN);
      const tell = (progress: LongProgress): void => {
        if (task.current === mine) setState(before => further(before, progress));
      };
      const asked = { ...askedOf({ tiles, rack, edition }), ...wish, laid: laidTiles(laid) };
      const answer = await desk.ask.long(mine, asked, lang, proxy(tell));
      if (task.current !== mine) return;
      task.current = 0;
      setState(
        answer.kind === 'refused' && answer.code === 'STOPPED' ? IDLE : { kind: 'over', answer },
      );
    },
    stop() {
      stop();
      setState(before => (before.kind === 'running' ? { ...before, isStopping: true } : before));
    },
  };
}

function further(before: LongState, { share, soFar }: LongProgress): LongState {
  if (before.kind !== 'running') return before;
  return { ...before, share: Math.max(before.share, share), soFar: soFar ?? before.soFar };
}
