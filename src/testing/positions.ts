// Seeded random positions for tests: boards by self-play, which look like games, and heaps of tiles,
// which do not (most of their rows are not words).
import { JOLLY_BIT, LETTER_MASK, type Letter, readTokens } from '../alphabet/alphabet.js';
import { createCounts, JOLLY_INDEX, type TileCounts } from '../alphabet/tile-counts.js';
import type { Play } from '../board/move.js';
import { createPosition, type Position, unseenCounts } from '../board/position.js';
import {
  CENTRE,
  columnOf,
  neighbours,
  parseAt,
  rowOf,
  SIZE,
  SQUARE_COUNT,
  stepOf,
} from '../board/squares.js';
import type { Engine } from '../engine/engine.js';
import type { Rules } from '../rules/rules.js';
import type { Random } from './random.js';

/** Which of its plays a self-player takes: any, the ones at the border, the ones among most tiles. */
export type Manner = 'any' | 'edge' | 'crowd';

export interface PositionWish {
  /** Plays on the board, fewer when none is left. */
  readonly turns: number;
  readonly manner: Manner;
  /** Tiles on the rack, 1..7, jollies included. */
  readonly rackSize: number;
  readonly jollies: number;
}

/** A board that two players could have reached, and a rack to play next. */
export function playedPosition(random: Random, engine: Engine, wish: PositionWish): Position {
  const { rules } = engine;
  const tiles = new Uint8Array(SQUARE_COUNT);
  for (let turn = 0; turn < wish.turns; turn++) {
    // the jollies wished for stay in the bag, another may be on the board
    const rack = drawRack(random, rules, tiles, rules.rackSize, wish.jollies, random.below(2));
    const plays = [...engine.plays(createPosition(rules, tiles, rack))];
    if (plays.length > 0) lay(rules, tiles, choose(random, rules, tiles, plays, wish.manner));
  }
  const rack = drawRack(random, rules, tiles, wish.rackSize - wish.jollies, wish.jollies, 0);
  rack[JOLLY_INDEX] = wish.jollies;
  return createPosition(rules, tiles, rack);
}

/** Tiles thrown on the board, each beside another, whatever they spell; and a rack to play next. */
export function heapPosition(
  random: Random,
  rules: Rules,
  letters: readonly number[],
  { tileCount, rackSize, jollies }: { tileCount: number; rackSize: number; jollies: number },
): Position {
  const tiles = new Uint8Array(SQUARE_COUNT);
  const laid = [CENTRE];
  while (laid.length <= tileCount) {
    const square = laid.at(-1) as number;
    tiles[square] = random.pick(letters) | (random.below(10) === 0 ? JOLLY_BIT : 0);
    const free = laid.flatMap(neighbours).filter(beside => tiles[beside] === 0);
    laid.push(random.pick(free));
  }
  const rack = createCounts();
  rack[JOLLY_INDEX] = jollies;
  for (let count = jollies; count < rackSize; count++) rack[random.pick(letters)]!++;
  return createPosition(rules, tiles, rack);
}

export interface PlantedBingos {
  readonly position: Position;
  /** Words of the planted plays, crossing words included; some may stand there twice. */
  readonly words: readonly (readonly Letter[])[];
}

/** A heap of tiles, a full rack, and the words that make some plays of the whole rack legal, wherever they fit. */
export function plantedBingos(
  random: Random,
  rules: Rules,
  letters: readonly number[],
  { tileCount, jollies, tries }: { tileCount: number; jollies: number; tries: number },
): PlantedBingos {
  const position = heapPosition(random, rules, letters, {
    tileCount,
    rackSize: rules.rackSize,
    jollies,
  });
  const held = [...position.rackCounts].flatMap((count, code) =>
    code === JOLLY_INDEX ? [] : Array.from({ length: count }, () => code),
  );
  const words: Letter[][] = [];
  for (let n = 0; n < tries; n++) {
    const step = random.pick([1, SIZE]);
    const first = random.below(SQUARE_COUNT);
    const laid = [...held, ...Array.from({ length: jollies }, () => random.pick(letters))];
    words.push(...wordsOf(position.tiles, first, step, shuffled(random, laid)));
  }
  return { position, words };
}

/** Words that are made when letters are laid from a square on, past tiles; none when there is no room. */
function wordsOf(
  tiles: Uint8Array,
  first: number,
  step: number,
  letters: readonly Letter[],
): Letter[][] {
  const after = Uint8Array.from(tiles);
  const squares: number[] = [];
  for (let at = first; squares.length < letters.length; at += step) {
    if (after[at] === 0) squares.push(at);
    if (!after[at]) after[at] = letters[squares.length - 1]!;
    const isLast = step === 1 ? columnOf(at) === SIZE - 1 : rowOf(at) === SIZE - 1;
    if (isLast && squares.length < letters.length) return [];
  }
  const across = step === 1 ? SIZE : 1;
  return [runAt(after, first, step), ...squares.map(square => runAt(after, square, across))].filter(
    word => word.length > 1,
  );
}

/** Letters of the run of tiles through a square. */
function runAt(tiles: Uint8Array, square: number, step: number): Letter[] {
  const place = step === 1 ? columnOf : rowOf;
  let at = square;
  while (place(at) > 0 && tiles[at - step] !== 0) at -= step;
  const run: Letter[] = [];
  for (; ; at += step) {
    run.push(tiles[at]! & LETTER_MASK);
    if (place(at) === SIZE - 1 || tiles[at + step] === 0) return run;
  }
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(random.below(rest.length), 1)[0]!);
}

/** Draws tiles that are not on the board; `kept` jollies stay in the bag, at most `jollies` come out. */
function drawRack(
  random: Random,
  rules: Rules,
  tiles: Uint8Array,
  size: number,
  kept: number,
  jollies: number,
): TileCounts {
  const unseen = unseenCounts(rules, tiles, createCounts());
  unseen[JOLLY_INDEX] = Math.min(jollies, Math.max(0, unseen[JOLLY_INDEX]! - kept));
  const bag = [...unseen].flatMap((count, code) => Array.from({ length: count }, () => code));
  const rack = createCounts();
  for (let count = 0; count < size && bag.length > 0; count++) {
    const [code] = bag.splice(random.below(bag.length), 1);
    rack[code as number]!++;
  }
  return rack;
}

function choose(
  random: Random,
  rules: Rules,
  tiles: Uint8Array,
  plays: readonly Play[],
  manner: Manner,
): Play {
  if (manner === 'any') return random.pick(plays);
  const weigh = manner === 'edge' ? tilesAtBorder : neighboursLaid;
  const weights = plays.map(play => weigh(tiles, squaresOf(rules, play)));
  const best = Math.max(...weights);
  return random.pick(plays.filter((_, index) => weights[index] === best));
}

function squaresOf({ alphabet }: Rules, play: Play): readonly number[] {
  const { square, direction } = parseAt(play.at) as NonNullable<ReturnType<typeof parseAt>>;
  return readTokens(alphabet, play.placed).map((_, index) => square + index * stepOf(direction));
}

function tilesAtBorder(_: Uint8Array, squares: readonly number[]): number {
  const atBorder = (place: number): boolean => place === 0 || place === SIZE - 1;
  return squares.filter(at => atBorder(rowOf(at)) || atBorder(columnOf(at))).length;
}

function neighboursLaid(tiles: Uint8Array, squares: readonly number[]): number {
  return squares
    .filter(square => tiles[square] === 0)
    .flatMap(neighbours)
    .filter(square => tiles[square] !== 0).length;
}

function lay(rules: Rules, tiles: Uint8Array, play: Play): void {
  const squares = squaresOf(rules, play);
  for (const [index, token] of readTokens(rules.alphabet, play.word).entries()) {
    if (token.kind === 'tile') tiles[squares[index] as number] = token.tile;
  }
}
