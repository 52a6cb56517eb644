// A file of lines, cut into blocks of whole lines without reading them: work for threads.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';
import { MOST_LINE } from '../board/position-lines.js';
import { InputError, quoted } from '../errors.js';
import { decodeText } from '../files/decode.js';
import { ioReason, isIoError } from '../files/io-error.js';

export interface LineBlock {
  /** Whole lines, the last one of the file with or without its end. */
  readonly bytes: Uint8Array;
  /** Number of the first line in its file, counted from 1. */
  readonly first: number;
  /** Bytes of the file up to the end of the block. */
  readonly end: number;
}

export const LINE_FEED = 10;
const CHUNK = 1 << 20;

/**
 * Reads a file, or standard input for `-`. Lines of a pipe go on as they come.
 *
 * @param most lines of a block at most
 * @throws InputError `POSITION_FILE`; the signal's reason
 */
export async function* readBlocks(
  file: string,
  most: number,
  signal: AbortSignal,
): AsyncGenerator<LineBlock> {
  const input = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: CHUNK });
  addAbortSignal(signal, input);
  try {
    yield* cutBlocks(input, most);
  } catch (error) {
    signal.throwIfAborted();
    if (!isIoError(error)) throw error;
    throw new InputError('POSITION_FILE', `${quoted(file)} cannot be read: ${ioReason(error)}`, {
      input: file,
    });
  }
}

/** Bytes of a file, 0 when that is not known. */
export async function byteLengthOf(file: string): Promise<number> {
  if (file === '-') return 0;
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

/**
 * Cuts chunks into blocks; what follows the last line feed waits for the next one. Of a line that is longer
 * than any may be, not much more is kept than that.
 */
export async function* cutBlocks(
  chunks: AsyncIterable<Buffer>,
  most: number,
): AsyncGenerator<LineBlock> {
  let begun: Buffer[] = [];
  let begunLength = 0;
  let first = 1;
  let end = 0;
  for await (const chunk of chunks) {
    const whole = chunk.lastIndexOf(LINE_FEED) + 1;
    if (whole === 0) {
      if (begunLength <= MOST_LINE) begun.push(chunk);
      else end += chunk.length;
      begunLength += chunk.length;
      continue;
    }
    const bytes = Buffer.concat([...begun, chunk.subarray(0, whole)]);
    begun = [chunk.subarray(whole)];
    begunLength = chunk.length - whole;
    for (let start = 0; start < bytes.length; ) {
      const { to, lines } = lineEnds(bytes, start, most);
      end += to - start;
      yield { bytes: copyOf(bytes.subarray(start, to)), first, end };
      start = to;
      first += lines;
    }
  }
  const rest = copyOf(Buffer.concat(begun));
  if (rest.length > 0) yield { bytes: rest, first, end: end + rest.length };
}

/** In memory of its own: what goes to a thread takes all the memory along in which it lies. */
function copyOf(bytes: Buffer): Uint8Array {
  return new Uint8Array(bytes);
}

/** Where up to `most` whole lines end, and how many there are. */
function lineEnds(bytes: Buffer, start: number, most: number): { to: number; lines: number } {
  let to = start;
  let lines = 0;
  while (lines < most) {
    const at = bytes.indexOf(LINE_FEED, to);
    if (at === -1) break;
    to = at + 1;
    lines++;
  }
  return { to, lines };
}

/** The lines of a block with their numbers, one by one, empty ones left out. */
export function* linesOf({ bytes, first }: Pick<LineBlock, 'bytes' | 'first'>): Generator<Line> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let number = first;
  for (let start = 0; start < buffer.length; number++) {
    const at = buffer.indexOf(LINE_FEED, start);
    const line = buffer.subarray(start, at === -1 ? buffer.length : at);
    const text = line.toString('utf8', 0, MOST_LINE + 1);
    if (line.length > MOST_LINE || text.trim() !== '') yield { text, number, bytes: line };
    start += line.length + 1;
  }
}

export interface Line {
  /** As far as it can be read, and no more than tells that it is too long. */
  readonly text: string;
  readonly number: number;
  /** The line without its end, in the memory of its block. */
  readonly bytes: Uint8Array;
}

/**
 * Makes sure that the text of a line is all of it.
 *
 * @param at where the line stands: `'positions.jsonl:12'`
 * @throws InputError `POSITION_FILE`
 */
export function checkLine({ text, bytes }: Line, at: string): void {
  if (bytes.length > MOST_LINE) {
    const message = `${at}: more than ${MOST_LINE} bytes, a position has fewer`;
    throw new InputError('POSITION_FILE', message, { input: text, at });
  }
  // the sign for bytes that are not text; it may stand in a line of its own right
  if (!text.includes('\ufffd') || decodeText(bytes, 'utf-8') !== undefined) return;
  throw new InputError('POSITION_FILE', `${at}: not valid UTF-8`, { input: text, at });
}
