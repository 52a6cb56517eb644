// Blocks of lines on threads that fail: what is answered all the same, and what is reported.
import { expect, test } from 'vitest';
import { PoolError } from '../errors.js';
import type { Threads } from '../platform/threads.js';
import { cutBlocks, linesOf } from './line-blocks.js';
import { answerBlocks } from './run.js';
import type { BatchBlock, BatchTask } from './worker.js';

async function* chunks(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

/** Threads that shout every line back, and die of the line `poison`. */
function shouting(tasks: string[], end?: Error): Threads {
  const run = async (task: BatchTask): Promise<BatchBlock> => {
    const lines = [...linesOf(task)];
    tasks.push(lines.map(({ text, number }) => `${number}:${text}`).join(' '));
    if (end !== undefined) throw end;
    if (lines.some(({ text }) => text === 'poison')) throw new Error('worker exited with code: 1');
    const text = lines.map(({ text }) => `${text.toUpperCase()}\n`).join('');
    const bytes = new TextEncoder().encode(text);
    return { bytes, positions: lines.length, plays: 2 * lines.length, bad: [] };
  };
  return { count: 1, run: run as Threads['run'], close: async () => undefined };
}

test('blocks are whole lines, numbered, wherever the chunks end', async () => {
  const blocks = [];
  for await (const { bytes, first, end } of cutBlocks(chunks('a\nb', 'b\nc', 'c\n\nd\ne'), 2)) {
    blocks.push([new TextDecoder().decode(bytes), first, end]);
  }
  expect(blocks).toEqual([
    ['a\n', 1, 2],
    ['bb\n', 2, 5],
    ['cc\n\n', 3, 9],
    ['d\n', 5, 11],
    ['e', 6, 12],
  ]);
});

test('a block whose worker dies goes again line by line; the line that kills is reported', async () => {
  const tasks: string[] = [];
  const blocks = cutBlocks(chunks('a\npoison\n\nb\nc\n'), 4);
  let text = '';
  const bad: string[] = [];
  let positions = 0;
  for await (const block of answerBlocks(blocks, shouting(tasks), 'in.jsonl')) {
    text += new TextDecoder().decode(block.bytes);
    bad.push(...block.bad);
    positions += block.positions;
  }
  expect(tasks.toSorted()).toEqual(['1:a', '1:a 2:poison 4:b', '2:poison', '4:b', '5:c']);
  expect(text).toBe('A\nB\nC\n');
  expect(positions).toBe(3);
  expect(bad).toEqual(['in.jsonl:2: workers failed on this line: worker exited with code: 1']);
});

test('threads that are closed end the batch', async () => {
  const closed = new PoolError('POOL_CLOSED', 'the pool is closed');
  const answers = answerBlocks(cutBlocks(chunks('a\n'), 4), shouting([], closed), 'in.jsonl');
  await expect(answers.next()).rejects.toBe(closed);
});
