// A piece of a simulation: some rollouts with every candidate that is still in, and their sums.
import { PLAY } from '../../movegen/play-buffer.js';
import type { Table } from '../self-play/table.js';
import type { Roller } from './rollout.js';
import type { Scene } from './scene.js';
import { createSums, type Sums } from './sums.js';

/** Thousandths to hundredths: their squares must stay whole numbers a million times over. */
const HUNDREDTHS = 10;

/**
 * Plays rollouts.
 *
 * @param first number of the first rollout: the same number deals the same tiles
 * @param live candidates that are still in, by number
 */
export function rollPiece(
  roller: Roller,
  scene: Scene,
  first: number,
  count: number,
  live: readonly number[],
): Sums {
  const sums = createSums(scene.candidates.length, scene.plies);
  const win = new Float64Array(scene.candidates.length);
  const equity = new Float64Array(scene.candidates.length);
  for (let rollout = first; rollout < first + count; rollout++) {
    roller.deal(rollout);
    for (const candidate of live) {
      roller.play(scene.candidates[candidate]!, table => noteReply(sums, candidate, table));
      noteOutcome(sums, candidate, roller);
      win[candidate] = roller.outcome.win;
      equity[candidate] = Math.round(roller.outcome.equity / HUNDREDTHS);
    }
    noteProducts(sums, live, win, equity);
  }
  return sums;
}

function noteOutcome(sums: Sums, candidate: number, { outcome }: Roller): void {
  sums.rollouts[candidate]!++;
  const row = candidate * sums.plies;
  for (let ply = 0; ply < outcome.turns; ply++) {
    sums.turns[row + ply]!++;
    sums.points[row + ply]! += outcome.points[ply]!;
    sums.bingos[row + ply]! += outcome.bingos[ply]!;
  }
}

function noteProducts(
  sums: Sums,
  live: readonly number[],
  win: Float64Array,
  equity: Float64Array,
): void {
  const size = sums.candidates;
  for (const one of live) {
    sums.win[one]! += win[one]!;
    sums.equity[one]! += equity[one]!;
    for (const other of live) {
      sums.winProducts[one * size + other]! += win[one]! * win[other]!;
      sums.equityProducts[one * size + other]! += equity[one]! * equity[other]!;
    }
  }
}

/** Notes the answer that has been chosen and not been made yet: its packed form, and where it lays tiles. */
function noteReply(sums: Sums, candidate: number, table: Table): void {
  const { turn, plays, tiles } = table;
  const replies = sums.replies[candidate]!;
  const reply = turn.kind === 'play' ? plays.data.slice(0, PLAY).join() : turn.kind;
  replies.set(reply, (replies.get(reply) ?? 0) + 1);
  if (turn.kind !== 'play') return;
  const step = plays.isAcross(0) ? 1 : 15;
  let square = plays.square(0);
  for (let left = plays.tileCount(0); left > 0; square += step) {
    if (tiles[square] !== 0) continue;
    sums.squares[candidate * tiles.length + square]!++;
    left--;
  }
}
