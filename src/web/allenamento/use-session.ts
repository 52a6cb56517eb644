// The training of the page: begun, opened, gone on with one step after the other.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isRefused } from '../duplicato/ask.js';
import type { Refused } from '../engine/messages.js';
import type {
  BadLedger,
  Training,
  TrainingAnswer,
  TrainingAsked,
  TrainingRequest,
} from '../engine/training/messages.js';
import { readAddress, writeAddress } from '../shell/address.js';
import type { ViewProps } from '../shell/context.js';
import { type Ask, askOf } from './ask.js';
import { useWords } from './use-words.js';

/** Questions that are steps. */
type Step = 'answer' | 'attempt' | 'hint' | 'show' | 'next' | 'end';

/** What a step is asked with, but for which training and how it was seen. */
type StepMore<Name extends Step> = Omit<TrainingAsked<Name>, 'id' | 'revision'>;

export interface Session {
  readonly ask: Ask;
  readonly training: Training | undefined;
  /** Why the last question had no answer. */
  readonly refused: Refused | BadLedger | undefined;
  /** True while a step is on its way. */
  readonly isBusy: boolean;
  begin(request: TrainingRequest): Promise<void>;
  open(id: string): Promise<void>;
  step<Name extends Step>(name: Name, more: StepMore<Name>): Promise<void>;
  /** Keeps what lies on the board of the open round. */
  keep(laid: TrainingAsked<'keep'>['laid']): void;
  leave(): void;
}

export function useSession({ desk, isOpen }: ViewProps): Session {
  const { lang } = useWords();
  const ask = useMemo(() => askOf(desk, lang), [desk, lang]);
  const [training, setTraining] = useState<Training>();
  const [refused, setRefused] = useState<Refused | BadLedger>();
  const [isBusy, setBusy] = useState(false);
  const come = (answer: TrainingAnswer<'begin'> | Refused): void => {
    setBusy(false);
    setRefused(answer.kind === 'training' ? undefined : answer);
    if (answer.kind !== 'training') return;
    setTraining(answer);
    writeAddress({ session: answer.id });
  };
  const open = async (id: string): Promise<void> => {
    const answer = await ask('open', id);
    if (isRefused(answer)) writeAddress({ session: undefined });
    come(answer);
  };
  useReturning(isOpen, open);
  useEffect(() => {
    if (training !== undefined) void open(training.id); // its sentences are in the language of the page
  }, [lang]);
  return {
    ...{ ask, training, refused, isBusy, open },
    async begin(request) {
      setBusy(true);
      come(await ask('begin', request));
      void navigator.storage?.persist?.(); // not to be cleared away when space is short
    },
    async step(name, more) {
      if (training === undefined || isBusy) return;
      setBusy(true);
      const { id, revision } = training;
      come((await ask(name, { id, revision, ...more } as never)) as Training | Refused);
    },
    keep(laid) {
      if (training !== undefined && !isBusy) {
        void ask('keep', { id: training.id, revision: training.revision, laid });
      }
    },
    leave() {
      writeAddress({ session: undefined });
      setTraining(undefined);
      setRefused(undefined);
    },
  };
}

/** The training of the address, once there are words to judge by. */
function useReturning(isOpen: boolean, open: (id: string) => Promise<void>): void {
  const isReturning = useRef(true);
  useEffect(() => {
    if (!isOpen || !isReturning.current) return;
    isReturning.current = false;
    const { session } = readAddress();
    if (session !== undefined) void open(session);
  });
}
