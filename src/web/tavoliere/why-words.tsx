// Why the words of a play are valid, or not: as Dizionario says it, asked for when somebody wants to know.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Explanation } from '../dizionario/explanation.js';
import { RefusedLine } from '../dizionario/refused-line.js';
import { ShareLine } from '../dizionario/share-line.js';
import { useWhy } from '../dizionario/use-why.js';
import type { ViewProps } from '../shell/context.js';
import { useWords } from './use-words.js';

interface Props extends ViewProps {
  /** Main word and cross words, as on the board. */
  readonly formed: readonly string[];
}

export function WhyWords(props: Props): JSX.Element {
  const words = useWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
        {words.why}
      </button>
      {isAsked && <Reasons {...props} />}
    </>
  );
}

/** The reasons at once. */
export function Reasons({ desk, isOpen, formed }: Props): JSX.Element {
  const [near, setNear] = useState<string>();
  const asked = [...new Set(formed.map(word => word.toUpperCase()))];
  const why = useWhy(desk, isOpen, near === undefined ? asked : [...asked, near]);
  return (
    <div class="why-words">
      <div role="status">
        {why.refused && <RefusedLine refused={why.refused} onAgain={why.again} />}
        {why.words.map(known => (
          <Explanation
            key={known.word}
            known={known}
            chosen={near}
            onWord={setNear}
            onAgain={why.again}
          />
        ))}
      </div>
      <ShareLine share={why.share} />
    </div>
  );
}
