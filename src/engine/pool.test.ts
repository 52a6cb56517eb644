// The pool of the built package (workers run from `dist`) against the engine of one thread, and what it
// does when workers die, readers rest and requests are given up.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { createEnginePool, type EnginePool } from 'leggio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatPosition, type Position, parsePosition } from '../board/position.js';
import { FIGS, FIGS_2008 } from '../rules/editions.js';
import { positionOf } from '../testing/boards.js';
import { randomLeaves } from '../testing/leaves.js';
import { LEXICON } from '../testing/lexicon.js';
import { playedPosition } from '../testing/positions.js';
import { createRandom } from '../testing/random.js';
import { digestPosition } from './digest.js';
import { createEngine } from './engine.js';

const engine = createEngine({ lexicon: LEXICON });

/** 200 positions, some with jollies. */
const positions: readonly Position[] = Array.from({ length: 200 }, (_, seed) =>
  playedPosition(createRandom(seed), engine, {
    turns: seed % 12,
    manner: 'any',
    rackSize: 7,
    jollies: seed % 20 === 0 ? 1 : 0,
  }),
);

/** Worker threads that live, as Node announces them. */
const workers = new Set<Worker>();
const follow = (worker: Worker): void => {
  workers.add(worker);
  worker.once('exit', () => workers.delete(worker));
};

let pool: EnginePool;

beforeAll(async () => {
  process.on('worker', follow);
  pool = await createEnginePool({ lexicon: LEXICON, threads: 2 });
});

afterAll(async () => {
  await pool.close();
  process.off('worker', follow);
});

describe('a pool answers as the engine does', () => {
  test('top', async () => {
    const tops = await Promise.all(positions.map(position => pool.top(position, { count: 5 })));
    expect(tops).toEqual(positions.map(position => engine.top(position, { count: 5 })));
    expect(await pool.top(positions[7]!)).toEqual(engine.top(positions[7]!));
  });

  test('top, whatever the count', async () => {
    const counts = [2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER];
    const tops = await Promise.all(counts.map(count => pool.top(positions[1]!, { count })));
    expect(tops).toEqual(counts.map(() => [...engine.plays(positions[1]!)]));
  });

  test('topScore', async () => {
    const tops = await Promise.all(positions.map(position => pool.topScore(position)));
    expect(tops).toEqual(positions.map(position => engine.topScore(position)));
  });

  test('plays', async () => {
    const lists = await Promise.all(positions.map(position => pool.plays(position)));
    for (const [index, list] of lists.entries()) {
      const expected = engine.plays(positions[index]!);
      expect(list.length).toBe(expected.length);
      expect([...list]).toEqual([...expected]);
    }
    expect(() => lists[0]!.at(-1)).toThrow(RangeError);
  });

  test('digest', async () => {
    const digests = await Promise.all(positions.map(position => pool.digest(position)));
    expect(digests).toEqual(positions.map(position => digestPosition(engine, position)));
  });

  test('questions of all kinds in one turn', async () => {
    const asked = positions.slice(0, 40).map(async (position, index) => {
      if (index % 4 === 0) return pool.digest(position);
      if (index % 4 === 1) return pool.topScore(position);
      if (index % 4 === 2) return [...(await pool.plays(position))];
      return pool.top(position, { count: index });
    });
    const expected = positions.slice(0, 40).map((position, index) => {
      if (index % 4 === 0) return digestPosition(engine, position);
      if (index % 4 === 1) return engine.topScore(position);
      if (index % 4 === 2) return [...engine.plays(position)];
      return engine.top(position, { count: index });
    });
    expect(await Promise.all(asked)).toEqual(expected);
  });

  test('a position without plays', async () => {
    const stuck = positionOf({ 8: '.....MICIO.....' }, 'QZ');
    expect(await pool.topScore(stuck)).toEqual({ score: 0, plays: [] });
    expect((await pool.plays(stuck)).length).toBe(0);
  });
});

describe('a stream', () => {
  test('is answered in its order', async () => {
    const tops = [];
    for await (const top of pool.topMany(positions, { count: 3 })) tops.push(top);
    expect(tops).toEqual(positions.map(position => engine.top(position, { count: 3 })));
  });

  test('of any length runs in bounded memory, whatever its reader does', async () => {
    let given = 0;
    let read = 0;
    let ahead = 0;
    async function* endless(): AsyncGenerator<Position> {
      while (true) yield positions[given++ % positions.length]!;
    }
    for await (const _ of pool.topMany(endless(), { count: 1 })) {
      read++;
      if (read % 1000 === 0) await sleep(20);
      ahead = Math.max(ahead, given - read);
      if (read === 5000) break;
    }
    expect(ahead).toBeLessThanOrEqual(1024);
    const after = given;
    await sleep(20);
    expect(given).toBe(after);
  });

  test('ends with the reason of its signal', async () => {
    const controller = new AbortController();
    const read = async (): Promise<void> => {
      let read = 0;
      for await (const _ of pool.topMany(positions, { signal: controller.signal })) {
        if (++read === 10) controller.abort(new Error('enough'));
      }
    };
    await expect(read()).rejects.toThrow('enough');
    expect(await pool.top(positions[3]!)).toEqual(engine.top(positions[3]!));
  });
});

describe('a signal', () => {
  const reason = new Error('changed my mind');

  test('rejects with its reason, before and while waiting', async () => {
    const before = pool.top(positions[0]!, { signal: AbortSignal.abort(reason) });
    await expect(before).rejects.toBe(reason);
    const controller = new AbortController();
    const asked = positions.map(position => pool.plays(position, { signal: controller.signal }));
    const other = pool.top(positions[1]!);
    controller.abort(reason);
    for (const answer of asked) await expect(answer).rejects.toBe(reason);
    expect(await other).toEqual(engine.top(positions[1]!));
  });

  test('rejects with its reason what is under way', async () => {
    const controller = new AbortController();
    const asked = pool.plays(positions[2]!, { signal: controller.signal });
    await new Promise(resolve => setImmediate(resolve)); // sent, and no answer can have come
    controller.abort(reason);
    await expect(asked).rejects.toBe(reason);
    expect(await pool.top(positions[1]!)).toEqual(engine.top(positions[1]!));
  });
});

describe('a worker that dies', () => {
  test('is replaced, and its positions are answered all the same', async () => {
    const asked = positions.map(position => pool.digest(position));
    await new Promise(resolve => setImmediate(resolve));
    expect(workers.size).toBe(2);
    for (const worker of workers) void worker.terminate();
    expect(await Promise.all(asked)).toEqual(positions.map(p => digestPosition(engine, p)));
    expect(workers.size).toBe(2);
  });

  test('between two tasks is replaced', async () => {
    for (const worker of [...workers]) await worker.terminate();
    expect(await pool.top(positions[9]!)).toEqual(engine.top(positions[9]!));
  });

  test('twice over one position: it is reported, with its position', async () => {
    const others = new Set(workers);
    const own = await createEnginePool({ lexicon: LEXICON, threads: 1 });
    const kill = setInterval(() => {
      for (const worker of workers) if (!others.has(worker)) void worker.terminate();
    }, 5);
    const long = positionOf({}, '??AFNOU');
    try {
      const failed = own.digest(long);
      await expect(failed).rejects.toMatchObject({
        name: 'PoolError',
        code: 'POOL_WORKER',
        input: formatPosition(long),
        message: expect.stringContaining(`failed twice on "${formatPosition(long)}"`),
      });
      clearInterval(kill);
      expect(await own.digest(long)).toEqual(digestPosition(engine, long));
    } finally {
      clearInterval(kill);
      await own.close();
    }
  });
});

describe('a pool that is closed', () => {
  test('answers what was asked, and nothing after', async () => {
    const own = await createEnginePool({ lexicon: LEXICON, threads: 2 });
    const asked = positions.slice(0, 30).map(position => own.top(position));
    const closed = own.close();
    await expect(own.top(positions[0]!)).rejects.toMatchObject({ code: 'POOL_CLOSED' });
    expect(await Promise.all(asked)).toHaveLength(30);
    await closed;
    await own.close();
  });

  test('by the end of a block', async () => {
    const before = workers.size;
    {
      await using own = await createEnginePool({ lexicon: LEXICON, threads: 1 });
      expect(own.threads).toBe(1);
      expect(workers.size).toBe(before + 1);
    }
    expect(workers.size).toBe(before);
  });
});

test('by equity it answers as the engine of one thread, exchanges and all', async () => {
  const options = { lexicon: LEXICON, leaves: randomLeaves(60_000, 1) };
  const one = createEngine(options);
  const position = positionOf({ 8: '.....MICIO.....' }, '?AENRST');
  await using many = await createEnginePool({ ...options, threads: 2 });
  expect(await many.moves(position)).toEqual(one.moves(position));
  expect(await many.topEquity(position)).toEqual(one.topEquity(position));
  const top = { by: 'equity', count: 7 } as const;
  expect(await many.top(position, top)).toEqual(one.top(position, top));
  const list = await many.plays(position, { by: 'equity' });
  expect([...list]).toEqual([...one.plays(position, { by: 'equity' })]);
  expect(list.equity(0)).toBe(one.topEquity(position).equity);
});

test("rules of one's own reach the workers, and are compared by what they say", async () => {
  const rules = { ...FIGS, id: 'club', bingoBonus: 1000 };
  await using club = await createEnginePool({ lexicon: LEXICON, rules, threads: 1 });
  const position = positionOf({}, 'AEMORST', structuredClone(rules));
  const { score, plays } = await club.topScore(position);
  expect({ score, plays }).toEqual(createEngine({ lexicon: LEXICON, rules }).topScore(position));
  expect(score).toBeGreaterThan(1000);
  await expect(club.top(positionOf({}, 'AEMORST', { ...rules, bingoBonus: 0 }))).rejects.toThrow(
    'a position under other rules "club" than the engine\'s: bingoBonus is 0, not 1000',
  );
  await expect(
    createEnginePool({ lexicon: LEXICON, rules: { ...FIGS, rackSize: 8 } }),
  ).rejects.toMatchObject({ code: 'RULES_VALUES' });
});

describe('refused are', () => {
  test.each([0, -1, 1.5, Number.NaN, 257, 2 ** 32 + 1])('%d threads', async threads => {
    await expect(createEnginePool({ lexicon: LEXICON, threads })).rejects.toMatchObject({
      code: 'OPTION_NUMBER',
      message: `threads ${threads}: wanted a whole number from 1 to 256`,
    });
  });

  test('a count of 0, and a position under other rules', async () => {
    await expect(pool.top(positions[0]!, { count: 0 })).rejects.toMatchObject({
      code: 'OPTION_NUMBER',
    });
    const other = parsePosition(formatPosition(positions[5]!), FIGS_2008);
    await expect(pool.topScore(other)).rejects.toMatchObject({
      code: 'RULES_DIFFER',
      message: 'a position under "figs-2008" for an engine under "figs"',
    });
  });
});
