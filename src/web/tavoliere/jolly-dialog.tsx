// Which letter a jolly stands for that was put on the board.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './jolly-dialog.css';
import { lettersOf, tileOf } from './letters.js';
import { useWords } from './use-words.js';

interface Props {
  readonly edition: string;
  /** @param tile as a jolly lies on the board; undefined when it is given up */
  readonly onLetter: (tile: string | undefined) => void;
}

export function JollyDialog({ edition, onLetter }: Props): JSX.Element {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const letters = lettersOf(edition);
  return (
    <dialog
      ref={dialog}
      class="jolly-dialog"
      aria-labelledby="jolly-title"
      onClose={() => onLetter(undefined)}
      onKeyDown={({ key }) => {
        const letter = letters.find(known => known === key.toUpperCase());
        if (letter !== undefined) onLetter(letter.toLowerCase());
      }}
    >
      <h2 id="jolly-title">{words.whichLetter}</h2>
      <div class="letters">
        {letters.map(letter => (
          <button
            type="button"
            class="tile"
            key={letter}
            onClick={() => onLetter(tileOf(letter).toLowerCase())}
          >
            {letter}
          </button>
        ))}
      </div>
      <button type="button" onClick={() => onLetter(undefined)}>
        {words.cancel}
      </button>
    </dialog>
  );
}
