// How an ending ends: the conditions of the edition as they stand when the bag is empty and two players take
// turns. The same rules as `referee/game-end.ts`, which the tests replay lines with.
//
// Two players take turns, so each one's last `n` turns were idle just when the last `2 n` turns were: a run of
// idle turns is one number. What came before the ending does not count.
import type { EndCondition } from '../../rules/game-rules.js';
import type { Rules } from '../../rules/rules.js';

/** Turns that bring the end nearer: a pass of choice, one of need, a play of no points. */
export const PASS = 0;
export const STUCK = 1;
export const ZERO_PLAY = 2;
export type IdleKind = typeof PASS | typeof STUCK | typeof ZERO_PLAY;

/**
 * Turns in a row without a tile laid after which the game is left off, with nothing counted, where the edition
 * (`tevere-2007`) has no end for players who lay nothing; as games against itself have it.
 */
const LEFT_OFF_AFTER = 6;

// A run of idle turns in one integer: turns in all, turns of the last kind, which kind, stuck turns (0..2).
const RUN_BITS = 11;
const RUN = (1 << RUN_BITS) - 1;
const KIND_SHIFT = 2 * RUN_BITS;
const STUCK_SHIFT = KIND_SHIFT + 1;

/** The run before any idle turn, and after a play that scores. */
export const NO_RUN = 0;
/** Ends are numbers of conditions, or one of these. */
export const NO_END = -1;
const LEFT_OFF = -2;

/** How many turns of which kinds end the game. */
interface IdleEnd {
  readonly number: number;
  readonly passes: boolean;
  readonly zeroPlays: boolean;
  readonly turns: number;
}

/** Says when an ending is over, and what the tiles left then add to the spread. */
export class Ends {
  private readonly conditions: readonly EndCondition[];
  private readonly idles: readonly IdleEnd[];
  private readonly blocked: number;
  private readonly out: number;
  private readonly isLeftOff: boolean;
  /** How the game ends when both pass, and when neither can lay a tile. */
  readonly whenPassed: number;
  readonly whenStuck: number;
  /** Turns in a row that both pass until then. */
  readonly passes: number;
  /** True when plays of no points bring the end nearer. */
  readonly countsZeroPlays: boolean;

  constructor({ end: { conditions } }: Rules) {
    this.conditions = conditions;
    this.idles = conditions.flatMap((condition, number) =>
      condition.kind === 'idle'
        ? {
            number,
            passes: condition.turns.includes('pass'),
            zeroPlays: condition.turns.includes('zero-play'),
            turns: 2 * condition.each,
          }
        : [],
    );
    this.out = conditions.findIndex(({ kind }) => kind === 'out');
    this.blocked = conditions.findIndex(({ kind }) => kind === 'blocked');
    this.isLeftOff = !this.idles.some(({ passes }) => passes);
    this.countsZeroPlays = this.idles.some(({ zeroPlays }) => zeroPlays);
    const passed = this.endOfAll(PASS);
    this.whenPassed = passed.end;
    this.passes = passed.turns;
    this.whenStuck = this.endOfAll(STUCK).end;
  }

  /** The run after one more idle turn. */
  runAfter(run: number, kind: IdleKind): number {
    const isPass = kind === ZERO_PLAY ? 0 : 1;
    const all = Math.min((run & RUN) + 1, RUN);
    const isSame = run !== NO_RUN && ((run >> KIND_SHIFT) & 1) === isPass;
    const same = isSame ? Math.min(((run >> RUN_BITS) & RUN) + 1, RUN) : 1;
    const stuck = kind === STUCK ? Math.min((run >> STUCK_SHIFT) + 1, 2) : 0;
    return all | (same << RUN_BITS) | (isPass << KIND_SHIFT) | (stuck << STUCK_SHIFT);
  }

  private endOfAll(kind: IdleKind): { end: number; turns: number } {
    let end = NO_END;
    let turns = 0;
    for (let run = NO_RUN; end === NO_END; turns++) {
      run = this.runAfter(run, kind);
      end = this.endOfRun(run);
    }
    return { end, turns };
  }

  /** How a play ends the game; `NO_END` when it goes on. @param run after it */
  endOfPlay(isOut: boolean, run: number): number {
    const idle = run === NO_RUN ? NO_END : this.endOfRun(run);
    if (!isOut || this.out < 0) return idle;
    return idle < 0 ? this.out : Math.min(idle, this.out);
  }

  /** The first condition that a run meets. */
  endOfRun(run: number): number {
    let first = NO_END;
    const isPass = ((run >> KIND_SHIFT) & 1) === 1;
    const same = (run >> RUN_BITS) & RUN;
    for (const { number, passes, zeroPlays, turns } of this.idles) {
      const length = passes && zeroPlays ? run & RUN : (isPass ? passes : zeroPlays) ? same : 0;
      if (length >= turns && first < 0) first = number;
    }
    const { blocked } = this;
    if (blocked >= 0 && run >> STUCK_SHIFT >= 2 && (first < 0 || blocked < first)) return blocked;
    if (this.isLeftOff && isPass && same >= LEFT_OFF_AFTER) return LEFT_OFF;
    return first;
  }

  /**
   * What an end adds to the spread of the player who took the last turn.
   *
   * @param own worth of that player's tiles
   * @param other worth of the other player's
   */
  settle(end: number, own: number, other: number): number {
    if (end === LEFT_OFF) return 0;
    const { kind, deducts, gains } = this.conditions[end]!;
    const isOut = kind === 'out';
    const deducted = deducts === 'none' ? 0 : deducts === 'others' && isOut ? other : other - own;
    return isOut ? deducted + gains * other : deducted;
  }
}
