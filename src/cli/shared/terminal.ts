// How commands talk: colours on a terminal only, errors on stderr with exit code 1, quiet pipes.
import { styleText } from 'node:util';
import type { Paint, PaintStyle } from '../../drawing/board.js';
import { InputError, LexiconError, PoolError, quoted, visible } from '../../errors.js';
import { ioReason, isIoError } from '../../files/io-error.js';
import { errorText } from '../../wording/error.js';
import { createSpeech } from '../../wording/speech.js';

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

/** Writes a line, waiting while the reader is slow; controls in it are shown, not sent. */
export async function printLine(line: string): Promise<void> {
  await write(`${visible(line)}\n`);
}

/** Writes a line that carries the colours of `terminalPaint`. */
export async function printPainted(line: string): Promise<void> {
  await write(`${line}\n`);
}

/** Writes what may become a file, with its line end: as it is, unless a terminal reads it. */
export async function printText(text: string): Promise<void> {
  await write(process.stdout.isTTY === true ? visible(text) : text);
}

async function write(text: string): Promise<void> {
  if (process.stdout.write(text)) return;
  await new Promise(resolve => process.stdout.once('drain', resolve));
}

/** A note that does not belong to the answer. */
export function warn(message: string): void {
  process.stderr.write(`warning: ${visible(message)}\n`);
}

/** Prints what went wrong and sets exit code 1; a fault in a program is thrown on. */
export function reportError(error: unknown): void {
  const ours = [InputError, LexiconError, PoolError].some(kind => error instanceof kind);
  if (ours) complain(messageOf(error as Error));
  else if (isIoError(error)) complain(ioText(error));
  else throw error;
}

/** The message; where it is made of facts, their sentences in English. */
export function messageOf(error: Error): string {
  return errorText(error, createSpeech('en'));
}

/** A system error that has no message of ours: the file, if there is one, and the reason. */
function ioText(error: NodeJS.ErrnoException): string {
  return error.path === undefined ? ioReason(error) : `${quoted(error.path)}: ${ioReason(error)}`;
}

/** Prints what went wrong and sets exit code 1; the work goes on. */
export function complain(message: string): void {
  process.stderr.write(`error: ${visible(message)}\n`);
  process.exitCode = 1;
}

/** Messages on lines of one input that are printed at most. */
const MOST_COMPLAINTS = 20;

/** What is wrong with the lines of an input that may have millions. */
export interface Complaints {
  /** Prints what is wrong with a line, while there is not too much of it; the exit code is 1. */
  add(message: string): void;
  /** Says how many lines more were wrong. */
  finish(): void;
}

export function createComplaints(): Complaints {
  let count = 0;
  return {
    add(message) {
      if (++count <= MOST_COMPLAINTS) complain(message);
    },
    finish() {
      const more = count - MOST_COMPLAINTS;
      if (more > 0) complain(`and ${more} more ${more === 1 ? 'line' : 'lines'} with errors`);
    },
  };
}

/** Ends quietly when the reader of a pipe has seen enough (`leggio plays … | head`), else with an error. */
export function watchOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    complain(`the output cannot be written: ${ioReason(error)}`);
    process.exit(1);
  });
  process.stderr.on('error', () => process.exit(1)); // nobody is left to tell
}
