// A word that is valid, or looks so.
import type { JSX } from 'preact';
import type { DrillCard, Given } from '../../engine/drills/messages.js';
import './short-card.css';
import { useCardKeys } from './use-card-keys.js';
import { useWords } from './use-words.js';

interface Props {
  readonly card: DrillCard;
  readonly onAnswer: (given: Given) => void;
}

export function ShortCard({ card: { card }, onAnswer }: Props): JSX.Element {
  const words = useWords();
  const answer = (isValid: boolean): void => onAnswer({ deck: 'short', isValid });
  useCardKeys(key => {
    const letter = key.toLowerCase();
    if (letter !== 'v' && letter !== 'n') return false;
    answer(letter === 'v');
    return true;
  });
  return (
    <>
      <p class="drill-word">{card}</p>
      <fieldset class="yes-no">
        <legend class="hidden">{words.isItValid}</legend>
        <button type="button" onClick={() => answer(true)}>
          {words.valid}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {words.notValid}
        </button>
      </fieldset>
      <p class="quiet keys">{words.shortKeys}</p>
    </>
  );
}
