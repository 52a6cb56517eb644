// A training ended before its last round, once one is sure.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from './use-words.js';

export function EndButton({ onEnd }: { readonly onEnd: () => Promise<void> }): JSX.Element {
  const words = useWords();
  const [isSure, setSure] = useState(false);
  if (!isSure) {
    return (
      <button type="button" onClick={() => setSure(true)}>
        {words.endHere}
      </button>
    );
  }
  return (
    <span class="buttons">
      {words.endSure}
      <button type="button" onClick={() => void onEnd()}>
        {words.endHere}
      </button>
      <button type="button" onClick={() => setSure(false)}>
        {words.cancel}
      </button>
    </span>
  );
}
