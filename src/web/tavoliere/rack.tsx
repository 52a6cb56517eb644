// The rack below the board: its tiles, to be taken by hand or by key, and the field that they are typed in.

import type { JSX } from 'preact';
import { useWords } from './use-words.js';
import './rack.css';
import { type Hold, rackOf } from './laying.js';
import { JOLLY, letterOf, pointsOf } from './letters.js';
import type { Sheet } from './sheet.js';
import { MOST_RACK } from './sheet-address.js';

interface Props {
  readonly sheet: Sheet;
  readonly held: Hold | undefined;
  /** True while a tile is held over the rack. */
  readonly isOver: boolean;
  readonly onRack: (rack: string) => void;
  /** A press on a tile, or on the place of one that lies on the board. */
  readonly onPick: (index: number) => void;
}

export function Rack({ onRack, ...row }: Props): JSX.Element {
  const words = useWords();
  return (
    <div class="rack-side">
      <RackRow {...row} />
      <label class="rack">
        <span>
          {words.rack} <small class="quiet">{words.rackHelp}</small>
        </span>
        <input
          name="rack"
          value={row.sheet.rack}
          maxLength={MOST_RACK}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={({ currentTarget: { value } }) => onRack(rackTyped(value))}
        />
      </label>
    </div>
  );
}

/** The tiles alone. */
export function RackRow({ sheet, held, isOver, onPick }: Omit<Props, 'onRack'>): JSX.Element {
  const words = useWords();
  return (
    <fieldset class={isOver ? 'rack-tiles over' : 'rack-tiles'} data-rack-area="">
      <legend class="hidden">{words.rackTiles}</legend>
      {rackOf(sheet).map(({ tile, isLaid }, index) => (
        <button
          key={index}
          type="button"
          class={isLaid ? 'tile away' : 'tile'}
          data-rack={index}
          aria-pressed={held?.from === 'rack' && held.index === index}
          onClick={() => onPick(index)}
        >
          <span class="hidden">{isLaid ? words.onBoard : labelOf(tile, sheet, words)}</span>
          <TileFace edition={sheet.edition} tile={isLaid ? '' : tile} />
        </button>
      ))}
    </fieldset>
  );
}

/** A tile as it looks: its letter, and what it is worth; what is said of it stands elsewhere. */
export function TileFace({ edition, tile }: { edition: string; tile: string }): JSX.Element {
  return (
    <span aria-hidden="true">
      {tile === JOLLY ? '' : letterOf(tile).toUpperCase()}
      <span class="points">{pointsOf(edition, tile) || ''}</span>
    </span>
  );
}

function labelOf(tile: string, { edition }: Sheet, words: ReturnType<typeof useWords>): string {
  return tile === JOLLY ? words.jolly : words.tile(letterOf(tile), pointsOf(edition, tile));
}

/** A space is a jolly, since phones hide the question mark. */
function rackTyped(value: string): string {
  return value.toUpperCase().replaceAll(' ', JOLLY);
}
