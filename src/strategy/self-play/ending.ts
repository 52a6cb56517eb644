// The end of a game against itself, by the conditions of its edition, kept up turn by turn without making
// objects: the same rules as `referee/game-end.ts` and `final-scores.ts`, which a test replays games with.
import { JOLLY_INDEX, sumOf, type TileCounts } from '../../alphabet/tile-counts.js';
import type { EndCondition } from '../../rules/game-rules.js';
import { type Rules, tilePoints } from '../../rules/rules.js';

/** A turn as the end sees it. */
export type TurnKind = 'play' | 'zero-play' | 'exchange' | 'pass';

/** Watches over one game after the other. */
export interface Ending {
  /** Forgets the game before. */
  begin(): void;
  /**
   * Notes a turn.
   *
   * @param isStuck true when the player could lay nothing
   * @returns true when the game is over
   */
  note(player: number, kind: TurnKind, isStuck: boolean, bag: number, rack: TileCounts): boolean;
  /** Adds to the scores what the end adds and takes; nothing to those of a game that was left off. */
  settle(scores: Int32Array, racks: readonly TileCounts[]): void;
}

/**
 * Turns in a row without a tile laid after which a game is left off where the edition (`tevere-2007`) has no end
 * for players who lay nothing: else two who can lay nothing would pass for ever. As many as `figs` has.
 */
const LEFT_OFF_AFTER = 6;

/** The end of games of two players. */
export function createEnding(rules: Rules): Ending {
  return new EndOfTwo(rules);
}

class EndOfTwo implements Ending {
  private readonly rules: Rules;
  private readonly points: Int32Array;
  /** Turns in a row of the kinds of each condition, by condition and player. */
  private readonly idle: Int32Array;
  /** Players in a row who passed since they could lay nothing. */
  private stuck = 0;
  /** Turns in a row without a tile laid. */
  private barren = 0;
  private readonly isLeftOff: boolean;
  private met: EndCondition | undefined;
  private last = 0;

  constructor(rules: Rules) {
    this.rules = rules;
    this.points = Int32Array.from(tilePoints(rules));
    this.points[JOLLY_INDEX] = rules.end.jollyLeft;
    this.idle = new Int32Array(rules.end.conditions.length * 2);
    this.isLeftOff = !rules.end.conditions.some(({ kind }) => kind === 'idle');
  }

  begin(): void {
    this.idle.fill(0);
    this.stuck = 0;
    this.barren = 0;
    this.met = undefined;
  }

  note(player: number, kind: TurnKind, isStuck: boolean, bag: number, rack: TileCounts): boolean {
    this.last = player;
    this.stuck = kind === 'pass' && isStuck ? this.stuck + 1 : 0;
    this.barren = kind === 'pass' || kind === 'exchange' ? this.barren + 1 : 0;
    const { conditions } = this.rules.end;
    for (let number = 0; number < conditions.length; number++) {
      const condition = conditions[number]!;
      if (condition.kind === 'idle') {
        const isIdle = kind !== 'play' && condition.turns.includes(kind);
        this.idle[number * 2 + player] = isIdle ? this.idle[number * 2 + player]! + 1 : 0;
      }
      if (this.met === undefined && this.isMet(condition, number, kind, bag, rack)) {
        this.met = condition;
      }
    }
    return this.met !== undefined || (this.isLeftOff && this.barren >= LEFT_OFF_AFTER);
  }

  private isMet(
    condition: EndCondition,
    number: number,
    kind: TurnKind,
    bag: number,
    rack: TileCounts,
  ): boolean {
    if (condition.kind === 'idle') {
      return Math.min(this.idle[number * 2]!, this.idle[number * 2 + 1]!) >= condition.each;
    }
    if (condition.kind === 'out') {
      return bag === 0 && (kind === 'play' || kind === 'zero-play') && sumOf(rack) === 0;
    }
    return condition.kind === 'blocked' && this.stuck >= 2;
  }

  settle(scores: Int32Array, racks: readonly TileCounts[]): void {
    const { met, last } = this;
    if (met === undefined) return;
    const isOut = met.kind === 'out';
    for (let player = 0; player < 2; player++) {
      const left = this.worthOf(racks[player]!);
      const spared =
        met.deducts === 'none' || (met.deducts === 'others' && isOut && player === last);
      if (!spared) scores[player]! -= left;
      if (isOut && player !== last) scores[last]! += met.gains * left;
    }
  }

  private worthOf(rack: TileCounts): number {
    let sum = 0;
    for (let kind = 0; kind < rack.length; kind++) sum += rack[kind]! * this.points[kind]!;
    return sum;
  }
}
