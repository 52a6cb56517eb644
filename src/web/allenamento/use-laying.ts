// The tiles of the rack on the board of an open round: typed, dragged or pressed, and what was said of the last of them.
import type { Square } from 'leggio';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LaidPairs } from '../engine/training/kept.js';
import type { OpenRound } from '../engine/training/messages.js';
import { rackTiles } from '../tavoliere/letters.js';
import { EMPTY_TILES, NOTHING_LAID, type Sheet, tilesOf } from '../tavoliere/sheet.js';
import { type FromRack, layAll, layTyped } from './from-rack.js';
import { useWords } from './use-words.js';

export interface Laying {
  readonly sheet: Sheet;
  readonly laid: LaidPairs;
  /** What could not be laid; `''` for nothing. */
  readonly said: string;
  change(next: (sheet: Sheet) => Sheet): void;
  type(square: Square, tile: string): void;
  /** @returns what the rack lacks for it; `''` for nothing */
  typeAll(tiles: LaidPairs): string;
  takeUp(): void;
  shuffle(): void;
}

export function useLaying(
  open: OpenRound,
  edition: string,
  onLaid: (laid: LaidPairs) => void,
): Laying {
  const words = useWords();
  const [said, say] = useState('');
  const [sheet, setSheet] = useState<Sheet>(() => ({
    ...{ tiles: tilesOf(open.board) ?? EMPTY_TILES, rack: open.rack, edition },
    laid: new Map(open.laid),
  }));
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) onLaid([...sheet.laid]);
    isFirst.current = false;
  }, [sheet.laid]);
  const take = (found: FromRack): string => {
    const missing = found.kind === 'missing' ? words.missing(found.letter) : '';
    if (found.kind === 'laid') setSheet(found.sheet);
    say(missing);
    return missing;
  };
  return {
    ...{ sheet, laid: [...sheet.laid], said },
    change(next) {
      say('');
      // what lies on the board stays
      setSheet(now => {
        const after = next(now);
        return after.tiles === now.tiles ? after : now;
      });
    },
    type: (square, tile) => void take(layTyped(sheet, square, tile)),
    typeAll: tiles => take(layAll(sheet, tiles)),
    takeUp: () => setSheet(now => ({ ...now, laid: NOTHING_LAID })),
    shuffle: () =>
      setSheet(now => ({ ...now, rack: shuffled(rackTiles(edition, now.rack)).join('') })),
  };
}

function shuffled(tiles: readonly string[]): readonly string[] {
  const drawn = tiles.map(tile => ({ tile, at: Math.random() }));
  return drawn.sort((one, other) => one.at - other.at).map(({ tile }) => tile);
}
