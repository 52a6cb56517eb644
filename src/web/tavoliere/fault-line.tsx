// What is wrong with a text or a position, in one sentence; behind it what the engine said, in its English.
import type { JSX } from 'preact';
import { useWords } from './use-words.js';
import './fault-line.css';
import type { Fault } from './read-text.js';

export function FaultLine({ fault }: { fault: Fault }): JSX.Element {
  const words = useWords();
  return (
    <div class="fault" role="alert">
      <p>{words.refusals[fault.code] ?? words.refused}</p>
      {fault.said ? (
        <p class="quiet">{fault.said.slice(0, MOST_MESSAGE)}</p>
      ) : (
        <p class="quiet" lang="en">
          {fault.message.slice(0, MOST_MESSAGE)}
        </p>
      )}
    </div>
  );
}

/** Characters of a message that are shown. */
const MOST_MESSAGE = 400;
