// Why a word of a list is valid, at the foot of the page as long as one looks at it.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { WordActions } from './check.js';
import { Explanation } from './explanation.js';
import type { PartProps } from './part.js';
import { RefusedLine } from './refused-line.js';
import { ShareLine } from './share-line.js';
import { useWhy } from './use-why.js';
import { useWords } from './use-words.js';
import './why-panel.css';

interface Props extends PartProps {
  readonly word: string;
}

export function WhyPanel({ word, ...props }: Props): JSX.Element {
  const words = useWords();
  const why = useWhy(props.desk, props.isOpen, [word]);
  const close = useClosing(() => props.onWord(undefined));
  return (
    <aside class="why-panel no-print" aria-label={`${words.why}: ${word}`}>
      <button type="button" class="close" onClick={close}>
        {words.close}
      </button>
      <div role="status">
        {why.refused && <RefusedLine refused={why.refused} onAgain={why.again} />}
        {why.words.map(known => (
          <Explanation
            key={known.word}
            known={known}
            chosen={word}
            onWord={props.onWord}
            onAgain={why.again}
          >
            <WordActions {...props} word={known.word} />
          </Explanation>
        ))}
      </div>
      <ShareLine share={why.share} />
    </aside>
  );
}

/** Closed by Escape, too; the focus goes back to the word it came from, which the panel must not cover. */
function useClosing(close: () => void): () => void {
  const opener = useRef(document.activeElement);
  const closing = (): void => {
    const { current } = opener;
    close();
    if (current instanceof HTMLElement) current.focus();
  };
  useEffect(() => opener.current?.scrollIntoView({ block: 'nearest' }), []);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closing();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
  return closing;
}
