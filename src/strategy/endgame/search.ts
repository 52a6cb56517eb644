// The search of an ending: negamax with principal variation (Marsland 1986) and a table of positions, deeper and
// deeper, until it has reached the end of the game wherever it looked.
//
// Passes. Let `a` be the best a player can get by laying tiles now, `b` what comes of it when the other lays tiles
// now, `s` the spread when both pass until the game ends. Whoever passes waits for the other to do so: worked out
// from the last of the passes backwards, the value is max(a, min(b, s)), however many passes are still needed, two
// at least. So nobody has to be followed through six passes, and `b` is looked for only where `s` is more than `a`.
// This needs plays after which earlier passes are forgotten; where plays of no points count as passes (`english`)
// and somebody has a tile without value, turns are followed one by one.
import { JOLLY_INDEX } from '../../alphabet/tile-counts.js';
import { SIZE } from '../../board/squares.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import { type Rules, tilePoints } from '../../rules/rules.js';
import { Ends, NO_END, NO_RUN, PASS, STUCK, ZERO_PLAY } from './ends.js';
import { mixed, words } from './hashing.js';
import { MoveList } from './move-list.js';
import { Plies } from './plies.js';
import { RACKS, type RackBits } from './racks.js';
import { AT_LEAST, AT_MOST, EXACT, NO_MOVE, PASSED, Table, TO_THE_END } from './table.js';

const LANES = 2 * SIZE;
/** Turns that a search looks ahead at most: fourteen plays with five passes before each are fewer. */
export const MOST_PLIES = 120;
/** A depth that no game reaches. */
export const DEEPEST = 200;
/** More than any spread. */
export const INFINITE: number = 1 << 28;
/** The run of a player who may not pass. */
const MUST_PLAY = -1;
/** Nodes between two looks at the clock, less one. */
const LOOK_EVERY = 255;

const rackLow = words(2 * RACKS, 7);
const rackHigh = words(2 * RACKS, 8);
const SIDE_LOW = 0x51ed270b;
const SIDE_HIGH = 0x3c6ef372;

/** Thrown when the time of a slice is over. */
export class SliceOver extends Error {}

/** What a search is made with. */
export interface SearchSetup {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  /** 225 tiles. */
  readonly tiles: ArrayLike<number>;
  /** Of the player to move, and of the other. */
  readonly racks: readonly [RackBits, RackBits];
  /** Bytes of the table of positions, at most. */
  readonly tableBytes: number;
  /** Plays that are kept, at most. */
  readonly mostPlays: number;
}

/** Searches one ending. Values are points that the player to move gains on the other to the end of the game. */
export class Search {
  /** Positions looked at. */
  nodes = 0;
  /** When a slice is over, as `performance.now` has it. */
  sliceEnd: number = Number.POSITIVE_INFINITY;
  /** How often a search stopped before the end of the game. */
  horizons = 0;
  readonly plies: Plies;
  private readonly list: MoveList = new MoveList();
  private readonly setup: SearchSetup;
  private readonly racks: readonly [RackBits, RackBits];
  readonly ends: Ends;
  private readonly table: Table;
  /** True where runs of idle turns are followed one by one. */
  private readonly followsRuns: boolean;
  /** What each player still holds, by ply. */
  private readonly held: Uint8Array = new Uint8Array((MOST_PLIES + 1) * 2);
  private readonly runs: Int32Array = new Int32Array(MOST_PLIES + 1);
  /** Hash of a ply: board, racks, side, run. */
  private readonly low: Int32Array = new Int32Array(MOST_PLIES + 1);
  private readonly high: Int32Array = new Int32Array(MOST_PLIES + 1);
  /** The best move that the last call of `value` found. */
  bestMove: number = NO_MOVE;
  /** Turns taken since the beginning. */
  private readonly path: number[] = [];

  constructor(setup: SearchSetup) {
    const { lexicon, rules, racks, mostPlays } = setup;
    this.setup = setup;
    this.racks = racks;
    this.ends = new Ends(rules);
    this.table = new Table(setup.tableBytes);
    this.plies = new Plies(lexicon, rules, racks, MOST_PLIES, mostPlays);
    this.followsRuns = this.ends.countsZeroPlays && racks.some(rack => hasWorthless(rules, rack));
    this.begin();
  }

  /** Turns that were taken since the beginning; searches begin behind them. */
  get turns(): number {
    return this.path.length;
  }

  /** Goes back to the beginning, or to where the turns led that were taken. */
  begin(): void {
    this.plies.begin(this.setup.tiles);
    this.held[0] = this.racks[0].full;
    this.held[1] = this.racks[1].full;
    this.runs[0] = NO_RUN;
    for (const [ply, move] of this.path.entries()) this.follow(ply, move);
    const { length } = this.path;
    this.hash(length, length % 2, this.plies.low[length]!, this.plies.high[length]!);
  }

  /** Goes back to the very beginning, and forgets all plays, of which there are too many. */
  forget(): void {
    this.path.length = 0;
    this.plies.forget();
    this.table.forgetMoves();
    this.begin();
  }

  /** Takes a turn that does not end the game. */
  take(move: number): void {
    this.follow(this.path.length, move);
    this.path.push(move);
    this.begin();
  }

  private follow(ply: number, move: number): void {
    const { plies } = this;
    if (move === PASSED) {
      this.turn(ply, ply % 2, 0, 1);
      if (this.followsRuns) this.runs[ply + 1] = this.ends.runAfter(this.runs[ply]!, PASS);
      plies.pass(ply);
      return;
    }
    this.turn(ply, ply % 2, plies.store.need[move]!, plies.store.score[move]!);
    plies.make(ply, move);
  }

  /** The value of the position at the beginning, when it lies between `alpha` and `beta`; else a bound. */
  value(depth: number, alpha: number, beta: number): number {
    const hint = this.table.find(this.low[0]!, this.high[0]!) ? this.table.move : NO_MOVE;
    return this.expand(0, 0, depth, alpha, beta, 0, hint);
  }

  /** Every play after the turns that were taken, those of the best prospects first. */
  plays(): readonly number[] {
    const ply = this.turns;
    const { table, list } = this;
    const hint = table.find(this.low[ply]!, this.high[ply]!) ? table.move : NO_MOVE;
    const end = this.gather(ply, ply % 2, 0, hint);
    for (let next = 0; next < end; next++) list.bring(0, next, end);
    return [...list.moves.subarray(0, end)];
  }

  /** True when a play is worth that many points at least. */
  reaches(play: number, value: number): boolean {
    const ply = this.turns;
    return this.valueOf(ply, ply % 2, play, DEEPEST, value - 1, value, 0, false) >= value;
  }

  /**
   * True when passing at the beginning is worth as much as the position.
   *
   * @param hasPlay whether a play is
   */
  passReaches(value: number, hasPlay: boolean): boolean {
    if (!hasPlay) return true;
    const { ends } = this;
    if (this.followsRuns) return this.passed(0, 0, DEEPEST, value - 1, value, 0, PASS) >= value;
    // two passes: the other ends the game by passing, too
    if (ends.passes === 2 && this.settled(0, 0, ends.whenPassed) < value) return false;
    return this.mustPlay(0, 0, DEEPEST, value - 1, value, 0) >= value;
  }

  /**
   * The value of a ply that is made.
   *
   * @param at where its moves may be listed
   * @param hint the move to be tried first
   */
  private expand(
    ply: number,
    side: number,
    depth: number,
    alpha: number,
    beta: number,
    at: number,
    hint: number,
  ): number {
    const end = this.gather(ply, side, at, hint);
    if (end === at) {
      const value = this.stuck(ply, side, depth, alpha, beta, at);
      this.bestMove = PASSED;
      return value;
    }
    if (depth <= 0 || ply >= MOST_PLIES - 1) {
      this.horizons++;
      const value = this.playOut(ply, side, this.list.highest(at, end));
      this.table.keep(this.low[ply]!, this.high[ply]!, value, 0, EXACT, NO_MOVE);
      return value;
    }
    const horizons = this.horizons;
    const low = this.low[ply]!;
    const high = this.high[ply]!;
    const best = this.bestOf(ply, side, depth, alpha, beta, at, end);
    const kept = this.horizons === horizons ? TO_THE_END : depth;
    const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
    this.table.keep(low, high, best, kept, bound, this.bestMove);
    return best;
  }

  /** Tries the moves listed from `at` to `end`; the best of them is left in `bestMove`. */
  private bestOf(
    ply: number,
    side: number,
    depth: number,
    alpha: number,
    beta: number,
    at: number,
    end: number,
  ): number {
    const { list } = this;
    let best = -INFINITE;
    let bestMove = NO_MOVE;
    for (let next = at; next < end && best < beta; next++) {
      list.bring(at, next, end);
      const move = list.moves[next]!;
      const value = this.valueOf(
        ply,
        side,
        move,
        depth,
        Math.max(alpha, best),
        beta,
        end,
        next > at,
      );
      if (value <= best) continue;
      best = value;
      bestMove = move;
    }
    if (best < beta && this.runs[ply] !== MUST_PLAY) {
      const value = this.followsRuns
        ? this.passed(ply, side, depth - 1, Math.max(alpha, best), beta, end, PASS)
        : this.waited(ply, side, depth - 1, Math.max(alpha, best), beta, end);
      if (value > best) {
        best = value;
        bestMove = PASSED;
      }
    }
    this.bestMove = bestMove;
    return best;
  }

  /**
   * The value of a play.
   *
   * @param isLater true when there is a better one to compare it with, in a window of one point at first
   */
  private valueOf(
    ply: number,
    side: number,
    play: number,
    depth: number,
    alpha: number,
    beta: number,
    at: number,
    isLater: boolean,
  ): number {
    const { need, score, hashLow, hashHigh } = this.plies.store;
    const points = score[play]!;
    const over = this.turn(ply, side, need[play]!, points);
    if (over !== NO_END) return points + this.settled(ply + 1, side, over);
    const { low, high } = this.plies;
    this.hash(ply + 1, 1 - side, low[ply]! ^ hashLow[play]!, high[ply]! ^ hashHigh[play]!);
    const floor = alpha - points;
    const top = beta - points;
    const first = isLater ? floor + 1 : top;
    let value = -this.reply(ply, 1 - side, play, depth - 1, -first, -floor, at);
    if (first < top && value > floor && value < top) {
      value = -this.reply(ply, 1 - side, play, depth - 1, -top, -floor, at);
    }
    return points + value;
  }

  /** Racks and run after a play. @returns how it ends the game */
  private turn(ply: number, side: number, need: number, points: number): number {
    const { held, runs, ends } = this;
    const next = ply + 1;
    held[next * 2] = held[ply * 2]!;
    held[next * 2 + 1] = held[ply * 2 + 1]!;
    const left = this.racks[side]!.after[held[ply * 2 + side]! * RACKS + need]!;
    held[next * 2 + side] = left;
    runs[next] = points === 0 && this.followsRuns ? ends.runAfter(runs[ply]!, ZERO_PLAY) : NO_RUN;
    return ends.endOfPlay(left === 0, runs[next]!);
  }

  /** The value of the next ply, whose hash is known; it is made unless the table knows enough. */
  private reply(
    ply: number,
    side: number,
    move: number,
    depth: number,
    alpha: number,
    beta: number,
    at: number,
  ): number {
    this.look();
    const { table, plies } = this;
    const next = ply + 1;
    const isKnown = table.find(this.low[next]!, this.high[next]!);
    if (isKnown && table.depth >= depth && this.settles(alpha, beta)) return table.value;
    const hint = isKnown ? table.move : NO_MOVE;
    if (move === PASSED) plies.pass(ply);
    else plies.make(ply, move);
    const value = this.expand(next, side, depth, alpha, beta, at, hint);
    plies.unmake(next);
    return value;
  }

  /** True when the entry found says enough. */
  private settles(alpha: number, beta: number): boolean {
    const { value, bound, depth } = this.table;
    if (bound === AT_LEAST && value < beta) return false;
    if (bound === AT_MOST && value > alpha) return false;
    if (depth !== TO_THE_END) this.horizons++;
    return true;
  }

  /** What waiting is worth: the less of both passing on and the other's best play. */
  private waited(
    ply: number,
    side: number,
    depth: number,
    alpha: number,
    beta: number,
    at: number,
  ): number {
    const spread = this.settled(ply, side, this.ends.whenPassed);
    if (spread <= alpha) return spread;
    return Math.min(spread, this.mustPlay(ply, side, depth, alpha, Math.min(beta, spread), at));
  }

  /** What comes of it when the other player has to lay tiles now. */
  private mustPlay(
    ply: number,
    side: number,
    depth: number,
    alpha: number,
    beta: number,
    at: number,
  ): number {
    const { held } = this;
    held[ply * 2 + 2] = held[ply * 2]!;
    held[ply * 2 + 3] = held[ply * 2 + 1]!;
    this.runs[ply + 1] = MUST_PLAY;
    this.hash(ply + 1, 1 - side, this.plies.low[ply]!, this.plies.high[ply]!);
    return -this.reply(ply, 1 - side, PASSED, depth, -beta, -alpha, at);
  }

  /** What a pass is worth where runs are followed. */
  private passed(
    ply: number,
    side: number,
    depth: number,
    alpha: number,
    beta: number,
    at: number,
    kind: typeof PASS | typeof STUCK,
  ): number {
    const { held, ends } = this;
    held[ply * 2 + 2] = held[ply * 2]!;
    held[ply * 2 + 3] = held[ply * 2 + 1]!;
    const run = ends.runAfter(this.runs[ply]!, kind);
    this.runs[ply + 1] = run;
    const over = ends.endOfRun(run);
    if (over !== NO_END) return this.settled(ply, side, over);
    this.hash(ply + 1, 1 - side, this.plies.low[ply]!, this.plies.high[ply]!);
    return -this.reply(ply, 1 - side, PASSED, depth, -beta, -alpha, at);
  }

  /** The value of a ply whose player can lay nothing; a pass of need costs no depth. */
  private stuck(
    ply: number,
    side: number,
    depth: number,
    alpha: number,
    beta: number,
    at: number,
  ): number {
    if (this.runs[ply] === MUST_PLAY) return -INFINITE;
    if (ply >= MOST_PLIES - 1) {
      this.horizons++;
      return 0;
    }
    if (this.followsRuns) return this.passed(ply, side, depth, alpha, beta, at, STUCK);
    if (this.bestLooking(ply, 1 - side) === PASSED)
      return this.settled(ply, side, this.ends.whenStuck);
    return this.waited(ply, side, depth, alpha, beta, at);
  }

  /** What comes of it when both take the play that looks best, to the end of the game. */
  private playOut(from: number, first: number, play: number): number {
    let total = 0;
    let sign = 1;
    let ply = from;
    let side = first;
    let move = play;
    let passes = 0;
    while (ply < MOST_PLIES - 1) {
      const over = this.step(ply, side, move);
      passes = move === PASSED ? passes + 1 : 0;
      if (move !== PASSED) total += sign * this.plies.store.score[move]!;
      if (over !== NO_END || passes === 2) {
        total += sign * this.settled(ply + 1, side, passes === 2 ? this.ends.whenStuck : over);
        if (over === NO_END) ply++;
        break;
      }
      ply++;
      side = 1 - side;
      sign = -sign;
      move = this.bestLooking(ply, side);
    }
    for (; ply > from; ply--) this.plies.unmake(ply);
    return total;
  }

  /** Makes the next ply of playing out, unless that ends the game. */
  private step(ply: number, side: number, move: number): number {
    const { plies } = this;
    const isPass = move === PASSED;
    const need = isPass ? 0 : plies.store.need[move]!;
    const over = this.turn(ply, side, need, 1);
    if (isPass) plies.pass(ply);
    else if (over === NO_END) plies.make(ply, move);
    return isPass ? NO_END : over;
  }

  /** The play that looks best, or the pass when there is none. */
  private bestLooking(ply: number, side: number): number {
    const { plies } = this;
    const { need, score } = plies.store;
    const { worth } = this.racks[side]!;
    const held = this.held[ply * 2 + side]!;
    let best: number = PASSED;
    let bestKey = -INFINITE;
    for (let lane = 0; lane < LANES; lane++) {
      const plays = plies.listOf(ply, lane, side, held);
      const last = plies.end(plays);
      for (let play = plies.first(plays); play < last; play++) {
        const needed = need[play]!;
        if ((needed & ~held) !== 0) continue;
        const key = score[play]! + worth[needed]! + (needed === held ? OUT : 0);
        if (key <= bestKey) continue;
        bestKey = key;
        best = play;
      }
    }
    return best;
  }

  /**
   * Lists the plays of a ply from `at` on, with a key each.
   *
   * @param hint the play to be tried first
   * @returns where the list ends
   */
  private gather(ply: number, side: number, at: number, hint: number): number {
    const { plies, list } = this;
    const { need, score } = plies.store;
    const { worth } = this.racks[side]!;
    const held = this.held[ply * 2 + side]!;
    let end = at;
    for (let lane = 0; lane < LANES; lane++) {
      const plays = plies.listOf(ply, lane, side, held);
      const first = plies.first(plays);
      const last = plies.end(plays);
      list.reserve(end + last - first);
      const { moves, keys } = list;
      for (let play = first; play < last; play++) {
        const needed = need[play]!;
        if ((needed & ~held) !== 0) continue;
        const key = score[play]! + worth[needed]! + (needed === held ? OUT : 0);
        moves[end] = play;
        keys[end++] = play === hint ? HINT : key;
      }
    }
    return end;
  }

  /** The spread when the game ends. @param ply that has the racks @param side of the last turn */
  private settled(ply: number, side: number, over: number): number {
    const { racks, held } = this;
    const own = racks[side]!.worth[held[ply * 2 + side]!]!;
    const other = racks[1 - side]!.worth[held[ply * 2 + 1 - side]!]!;
    return this.ends.settle(over, own, other);
  }

  private look(): void {
    this.nodes++;
    if ((this.nodes & LOOK_EVERY) === 0 && performance.now() > this.sliceEnd) throw new SliceOver();
  }

  private hash(ply: number, side: number, low: number, high: number): void {
    const { held } = this;
    const run = this.runs[ply]!;
    const one = held[ply * 2]!;
    const other = RACKS + held[ply * 2 + 1]!;
    const runWord = run === NO_RUN ? 0 : mixed(run);
    this.low[ply] = low ^ rackLow[one]! ^ rackLow[other]! ^ (side * SIDE_LOW) ^ runWord;
    this.high[ply] = high ^ rackHigh[one]! ^ rackHigh[other]! ^ (side * SIDE_HIGH) ^ (runWord << 1);
  }
}

/** True when a rack has a tile of no value: then a play may score nothing. */
function hasWorthless(rules: Rules, { counts }: RackBits): boolean {
  const points = tilePoints(rules);
  return counts.some((count, kind) => count > 0 && (kind === JOLLY_INDEX || points[kind] === 0));
}

/** Keys of the play to be tried first, and of those that go out, before others. */
const HINT = 1 << 24;
const OUT = 1 << 20;
