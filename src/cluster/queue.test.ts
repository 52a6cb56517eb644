// Work over a queue, with a Redis of its own: the same bytes as on one machine, whatever dies.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lexiconFile, lexiconFromWords } from '../gaddag/lexicon.js';
import { type CommandResult, leggioProcess, MAIN } from '../testing/command.js';
import { GAME_FILES, gamePath } from '../testing/games.js';
import { LEXICON, WORDS } from '../testing/lexicon.js';
import { REDIS, type TestRedis, testRedis } from '../testing/redis.js';
import { tempFolder } from '../testing/temp-folder.js';

if (REDIS === undefined) {
  console.warn('tests of the queue are left out: no redis-server (apt-get install redis-server)');
}

const folder = tempFolder();
const frozen = join(folder, 'frozen.gaddag');
const other = join(folder, 'other.gaddag');

const MATCH = ['autoplay', '--seed', '7', '--players', 'score,equity', '--json', '--no-timing'];

/** Seconds in which workers are killed, one after the other. */
const STORM = 60;

describe.runIf(REDIS !== undefined)('a queue', () => {
  let redis: TestRedis;
  const workers: ChildProcess[] = [];

  beforeAll(async () => {
    writeFileSync(frozen, lexiconFile(LEXICON));
    writeFileSync(other, lexiconFile(lexiconFromWords(WORDS.slice(9), 'other')));
    redis = await testRedis(folder);
    await redis.start();
  });

  afterEach(async () => {
    for (const worker of workers.splice(0)) await killed(worker, 'SIGKILL');
  });

  afterAll(() => redis?.stop());

  /** A machine that works, with one thread. */
  function worker(lexicon = frozen, ...args: readonly string[]): ChildProcess & { said: string } {
    const all = ['work', '--queue', redis.url, '--threads', '1', '--lexicon', lexicon, ...args];
    const child = Object.assign(spawn(process.execPath, [MAIN, ...all]), { said: '' });
    child.stderr?.on('data', (chunk: Buffer) => {
      child.said += chunk.toString();
    });
    workers.push(child);
    return child;
  }

  async function killed(child: ChildProcess, signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const end = once(child, 'exit');
    child.kill(signal);
    await end;
  }

  const onQueue = (args: readonly string[]): Promise<CommandResult> =>
    leggioProcess([...args, '--queue', redis.url]);

  /** A match on threads here, and the same match on the queue while something goes on. */
  async function sameMatch(games: number, meanwhile: () => Promise<void>): Promise<void> {
    const args = [...MATCH, '--games', String(games), '--lexicon', frozen];
    const here = await leggioProcess(args);
    expect(here.code).toBe(0);
    const there = onQueue(args);
    await meanwhile();
    expect((await there).stdout).toBe(here.stdout);
  }

  test('one machine and two: the same bytes as threads, and nothing is left behind', async () => {
    worker();
    await sameMatch(4000, async () => undefined);
    worker();
    await sameMatch(4000, async () => undefined);
    const left = (await redis.ask('KEYS', '*')) as string[];
    expect(left.filter(key => /:(run|answers):|:[0-9a-f]{64}$/.test(key))).toEqual(
      left.filter(key => key.startsWith('leggio:setup:')),
    );
  });

  test('a batch: the same lines, wrong ones told as ever', async () => {
    const file = join(folder, 'positions.jsonl');
    const position = (id: number, rack: string): string =>
      JSON.stringify({ id: String(id), cgp: `${'15/'.repeat(14)}15 ${rack}` });
    const lines = Array.from({ length: 700 }, (_, id) =>
      position(id, id % 2 === 0 ? 'AEIRST?' : 'CANTARE'),
    );
    lines[300] = 'no position';
    writeFileSync(file, `${lines.join('\n')}\n`);
    worker();
    const args = ['batch', file, '--top', '3', '--lexicon', frozen];
    const here = await leggioProcess(args);
    expect(await onQueue(args)).toEqual(here);
    expect(here.stderr).toContain('positions.jsonl:301');
  });

  test('a folder of games: the same lines, table and rows, a bad game told as ever', async () => {
    const games = join(folder, 'games');
    mkdirSync(games);
    for (const name of GAME_FILES.slice(0, 2))
      copyFileSync(gamePath(name), join(games, `${name}.gcg`));
    writeFileSync(join(games, 'bad.gcg'), '#player1 a A\n>c: AB - +0 0\n');
    const args = ['analyse', games, '--json', '--lexicon', frozen, '--csv'];
    const here = await leggioProcess([...args, join(folder, 'here.csv')]);
    worker();
    const there = await onQueue([...args, join(folder, 'there.csv')]);
    expect(there).toEqual(here);
    expect([here.code, here.stdout.split('\n').length]).toEqual([1, 3]);
    expect(readFileSync(join(folder, 'there.csv'))).toEqual(readFileSync(join(folder, 'here.csv')));
  });

  test('Ctrl-C ends a machine when its pieces are done', async () => {
    const machine = worker();
    await sameMatch(4000, async () => {
      while (!machine.said.includes('working')) await sleep(100);
      worker();
      await killed(machine, 'SIGINT');
    });
    expect(machine.exitCode).toBe(0);
  });

  test('a machine killed every second', async () => {
    await sameMatch(12_000, async () => {
      for (let second = 0; second < STORM; second++) {
        const machine = worker();
        await sleep(1000);
        await killed(machine, 'SIGKILL');
      }
      worker();
      worker();
    });
  });

  test('Redis stopped and started', async () => {
    worker();
    await sameMatch(8000, async () => {
      await sleep(2500);
      await redis.stop();
      await sleep(1000);
      await redis.start();
    });
  });

  test('Redis full for some time', async () => {
    worker();
    await sameMatch(8000, async () => {
      await sleep(2500);
      await redis.ask('CONFIG', 'SET', 'maxmemory', '1mb');
      await sleep(3000);
      await redis.ask('CONFIG', 'SET', 'maxmemory', '0');
    });
  });

  test('the collector killed, and started again with --resume', async () => {
    worker();
    const train = (out: string): readonly string[] => [
      ...['leaves', 'train', '--games', '8000', '--generations', '2', '--match-games', '0'],
      ...['--seed', '3', '--lexicon', frozen, '--out', join(folder, out)],
    ];
    await leggioProcess(train('here.leaves'));
    const all = [MAIN, ...train('there.leaves'), '--queue', redis.url];
    const collector = spawn(process.execPath, all, { stdio: 'ignore' });
    await sleep(3000);
    await killed(collector, 'SIGKILL');
    expect((await onQueue([...train('there.leaves'), '--resume'])).stderr).toBe('');
    expect(readFileSync(join(folder, 'there.leaves'))).toEqual(
      readFileSync(join(folder, 'here.leaves')),
    );
  });

  test('a machine with another lexicon gets no work and says why; with --fetch it takes the right one', async () => {
    const wrong = worker(other);
    await sameMatch(2000, async () => {
      while (!wrong.said.includes('no work')) await sleep(100);
      worker(other, '--fetch');
    });
    expect(wrong.said).toContain(
      `no work from a run with lexicon frozen (${LEXICON.checksum.slice(0, 12)}…)`,
    );
    expect(wrong.said).not.toContain('working');
  });

  test('a poisoned piece fails after three tries, the others go on', async () => {
    worker();
    const [{ openQueue }, { programHash }] = (await Promise.all([
      import('../../dist/cluster/queue-crew.js' as string),
      import('../../dist/cluster/program.js' as string),
    ])) as [typeof import('./queue-crew.js'), typeof import('./program.js')];
    const crew = await openQueue(redis.url, LEXICON, {
      program: await programHash(),
      version: '0',
    });
    try {
      const url = new URL('../../dist/batch/worker.js', import.meta.url);
      const { FIGS } = await import('../rules/editions.js');
      const job = { kind: 'top', count: 1, by: 'score' };
      const threads = await crew.start(
        { url },
        { rules: FIGS, job, leaves: undefined, file: 'f' },
        1,
      );
      const good = { bytes: Buffer.from('no position\n'), first: 1 };
      const [bad, told] = await Promise.allSettled([
        threads.run({ bytes: 1n, first: 2 }),
        threads.run(good),
      ]);
      expect(bad.status).toBe('rejected');
      expect(told).toMatchObject({
        status: 'fulfilled',
        value: { bad: [expect.stringContaining('f:1')] },
      });
    } finally {
      await crew.close();
    }
  });

  test('an answer that differs from one before is told of loudly', async () => {
    worker();
    const args = [...MATCH, '--games', '2000', '--lexicon', frozen];
    const { queueName } = await import('./runs.js');
    const { programHash } = (await import(
      '../../dist/cluster/program.js' as string
    )) as typeof import('./program.js');
    const key = `leggio:answers:${queueName(await programHash(), LEXICON.checksum)}`;
    // every piece counts as answered otherwise: whatever is noted is changed at once
    const liar = setInterval(async () => {
      for (const id of (await redis.ask('KEYS', 'leggio:pieces-*:*')) as string[]) {
        const [, piece] = /:([0-9a-f]{64})$/.exec(id) ?? [];
        if (piece !== undefined) await redis.ask('HSET', key, piece, 'other');
      }
    }, 10);
    try {
      const { code, stderr } = await onQueue(args);
      expect([code, stderr]).toEqual([1, expect.stringContaining('two answers differ')]);
    } finally {
      clearInterval(liar);
    }
  });

  test.each([
    ['http://127.0.0.1:1', 'is no address of a queue'],
    ['nonsense', 'is no address'],
    ['redis://:secret@127.0.0.1:1', 'LEGGIO_QUEUE_PASSWORD'],
  ])('%s is refused in one line', async (url, reason) => {
    const { code, stderr } = await leggioProcess(['work', '--queue', url, '--lexicon', frozen]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(stderr).not.toContain('secret');
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('a password comes from the environment', async () => {
    await redis.ask('CONFIG', 'SET', 'requirepass', 'p4ss');
    try {
      const { code, stderr } = await leggioProcess([
        'work',
        '--queue',
        redis.url,
        '--lexicon',
        frozen,
      ]);
      expect([code, stderr]).toEqual([1, expect.stringContaining('NOAUTH')]);
      process.env.LEGGIO_QUEUE_PASSWORD = 'p4ss';
      const machine = worker();
      while (!machine.said.includes('waiting for work')) await sleep(100);
      expect(machine.said).not.toContain('p4ss');
    } finally {
      const { url } = redis;
      const { Redis } = await import('ioredis');
      const client = new Redis(url, { password: 'p4ss' });
      await client.call('CONFIG', 'SET', 'requirepass', '');
      client.disconnect();
      delete process.env.LEGGIO_QUEUE_PASSWORD;
    }
  });
});
