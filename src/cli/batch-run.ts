// Blocks of positions to threads, blocks of answers back in order, in bounded memory.
import { inOrder } from '../engine/in-order.js';
import type { Threads } from '../engine/threads.js';
import { PoolError } from '../errors.js';
import type { BatchBlock, BatchTask } from './batch-worker.js';
import { type LineBlock, linesOf } from './line-blocks.js';

/** Blocks for each thread that may be under way or wait for one before them. */
const BLOCKS_AHEAD = 4;

/** Answers and where their block ended. */
export interface AnsweredBlock extends BatchBlock {
  readonly end: number;
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
  return inOrder(blocks, work, threads.count * BLOCKS_AHEAD);
}

/** Sends a block; when its worker fails, its lines one by one. */
async function answerBlock(block: LineBlock, threads: Threads, file: string): Promise<BatchBlock> {
  const { bytes, first } = block;
  try {
    return await threads.run<BatchTask, BatchBlock>({ bytes, first }); // copied: it may go again
  } catch (error) {
    if (error instanceof PoolError) throw error;
  }
  const answers = linesOf(block).map(async ({ text, number }): Promise<BatchBlock> => {
    const line = { bytes: new TextEncoder().encode(text), first: number };
    return threads.run<BatchTask, BatchBlock>(line).catch((error: Error) => {
      if (error instanceof PoolError) throw error;
      return failed(`${file}:${number}: a worker failed twice over this line: ${error.message}`);
    });
  });
  return joined(await Promise.all(answers));
}

function failed(reason: string): BatchBlock {
  return { bytes: new Uint8Array(0), positions: 0, plays: 0, bad: [reason] };
}

function joined(blocks: readonly BatchBlock[]): BatchBlock {
  const sum = (count: (block: BatchBlock) => number): number =>
    blocks.reduce((total, block) => total + count(block), 0);
  return {
    bytes: Uint8Array.from(Buffer.concat(blocks.map(({ bytes }) => bytes))),
    positions: sum(({ positions }) => positions),
    plays: sum(({ plays }) => plays),
    bad: blocks.flatMap(({ bad }) => bad),
  };
}
