// The tile that is dragged, under the pointer.
import type { JSX } from 'preact';
import './ghost.css';
import { TileFace } from './rack.js';
import type { Dragging } from './use-drag.js';

interface Props {
  readonly edition: string;
  readonly dragging: Dragging;
}

export function Ghost({ edition, dragging: { drag, ghost } }: Props): JSX.Element {
  return (
    <div ref={ghost} class="ghost tile" hidden={drag === undefined} aria-hidden="true">
      {drag && <TileFace edition={edition} tile={drag.hold.tile} />}
    </div>
  );
}
