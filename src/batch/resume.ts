// Goes over the input of an interrupted batch up to where its answers end, and makes sure that they
// belong to this input and to these options.
import { parsePositionLine, positionLineId } from '../board/position-lines.js';
import type { Engine } from '../engine/engine.js';
import { InputError, quoted } from '../errors.js';
import { answerPosition, type BatchJob } from './answer.js';
import { checkLine, LINE_FEED, type Line, type LineBlock, linesOf } from './line-blocks.js';

export interface ResumeOptions {
  readonly engine: Engine;
  readonly job: BatchJob;
  /** Name of the file of positions, for messages. */
  readonly file: string;
  /** Told of each input line that has no answer because it is wrong. */
  onBad(message: string): void;
  /** Told how many answers there were. */
  onWritten(count: number): void;
}

/**
 * The blocks of input that have no answer yet.
 *
 * @param written lines of answers, in order
 * @throws InputError `BATCH_RESUME`
 */
export async function* afterWritten(
  blocks: AsyncIterable<LineBlock>,
  written: AsyncIterable<string>,
  options: ResumeOptions,
): AsyncGenerator<LineBlock> {
  const answers = written[Symbol.asyncIterator]();
  let answer = await answers.next();
  let count = 0;
  for await (const block of blocks) {
    if (answer.done === true) {
      yield block;
      continue;
    }
    for (const line of linesOf(block)) {
      const text = answer.value;
      if (!belongs(line, text, options)) continue;
      count++;
      answer = await answers.next();
      if (answer.done !== true) continue;
      checkLast(line, text, options);
      options.onWritten(count);
      yield behind(block, line.number);
      break;
    }
  }
  if (answer.done !== true) {
    throw resumeError(`${options.file} ends before the answers that are there`, answer.value);
  }
}

/** True when the answer is the line's; false when the line is wrong and never had one. */
function belongs(line: Line, answer: string, { engine, file, onBad }: ResumeOptions): boolean {
  const at = `${file}:${line.number}`;
  const found = idOf(answer);
  try {
    checkLine(line, at);
    const id = positionLineId(line.text, at);
    if (id === found) return true;
    parsePositionLine(line.text, engine.rules, at);
    throw resumeError(`${at} is ${quoted(id)}, the answer there is to ${quoted(found)}`, answer);
  } catch (error) {
    if (!(error instanceof InputError) || error.code === 'BATCH_RESUME') throw error;
    onBad(error.message);
    return false;
  }
}

/** The id of an answer, without parsing the megabyte that may follow. */
function idOf(answer: string): string {
  const id = /^\{"id":("(?:[^"\\]|\\.)*")/.exec(answer)?.[1];
  if (id === undefined) throw resumeError('what is there is not a line of a batch', answer);
  return JSON.parse(id) as string;
}

/** Answers the last line again: another lexicon, other rules or another question would show. */
function checkLast({ text, number }: Line, answer: string, options: ResumeOptions): void {
  const { engine, job, file } = options;
  const { id, position } = parsePositionLine(text, engine.rules, `${file}:${number}`);
  if (answerPosition(engine, job, id, position).text === answer) return;
  throw resumeError(
    `the answer to ${quoted(id)} is now a different one: other options, or another lexicon`,
    answer,
  );
}

function resumeError(reason: string, answer: string): InputError {
  return new InputError('BATCH_RESUME', `cannot resume: ${reason}`, { input: answer });
}

/** The rest of a block after one of its lines. */
function behind(block: LineBlock, number: number): LineBlock {
  let start = 0;
  for (let line = block.first; line <= number; line++) {
    start = block.bytes.indexOf(LINE_FEED, start) + 1;
    if (start === 0) start = block.bytes.length; // the file ends without a line feed
  }
  return { ...block, bytes: block.bytes.slice(start), first: number + 1 };
}
