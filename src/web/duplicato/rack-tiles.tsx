// A rack as tiles in a row.
import { rulesEdition } from 'leggio';
import type { JSX } from 'preact';
import './rack-tiles.css';
import { pointsOf } from './still-board.js';
import { letterOf, tilesIn } from './tiles.js';
import { useWords } from './use-words.js';

interface Props {
  readonly rack: string;
  readonly rules: string;
}

export function RackTiles({ rack, rules: edition }: Props): JSX.Element {
  const words = useWords();
  const rules = rulesEdition(edition);
  const tiles = tilesIn(rack);
  const said = tiles.map(tile => (tile === '?' ? words.jolly : letterOf(tile))).join(' ');
  return (
    <div class="shown-rack" role="img" aria-label={`${words.rack}: ${said}`}>
      {tiles.map((tile, place) => (
        <span key={`${place}${tile}`} class="tile">
          {tile !== '?' && letterOf(tile)}
          {tile !== '?' && <small>{pointsOf(rules, tile)}</small>}
        </span>
      ))}
    </div>
  );
}
