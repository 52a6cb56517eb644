// Folders that another process fills while tests run that do not need them: a compile and a build take half a minute of
// one core at the head of all tests.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Beside a folder that is full, or that never will be: what went wrong, empty when nothing did. */
const noteOf = (folder: string): string => `${folder}.made`;

/** A folder under way. */
export interface Making {
  /** Done, well or not. */
  readonly over: Promise<void>;
  stop(): void;
}

/**
 * Runs a program of Node that fills a folder.
 *
 * @param args of Node
 * @param more its environment beside our own
 */
export function make(
  folder: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Making {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...more },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const over = new Promise<void>(resolve => {
    child.once('close', code => {
      writeFileSync(noteOf(folder), code === 0 ? '' : `${args.join(' ')}: ${said}`);
      resolve();
    });
  });
  return { over, stop: () => void child.kill() };
}

/** Waits until a folder has been filled. @throws Error when it could not be */
export async function untilMade(folder: string): Promise<void> {
  while (!existsSync(noteOf(folder))) await sleep(50);
  const wrong = readFileSync(noteOf(folder), 'utf8');
  if (wrong !== '') throw new Error(wrong);
}

/** The files that belong to it, for whoever removes them. */
export function filesOf(folder: string): readonly string[] {
  return [folder, noteOf(folder)];
}
