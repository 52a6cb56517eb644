// A button for what cannot be taken back: pressed once it asks, pressed again it does.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import './sure-button.css';

interface Props {
  /** What it does, on both buttons. */
  readonly label: string;
  /** What the first one is called, where many do the same to different things; default `label`. */
  readonly name?: string;
  readonly question: string;
  readonly cancel: string;
  readonly onSure: () => Promise<void>;
}

export function SureButton({ label, name, question, cancel, onSure }: Props): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  }
  return (
    <span class="sure">
      {question}
      <button type="button" onClick={() => void onSure()}>
        {label}
      </button>
      <button type="button" onClick={() => setAsking(false)}>
        {cancel}
      </button>
    </span>
  );
}

interface RemoveProps {
  /** What is removed, as the page calls it. */
  readonly what: string;
  /** A view's own words for it. */
  readonly words: {
    readonly remove: string;
    readonly cancel: string;
    removeSure(what: string): string;
  };
  readonly onSure: () => Promise<void>;
}

/** Removes one of the things in a list. */
export function RemoveButton({ what, words, onSure }: RemoveProps): JSX.Element {
  return (
    <SureButton
      label={words.remove}
      name={`${words.remove}: ${what}`}
      question={words.removeSure(what)}
      cancel={words.cancel}
      onSure={onSure}
    />
  );
}
