// The figures of a deck, and what a new lexicon has changed in it.
import type { JSX } from 'preact';
import type { DeckStanding } from '../../engine/drills/messages.js';
import './deck-figures.css';
import { useWords } from './use-words.js';

/** Cards that are named; of many the first do. */
const MOST_NAMED = 12;

export function DeckFigures({ standing }: { readonly standing: DeckStanding }): JSX.Element {
  const words = useWords();
  const { due, fresh, learnt, size, right, answers, dropped, changed } = standing;
  const figures = [
    [words.due, words.number(due)],
    [words.fresh, words.number(fresh)],
    [words.learnt, words.learntOf(learnt, size)],
    [words.hitRate, words.hitRateOf(right, answers)],
  ] as const;
  return (
    <div class="figures">
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {dropped.length > 0 && <p class="notice">{words.dropped(named(dropped))}</p>}
      {changed.length > 0 && <p class="notice">{words.changed(named(changed))}</p>}
    </div>
  );
}

function named(cards: readonly string[]): readonly string[] {
  return cards.length <= MOST_NAMED ? cards : [...cards.slice(0, MOST_NAMED), '…'];
}
