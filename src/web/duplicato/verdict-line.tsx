// What came of a slip, in one line: verdict, score, share of the top, and why not.
import type { JSX } from 'preact';
import type { ShownSlip } from '../engine/evening/messages.js';
import { useWords } from './use-words.js';
import './verdict-line.css';

interface Props {
  readonly slip: ShownSlip;
  /** Of the round. */
  readonly top: number;
}

export function VerdictLine({ slip, top }: Props): JSX.Element {
  const words = useWords();
  const { verdict, score, note } = slip;
  const counts = score > 0;
  return (
    <p class={`verdict ${counts ? 'counts' : 'fails'}`}>
      <strong>{words.verdicts[verdict]}</strong>
      {counts && (
        <>
          {' '}
          · <strong>{score}</strong>
          {top > 0 && ` · ${words.share(words.number((100 * score) / top, 0))}`}
        </>
      )}
      {note !== '' && <span class="quiet"> · {note}</span>}
    </p>
  );
}
