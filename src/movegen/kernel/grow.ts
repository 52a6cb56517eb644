// A board that has more tiles than one before, and all of those: when games are played out, from a made play only
// its lanes change. The lanes are kept as they are, the new tiles are laid, and the lanes in which one lies are
// read again, which also tells the squares beside them what crosses there. A square that is filled keeps what
// stood of its crossing words, and nobody looks at it. Two boards are looked at: the last one, and the one that
// growing began with, so that many games can go on from one position.
import { isEmptyBoard, LIVE_SIZE, layTile, readBlocks, SIZE, setAnew } from './lanes';
import {
  BASE_LIVE,
  BASE_PLACES,
  BASE_TILES,
  base,
  LANES_SIZE,
  LAST_TILES,
  LIVE,
  PLACES,
  TILES,
} from './memory';

/** Bytes of a table of tiles, compared eight at a time. */
const TILES_SIZE: usize = 232;

/** True when the lanes are those of `LAST_TILES`. */
let hasLast: bool = false;
/** True when there is another board that later ones may grow from. */
let hasBase: bool = false;

/** The next board is set anew: premiums or values are others. */
export function forgetBoard(): void {
  hasLast = false;
  hasBase = false;
}

/** Takes the board that the host wrote. @returns true when it is empty */
export function setBoard(): bool {
  const grown = (hasLast && growFromLast()) || (hasBase && growFromBase());
  if (!grown) {
    setAnew();
    hasBase = false;
  }
  hasLast = true;
  memory.copy(base + LAST_TILES, base + TILES, TILES_SIZE);
  return isEmptyBoard();
}

function growFromLast(): bool {
  if (!covers(LAST_TILES)) return false;
  if (!hasBase) {
    memory.copy(base + BASE_PLACES, base + PLACES, LANES_SIZE);
    memory.copy(base + BASE_LIVE, base + LIVE, LIVE_SIZE);
    memory.copy(base + BASE_TILES, base + LAST_TILES, TILES_SIZE);
    hasBase = true;
  }
  layNew(LAST_TILES);
  return true;
}

function growFromBase(): bool {
  if (!covers(BASE_TILES)) return false;
  memory.copy(base + PLACES, base + BASE_PLACES, LANES_SIZE);
  memory.copy(base + LIVE, base + BASE_LIVE, LIVE_SIZE);
  layNew(BASE_TILES);
  return true;
}

/** True when every tile of the table lies on the board that the host wrote. */
function covers(table: usize): bool {
  for (let n: usize = 0; n < TILES_SIZE; n += 8) {
    const before = load<u64>(base + table + n);
    if ((load<u64>(base + TILES + n) & bytesInUse(before)) !== before) return false;
  }
  return true;
}

/** All bits of each byte that is not 0; a tile has no more than six. */
function bytesInUse(bytes: u64): u64 {
  const ones: u64 = ~(0 as u64) / 255; // 1 in each byte
  const used = (bytes + ones * 127) & (ones * 128); // the highest bit of each
  return (used >> 7) * 255;
}

/** Lays the tiles that are not in the table and reads their lanes. */
function layNew(table: usize): void {
  let lanes: u32 = 0;
  for (let square = 0; square < SIZE * SIZE; square++) {
    const place = base + (square as usize);
    const tile = load<u8>(place, TILES) as i32;
    if (tile === (load<u8>(place + table) as i32)) continue;
    layTile(square, tile);
    lanes |= (1 << (square / SIZE)) | (1 << (SIZE + (square % SIZE)));
  }
  for (; lanes !== 0; lanes &= lanes - 1) readBlocks(ctz(lanes));
}
