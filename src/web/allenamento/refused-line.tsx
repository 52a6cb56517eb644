// Why something did not work: in the language of the page, with what the facts say.
import type { JSX } from 'preact';
import type { Refused } from '../engine/messages.js';
import type { BadLedger } from '../engine/training/messages.js';
import './refused-line.css';
import { useWords } from './use-words.js';

/** Characters of a message that are shown. */
const MOST_MESSAGE = 300;

export function RefusedLine({ refused }: { readonly refused: Refused | BadLedger }): JSX.Element {
  const words = useWords();
  if (refused.kind === 'badLedger') {
    return (
      <div class="refused-line" role="alert">
        <p>{words.badLedger(refused.line)}</p>
        <p class="quiet" lang="en">
          {refused.reason.slice(0, MOST_MESSAGE)}
        </p>
      </div>
    );
  }
  return (
    <div class="refused-line" role="alert">
      <p>{words.refusals[refused.code] ?? words.refused}</p>
      {refused.said !== '' && <p>{refused.said.slice(0, MOST_MESSAGE)}</p>}
    </div>
  );
}
