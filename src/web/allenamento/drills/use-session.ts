// A deck being asked: a card, then what came of it, then the next one, until there is none.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DrillDeck } from '../../../wording/web/drills.js';
import type {
  DrillCard,
  DrillsOverview,
  Given,
  JudgedAnswer,
} from '../../engine/drills/messages.js';
import { createStopwatch, type Stopwatch } from './stopwatch.js';
import type { Asking } from './use-asking.js';
import type { Overview } from './use-overview.js';

export type Stage =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'asking'; readonly card: DrillCard }
  | { readonly kind: 'judged'; readonly card: DrillCard; readonly judged: JudgedAnswer }
  | { readonly kind: 'done' };

export interface SessionInHand {
  readonly stage: Stage;
  answer(given: Given): void;
  next(): void;
  /** Takes the last answer back, and asks its card again. */
  undo(): void;
  /** The card whose answer was taken back; null where it was gone. */
  readonly takenBack: string | null | undefined;
}

interface Props {
  readonly deck: DrillDeck;
  readonly asking: Asking;
  readonly standing: Overview;
  readonly overview: DrillsOverview;
}

export function useSession({ deck, asking, standing, overview }: Props): SessionInHand {
  const [stage, setStage] = useState<Stage>({ kind: 'waiting' });
  const [takenBack, setTakenBack] = useState<string | null>();
  const watch = useStopwatch();
  const isBusy = useRef(false);
  const alone = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return; // a second press of a key
    isBusy.current = true;
    await work().finally(() => {
      isBusy.current = false;
    });
  };
  const load = async (first?: string): Promise<void> => {
    const asked = { deck, now: Date.now(), ...(first === undefined ? {} : { first }) };
    const found = await asking.ask('next', asked);
    if (found === undefined) return;
    standing.show(found.overview);
    setStage(found.card === undefined ? { kind: 'done' } : { kind: 'asking', card: found.card });
    watch.start();
  };
  useEffect(() => void alone(load), []);
  return {
    stage,
    takenBack,
    answer: given =>
      void alone(async () => {
        if (stage.kind !== 'asking') return;
        const { card } = stage;
        const asked = { card: card.card, given, seconds: watch.seconds(), now: Date.now() };
        const judged = await asking.ask('answer', asked);
        if (judged === undefined) return;
        setStage({ kind: 'judged', card, judged });
        setTakenBack(undefined);
        standing.look();
      }),
    next: () => void alone(load),
    undo: () =>
      void alone(async () => {
        if (overview.last?.deck !== deck) return;
        const back = await asking.ask('undo', { id: overview.last.id });
        if (back === undefined) return;
        setTakenBack(back.card?.card ?? null);
        await load(back.card?.card);
      }),
  };
}

function useStopwatch(): Stopwatch {
  const [watch] = useState(() => createStopwatch(() => performance.now()));
  useEffect(() => {
    const look = (): void => watch.see(document.visibilityState === 'visible');
    addEventListener('visibilitychange', look);
    return () => removeEventListener('visibilitychange', look);
  }, [watch]);
  return watch;
}
