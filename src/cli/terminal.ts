// How commands talk: colours on a terminal only, errors on stderr with exit code 1, quiet pipes.
import { styleText } from 'node:util';
import type { Paint, PaintStyle } from '../drawing/board.js';
import { InputError, LexiconError, PoolError } from '../errors.js';

type Format = Parameters<typeof styleText>[0];

const STYLES: Readonly<Record<PaintStyle, Format>> = {
  tile: ['bold', 'black', 'bgWhite'],
  jolly: ['bold', 'magenta', 'bgWhite'],
  letter2: ['black', 'bgCyan'],
  letter3: ['white', 'bgBlue'],
  word2: ['black', 'bgMagenta'],
  word3: ['white', 'bgRed'],
  empty: 'dim',
  frame: 'dim',
};

/** Colours for a terminal, none for a pipe or where `NO_COLOR` asks for none. */
export function terminalPaint(stream: NodeJS.WriteStream = process.stdout): Paint {
  const coloured = stream.isTTY === true && process.env.NO_COLOR === undefined;
  return (style, text) => (coloured ? styleText(STYLES[style], text) : text);
}

/** Writes a line, waiting while the reader is slow. */
export async function printLine(line: string): Promise<void> {
  if (process.stdout.write(`${line}\n`)) return;
  await new Promise(resolve => process.stdout.once('drain', resolve));
}

/** A note that does not belong to the answer. */
export function warn(message: string): void {
  process.stderr.write(`warning: ${message}\n`);
}

/** Prints what went wrong and sets exit code 1; anything but our own errors is thrown on. */
export function reportError(error: unknown): void {
  const ours = [InputError, LexiconError, PoolError].some(kind => error instanceof kind);
  if (!ours) throw error;
  complain((error as Error).message);
}

/** Prints what went wrong and sets exit code 1; the work goes on. */
export function complain(message: string): void {
  process.stderr.write(`error: ${message}\n`);
  process.exitCode = 1;
}

/** Ends quietly when the reader of a pipe has seen enough (`leggio plays … | head`). */
export function allowClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
