// All the reasons fetched at once, for whoever will be without a network.
import { proxy } from 'comlink';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ReasonsKept, Refused } from '../engine/messages.js';
import type { ViewProps } from '../shell/context.js';
import './reasons-bar.css';
import { RefusedLine } from './refused-line.js';
import { ShareLine } from './share-line.js';
import { useWords } from './use-words.js';

export function ReasonsBar({ desk, isOpen }: ViewProps): JSX.Element {
  const words = useWords();
  const { answer, share, look, fetchAll, stop, hasTried } = useReasons({ desk, isOpen });
  return (
    <details
      class="reasons-bar no-print"
      onToggle={({ currentTarget }) => currentTarget.open && look()}
    >
      <summary>{words.allReasons}</summary>
      {answer?.kind === 'refused' && (
        <RefusedLine refused={answer} onAgain={hasTried ? fetchAll : look} />
      )}
      {answer?.kind === 'reasons' && <Kept kept={answer} hasTried={hasTried} />}
      {answer?.kind === 'reasons' && answer.kept < answer.size && share === undefined && (
        <button type="button" onClick={fetchAll}>
          {words.fetchAll(megabytes(answer.size - answer.kept, words.number))}
        </button>
      )}
      <ShareLine share={share} />
      {share !== undefined && (
        <button type="button" onClick={stop}>
          {words.stop}
        </button>
      )}
    </details>
  );
}

interface KeptProps {
  readonly kept: ReasonsKept;
  readonly hasTried: boolean;
}

function Kept({ kept: { size, kept, isFull }, hasTried }: KeptProps): JSX.Element {
  const words = useWords();
  const left = words.reasonsLeft(
    megabytes(size - kept, words.number),
    megabytes(size, words.number),
  );
  return (
    <p role="status">
      {kept >= size ? words.reasonsHere : hasTried && isFull ? words.reasonsNotKept : left}
    </p>
  );
}

function megabytes(bytes: number, number: (value: number, digits?: number) => string): string {
  return number(bytes / 1e6, 1);
}

interface UsedReasons {
  readonly answer: ReasonsKept | Refused | undefined;
  readonly share: number | undefined;
  /** True once all were asked for. */
  readonly hasTried: boolean;
  look(): void;
  fetchAll(): void;
  stop(): void;
}

function useReasons({ desk, isOpen }: ViewProps): UsedReasons {
  const { lang } = useWords();
  const [answer, setAnswer] = useState<ReasonsKept | Refused>();
  const [share, setShare] = useState<number>();
  const [task, setTask] = useState(0);
  return {
    answer,
    share,
    hasTried: task > 0,
    look() {
      if (isOpen) void desk.ask.reasonsKept(lang).then(setAnswer);
    },
    async fetchAll() {
      const own = desk.newTask();
      setTask(own);
      setShare(0);
      setAnswer(await desk.ask.fetchReasons(own, lang, proxy(setShare)));
      setShare(undefined);
    },
    stop() {
      void desk.ask.stop(task);
    },
  };
}
