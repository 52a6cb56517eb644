// One or two tiles in the bag: every way in which the tiles can lie is played to the end of the game, and the best
// move is that of the average, since the player who moves does not know the way.
import { difference, formatRack, sumOf, type TileCounts } from '../../alphabet/tile-counts.js';
import type { Pass, Play } from '../../board/move.js';
import { createPosition, type Position, unseenCounts } from '../../board/position.js';
import { createEngine, type Engine } from '../../engine/engine.js';
import { InputError } from '../../errors.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import type { LeaveTable } from '../../leaves/leave-table.js';
import type { AbortSignalLike } from '../../platform/types.js';
import { positionAfter } from '../../referee/after-play.js';
import { checkSeconds } from '../endgame/checks.js';
import { solveEndgame } from '../endgame/solve.js';
import { type Deal, dealsOf } from './deals.js';

/** With what a pre-ending is solved. */
export interface PreendgameOptions {
  readonly lexicon: Lexicon;
  /** Values that candidates are chosen by, and moves that are not solved; default none: by score. */
  readonly leaves?: LeaveTable | undefined;
  /** Points that the player to move is ahead; default 0. */
  readonly spread?: number | undefined;
  /** Moves that are compared, the best by equity; default 8, and the pass. */
  readonly count?: number | undefined;
  /** Time for all of it; default: as long as it takes. */
  readonly seconds?: number | undefined;
  /** Ends the search as time does: what is known so far is the answer. */
  readonly signal?: AbortSignalLike | undefined;
  /** Told how many endings of how many have been looked at. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

/** A move, and what it comes to on the average of all ways. */
export interface PreendgameMove {
  /** A play, or the pass. */
  readonly move: Play | Pass;
  /** Ways in which the game is won, draws by half, in per cent. */
  readonly winPercent: number;
  /** Points gained on the other to the end of the game. */
  readonly spread: number;
  /**
   * True when it empties the bag and every ending behind it is solved. Where tiles stay in the bag nobody knows
   * everything, and the turns until it is empty are played by equity.
   */
  readonly exact: boolean;
  /** Endings behind the move, and how many of them are solved. */
  readonly endings: number;
  /** See `endings`. */
  readonly solved: number;
}

/** What a pre-ending comes to. */
export interface PreendgameResult {
  /** Best first: by games won, then by points; those that there was time for, one at least. */
  readonly moves: readonly PreendgameMove[];
  /** True when every candidate was looked at and is exact. */
  readonly exact: boolean;
  /** Tiles in the bag, 1 or 2. */
  readonly bag: number;
  /** Milliseconds. */
  readonly ms: number;
}

const DEFAULT_COUNT = 8;
const MOST_BAG = 2;
/** Turns by equity until the bag is empty; two who only pass leave it there. */
const MOST_TURNS = 6;
/** Megabytes of one ending: they come one after the other. */
const MEMORY = 64;
/** Seconds of an ending when there is no time left. */
const GLANCE = 0.001;

/** Everything an ending of a move needs. */
interface Scene {
  readonly position: Position;
  readonly engine: Engine;
  readonly options: PreendgameOptions;
  readonly unseen: TileCounts;
}

/** What a move has come to so far. */
interface Tally {
  readonly move: Play | Pass;
  readonly deals: readonly Deal[];
  ways: number;
  won: number;
  points: number;
  solved: number;
  looked: number;
}

/**
 * Solves a pre-ending.
 *
 * @param position board, rules, and the rack of the player to move
 * @throws InputError `PREENDGAME_BAG` unless one or two tiles are in the bag, `OPTION_NUMBER` for seconds, spread or
 *   count out of range, `POSITION_RACK`, `ALPHABETS_DIFFER`
 */
export async function solvePreendgame(
  position: Position,
  options: PreendgameOptions,
): Promise<PreendgameResult> {
  const start = performance.now();
  const { rules, tiles, rackCounts } = position;
  const { lexicon, leaves, spread, seconds, signal, onProgress } = options;
  checkSeconds(seconds);
  checkSpread(spread);
  const unseen = unseenCounts(rules, tiles, rackCounts);
  const bag = inBag(position, unseen);
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : start + seconds * 1000;
  const scene = { position, engine: createEngine({ lexicon, rules, leaves }), options, unseen };
  const tallies = candidates(scene, bag);
  const work = inTurns(tallies);
  for (const [done, { tally, deal }] of work.entries()) {
    onProgress?.(done, work.length);
    const left = (end - performance.now()) / 1000;
    if (done > 0 && (left <= 0 || signal?.aborted === true)) break;
    await look(scene, tally, deal, Math.max(GLANCE, left / (work.length - done)));
  }
  const moves = tallies
    .filter(({ looked }) => looked > 0)
    .map(resultOf)
    .sort(byWins);
  const exact = moves.length === tallies.length && moves.every(each => each.exact);
  return { moves, exact, bag, ms: performance.now() - start };
}

function checkSpread(spread: number | undefined): void {
  if (spread === undefined || Number.isInteger(spread)) return;
  const message = `spread ${spread}: wanted a whole number of points`;
  throw new InputError('OPTION_NUMBER', message, { input: String(spread) });
}

function inBag({ rules, rack }: Position, unseen: TileCounts): number {
  const bag = sumOf(unseen) - rules.rackSize;
  if (bag >= 1 && bag <= MOST_BAG) return bag;
  const message =
    bag < 1
      ? 'the bag is empty: that is for endgame'
      : `${bag} tiles are left in the bag: one or two are solved, more is for sim`;
  throw new InputError('PREENDGAME_BAG', message, { input: rack });
}

function candidates({ engine, position, options, unseen }: Scene, bag: number): readonly Tally[] {
  const { count = DEFAULT_COUNT } = options;
  const all = engine.moves(position, { count });
  const moves = all.filter((move): move is Play | Pass => move.kind !== 'exchange');
  const withPass = moves.some(({ kind }) => kind === 'pass') ? moves : [...moves, PASS];
  return withPass.map(move => {
    const deals = dealsOf(unseen, bag, Math.min(bag, laidTiles(position, move)));
    return { move, deals, ways: 0, won: 0, points: 0, solved: 0, looked: 0 };
  });
}

const PASS: Pass = { kind: 'pass' };

/** Tiles that a move takes from the rack. */
function laidTiles(position: Position, move: Play | Pass): number {
  if (move.kind === 'pass') return 0;
  return sumOf(position.rackCounts) - sumOf(positionAfter(position, move).rackCounts);
}

/** Endings in the order they are looked at: the likeliest of every move first. */
function inTurns(
  tallies: readonly Tally[],
): readonly { readonly tally: Tally; readonly deal: Deal }[] {
  const most = Math.max(...tallies.map(({ deals }) => deals.length));
  return Array.from({ length: most }, (_, index) =>
    tallies.flatMap(tally => {
      const deal = tally.deals[index];
      return deal === undefined ? [] : [{ tally, deal }];
    }),
  ).flat();
}

/** Plays one way to the end of the game. */
async function look(scene: Scene, tally: Tally, deal: Deal, seconds: number): Promise<void> {
  const { position, unseen, options } = scene;
  const { move } = tally;
  const after = move.kind === 'play' ? positionAfter(position, move) : position;
  const own = sum(after.rackCounts, deal.drawn);
  const inBagNow = difference(unseen, deal.drawn);
  for (const kind of deal.bag) inBagNow[kind]!--;
  const table: Table = {
    tiles: Uint8Array.from(after.tiles),
    racks: [own, inBagNow],
    bag: [...deal.bag],
    points: move.kind === 'play' ? move.score : 0,
  };
  const { points, exact } = await toTheEnd(scene, table, seconds);
  const final = (options.spread ?? 0) + points;
  tally.looked++;
  tally.ways += deal.ways;
  tally.points += deal.ways * points;
  tally.won += deal.ways * ((Math.sign(final) + 1) / 2);
  if (exact) tally.solved++;
}

/** A way under way; the other player is to move. */
interface Table {
  readonly tiles: Uint8Array;
  readonly racks: readonly [own: TileCounts, other: TileCounts];
  readonly bag: readonly number[];
  /** Points gained so far by who made the candidate. */
  readonly points: number;
}

/** Points gained in the end by who made the candidate. */
async function toTheEnd(
  { position: { rules }, engine, options }: Scene,
  start: Table,
  seconds: number,
): Promise<{ readonly points: number; readonly exact: boolean }> {
  let seat = 1;
  let { tiles, points } = start;
  const racks = [...start.racks];
  const bag = [...start.bag];
  const isKnown = bag.length === 0;
  for (let turn = 0; bag.length > 0 && turn < MOST_TURNS; turn++, seat = 1 - seat) {
    const at = createPosition(rules, tiles, racks[seat]!);
    const [move] = engine.moves(at, { count: 1 });
    if (move?.kind !== 'play') continue;
    const after = positionAfter(at, move);
    tiles = after.tiles;
    points += seat === 0 ? move.score : -move.score;
    const rack = Int32Array.from(after.rackCounts);
    while (bag.length > 0 && sumOf(rack) < rules.rackSize) rack[bag.shift()!]!++;
    racks[seat] = rack;
  }
  if (bag.length > 0) return { points, exact: false }; // both only pass
  const { lexicon, signal } = options;
  const opponent = formatRack(rules.alphabet, racks[1 - seat]!);
  const ending = createPosition(rules, tiles, racks[seat]!);
  const limits = Number.isFinite(seconds) ? { seconds } : {};
  const found = await solveEndgame(ending, {
    lexicon,
    opponent,
    signal,
    memory: MEMORY,
    ...limits,
  });
  const gained = seat === 0 ? found.value : -found.value;
  return { points: points + gained, exact: found.exact && isKnown };
}

function sum(one: TileCounts, other: TileCounts): TileCounts {
  return one.map((count, kind) => count + other[kind]!);
}

function resultOf({ move, deals, ways, won, points, solved }: Tally): PreendgameMove {
  return {
    move,
    winPercent: (100 * won) / ways,
    spread: points / ways,
    exact: solved === deals.length,
    endings: deals.length,
    solved,
  };
}

function byWins(one: PreendgameMove, other: PreendgameMove): number {
  return other.winPercent - one.winPercent || other.spread - one.spread;
}
