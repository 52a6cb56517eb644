// The decks: how each stands, what is chosen for it, and where it begins.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { DRILL_DECKS, type DrillDeck } from '../../../wording/web/drills.js';
import type { DrillsOverview } from '../../engine/drills/messages.js';
import { DeckChoices } from './deck-choices.js';
import { DeckFigures } from './deck-figures.js';
import './decks.css';
import type { Asking } from './use-asking.js';
import type { Overview } from './use-overview.js';
import { useWords } from './use-words.js';

interface Props {
  readonly asking: Asking;
  readonly standing: Overview;
  readonly overview: DrillsOverview;
  readonly onDeck: (deck: DrillDeck) => void;
}

export function Decks({ asking, standing, overview, onDeck }: Props): JSX.Element {
  const words = useWords();
  return (
    <>
      <p class="quiet">{words.intro}</p>
      <div class="decks">
        {DRILL_DECKS.map(deck => (
          <section key={deck} class="deck" aria-labelledby={`deck-${deck}`}>
            <h3 id={`deck-${deck}`}>{words.decks[deck]}</h3>
            <p class="quiet">{words.helps[deck]}</p>
            <DeckFigures standing={overview.decks[deck]} />
            <DeckChoices deck={deck} {...{ asking, standing, overview }} />
            <button
              type="button"
              class="main"
              aria-describedby={`deck-${deck}`}
              onClick={() => onDeck(deck)}
            >
              {words.start}
            </button>
          </section>
        ))}
      </div>
      <LastAnswer {...{ asking, standing, overview }} />
    </>
  );
}

/** The last answer can be taken back, after a reload, too. */
function LastAnswer({ asking, standing, overview }: Omit<Props, 'onDeck'>): JSX.Element {
  const words = useWords();
  const [said, say] = useState('');
  const { last, today } = overview;
  const undo = async (id: string): Promise<void> => {
    const back = await asking.ask('undo', { id });
    if (back === undefined) return;
    say(back.card === undefined ? words.nothingToTakeBack : words.takenBack(back.card.card));
    standing.look();
  };
  return (
    <div class="buttons">
      <p role="status">
        {words.today(today)} {said}
      </p>
      {last !== undefined && (
        <button type="button" onClick={() => void undo(last.id)}>
          {words.undo(last.card)}
        </button>
      )}
    </div>
  );
}
