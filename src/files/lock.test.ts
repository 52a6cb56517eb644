// One writer at a time, whatever becomes of the others.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder.js';
import { withLock } from './lock.js';

let folder: string;
let file: string;
let lock: string;

beforeEach(async () => {
  folder = tempFolder();
  file = join(folder, 'game.jsonl');
  lock = join(folder, '.game.jsonl.lock');
});

/** A lock as another process would have left it. */
function leave(holder: Record<string, unknown>): Promise<void> {
  const since = '2026-01-01T00:00:00.000Z';
  return writeFile(
    lock,
    JSON.stringify({ host: hostname(), started: '1', since, token: 'x', ...holder }),
  );
}

/** The number of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid as number;
}

test('the work of many is done one after the other, and no lock is left', async () => {
  let inside = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, ++inside);
    await delay(2);
    inside--;
  };
  await Promise.all(Array.from({ length: 40 }, () => withLock(file, work)));
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('who waited in vain hears who holds the lock, and does nothing', async () => {
  let done = false;
  await withLock(file, async () => {
    const second = withLock(
      file,
      async () => {
        done = true;
      },
      { waitMs: 30 },
    );
    await expect(second).rejects.toMatchObject({
      code: 'FILE_LOCKED',
      message: expect.stringMatching(
        new RegExp(
          `game\\.jsonl" is being written by process ${process.pid} since .*; waited 0.03 s`,
        ),
      ),
    });
  });
  expect(done).toBe(false);
});

test('the lock of a process that has ended is taken away', async () => {
  await leave({ pid: await endedProcess() });
  expect(await withLock(file, async () => 'done', { waitMs: 0 })).toBe('done');
  expect(await readdir(folder)).toEqual([]);
});

test('a number that another process has now does not hold the lock', async () => {
  await leave({ pid: process.pid, started: 'long ago' });
  expect(await withLock(file, async () => 'done', { waitMs: 0 })).toBe('done');
});

test('the lock of another machine holds, and the error says which', async () => {
  await leave({ pid: 1, host: 'elsewhere' });
  await expect(withLock(file, async () => undefined, { waitMs: 0 })).rejects.toThrow(
    /process 1 on elsewhere since .*if it no longer runs, remove/,
  );
});

test.each(['torn', 'null', '{}', '123', '[]', '{"pid": 1}'])(
  'a lock of %s is taken away',
  async text => {
    await writeFile(lock, text);
    expect(await withLock(file, async () => 'done', { waitMs: 0 })).toBe('done');
  },
);

test('an empty lock is one being made, and after a while what a power cut left', async () => {
  await writeFile(lock, '');
  await expect(withLock(file, async () => 'done', { waitMs: 0 })).rejects.toThrow(
    /is being written/,
  );
  const before = new Date(Date.now() - 60_000);
  await utimes(lock, before, before);
  expect(await withLock(file, async () => 'done', { waitMs: 0 })).toBe('done');
});

test('two names of one file have one lock', async () => {
  await writeFile(file, '');
  const other = join(folder, 'other.jsonl');
  await symlink(file, other);
  await withLock(file, async () => {
    const second = withLock(other, async () => undefined, { waitMs: 0 });
    await expect(second).rejects.toMatchObject({ code: 'FILE_LOCKED' });
  });
});

test('work that fails lets the lock go', async () => {
  const failing = withLock(file, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
});

test('a signal ends the wait', async () => {
  await withLock(file, async () => {
    const controller = new AbortController();
    const second = withLock(file, async () => undefined, { signal: controller.signal });
    controller.abort();
    await expect(second).rejects.toThrow(/abort/);
  });
});

test('a folder that is not there cannot hold a lock', async () => {
  await expect(withLock(join(folder, 'no', 'file'), async () => 1)).rejects.toMatchObject({
    code: 'FILE_WRITE',
  });
});

test('many who find the lock of an ended process still work one at a time', async () => {
  const pid = await endedProcess();
  let inside = 0;
  let most = 0;
  for (let round = 0; round < 20; round++) {
    await leave({ pid });
    const work = async (): Promise<void> => {
      most = Math.max(most, ++inside);
      await delay(1);
      inside--;
    };
    await Promise.all(Array.from({ length: 8 }, () => withLock(file, work)));
  }
  expect(most).toBe(1);
});
