// A new version of the site, offered: taken when asked for, or with the next visit.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from './context.js';
import './update-offer.css';
import { useUpdate } from './updates.js';

interface Props {
  /** The page has what it needs, or does without. */
  readonly isSettled: boolean;
}

export function UpdateOffer({ isSettled }: Props): JSX.Element | null {
  const words = useWords();
  const update = useUpdate(isSettled);
  const [isPutOff, putOff] = useState(false);
  if (update === undefined || isPutOff) return null;
  return (
    <div class="update" role="status">
      <p>{words.newVersion}</p>
      <button type="button" onClick={update}>
        {words.update}
      </button>
      <button type="button" onClick={() => putOff(true)}>
        {words.later}
      </button>
    </div>
  );
}
