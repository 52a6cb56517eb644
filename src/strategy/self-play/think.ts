// Players of games against itself who look ahead: what the static player would choose is looked at again, by
// simulation, or solved once the bag is empty.
import type { Move } from '../../board/move.js';
import { createPosition, type Position } from '../../board/position.js';
import { parseRack } from '../../board/rack.js';
import { createEngine } from '../../engine/engine.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import type { LeaveTable } from '../../leaves/leave-table.js';
import { toPlay } from '../../movegen/to-play.js';
import type { WinTable } from '../../outlook/win-table.js';
import type { Rules } from '../../rules/rules.js';
import { solveEndgame } from '../endgame/solve.js';
import { createRoller, type RollerTools, winShareOf } from '../simulation/rollout.js';
import { sceneOf, simulateHere } from '../simulation/simulate.js';
import { leaderOf } from '../simulation/state.js';
import type { SelfPlayer } from './player.js';
import type { Thinking } from './player-spec.js';
import type { Table } from './table.js';

/** With what a player looks ahead. */
export interface ThinkTools {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  readonly leaves: LeaveTable | undefined;
  readonly wins: WinTable | undefined;
  /** Of all games: the same one gives the same simulations. */
  readonly seed: string;
}

/** How sure one must be to drop a candidate. */
const CONFIDENCE = 0.99;

/** A way to look ahead. */
export function createThink(
  tools: ThinkTools,
  thinking: Thinking,
): NonNullable<SelfPlayer['think']> {
  const { lexicon, rules, leaves, wins, seed } = tools;
  const engine = createEngine({ lexicon, rules, leaves });
  const rollerTools: RollerTools = { lexicon, rules, leaves, winShare: wins && winShareOf(wins) };
  const { kind, plies, iterations, plays: count, seconds } = thinking;
  const simulated = (position: Position, spread: number, name: string): Move => {
    const scene = sceneOf(engine, position, { spread, plies, count, iterations, seed: name });
    const end = seconds === 0 ? Number.POSITIVE_INFINITY : performance.now() + seconds * 1000;
    const roller = createRoller(rollerTools, scene);
    const limits = { iterations, confidence: CONFIDENCE };
    const state = simulateHere(roller, scene, limits, () => performance.now() >= end);
    return scene.candidates[leaderOf(state, roller.knowsWins)]!.move;
  };
  return async (table, seat, deal, turn) => {
    const { scores, tiles, position, deck } = table;
    const at = createPosition(rules, Uint8Array.from(tiles), Int32Array.from(position.rackCounts));
    if (kind === 'best' && deck.size === 0) {
      const { best } = await solveEndgame(at, { lexicon, seconds });
      return take(table, at, best[0]!.move);
    }
    const spread = scores[seat]! - scores[1 - seat]!;
    take(table, at, simulated(at, spread, `${seed}/${deal}/${turn}`));
  };
}

/** Puts a move where the static player puts his choice. */
export function take(table: Table, position: Position, move: Move): void {
  const { turn, plays, searcher, rules } = table;
  turn.kind = move.kind;
  turn.score = 0;
  turn.equity = 'equity' in move ? move.equity : 0;
  if (move.kind === 'exchange') turn.given.set(parseRack(rules, move.tiles));
  if (move.kind !== 'play') return;
  turn.score = move.score;
  searcher.generate(table.position, plays);
  for (let index = 0; index < plays.length; index++) {
    const play = toPlay(plays, index, position);
    if (play.at !== move.at || play.placed !== move.placed) continue;
    plays.keep(index);
    return;
  }
  throw new RangeError(`${move.at} ${move.word} is not among the plays`);
}
