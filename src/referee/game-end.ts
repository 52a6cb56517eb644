// Is the game over, and why (FIGS art. 39)? One pass over the turns, condition by condition.
import type { EndCondition, IdleTurn } from '../rules/game-rules.js';
import type { Rules } from '../rules/rules.js';
import type { StepFact } from './facts.js';
import type { Step } from './steps.js';

/** A turn as the end of a game sees it. A full change is not a turn: its player goes on. */
export interface TurnTaken {
  /** 0 for the first player. */
  readonly player: number;
  /** `withdrawn` is a play that a challenge took back. */
  readonly kind: 'play' | 'withdrawn' | 'exchange' | 'pass';
  /** Points of a play that stands. */
  readonly score: number;
}

/** How a game stands, as far as its end depends on it. */
export interface GameState {
  /** Tiles in the bag. */
  readonly bag: number;
  /** Tiles on each player's rack. */
  readonly racks: readonly number[];
  /** Every turn so far, in order. */
  readonly turns: readonly TurnTaken[];
  /** The player whose overtime is used up, once the opponent said so. */
  readonly overtimeUsedUp?: number;
  /** True when the time of the whole game is over. */
  readonly timeOver?: boolean;
  /** True when nobody can lay a tile. */
  readonly blocked?: boolean;
}

/** How the game ended. */
export interface GameEnd {
  /** The condition that was met. */
  readonly condition: EndCondition;
  /** Who went out, or whose overtime is used up; undefined when the end is nobody's doing. */
  readonly player: number | undefined;
  readonly step: Step;
}

/** The first condition of the edition that is met, or undefined: the game goes on. */
export function gameEnd(rules: Rules, state: GameState): GameEnd | undefined {
  for (const condition of rules.end.conditions) {
    const met = meets(condition, state);
    if (met === undefined) continue;
    const { article } = condition;
    return { condition, player: met.player, step: { article, fact: met.fact } };
  }
  return undefined;
}

interface Met {
  readonly player: number | undefined;
  readonly fact: StepFact;
}

function meets(condition: EndCondition, state: GameState): Met | undefined {
  const { kind } = condition;
  if (kind === 'idle') return idle(condition.turns, condition.each, state);
  if (kind === 'out') return out(state);
  if (kind === 'overtime') {
    const player = state.overtimeUsedUp;
    return player === undefined
      ? undefined
      : {
          player,
          fact: { code: 'end-overtime', player },
        };
  }
  if (kind === 'time') {
    return state.timeOver === true ? { player: undefined, fact: { code: 'end-time' } } : undefined;
  }
  if (state.blocked !== true) return undefined;
  return { player: undefined, fact: { code: 'end-blocked' } };
}

/** The bag is empty and the last play emptied a rack. */
function out({ bag, racks, turns }: GameState): Met | undefined {
  const last = turns.at(-1);
  if (bag > 0 || last?.kind !== 'play' || racks[last.player] !== 0) return undefined;
  const { player } = last;
  return { player, fact: { code: 'end-out', player } };
}

/** Every player's last turns are of the kinds that count. */
function idle(
  kinds: readonly IdleTurn[],
  each: number,
  { racks, turns }: GameState,
): Met | undefined {
  const isOver = racks.every((_, player) => {
    const own = turns.filter(turn => turn.player === player).slice(-each);
    return own.length === each && own.every(turn => isIdle(turn, kinds));
  });
  if (!isOver) return undefined;
  return { player: undefined, fact: { code: 'end-idle', turns: each, kinds } };
}

function isIdle({ kind, score }: TurnTaken, kinds: readonly IdleTurn[]): boolean {
  if (kind !== 'play') return kinds.includes(kind);
  return score === 0 && kinds.includes('zero-play');
}
