// Moves of an ending as people read them.
import { formatTile, type Tile } from '../../alphabet/alphabet.js';
import { leaveOf, type Pass, type Play } from '../../board/move.js';
import { formatAt } from '../../board/squares.js';
import type { Rules } from '../../rules/rules.js';
import { firstOf, type PlayStore, stepOf } from './play-store.js';

/** A turn of an ending: nothing can be exchanged when the bag is empty. */
export type EndgameMove = Play | Pass;

/** What passing is. */
export const PASS_MOVE: Pass = { kind: 'pass' };

/**
 * A play of the store.
 *
 * @param tiles of the board, the play not yet made
 * @param rack counts of the player's tiles
 */
export function playOf(
  rules: Rules,
  store: PlayStore,
  number: number,
  tiles: ArrayLike<Tile>,
  rack: ArrayLike<number>,
): Play {
  const lane = store.lane(number);
  const step = stepOf(lane);
  const first = firstOf(lane);
  let start = store.start(number);
  while (start > 0 && tiles[first + (start - 1) * step] !== 0) start--;
  const laid: Tile[] = [];
  let word = '';
  let placed = '';
  for (let place = start; place < 15; place++) {
    const there = tiles[first + place * step]!;
    if (there === 0 && laid.length === store.size(number)) break;
    const tile = there === 0 ? store.tile(number, laid.length) : there;
    const text = formatTile(rules.alphabet, tile);
    word += text;
    placed += there === 0 ? text : '.';
    if (there === 0) laid.push(tile);
  }
  const score = store.score[number]!;
  return {
    kind: 'play',
    at: formatAt(first + start * step, step === 1 ? 'across' : 'down'),
    word,
    placed,
    score,
    bingo: laid.length === rules.rackSize,
    leave: leaveOf(rules.alphabet, rack, laid),
    equity: score * 1000,
  };
}
