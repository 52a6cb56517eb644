// The tiles of an anagram: pressed, each writes its letter.
import type { JSX } from 'preact';
import './drill-tiles.css';
import { useWords } from './use-words.js';

interface Props {
  readonly tiles: string;
  /** Letters that are written already. */
  readonly used: string;
  readonly onTile: (letter: string) => void;
}

export function DrillTiles({ tiles, used, onTile }: Props): JSX.Element {
  const words = useWords();
  const written = [...used];
  return (
    <fieldset class="drill-tiles">
      <legend class="hidden">{words.tilesOf([...tiles])}</legend>
      {[...tiles].map((letter, place) => {
        const at = written.indexOf(letter);
        if (at >= 0) written.splice(at, 1);
        return (
          <button
            type="button"
            key={`${place}${letter}`}
            class={at >= 0 ? 'used' : ''}
            onMouseDown={event => event.preventDefault()} // the field keeps the focus
            onClick={() => onTile(letter)}
          >
            {letter}
          </button>
        );
      })}
    </fieldset>
  );
}
