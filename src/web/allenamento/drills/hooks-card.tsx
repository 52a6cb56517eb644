// A word, and letters to choose for each side of it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { DrillCard, Given } from '../../engine/drills/messages.js';
import './hooks-card.css';
import { useCardKeys } from './use-card-keys.js';
import { useWords } from './use-words.js';

interface Props {
  readonly card: DrillCard;
  readonly letters: readonly string[];
  readonly onAnswer: (given: Given) => void;
}

const SIDES = ['front', 'back'] as const;
type Side = (typeof SIDES)[number];

export function HooksCard({ card: { card }, letters, onAnswer }: Props): JSX.Element {
  const words = useWords();
  const [side, setSide] = useState<Side>('front');
  const [chosen, choose] = useState<Readonly<Record<Side, readonly string[]>>>({
    front: [],
    back: [],
  });
  const toggle = (where: Side, letter: string): void =>
    choose(now => {
      const has = now[where].includes(letter);
      const next = letters.filter(each => (each === letter ? !has : now[where].includes(each)));
      return { ...now, [where]: next };
    });
  const answer = (): void => onAnswer({ deck: 'hooks', ...chosen });
  useCardKeys(key => {
    if (key === 'ArrowLeft') setSide('front');
    else if (key === 'ArrowRight') setSide('back');
    else if (key === 'Enter') answer();
    else if (letters.includes(key.toUpperCase())) toggle(side, key.toUpperCase());
    else return false;
    return true;
  });
  return (
    <>
      <p class="drill-word">
        <span class="chosen-letters">{chosen.front.join('')}</span> {card}{' '}
        <span class="chosen-letters">{chosen.back.join('')}</span>
      </p>
      <div class="sides">
        {SIDES.map(each => (
          <Chips
            key={each}
            title={words[each]}
            isCurrent={each === side}
            {...{ letters, chosen: chosen[each] }}
            onSide={() => setSide(each)}
            onLetter={letter => toggle(each, letter)}
          />
        ))}
      </div>
      <p class="quiet keys">{words.hooksKeys}</p>
      <button type="button" class="main" onClick={answer}>
        {words.answer}
      </button>
    </>
  );
}

interface ChipsProps {
  readonly title: string;
  /** True for the side that letters of the keyboard go to. */
  readonly isCurrent: boolean;
  readonly letters: readonly string[];
  readonly chosen: readonly string[];
  readonly onSide: () => void;
  readonly onLetter: (letter: string) => void;
}

function Chips({ title, isCurrent, letters, chosen, onSide, onLetter }: ChipsProps): JSX.Element {
  const words = useWords();
  return (
    <fieldset class={isCurrent ? 'chips current' : 'chips'} onFocusIn={onSide}>
      <legend>
        {title} <span class="hidden">{words.chosen(chosen)}</span>
      </legend>
      {letters.map(letter => (
        <button
          type="button"
          key={letter}
          aria-pressed={chosen.includes(letter)}
          // no focus by mouse, so that Enter goes on answering
          onMouseDown={event => event.preventDefault()}
          onClick={() => {
            onSide();
            onLetter(letter);
          }}
        >
          {letter}
        </button>
      ))}
    </fieldset>
  );
}
