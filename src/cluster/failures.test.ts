// Whatever dies while work is on a queue, the bytes at the end are those of one machine. A minute of killing
// goes on beside the other tests, on a server of its own.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { leggio, MAIN } from '../testing/command.js';
import { WORDS } from '../testing/lexicon.js';
import {
  heard,
  killed,
  matchHere,
  matchOn,
  shortPiecesOn,
  type TestQueue,
  testQueue,
  untilSaid,
} from '../testing/queue.js';
import { REDIS } from '../testing/redis.js';
import { tempFolder } from '../testing/temp-folder.js';

if (REDIS === undefined) {
  console.warn('tests of failures are left out: no redis-server (apt-get install redis-server)');
}

/** Pieces of a match, of which a machine answers one before anything happens. */
const PIECES = 3;
/** Those of the match in which machines are killed: short ones, some of which are answered on the way. */
const SHORT_PIECES = 36;
/** One frozen word in ten. */
const FEW = lexiconFromWords(WORDS.filter((_, index) => index % 10 === 0));
/** Seconds in which machines are killed, one after the other. */
const STORM = 60;
/** Seconds between two kills at least. */
const CALM = 1;
/** How long machines have been at work when they are killed, in turn, in milliseconds: before, in and after a piece. */
const LIVES = [0, 100, 200, 400, 600, 900];

const folder = tempFolder();
const stormFolder = tempFolder();

describe.runIf(REDIS !== undefined)('the same bytes', () => {
  let queue: TestQueue;
  let storm: TestQueue;
  let match: readonly string[];
  let afterStorm: ReturnType<typeof killing>;

  beforeAll(async () => {
    [queue, storm] = [await testQueue(folder, FEW), await testQueue(stormFolder, FEW)];
    match = matchOn(queue.frozen, PIECES);
    afterStorm = killing(storm);
    afterStorm.catch(() => undefined); // told by its test
  });

  afterEach(() => queue.clear());

  afterAll(async () => {
    await afterStorm?.catch(() => undefined); // its collector ends by itself alone
    await storm?.clear();
    await Promise.all([queue?.redis.stop(), storm?.redis.stop()]);
  });

  /** A match on the queue while something goes on, and on threads here. */
  async function sameMatch(meanwhile: () => Promise<void>): Promise<void> {
    const here = await matchHere(match);
    await queue.redis.ask('FLUSHALL'); // answers of the same pieces
    queue.machine();
    const there = queue.run(match);
    await queue.answered();
    await meanwhile();
    expect((await there).stdout).toBe(here);
  }

  test('when the server is stopped and started, and when it is killed', async () => {
    await sameMatch(async () => {
      await queue.redis.stop();
      await sleep(1000);
      await queue.redis.start();
      await sleep(1000);
      await queue.redis.stop('SIGKILL');
      await queue.redis.start();
    });
  });

  test('when the server loses everything', async () => {
    await sameMatch(async () => {
      await queue.redis.ask('FLUSHALL');
    });
  });

  test('when the server is full for some time', async () => {
    await sameMatch(async () => {
      await queue.redis.ask('CONFIG', 'SET', 'maxmemory', '1mb');
      await sleep(3000);
      await queue.redis.ask('CONFIG', 'SET', 'maxmemory', '0');
    });
  });

  test('when the server is full at first', async () => {
    const here = await matchHere(match);
    await queue.redis.ask('FLUSHALL');
    await queue.redis.ask('CONFIG', 'SET', 'maxmemory', '1');
    queue.machine();
    const there = queue.run(match);
    await sleep(2000);
    await queue.redis.ask('CONFIG', 'SET', 'maxmemory', '0');
    expect((await there).stdout).toBe(here);
  });

  test('when two collect the same work at once', async () => {
    const here = await matchHere(match);
    await queue.redis.ask('FLUSHALL');
    queue.machine();
    const both = [1, 2].map(() => queue.process(match));
    for (const { stdout } of await Promise.all(both)) expect(stdout).toBe(here);
  });

  test('when the collector of a batch is killed, and started again with --resume', async () => {
    const file = join(folder, 'positions.jsonl');
    const racks = ['AEIRSTO', 'CANTARE', 'QUOTATE', 'MICIONE'];
    const lines = Array.from({ length: 1600 }, (_, id) =>
      JSON.stringify({ id, cgp: `${'15/'.repeat(14)}15 ${racks[id % 4]}` }),
    );
    writeFileSync(file, `${lines.join('\n')}\n`);
    const batch = (out: string): readonly string[] => [
      ...['batch', file, '--all', '--lexicon', queue.frozen],
      ...['--out', join(folder, out)],
    ];
    await leggio(batch('here.jsonl'));
    queue.machine();
    const partial = join(folder, 'there.jsonl.partial');
    await killedOnTheWay(batch('there.jsonl'), async () => {
      while (!existsSync(partial) || statSync(partial).size === 0) await sleep(10);
    });
    expect(statSync(partial).size).toBeLessThan(statSync(join(folder, 'here.jsonl')).size);
    expect((await queue.run([...batch('there.jsonl'), '--resume'])).stderr).toBe('');
    const [there, here] = ['there', 'here'].map(name =>
      readFileSync(join(folder, `${name}.jsonl`)),
    );
    expect(there!.equals(here!)).toBe(true); // megabytes: nobody wants to see the difference
  });

  test('when the collector of a training is killed, and started again with --resume', async () => {
    const train = (out: string): readonly string[] => [
      ...['leaves', 'train', '--games', '2040', '--generations', '1', '--match-games', '0'],
      ...['--seed', '3', '--lexicon', queue.frozen, '--out', join(folder, out)],
    ];
    expect((await leggio(train('here.leaves'))).code).toBe(0);
    queue.machine();
    await killedOnTheWay(train('there.leaves'), async () => {
      await queue.answered();
      await sleep(300); // time to be collected
    });
    expect((await queue.run([...train('there.leaves'), '--resume'])).stderr).toBe('');
    expect(readFileSync(join(folder, 'there.leaves'))).toEqual(
      readFileSync(join(folder, 'here.leaves')),
    );
  });

  /** A collector, killed when something has happened. */
  async function killedOnTheWay(
    args: readonly string[],
    something: () => Promise<void>,
  ): Promise<void> {
    await queue.redis.ask('FLUSHALL');
    const all = [MAIN, ...args, '--queue', queue.redis.url];
    const collector = heard(spawn(process.execPath, all, { stdio: ['ignore', 'ignore', 'pipe'] }));
    await something();
    await killed(collector);
    expect([collector.signalCode, collector.said]).toEqual(['SIGKILL', '']);
  }

  test(`when a machine at work is killed every second or two, for ${STORM} seconds`, async () => {
    const { kills, stdout } = await afterStorm;
    expect(kills).toBeGreaterThan(3);
    expect(stdout).toBe(await matchHere(shortPiecesOn(queue.frozen, SHORT_PIECES)));
  });
});

/** A match on machines that are killed while they work, and after a minute on two that live. */
async function killing(
  storm: TestQueue,
): Promise<{ readonly kills: number; readonly stdout: string }> {
  const there = storm.process(shortPiecesOn(storm.frozen, SHORT_PIECES));
  let isOver = false;
  const over = there.then(() => {
    isOver = true; // on a fast machine
  });
  const end = Date.now() + STORM * 1000;
  let kills = 0;
  while (Date.now() < end && !isOver) {
    const calm = sleep(CALM * 1000);
    await Promise.race([over, untilSaid(storm.machine(), 'working')]);
    await sleep(LIVES[kills % LIVES.length]);
    await storm.clear();
    kills++;
    await calm;
  }
  storm.machine();
  storm.machine();
  return { kills, stdout: (await there).stdout };
}
