// The view of one position: a board to type on, its rack, and the best plays as one types.

import type { Play, Square } from 'leggio';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ViewProps } from '../shell/context.js';
import { Board } from './board.js';
import { EditionField } from './edition-field.js';
import { Finds } from './finds.js';
import { Ghost } from './ghost.js';
import { JollyDialog } from './jolly-dialog.js';
import { LaidLine } from './laid-line.js';
import { laidBy, playLaid } from './laying.js';
import { markOf, turnMark } from './listing.js';
import { LongPanel } from './long-panel.js';
import { Rack } from './rack.js';
import { Reading } from './reading.js';
import { NOTHING_LAID, withRack, withTile } from './sheet.js';
import './tavoliere.css';
import { Tools } from './tools.js';
import { useHeat } from './use-heat.js';
import { useHolding } from './use-holding.js';
import { useListing } from './use-listing.js';
import { useSheet } from './use-sheet.js';
import { useVerdict } from './use-verdict.js';
import { useWords } from './use-words.js';

export function Tavoliere({ desk, isOpen }: ViewProps): JSX.Element {
  const words = useWords();
  const inHand = useSheet();
  const { sheet, change, show } = inHand;
  const [listing, list] = useListing();
  const [isMarking, setMarking] = useState(false);
  const holding = useHolding(sheet, change, words);
  const verdict = useVerdict(desk, isOpen, sheet);
  const heat = useHeat(desk, isOpen && listing.isHot, sheet, listing.by);
  useEffect(() => {
    if (isOpen) void desk.ask.prepare(sheet.edition, words.lang);
  }, [desk, isOpen, sheet.edition]);
  const { dragging, held } = holding;
  const over = dragging.drag?.over;
  const lay = (play: Play | undefined): void =>
    show(now => ({ ...now, laid: play === undefined ? NOTHING_LAID : laidBy(play) }));
  const pick = (square: Square): void => {
    if (isMarking) list({ filter: turnMark(listing.filter, square) });
    else holding.pickSquare(square);
  };
  const overSquare = over?.to === 'square' ? over.square : undefined;
  const { tiles, edition, laid } = sheet;
  // 225 squares are not gone through for each key on the rack
  const board = useMemo(
    () => (
      <Board
        sheet={sheet}
        overlay={{
          heat,
          by: listing.by,
          mark: square => markOf(listing.filter, square),
          over: overSquare,
        }}
        isPicking={isMarking || held !== undefined}
        onTile={(square, tile) => change(now => withTile(now, square, tile))}
        onPick={pick}
      />
    ),
    [tiles, edition, laid, heat, listing, overSquare, isMarking, held],
  );
  return (
    <div class={sheet.laid.size > 0 ? 'tavoliere showing' : 'tavoliere'}>
      <section class="boardside" aria-label={words.board} {...holding.handlers}>
        <h2 class="hidden">{words.board}</h2>
        {board}
        <Rack
          sheet={sheet}
          held={held}
          isOver={over?.to === 'rack'}
          onRack={rack => change(now => withRack(now, rack))}
          onPick={holding.pickRack}
        />
        <p class="hidden" role="status">
          {holding.said}
        </p>
        {verdict && (
          <LaidLine
            {...{ desk, isOpen, verdict }}
            onPlay={() => change(playLaid)}
            onTakeBack={() => lay(undefined)}
          />
        )}
        <Tools {...inHand} />
      </section>
      <div class="moveside">
        <Finds
          {...{ desk, isOpen, sheet, listing, isMarking }}
          onListing={list}
          onMarking={setMarking}
          onShow={lay}
          onPlay={() => change(playLaid)}
        />
        <LongPanel {...{ desk, isOpen, sheet }} onShow={lay} />
      </div>
      <section class="settings" aria-label={words.settings}>
        <EditionField
          edition={sheet.edition}
          onEdition={edition => change(now => ({ ...now, edition, laid: NOTHING_LAID }))}
        />
        <Reading desk={desk} edition={sheet.edition} onSheet={next => change(() => next)} />
      </section>
      <Ghost edition={sheet.edition} dragging={dragging} />
      {holding.asking && <JollyDialog edition={sheet.edition} onLetter={holding.answerLetter} />}
    </div>
  );
}
