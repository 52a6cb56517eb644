// The view of training: what is trained, by the address, and below it the part that does it.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { readAddress, writeAddress } from '../shell/address.js';
import type { ViewProps } from '../shell/context.js';
import { useView } from '../shell/use-view.js';
import './allenamento.css';
import { PARTS, type Part } from './parts.js';
import { useWords } from './use-words.js';

export function Allenamento(props: ViewProps): JSX.Element {
  const words = useWords();
  const [id, setId] = useState(() => readAddress().training);
  useEffect(() => {
    const follow = (): void => setId(readAddress().training); // a link, or typed by hand
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const part = PARTS.find(each => each.id === id) ?? (PARTS[0] as Part);
  const Shown = useView(part);
  const show = (next: string): void => {
    writeAddress({ training: next, session: undefined });
    setId(next);
  };
  return (
    <div class="allenamento">
      <h2>{words.heading}</h2>
      <nav class="training-parts" aria-label={words.partsLabel}>
        {PARTS.map(each => (
          <button
            type="button"
            key={each.id}
            aria-current={each === part ? 'true' : undefined}
            onClick={() => show(each.id)}
          >
            {words.parts[each.id]}
          </button>
        ))}
      </nav>
      {Shown === 'missing' && <p role="alert">{words.partMissing}</p>}
      {Shown && Shown !== 'missing' && <Shown {...props} />}
    </div>
  );
}
