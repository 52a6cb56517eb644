// What is asked: one button a kind of question.
import type { JSX } from 'preact';
import type { DizionarioKind } from '../../wording/web/dizionario.js';
import './kind-bar.css';
import { KINDS } from './question.js';
import { useWords } from './use-words.js';

interface Props {
  readonly kind: DizionarioKind;
  readonly onKind: (kind: DizionarioKind) => void;
}

export function KindBar({ kind, onKind }: Props): JSX.Element {
  const words = useWords();
  return (
    <nav class="kinds no-print" aria-label={words.kindsLabel}>
      {KINDS.map(each => (
        <button
          type="button"
          key={each}
          aria-current={each === kind ? 'true' : undefined}
          onClick={() => onKind(each)}
        >
          {words.kinds[each]}
        </button>
      ))}
    </nav>
  );
}
