// Small random endings for tests: boards that two players could have reached on a few short words, two racks of a
// few tiles, and a bag that has just these, so that it is empty.
import { countTiles, type TileCounts, tileName } from '../alphabet/tile-counts.js';
import { createPosition, type Position, unseenCounts } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { type Lexicon, lexiconFromWords } from '../gaddag/lexicon.js';
import type { Rules } from '../rules/rules.js';
import { playedPosition } from './positions.js';
import type { Random } from './random.js';

/** An ending: the bag of its rules is empty. */
export interface RandomEnding {
  readonly position: Position;
  readonly opponent: TileCounts;
  readonly lexicon: Lexicon;
  readonly words: readonly string[];
}

/** Tiles of the player to move, and of the other. */
export type Sizes = readonly [own: number, other: number];

/**
 * @param pool of words, of which an ending has some
 * @param sizes of the racks; default one to three each
 */
export function randomEnding(
  random: Random,
  rules: Rules,
  pool: readonly string[],
  sizes?: Sizes,
): RandomEnding {
  const words = Array.from({ length: 25 + random.below(40) }, () => random.pick(pool));
  const lexicon = lexiconFromWords(words, 'random', rules.alphabet);
  const engine = createEngine({ lexicon, rules });
  const wish = {
    turns: 1 + random.below(5),
    manner: random.pick(['any', 'edge', 'crowd'] as const),
    rackSize: sizes?.[0] ?? 1 + random.below(3),
    jollies: random.below(4) === 0 ? 1 : 0,
  };
  const { tiles, rackCounts } = playedPosition(random, engine, wish);
  const size = sizes?.[1] ?? 1 + random.below(3);
  const opponent = drawn(random, rules, tiles, rackCounts, size);
  const bag = withBag(rules, countTiles(tiles), rackCounts, opponent);
  return { position: createPosition(bag, tiles, rackCounts), opponent, lexicon, words };
}

function drawn(
  random: Random,
  rules: Rules,
  tiles: Uint8Array,
  rack: TileCounts,
  size: number,
): TileCounts {
  const left = unseenCounts(rules, tiles, rack);
  const counts = new Int32Array(left.length);
  for (let count = 0; count < size; count++) {
    const bag = [...left].flatMap((copies, kind) => Array<number>(Math.max(copies, 0)).fill(kind));
    const kind = random.pick(bag);
    counts[kind]!++;
    left[kind]!--;
  }
  return counts;
}

/** The rules with just the tiles that are there. */
export function withBag(rules: Rules, ...heaps: readonly TileCounts[]): Rules {
  const tiles = rules.tiles.map(tile => {
    const kind = heaps[0]!.findIndex((_, code) => tileName(rules.alphabet, code) === tile.letter);
    return { ...tile, count: heaps.reduce((sum, heap) => sum + heap[kind]!, 0) };
  });
  return { ...rules, tiles };
}
