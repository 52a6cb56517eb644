// Whatever dies while work is on a queue, the bytes at the end are those of one machine. A minute of killing
// goes on beside the other tests, on a server of its own.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { leggioProcess, MAIN } from '../testing/command.js';
import { WORDS } from '../testing/lexicon.js';
import { heard, killed, matchHere, matchOn, type TestQueue, testQueue } from '../testing/queue.js';
import { REDIS } from '../testing/redis.js';
import { tempFolder } from '../testing/temp-folder.js';

if (REDIS === undefined) {
  console.warn('tests of failures are left out: no redis-server (apt-get install redis-server)');
}

/** Games of a match: three pieces, of which a machine answers one before anything happens. */
const GAMES = 3000;
/** One frozen word in ten: games with fewer plays take half of the time. */
const FEW = lexiconFromWords(WORDS.filter((_, index) => index % 10 === 0));
/** Seconds in which machines are killed, one after the other. */
const STORM = 60;

const folder = tempFolder();
const stormFolder = tempFolder();

describe.runIf(REDIS !== undefined)('the same bytes', () => {
  let queue: TestQueue;
  let storm: TestQueue;
  let afterStorm: Promise<string>;

  beforeAll(async () => {
    [queue, storm] = [await testQueue(folder, FEW), await testQueue(stormFolder, FEW)];
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
    const here = await matchHere(queue.frozen, GAMES);
    await queue.redis.ask('FLUSHALL'); // answers of the same pieces
    queue.machine();
    const there = queue.run(matchOn(queue.frozen, GAMES));
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
    const here = await matchHere(queue.frozen, GAMES);
    await queue.redis.ask('FLUSHALL');
    await queue.redis.ask('CONFIG', 'SET', 'maxmemory', '1');
    queue.machine();
    const there = queue.run(matchOn(queue.frozen, GAMES));
    await sleep(2000);
    await queue.redis.ask('CONFIG', 'SET', 'maxmemory', '0');
    expect((await there).stdout).toBe(here);
  });

  test('when two collect the same work at once', async () => {
    const here = await matchHere(queue.frozen, GAMES);
    await queue.redis.ask('FLUSHALL');
    queue.machine();
    const both = [1, 2].map(() => queue.run(matchOn(queue.frozen, GAMES)));
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
    await leggioProcess(batch('here.jsonl'));
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
      ...['leaves', 'train', '--games', '3000', '--generations', '1', '--match-games', '0'],
      ...['--seed', '3', '--lexicon', queue.frozen, '--out', join(folder, out)],
    ];
    const here = leggioProcess(train('here.leaves'));
    queue.machine();
    await killedOnTheWay(train('there.leaves'), async () => {
      await queue.answered();
      await sleep(300); // time to be collected
    });
    expect((await queue.run([...train('there.leaves'), '--resume'])).stderr).toBe('');
    expect((await here).code).toBe(0);
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

  test(`when a machine is killed every second for ${STORM} seconds`, async () => {
    expect(await afterStorm).toBe(await matchHere(queue.frozen, GAMES));
  });
});

/** A match on machines of which each lives for a second, and after a minute on two that live. */
async function killing(storm: TestQueue): Promise<string> {
  const there = storm.run(matchOn(storm.frozen, GAMES));
  for (let second = 0; second < STORM; second++) {
    storm.machine();
    await sleep(1000);
    await storm.clear();
  }
  storm.machine();
  storm.machine();
  return (await there).stdout;
}
