// Why a question has no answer, in one sentence; behind it what the engine said.
import type { JSX } from 'preact';
import type { Refused } from '../engine/messages.js';
import './refused-line.css';
import { useWords } from './use-words.js';

interface Props {
  readonly refused: Pick<Refused, 'code' | 'message'>;
  readonly onAgain?: () => void;
}

/** Characters of a message that are shown. */
const MOST_MESSAGE = 300;

export function RefusedLine({ refused, onAgain }: Props): JSX.Element {
  const words = useWords();
  const sentence = words.refusals[refused.code];
  return (
    <div class="refused" role="alert">
      <p>{sentence ?? words.refused}</p>
      {sentence === undefined && (
        <p class="quiet" lang="en">
          {refused.message.slice(0, MOST_MESSAGE)}
        </p>
      )}
      {onAgain && (
        <button type="button" onClick={onAgain}>
          {words.again}
        </button>
      )}
    </div>
  );
}
