// How much of the reasons has come.
import type { JSX } from 'preact';
import './share-line.css';
import { useWords } from './use-words.js';

export function ShareLine({ share }: { readonly share: number | undefined }): JSX.Element | null {
  const words = useWords();
  if (share === undefined) return null;
  const text = words.fetchingReasons(Math.floor(share * 10) * 10); // in steps, not to be read out a hundred times
  return (
    <div class="share no-print">
      <p role="status">{text}</p>
      <progress value={share} aria-label={text} />
    </div>
  );
}
