// Work over a queue, with a Redis of its own: the same output as on one machine, and who gets no work says why.
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lexiconFile, lexiconFromWords } from '../gaddag/lexicon.js';
import { leggio, leggioProcess, MAIN } from '../testing/command.js';
import { GAME_FILES, gamePath } from '../testing/games.js';
import { LEXICON, WORDS } from '../testing/lexicon.js';
import {
  killed,
  matchHere,
  matchOn,
  type TestQueue,
  testQueue,
  untilSaid,
} from '../testing/queue.js';
import { onPath, REDIS } from '../testing/redis.js';
import { tempFolder } from '../testing/temp-folder.js';
import { PASSWORD } from './connect.js';
import { queueName } from './runs.js';

if (REDIS === undefined) {
  console.warn('tests of the queue are left out: no redis-server (apt-get install redis-server)');
}

/** What a machine says of the frozen words. */
const FROZEN = `lexicon frozen (${LEXICON.checksum.slice(0, 12)}…)`;

const folder = tempFolder();
const other = join(folder, 'other.gaddag');
const path = (name: string): string => join(folder, name);

describe.runIf(REDIS !== undefined)('a queue', () => {
  let queue: TestQueue;

  beforeAll(async () => {
    queue = await testQueue(folder);
    writeFileSync(other, lexiconFile(lexiconFromWords(WORDS.slice(9), 'other')));
  });

  afterEach(() => queue.clear());

  afterAll(() => queue?.redis.stop());

  /** A match on the queue, and on threads here. */
  async function sameMatch(
    meanwhile: () => Promise<void> = async () => undefined,
    pieces = 1,
  ): Promise<void> {
    const match = matchOn(queue.frozen, pieces);
    const here = await matchHere(match);
    await queue.redis.ask('FLUSHALL'); // answers of the same pieces
    const there = queue.run(match);
    await meanwhile();
    expect((await there).stdout).toBe(here);
  }

  describe('the same output as on one machine', () => {
    beforeAll(() => void queue.machine([], { stays: true }));

    afterAll(() => queue.clear(true));

    test('autoplay, on one machine and on two; nothing is left but hashes and setups', async () => {
      await sameMatch();
      queue.machine();
      await sameMatch(undefined, 3);
      const left = (await queue.redis.ask('KEYS', '*')) as string[];
      const kinds = left.map(key => key.split(':').slice(1));
      expect(
        kinds.filter(([kind, , id]) => kind?.startsWith('pieces-') && id?.length === 64),
      ).toEqual([]);
      const answers = left.filter(key => key.startsWith('leggio:answer:'));
      expect(answers).toHaveLength(3);
      for (const key of answers) {
        expect(await queue.redis.ask('HKEYS', key)).toEqual(['hash']);
        expect(await queue.redis.ask('TTL', key)).toBeLessThanOrEqual(600);
      }
      expect(left.filter(key => /^leggio:(runs|differ|lexicon|wanted)/.test(key))).toEqual([]);
    });

    test('autoplay with its games and words, by other rules', async () => {
      const match = ['autoplay', '--games', '100', '--seed', 'a', '--players', 'equity,score'];
      const where = (name: string): string[] => [
        '--gcg',
        path(name),
        '--words',
        path(`${name}.csv`),
      ];
      const args = [...match, '--no-timing', '--rules', 'figs-2008', '--lexicon', queue.frozen];
      const here = await leggio([...args, ...where('here')]);
      expect(await queue.run([...args, ...where('there')])).toEqual(here);
      expect(written('there')).toEqual(written('here'));
      expect(Object.keys(written('here'))).toHaveLength(101);
    });

    test('a batch by equity, wrong lines told as ever', async () => {
      writeFileSync(path('positions.jsonl'), positions(700, { 300: 'no position' }));
      const args = ['batch', path('positions.jsonl'), '--top', '3', '--by', 'equity'];
      const all = [...args, '--lexicon', queue.frozen];
      const here = await leggio(all);
      expect(await queue.run(all)).toEqual(here);
      expect(here.stderr).toContain('positions.jsonl:301');
    });

    test('a folder of games: lines, table, rows and page, a bad game told as ever', async () => {
      const games = path('games');
      mkdirSync(games);
      for (const name of GAME_FILES.slice(0, 2)) {
        copyFileSync(gamePath(name), join(games, `${name}.gcg`));
      }
      writeFileSync(join(games, 'bad.gcg'), '#player1 a A\n>c: AB - +0 0\n');
      const where = (name: string): string[] => [
        ...['--csv', path(`${name}.csv`), '--players', path(`${name}-players.csv`)],
        ...['--html', path(`${name}.html`)],
      ];
      const args = ['analyse', games, '--lexicon', queue.frozen];
      const here = await leggio([...args, ...where('here')]);
      const there = await queue.run([...args, ...where('there')]);
      expect(there).toEqual(here);
      expect([here.code, here.stderr]).toEqual([1, expect.stringContaining('bad.gcg')]);
      for (const name of ['.csv', '-players.csv', '.html']) {
        expect(readFileSync(path(`there${name}`))).toEqual(readFileSync(path(`here${name}`)));
      }
    });

    /** Files of a match with its games. */
    function written(name: string): Record<string, string> {
      const games = readdirSync(path(name)).sort();
      const texts = games.map(game => [game, readFileSync(join(path(name), game), 'utf8')]);
      return { ...Object.fromEntries(texts), words: readFileSync(path(`${name}.csv`), 'utf8') };
    }
  });

  test('Ctrl-C ends a machine when its pieces are done', async () => {
    const machine = queue.machine();
    await sameMatch(async () => {
      await untilSaid(machine, 'working');
      queue.machine();
      await killed(machine, 'SIGINT');
    });
    expect(machine.exitCode).toBe(0);
  });

  describe('who gets no work says why', () => {
    test('a machine with another lexicon, until it takes the right one', async () => {
      const wrong = queue.machine([], { lexicon: other });
      await sameMatch(async () => {
        await untilSaid(wrong, `no work from a run with ${FROZEN}, here is other (`);
        const right = queue.machine(['--fetch'], { lexicon: other });
        await untilSaid(right, `working: ${FROZEN}`);
      });
      expect(wrong.said).not.toContain('working');
    });

    test('a machine with another program', async () => {
      const main = otherProgram();
      const wrong = queue.machine([], { main });
      await sameMatch(async () => {
        await untilSaid(wrong, 'no work from a run of leggio ');
        queue.machine();
      });
      expect(wrong.said).toMatch(/\([0-9a-f]{12}…\): this program is [0-9a-f]{12}…/);
      expect(wrong.said).not.toContain('working');
    });

    test('a machine that takes its lexicon from the queue and gets one that is broken', async () => {
      const file = Buffer.from(lexiconFile(LEXICON));
      file[file.length >> 1]! ^= 1;
      const broken = queue.machine(['--fetch'], { lexicon: path('none.gaddag') });
      const liar = queue.machine(['--fetch'], { lexicon: path('none.gaddag') });
      await sameMatch(async () => {
        const key = `leggio:lexicon:${LEXICON.checksum}`;
        for (const [machine, bytes, said] of [
          [broken, file, 'what the queue has is no lexicon'],
          [liar, Buffer.from(readFileSync(other)), 'what the queue has is '],
        ] as const) {
          while (!machine.said.includes(said)) {
            await queue.redis.ask('SET', key, bytes);
            await sleep(50);
          }
        }
        await queue.redis.ask('DEL', key);
        queue.machine();
      });
    });

    /** The built program with one remark more. */
    function otherProgram(): string {
      const root = path('program');
      cpSync(join(MAIN, '../../..', 'dist'), join(root, 'dist'), { recursive: true });
      copyFileSync('package.json', join(root, 'package.json'));
      symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
      appendFileSync(join(root, 'dist/core.js'), '// another one\n');
      return join(root, 'dist/cli/main.js');
    }
  });

  describe('a piece over which workers die three times', () => {
    /** Threads of a machine with this die when they read the word POISON. */
    const POISON = `
      import { isMainThread } from 'node:worker_threads';
      const { parse } = JSON;
      const { decode } = TextDecoder.prototype;
      const taste = text => (String(text).includes('POISON') ? process.exit(1) : text);
      if (!isMainThread) {
        JSON.parse = (text, ...rest) => parse(taste(text), ...rest);
        TextDecoder.prototype.decode = function (...all) { return taste(decode.apply(this, all)); };
      }`;
    let env: NodeJS.ProcessEnv;

    beforeAll(() => {
      writeFileSync(path('poison.mjs'), POISON);
      env = { ...process.env, NODE_OPTIONS: `--import ${pathToFileURL(path('poison.mjs')).href}` };
    });

    test('a line of a batch is reported, the others are answered', async () => {
      const all = [300, 301, 302].map(id => [id, position(id, 'POISONA')]);
      writeFileSync(path('clean.jsonl'), positions(400));
      writeFileSync(path('poison.jsonl'), positions(400, Object.fromEntries(all.slice(0, 1))));
      const args = (file: string): string[] => [
        ...['batch', path(file), '--top', '1', '--lexicon', queue.frozen],
      ];
      const clean = (await leggio(args('clean.jsonl'))).stdout.split('\n');
      queue.machine([], { env });
      const { code, stdout, stderr } = await queue.process(args('poison.jsonl'));
      expect(stderr).toMatch(/^error: .*poison\.jsonl:301: workers failed on this line: .+\n$/);
      expect(stdout.split('\n')).toEqual(clean.filter((_, index) => index !== 300));
      expect(code).toBe(1);
    });

    test('a game of a folder is reported, the others are judged; a match ends, and says where', async () => {
      const games = path('poisoned');
      mkdirSync(games);
      const good = readFileSync(gamePath(GAME_FILES[0]!), 'utf8');
      writeFileSync(join(games, 'a.gcg'), good);
      writeFileSync(join(games, 'b.gcg'), good.replace(/^(#player1 \S+) .*$/m, '$1 POISON'));
      queue.machine([], { env });
      const { code, stdout, stderr } = await queue.process([
        'analyse',
        games,
        '--lexicon',
        queue.frozen,
      ]);
      expect(stderr).toMatch(/b\.gcg: workers failed on this game: /);
      expect([code, stdout]).toEqual([1, expect.stringMatching(/^a\.gcg: /)]);
    });
  });

  describe('two answers that differ end the run', () => {
    const differ = async (pieces: number): Promise<void> => {
      const { code, stdout, stderr } = await queue.process(matchOn(queue.frozen, pieces));
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(
        /error: two answers differ: piece [0-9a-f]{12}… was answered otherwise by another machine\n$/,
      );
    };

    test('when a machine finds another answer there, and does not try again', async () => {
      const lie = (key: string): Promise<unknown> => queue.redis.ask('HSET', key, 'hash', 'other');
      const stop = await lying(lie);
      queue.machine();
      await differ(1).finally(stop);
    });

    test('when the second comes after the first was collected', async () => {
      await queue.redis.ask('FLUSHALL');
      queue.machine();
      const late = (async () => {
        await queue.answered();
        const [key] = (await queue.redis.ask('KEYS', 'leggio:answer:*')) as string[];
        const [, , name, id] = key!.split(':');
        await queue.clear(); // so that the run is still waiting
        await queue.redis.ask('SADD', `leggio:differ:${name}`, id!);
      })();
      await differ(5); // a machine holds two pieces for its thread
      await late;
    });

    /** Changes every answer before it is there. */
    async function lying(lie: (key: string) => Promise<unknown>): Promise<() => Promise<void>> {
      await queue.redis.ask('FLUSHALL');
      const { programHash } = (await import(
        '../../dist/cluster/program.js' as string
      )) as typeof import('./program.js');
      const name = queueName(programHash(), LEXICON.checksum);
      let isOver = false;
      const done = (async () => {
        while (!isOver) {
          for (const key of (await queue.redis.ask('KEYS', `leggio:${name}:*`)) as string[]) {
            const [, piece] = /:([0-9a-f]{64})$/.exec(key) ?? [];
            if (piece !== undefined) await lie(`leggio:answer:${name}:${piece}`);
          }
        }
      })();
      return async () => {
        isOver = true;
        await done;
      };
    }
  });

  test('a job that names no kind of work is refused, whatever it names', async () => {
    queue.machine();
    const { Queue } = await import('bullmq');
    const { Redis } = await import('ioredis');
    await sameMatch();
    const [name] = ((await queue.redis.ask('KEYS', 'leggio:pieces-*:meta')) as string[])[0]!
      .split(':')
      .slice(1);
    const connection = new Redis(queue.redis.url, { maxRetriesPerRequest: null });
    const jobs = new Queue(name!, { connection, prefix: 'leggio' });
    try {
      for (const kind of ['file:///tmp/evil.js', 'constructor', '__proto__']) {
        const job = await jobs.add(kind, { setup: 'x', task: '' }, { attempts: 1 });
        while ((await job.getState()) !== 'failed') await sleep(50);
        const { failedReason } = (await jobs.getJob(job.id!))!;
        expect(failedReason).toMatch(
          /^a piece of an unknown kind or setup|^unexpected end of file$/,
        );
      }
    } finally {
      await jobs.close();
      connection.disconnect();
    }
  });

  test.runIf(existsSync('/proc/net/tcp'))('nobody listens but the server', async () => {
    const machine = queue.machine();
    const args = [MAIN, ...matchOn(queue.frozen, 2), '--queue', queue.redis.url];
    const collector = spawn(process.execPath, args, { stdio: 'ignore' });
    await untilSaid(machine, 'working');
    for (const { pid } of [machine, collector]) expect(listening(pid!)).toEqual([]);
    expect(listening(queue.redis.pid()!)).not.toEqual([]); // so that is how one who listens looks
    await killed(collector);
  });

  test.runIf(onPath('script'))(
    'on a terminal progress counts machines and rate; in a pipe nothing is said, as above',
    async () => {
      await queue.redis.ask('FLUSHALL');
      queue.machine();
      const args = [...matchOn(queue.frozen, 5), '--queue', queue.redis.url];
      const command = [process.execPath, MAIN, ...args].join(' ');
      const terminal = spawn('script', ['-qec', command, '/dev/null']);
      let shown = '';
      terminal.stdout.on('data', (chunk: Buffer) => {
        shown += chunk.toString();
      });
      await new Promise(resolve => terminal.once('close', resolve));
      expect(shown).toMatch(/autoplay, 1 machine .* \d+\/4040 games · [1-9]\d*\/s/);
    },
  );

  test.each([
    ['http://127.0.0.1:1', 'is no address of a queue'],
    ['nonsense', 'is no address'],
    ['redis://:secret@127.0.0.1:1', PASSWORD],
  ])('%s is refused in one line', async (url, reason) => {
    const { code, stderr } = await leggioProcess([
      ...['work', '--queue', url, '--lexicon', queue.frozen],
    ]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(stderr).not.toContain('secret');
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

/** A position with an empty board. */
function position(id: number, rack: string): string {
  return JSON.stringify({ id: String(id), cgp: `${'15/'.repeat(14)}15 ${rack}` });
}

/** Lines of positions, some of them others. */
function positions(count: number, others: Readonly<Record<number, string>> = {}): string {
  const line = (id: number): string =>
    others[id] ?? position(id, id % 2 === 0 ? 'AEIRST?' : 'CANTARE');
  return `${Array.from({ length: count }, (_, id) => line(id)).join('\n')}\n`;
}

/** Sockets on which a process listens, on Linux. */
function listening(pid: number): string[] {
  const open = ['tcp', 'tcp6'].flatMap(name =>
    readFileSync(`/proc/${pid}/net/${name}`, 'utf8')
      .split('\n')
      .map(line => line.trim().split(/\s+/))
      .filter(fields => fields[3] === '0A')
      .map(fields => `socket:[${fields[9]}]`),
  );
  const own = readdirSync(`/proc/${pid}/fd`).flatMap(fd => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)];
    } catch {
      return []; // closed meanwhile
    }
  });
  return open.filter(socket => own.includes(socket));
}
