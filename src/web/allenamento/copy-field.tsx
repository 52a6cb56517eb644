// A text to take away: by the clipboard, or from its field where the browser does not let a page write there.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import './copy-field.css';
import { useWords } from './use-words.js';

interface Props {
  readonly label: string;
  readonly text: string;
}

export function CopyField({ label, text }: Props): JSX.Element {
  const words = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, say] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say(words.copied);
    } catch {
      field.current?.select();
      say(words.notCopied);
    }
  };
  return (
    <div class="copy-field">
      <label class="field">
        <span>{label}</span>
        <textarea ref={field} readOnly rows={text.split('\n').length + 1} value={text} />
      </label>
      <div class="buttons">
        <button type="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
