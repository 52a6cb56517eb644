// A worker thread of `leggio batch`: lines of positions in, lines of answers out, both as bytes, so that
// the main thread neither parses nor prints.
import { serve } from '#platform';
import { createEngine, type Engine } from '../engine/engine.js';
import { lexiconFromShared, type SharedLexicon } from '../gaddag/lexicon.js';
import { leavesFromShared, type SharedLeaves } from '../leaves/leave-table.js';
import type { Rules } from '../rules/rules.js';
import { answerLine, type BatchJob } from './answer.js';
import { type LineBlock, linesOf } from './line-blocks.js';
import { LineBytes } from './line-bytes.js';

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
  /** Lines of answers, each with its end. */
  readonly bytes: Uint8Array;
  readonly positions: number;
  readonly plays: number;
  /** What is wrong with the lines that have no answer, each with file and line. */
  readonly bad: readonly string[];
}

const answer: (task: BatchTask | WarmUpTask) => BatchBlock | undefined = serve(createAnswer);

export default answer;

/** Answers one block of lines after the other. */
function createAnswer(setup: BatchSetup): (task: BatchTask | WarmUpTask) => BatchBlock | undefined {
  const { shared, rules } = setup;
  const leaves = setup.leaves && leavesFromShared(setup.leaves);
  const engine = createEngine({ lexicon: lexiconFromShared(shared), rules, leaves });
  const answers = new LineBytes();
  return task => {
    if (!('warmUp' in task)) return answerBlock(engine, setup, answers, task);
    const end = performance.now() + task.ms;
    while (performance.now() < end) answerBlock(engine, setup, answers, task.warmUp);
    return undefined;
  };
}

function answerBlock(
  engine: Engine,
  { job, file }: BatchSetup,
  answers: LineBytes,
  task: BatchTask,
): BatchBlock {
  const bad: string[] = [];
  let positions = 0;
  let plays = 0;
  answers.begin();
  for (const line of linesOf(task)) {
    const found = answerLine(engine, job, line, file);
    if (typeof found === 'string') {
      bad.push(found);
      continue;
    }
    answers.add(found.text);
    plays += found.plays;
    positions++;
  }
  return { bytes: answers.finish(), positions, plays, bad };
}
