// Blocks of positions to threads, blocks of answers back in order, in bounded memory.
import { inOrder } from '../engine/in-order.js';
import { InputError, PoolError } from '../errors.js';
import { type Crew, HERE } from '../platform/crew.js';
import { TASKS_PER_THREAD, type Threads } from '../platform/threads.js';
import { type LineBlock, linesOf } from './line-blocks.js';
import { release } from './line-bytes.js';
import type { BatchBlock, BatchSetup, BatchTask, WarmUpTask } from './worker.js';

/** Blocks for each thread that may be under way or wait for one before them. */
const BLOCKS_AHEAD = 4;

const WARM_UP_MS = 250;

/** Answers and where their block ended. */
export interface AnsweredBlock extends BatchBlock {
  readonly end: number;
}

/** Whoever answers blocks: by default threads of this machine. */
export function startBatch(setup: BatchSetup, count: number, crew: Crew = HERE): Promise<Threads> {
  const module = { url: new URL('./worker.js', import.meta.url) };
  return crew.start(module, { ...setup }, count, TASKS_PER_THREAD); // blocks are short: 5 % faster than one
}

/** @param file name of the file of positions, for messages */
export function answerBlocks(
  blocks: AsyncIterable<LineBlock>,
  threads: Threads,
  file: string,
): AsyncGenerator<AnsweredBlock> {
  const work = async (block: LineBlock): Promise<AnsweredBlock> => ({
    ...(await answerBlock(block, threads, file)),
    end: block.end,
  });
  return inOrder(blocks, work, () => threads.count * BLOCKS_AHEAD);
}

/** Lets every thread answer a block for some time, so that V8 has compiled what the batch will run. */
export async function warmUp({ bytes, first }: LineBlock, threads: Threads): Promise<void> {
  const task: WarmUpTask = { warmUp: { bytes, first }, ms: WARM_UP_MS };
  // a block that brings workers down does so again when it counts, and is reported then
  await Promise.allSettled(Array.from({ length: threads.count }, () => threads.run(task)));
}

/** Sends a block; when its worker fails, its lines one by one. */
async function answerBlock(block: LineBlock, threads: Threads, file: string): Promise<BatchBlock> {
  const send = ({ bytes, first }: BatchTask): Promise<BatchBlock> => threads.run({ bytes, first });
  try {
    return await send(block);
  } catch (error) {
    if (error instanceof PoolError || error instanceof InputError) throw error;
  }
  const answers: BatchBlock[] = [];
  for (const { bytes, number } of linesOf(block)) {
    const line = { bytes: new Uint8Array(bytes), first: number };
    const answer = await send(line).catch((error: Error) => failed(`${file}:${number}`, error));
    answers.push(answer);
  }
  return joined(answers);
}

function failed(at: string, error: Error): BatchBlock {
  if (error instanceof PoolError) throw error;
  const bad = [`${at}: workers failed on this line: ${error.message}`];
  return { bytes: new Uint8Array(0), positions: 0, plays: 0, bad };
}

function joined(blocks: readonly BatchBlock[]): BatchBlock {
  const bytes = Uint8Array.from(Buffer.concat(blocks.map(block => block.bytes)));
  for (const block of blocks) release(block.bytes);
  const sum = (count: (block: BatchBlock) => number): number =>
    blocks.reduce((total, block) => total + count(block), 0);
  return {
    bytes,
    positions: sum(({ positions }) => positions),
    plays: sum(({ plays }) => plays),
    bad: blocks.flatMap(({ bad }) => bad),
  };
}
