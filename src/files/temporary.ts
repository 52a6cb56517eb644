// Temporary names beside the file they stand for: `.name.<process>.<number>.tmp`. A process that was
// killed leaves them; the next writer of the file sweeps them away.
import { constants, copyFile, link, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

let count = 0;

/** A unique name. */
export function temporaryOf(path: string): string {
  return join(dirname(path), `.${basename(path)}.${process.pid}.${++count}.tmp`);
}

/** A process of another machine, or another container, may have our number: its files are left for a day. */
const FOREIGN_MS = 24 * 60 * 60 * 1000;

/** Removes what ended processes left of a file. */
export async function sweepTemporaries(path: string): Promise<void> {
  const folder = dirname(path);
  const start = `.${basename(path)}.`;
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid] =
      (name.startsWith(start) && /^(\d+)\.\d+\.tmp$/.exec(name.slice(start.length))) || [];
    if (pid === undefined) continue;
    const old = join(folder, name);
    if (!isRunning(Number(pid)) || (await ageOf(old)) > FOREIGN_MS) {
      await rm(old, { force: true }).catch(() => undefined);
    }
  }
}

/** Milliseconds since a file was written; 0 when it is not there. */
export async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found === undefined ? 0 : Date.now() - found.mtimeMs;
}

/** True while a process of that number runs on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Refusals of a disk that has no links: those of cameras and sticks. */
const NO_LINKS: readonly string[] = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'];

/**
 * Gives a file a second name unless there is one of that name.
 *
 * @throws errors of the system, `EEXIST` among them
 */
export async function linkNew(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!NO_LINKS.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}
