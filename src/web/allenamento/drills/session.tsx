// One deck: its card, or what came of it, or that it is done for today.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { DrillDeck } from '../../../wording/web/drills.js';
import type { DrillCard, DrillsOverview, Given } from '../../engine/drills/messages.js';
import type { ViewProps } from '../../shell/context.js';
import { AnagramCard } from './anagram-card.js';
import { HooksCard } from './hooks-card.js';
import { Outcome } from './outcome.js';
import './session.css';
import { ShortCard } from './short-card.js';
import type { Asking } from './use-asking.js';
import type { Overview } from './use-overview.js';
import { useSession } from './use-session.js';
import { useWords } from './use-words.js';

interface Props extends ViewProps {
  readonly deck: DrillDeck;
  readonly asking: Asking;
  readonly standing: Overview;
  readonly overview: DrillsOverview;
  readonly onBack: () => void;
}

export function Session({ deck, overview, onBack, ...rest }: Props): JSX.Element {
  const words = useWords();
  const session = useSession({ deck, overview, ...rest });
  const { stage, takenBack } = session;
  const { due, fresh } = overview.decks[deck];
  const isOwnLast = overview.last?.deck === deck;
  useUndoKey(session.undo);
  return (
    <>
      <div class="session-bar">
        <h3>{words.decks[deck]}</h3>
        <button type="button" onClick={onBack}>
          {words.allDecks}
        </button>
        <p class="quiet">{words.left(due, fresh)}</p>
      </div>
      <p role="status" class="hidden">
        {takenBack === null && words.nothingToTakeBack}
        {typeof takenBack === 'string' && words.takenBack(takenBack)}
        {stage.kind === 'judged' && words.outcomes[stage.judged.outcome]}
      </p>
      {stage.kind === 'asking' && (
        <Asked
          key={`${stage.card.card} ${overview.last?.id}`}
          card={stage.card}
          letters={overview.letters}
          asking={rest.asking}
          onAnswer={session.answer}
        />
      )}
      {stage.kind === 'judged' && (
        <Outcome
          key={stage.judged.id}
          {...{ desk: rest.desk, isOpen: rest.isOpen }}
          card={stage.card}
          judged={stage.judged}
          onNext={session.next}
        />
      )}
      {stage.kind === 'done' && <Done {...{ deck, overview }} />}
      {isOwnLast && stage.kind !== 'waiting' && overview.last && (
        <div class="buttons">
          <button type="button" onClick={session.undo}>
            {words.undo(overview.last.card)}
          </button>
        </div>
      )}
    </>
  );
}

interface AskedProps {
  readonly card: DrillCard;
  readonly letters: readonly string[];
  readonly asking: Asking;
  readonly onAnswer: (given: Given) => void;
}

function Asked({ card, letters, asking, onAnswer }: AskedProps): JSX.Element {
  const words = useWords();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // a field of the card may have it
    if (!place.current?.contains(document.activeElement)) place.current?.focus();
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section class="card" tabIndex={-1} ref={place} aria-label={words.cardOf(card.deck, card.card)}>
      <p class="quiet">{words.whys[card.why]}</p>
      {card.deck === 'hooks' && <HooksCard {...{ card, letters, onAnswer }} />}
      {card.deck === 'short' && <ShortCard {...{ card, onAnswer }} />}
      {card.deck === 'anagrams' && <AnagramCard {...{ card, asking, onAnswer }} />}
    </section>
  );
}

function Done({ deck, overview }: Pick<Props, 'deck' | 'overview'>): JSX.Element {
  const words = useWords();
  const { next } = overview.decks[deck];
  return (
    <div class="card" role="status">
      <p>
        <b>{words.done}</b> {next !== undefined && words.doneUntil(next - Date.now())}
      </p>
      <p class="quiet">{words.doneForFilter}</p>
    </div>
  );
}

/** Ctrl+Z, but in a field, where it is the field's. */
function useUndoKey(undo: () => void): void {
  const latest = useRef(undo);
  latest.current = undo;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
