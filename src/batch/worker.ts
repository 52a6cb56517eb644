// A worker thread of `leggio batch`: lines of positions in, lines of answers out, both as bytes, so that
// the main thread neither parses nor prints.
import { serve } from '#platform';
import type { Position } from '../board/position.js';
import { engineOn } from '../engine/engine.js';
import { createFinder } from '../engine/finder.js';
import { lexiconFromShared, type SharedLexicon } from '../gaddag/lexicon.js';
import { leavesFromShared, type SharedLeaves } from '../leaves/leave-table.js';
import type { Rules } from '../rules/rules.js';
import { answerLine, answerPosition, type BatchJob } from './answer.js';
import { type LineBlock, linesOf } from './line-blocks.js';
import { LineBytes } from './line-bytes.js';
import { PlayLines } from './play-lines.js';

export interface BatchSetup {
  readonly shared: SharedLexicon;
  readonly rules: Rules;
  readonly job: BatchJob;
  readonly leaves: SharedLeaves | undefined;
  /** Name of the file of positions, for messages. */
  readonly file: string;
}

export type BatchTask = Pick<LineBlock, 'bytes' | 'first'>;

/** A block to be answered again and again for so long, and thrown away: then the code is compiled. */
export interface WarmUpTask {
  readonly warmUp: BatchTask;
  readonly ms: number;
}

export interface BatchBlock {
  /** Lines of answers, each with its end; to be released when they have been used. */
  readonly bytes: Uint8Array;
  readonly positions: number;
  readonly plays: number;
  /** What is wrong with the lines that have no answer, each with file and line. */
  readonly bad: readonly string[];
}

const answer: (task: BatchTask | WarmUpTask) => BatchBlock | undefined = serve(createAnswer);

export default answer;

/** Writes the answer to a position as a line. @returns the plays it tells of */
type WriteAnswer = (lines: LineBytes, id: string, position: Position) => number;

/** Answers one block of lines after the other. */
function createAnswer(setup: BatchSetup): (task: BatchTask | WarmUpTask) => BatchBlock | undefined {
  const write = createWriter(setup);
  const lines = new LineBytes();
  return task => {
    if (!('warmUp' in task)) {
      const answers = answerBlock(write, setup, lines, task);
      return { bytes: lines.finish(), ...answers };
    }
    const end = performance.now() + task.ms;
    while (performance.now() < end) answerBlock(write, setup, lines, task.warmUp);
    return undefined;
  };
}

function createWriter({ shared, rules, leaves, job }: BatchSetup): WriteAnswer {
  const table = leaves && leavesFromShared(leaves);
  const finder = createFinder({ lexicon: lexiconFromShared(shared), rules, leaves: table });
  if (job.kind === 'all') {
    const all = new PlayLines(rules, job.by);
    return (lines, id, position) => {
      const plays = finder.all(position, job.by);
      all.write(lines, id, position, plays, finder.kept(position));
      return plays.length;
    };
  }
  const engine = engineOn(finder);
  return (lines, id, position) => {
    const { text, plays } = answerPosition(engine, job, id, position);
    lines.addLine(text);
    return plays;
  };
}

/** Leaves the lines of answers in `lines`. */
function answerBlock(
  write: WriteAnswer,
  { rules, file }: BatchSetup,
  lines: LineBytes,
  task: BatchTask,
): Omit<BatchBlock, 'bytes'> {
  const bad: string[] = [];
  let positions = 0;
  let plays = 0;
  lines.begin();
  for (const line of linesOf(task)) {
    const found = answerLine(line, file, rules, (id, position) => write(lines, id, position));
    if (typeof found === 'string') {
      bad.push(found);
      continue;
    }
    plays += found;
    positions++;
  }
  return { positions, plays, bad };
}
