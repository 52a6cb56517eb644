// Drills: short questions that come again when they are due; the decks, or one of them by the address.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DRILL_DECKS, type DrillDeck } from '../../../wording/web/drills.js';
import { RefusedLine } from '../../dizionario/refused-line.js';
import { readAddress, writeAddress } from '../../shell/address.js';
import type { ViewProps } from '../../shell/context.js';
import { Decks } from './decks.js';
import './drills.css';
import { Session } from './session.js';
import { useAsking } from './use-asking.js';
import { useOverview } from './use-overview.js';
import { useWords } from './use-words.js';

export function Drills({ desk, isOpen }: ViewProps): JSX.Element {
  const words = useWords();
  const asking = useAsking(desk);
  const standing = useOverview(desk, asking, isOpen);
  const [deck, setDeck] = useDeck();
  const { overview } = standing;
  const isFailed = asking.refused !== undefined;
  return (
    <section class="drills" aria-label={words.title}>
      {!isOpen && <p class="quiet">{words.notOpen}</p>}
      {asking.refused && <RefusedLine refused={asking.refused} onAgain={standing.look} />}
      {isOpen && overview === undefined && !isFailed && <p role="status">{words.preparing}</p>}
      {overview?.isKept === false && <p role="alert">{words.notKept}</p>}
      {overview !== undefined && deck === undefined && (
        <Decks asking={asking} standing={standing} overview={overview} onDeck={setDeck} />
      )}
      {overview !== undefined && deck !== undefined && (
        <Session
          key={deck}
          {...{ desk, isOpen, deck, asking, standing, overview }}
          onBack={() => setDeck(undefined)}
        />
      )}
    </section>
  );
}

/** The deck that is asked, as the address has it. */
function useDeck(): [DrillDeck | undefined, (deck: DrillDeck | undefined) => void] {
  const inAddress = (): DrillDeck | undefined =>
    DRILL_DECKS.find(deck => deck === readAddress().session);
  const [deck, setDeck] = useState(inAddress);
  useEffect(() => {
    const follow = (): void => setDeck(inAddress()); // a link, or typed by hand
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const show = (next: DrillDeck | undefined): void => {
    writeAddress({ session: next });
    setDeck(next);
  };
  return [deck, show];
}
