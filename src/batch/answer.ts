// What a batch answers to one position, as a line of JSON: the same in a worker, and in the main thread when an
// interrupted batch is checked.
import type { Measure, Move, Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import { parsePositionLine } from '../board/position-lines.js';
import { digestPosition } from '../engine/digest.js';
import type { Engine } from '../engine/engine.js';
import { moveJson, playJson } from '../engine/play-json.js';
import { InputError } from '../errors.js';
import type { Rules } from '../rules/rules.js';
import { checkLine, type Line } from './line-blocks.js';

/** What is asked of every position. */
export type BatchJob =
  | { readonly kind: 'top'; readonly count: number; readonly by: Measure }
  | { readonly kind: 'all'; readonly by: Measure }
  | { readonly kind: 'digest' };

export interface BatchAnswer {
  /** One line, without its end. */
  readonly text: string;
  /** Plays it tells of. */
  readonly plays: number;
}

/**
 * Answers a line of a file of positions.
 *
 * @param answer given what the line says
 * @returns the answer, or what is wrong with the line, with its place
 */
export function answerLine<T>(
  line: Line,
  file: string,
  rules: Rules,
  answer: (id: string, position: Position) => T,
): T | string {
  const at = `${file}:${line.number}`;
  try {
    checkLine(line, at);
    const { id, position } = parsePositionLine(line.text, rules, at);
    return answer(id, position);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

export function answerPosition(
  engine: Engine,
  job: BatchJob,
  id: string,
  position: Position,
): BatchAnswer {
  if (job.kind === 'digest') {
    const digest = digestPosition(engine, position);
    return { text: JSON.stringify({ id, ...digest }), plays: digest.plays };
  }
  const moves = movesFor(engine, job, position);
  const json = job.by === 'equity' ? moveJson : playJson;
  const list = moves.map((move, index) => json(move as Play, index + 1));
  const answer = job.kind === 'all' ? { id, plays: list } : { id, top: list };
  return { text: JSON.stringify(answer), plays: moves.length };
}

/** By equity the best are moves, exchanges among them; all plays are plays. */
function movesFor(
  engine: Engine,
  job: Exclude<BatchJob, { readonly kind: 'digest' }>,
  position: Position,
): readonly Move[] {
  const { by } = job;
  if (job.kind === 'all') return [...engine.plays(position, { by })];
  const { count } = job;
  return by === 'equity' ? engine.moves(position, { count }) : engine.top(position, { count });
}
