// Every move by brute force, in the order by equity: the oracle's plays, every choice of tiles to exchange, and
// the pass, with the worth of what is kept looked up leave by leave. Slow, and simple enough to be believed.
import { isJolly, JOLLY_BIT, LETTER_MASK, type Letter } from '../alphabet/alphabet.js';
import { createCounts, formatRack, sumOf, type TileCounts } from '../alphabet/tile-counts.js';
import type { Position } from '../board/position.js';
import { parseAt, stepOf } from '../board/squares.js';
import { type OracleWords, oraclePlays } from './oracle.js';

/** A move as a line of text, with what decides its place. */
interface OracleMove {
  readonly text: string;
  readonly equity: number;
  /** Compared one by one, the lower number first. */
  readonly keys: readonly number[];
}

/** Every move, best first: `'8H WORD 26 21500'`, `'-AEI 3200'`, `'-'`. */
export function oracleMoves(
  position: Position,
  words: OracleWords,
  worth: (kept: TileCounts) => number,
  bag: number,
): readonly string[] {
  const plays = oraclePlays(position, words).map(play => playOf(position, play, worth));
  const { exchangeMinimum } = position.rules;
  const exchanges = bag < exchangeMinimum ? [] : exchangesOf(position, worth, bag);
  return [...[...plays, ...exchanges].sort(inOrder).map(({ text }) => text), '-'];
}

function inOrder(one: OracleMove, other: OracleMove): number {
  if (one.equity !== other.equity) return other.equity - one.equity;
  for (let n = 0; n < Math.max(one.keys.length, other.keys.length); n++) {
    const [a = -1, b = -1] = [one.keys[n], other.keys[n]];
    if (a !== b) return a - b;
  }
  return 0;
}

function playOf(position: Position, play: string, worth: (kept: TileCounts) => number): OracleMove {
  const [at = '', word = '', points = ''] = play.split(' ');
  const place = parseAt(at)!;
  const laid = [...word].flatMap((char, index) => {
    const square = place.square + index * stepOf(place.direction);
    return position.tileAt(square) === 0 ? [tileOf(position, char)] : [];
  });
  const kept = Int32Array.from(position.rackCounts);
  for (const tile of laid) kept[isJolly(tile) ? 0 : tile & LETTER_MASK]!--;
  const score = Number(points);
  const equity = score * 1000 + worth(kept);
  const isDown = place.direction === 'down' ? 1 : 0;
  return { text: `${play} ${equity}`, equity, keys: [0, -score, isDown, place.square, ...laid] };
}

function tileOf(position: Position, char: string): Letter {
  const code = position.rules.alphabet.codes.get(char.toUpperCase())!;
  return char === char.toUpperCase() ? code : code | JOLLY_BIT;
}

/** More tiles first, then what is kept in the order of the alphabet, jollies first. */
function exchangesOf(
  position: Position,
  worth: (kept: TileCounts) => number,
  bag: number,
): OracleMove[] {
  const { alphabet } = position.rules;
  return choices(position.rackCounts, 0).flatMap((given): OracleMove[] => {
    const tiles = sumOf(given);
    if (tiles === 0 || tiles > bag) return [];
    const kept = given.map((count, kind) => position.rackCounts[kind]! - count);
    const equity = worth(kept);
    const order = [...kept].map(count => -count); // who keeps more of an earlier kind comes first
    return [
      { text: `-${formatRack(alphabet, given)} ${equity}`, equity, keys: [1, -tiles, ...order] },
    ];
  });
}

/** Every choice of tiles from a rack, none and all among them. */
function choices(rack: ArrayLike<number>, kind: number): TileCounts[] {
  if (kind === rack.length) return [createCounts()];
  return choices(rack, kind + 1).flatMap(rest =>
    Array.from({ length: rack[kind]! + 1 }, (_, count) => {
      const given = Int32Array.from(rest);
      given[kind] = count;
      return given;
    }),
  );
}
