// Why something cannot be: a sentence, or one for each line of a file.
import type { JSX } from 'preact';
import type { Refused } from '../engine/messages.js';
import './faults.css';
import { useWords } from './use-words.js';

interface Props {
  /** What stands above the sentences. */
  readonly lead?: string;
  readonly fault: Refused;
}

export function Faults({ lead, fault }: Props): JSX.Element {
  const words = useWords();
  const { code, said } = fault;
  const lines = (words.refusals[code] ?? (said || words.refused)).split('\n');
  return (
    <div class="faults" role="alert">
      {lead !== undefined && <p>{lead}</p>}
      <ul>
        {lines.map(line => (
          <li key={line}>{line.slice(0, MOST_LINE)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Characters of a sentence that are shown. */
const MOST_LINE = 400;
