// The view of one position: a board to type on, its rack, and the best plays as one types.

import type { Play } from 'leggio';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ViewProps } from '../shell/context.js';
import { Board } from './board.js';
import { Fields } from './fields.js';
import { Finds } from './finds.js';
import { Reading } from './reading.js';
import { type Sheet, withTile } from './sheet.js';
import './tavoliere.css';
import { layPlay, NOTHING_TRIED, triedBy } from './tried.js';
import { useSheet } from './use-sheet.js';

export function Tavoliere({ desk, isOpen }: ViewProps): JSX.Element {
  const { sheet, change, undo } = useSheet();
  const [chosen, choose] = useState<Play>();
  const alter = (next: (sheet: Sheet) => Sheet): void => {
    choose(undefined);
    change(next);
  };
  return (
    <div class="tavoliere">
      <section class="boardside">
        <Board
          sheet={sheet}
          tried={chosen === undefined ? NOTHING_TRIED : triedBy(chosen)}
          onTile={(square, tile) => alter(now => withTile(now, square, tile))}
        />
        <Fields sheet={sheet} onChange={alter} undo={undo} />
        <Reading edition={sheet.edition} onSheet={next => alter(() => next)} />
      </section>
      <Finds
        desk={desk}
        isOpen={isOpen}
        sheet={sheet}
        chosen={chosen}
        onChoose={choose}
        onLay={play => alter(now => layPlay(now, play))}
      />
    </div>
  );
}
