// An exclusive lock beside a file: `.name.lock`, which says who holds it. Whoever comes second waits; a
// lock whose holder has ended is taken away. Our own, since the packages for it notice a dead holder by
// the age of a file that they touch by a timer, and a compile keeps its thread for seconds at a time.
import { readFileSync } from 'node:fs';
import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { InputError, quoted } from '../errors.js';
import type { AbortSignalLike } from '../platform/types.js';
import { writeError } from './io-error.js';
import { ageOf, isRunning, linkNew, sweepTemporaries, temporaryOf } from './temporary.js';

/** How long a second writer waits unless it says otherwise. */
export const LOCK_WAIT_MS = 10_000;

/** Between two looks at a lock, and up to as much again: so two who wait do not keep step. */
const LOOK_MS = 15;

/** How long to wait for a file that another writer holds. */
export interface LockOptions {
  /** Milliseconds to wait for a lock that is held; 0 fails at once. Default 10 seconds. */
  readonly waitMs?: number;
  /** Ends the wait with the signal's reason. */
  readonly signal?: AbortSignalLike | undefined;
  /** What messages call the file; default its path. */
  readonly name?: string;
}

/** Who holds a lock, as its file says. */
interface Holder {
  readonly host: string;
  readonly pid: number;
  /** When the process started, as far as the system tells: a number is given again to later processes. */
  readonly started: string;
  /** When the lock was taken, ISO 8601. */
  readonly since: string;
  /** Tells the locks of one process apart. */
  readonly token: string;
}

let count = 0;

/**
 * Does work on a file while nobody else who locks it does any.
 *
 * @param path of the file, which need not be there
 * @throws InputError `FILE_LOCKED` when waiting did not help, naming the holder; `FILE_WRITE`
 */
export async function withLock<T>(
  path: string,
  work: () => Promise<T>,
  { waitMs = LOCK_WAIT_MS, signal, name = path }: LockOptions = {},
): Promise<T> {
  const { lock, holder } = await take(path, { waitMs, signal, name }).catch(error => {
    throw writeError(name, error);
  });
  try {
    return await work();
  } finally {
    await letGo(lock, holder);
  }
}

async function take(
  path: string,
  { waitMs, signal, name }: Required<LockOptions>,
): Promise<{ lock: string; holder: Holder }> {
  const lock = await lockOf(path);
  const holder = ourselves();
  for (const end = Date.now() + waitMs; !(await isTaken(lock, holder)); ) {
    const other = await holderOf(lock);
    if (other === undefined) continue; // let go in the meantime
    if (hasEnded(other)) await takeAway(lock, other);
    else if (Date.now() >= end) throw isLocked(name, lock, other, waitMs);
    else await pause(LOOK_MS * (1 + Math.random()), signal);
  }
  return { lock, holder };
}

/** Node's timer asks for more of a signal than it uses. */
async function pause(ms: number, signal: AbortSignalLike | undefined): Promise<void> {
  await delay(ms, undefined, { signal: signal as AbortSignal | undefined });
}

/** The lock of a file is one, whatever links lead to the file. */
async function lockOf(path: string): Promise<string> {
  const real = await realpath(path).catch(async () =>
    join(await realpath(dirname(path)), basename(path)),
  );
  return join(dirname(real), `.${basename(real)}.lock`);
}

function ourselves(): Holder {
  const token = `${process.pid}.${process.hrtime.bigint()}.${++count}`;
  const since = new Date().toISOString();
  return { host: hostname(), pid: process.pid, started: startOf(process.pid), since, token };
}

/** Makes the lock, its text in it from the first moment on; false when there is one. */
async function isTaken(lock: string, holder: Holder): Promise<boolean> {
  const temporary = temporaryOf(lock);
  try {
    await writeFile(temporary, JSON.stringify(holder), { flag: 'wx' });
    await linkNew(temporary, lock);
    await sweepTemporaries(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Undefined when there is no lock; one that is not a lock of ours has ended, unless it is just being made. */
async function holderOf(lock: string): Promise<Holder | undefined> {
  const text = await readFile(lock, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const holder = holderIn(text);
  if (holder !== undefined) return holder;
  const isBeingMade = text === '' && (await ageOf(lock)) < BEING_MADE_MS;
  const host = isBeingMade ? 'another machine' : hostname();
  return { host, pid: 0, started: '', since: 'just now', token: text };
}

/** On disks without links a lock is made before its text is in it; later it is what a power cut left. */
const BEING_MADE_MS = 2000;

function holderIn(text: string): Holder | undefined {
  try {
    const { host, pid, started, since, token } = Object(JSON.parse(text)) as Partial<Holder>;
    const texts = [host, started, since, token].every(each => typeof each === 'string');
    return texts && Number.isInteger(pid) ? (JSON.parse(text) as Holder) : undefined;
  } catch {
    return undefined;
  }
}

/** True when the holder is a process of this machine that no longer runs. */
function hasEnded({ host, pid, started }: Holder): boolean {
  if (host !== hostname()) return false;
  return pid === 0 || !isRunning(pid) || startOf(pid) !== started;
}

/** When a process started, in ticks since the machine did; '' where the system does not tell. */
function startOf(pid: number): string {
  try {
    // the name of the program stands in brackets and may hold anything; the start is the 20th field after
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/**
 * Takes the lock of an ended holder away. Only one at a time may do so, by a lock of its own: what is
 * looked at is then what is removed, since nobody else removes it, and no new one can be taken before that.
 */
async function takeAway(lock: string, ended: Holder): Promise<void> {
  const breaking = `${lock}.break`;
  const breaker = ourselves();
  if (!(await isTaken(breaking, breaker))) {
    const other = await holderOf(breaking);
    if (other !== undefined && hasEnded(other)) await rm(breaking, { force: true });
    else await delay(LOOK_MS);
    return;
  }
  try {
    const now = await holderOf(lock);
    if (now?.token === ended.token) await rm(lock, { force: true });
  } finally {
    await letGo(breaking, breaker);
  }
}

async function letGo(lock: string, { token }: Holder): Promise<void> {
  const holder = await holderOf(lock).catch(() => undefined);
  if (holder?.token === token) await rm(lock, { force: true }).catch(() => undefined);
}

function isLocked(
  name: string,
  lock: string,
  { host, pid, since }: Holder,
  waitMs: number,
): InputError {
  const where = host === hostname() ? '' : ` on ${host}`;
  const waited = waitMs === 0 ? '' : `; waited ${waitMs / 1000} s`;
  const message = `${quoted(name)} is being written by process ${pid}${where} since ${since}${waited}; if it no longer runs, remove ${quoted(lock)}`;
  return new InputError('FILE_LOCKED', message, { input: name });
}
