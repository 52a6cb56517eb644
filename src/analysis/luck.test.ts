// The luck of a draw, against every draw reckoned one by one.
import { describe, expect, test } from 'vitest';
import { createCounts, sumOf, type TileCounts } from '../alphabet/tile-counts.js';
import { createPosition, type Position, unseenCounts } from '../board/position.js';
import { parseRack } from '../board/rack.js';
import { createEngine } from '../engine/engine.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { replayGame } from '../game/replay/replay.js';
import { FIGS } from '../rules/editions.js';
import { positionOf } from '../testing/boards.js';
import { gameOf } from '../testing/games.js';
import { LEXICON } from '../testing/lexicon.js';
import { keptBefore, luckOf, worthOfMove } from './luck.js';

const engine = createEngine({ lexicon: LEXICON });
const worthOf = async (position: Position): Promise<number> =>
  worthOfMove(engine.moves(position, { count: 1 })[0]);
const position = positionOf({ 8: '.....MICIO.....' }, 'AEINRST');

function kept(text: string): TileCounts {
  return parseRack(FIGS, text);
}

/** Worth of the rack, and the mean over all pairs of tiles drawn one after the other. */
async function reckoned(
  at: Position,
  before: TileCounts,
): Promise<{ value: number; mean: number }> {
  const drawn = at.rackCounts.map((count, kind) => count - before[kind]!);
  const pool = unseenCounts(FIGS, at.tiles, at.rackCounts).map((n, kind) => n + drawn[kind]!);
  const bag = [...pool].flatMap((copies, kind) => Array<number>(copies).fill(kind));
  const known = new Map<string, number>();
  let [sum, ways] = [0, 0];
  for (const [index, one] of bag.entries()) {
    for (const other of bag.slice(index + 1)) {
      const rack = before.slice();
      rack[one]!++;
      rack[other]!++;
      const key = rack.join();
      if (!known.has(key)) known.set(key, await worthOf(createPosition(FIGS, at.tiles, rack)));
      sum += known.get(key)!;
      ways++;
    }
  }
  return { value: await worthOf(at), mean: sum / ways };
}

describe('two tiles drawn', () => {
  const before = kept('AEINR');
  const truth = reckoned(position, before);

  test('every draw, each as often as it comes', async () => {
    const { value, mean } = await truth;
    const luck = await luckOf({ position, kept: before, draws: 1000, seed: 'a' }, worthOf);
    expect(luck).toEqual({
      value: Math.round(value - mean),
      ...{ error: 0, how: 'enumerated', n: expect.any(Number) },
    });
    expect(luck!.n).toBeGreaterThan(200);
  });

  test('a sample lies as near as its error says', async () => {
    const { value, mean } = await truth;
    let [near, far] = [0, 0];
    for (let seed = 0; seed < 40; seed++) {
      const luck = await luckOf({ position, kept: before, draws: 50, seed: `${seed}` }, worthOf);
      expect(luck).toMatchObject({ how: 'sampled', n: 50 });
      const off = Math.abs(luck!.value - (value - mean)) / luck!.error!;
      if (off < 1) near++;
      if (off > 2.5) far++;
    }
    expect(near).toBeGreaterThan(17); // 68 % of 40 are 27
    expect(far).toBeLessThan(6);
  });

  test('the same seed gives the same sample, another another', async () => {
    const of = (seed: string) => luckOf({ position, kept: before, draws: 20, seed }, worthOf);
    expect(await of('a')).toEqual(await of('a'));
    expect(await of('a')).not.toEqual(await of('b'));
  });
});

test('no sample draws a tile more often than there is one', async () => {
  const pool = unseenCounts(FIGS, position.tiles, createCounts());
  const racks: Position[] = [];
  const note = async (at: Position): Promise<number> => racks.push(at);
  await luckOf({ position, kept: createCounts(), draws: 3000, seed: 'a' }, note);
  expect(racks).toHaveLength(3001);
  for (const { rackCounts } of racks) {
    expect(sumOf(rackCounts)).toBe(7);
    expect(rackCounts.every((count, kind) => count <= pool[kind]!)).toBe(true);
  }
});

test('who draws nothing has no luck', async () => {
  const draw = { position, kept: position.rackCounts, draws: 10, seed: 'a' };
  expect(await luckOf(draw, worthOf)).toEqual({ value: 0, error: 0, how: 'enumerated', n: 1 });
});

test('a rack without the tiles that were kept, or that the bag never held, has none to speak of', async () => {
  const of = (rack: TileCounts, before: TileCounts) =>
    luckOf(
      {
        position: createPosition(FIGS, position.tiles, rack),
        ...{ kept: before, draws: 10, seed: 'a' },
      },
      worthOf,
    );
  expect(await of(kept('AEINRST'), kept('ZZ'))).toBeUndefined();
  const queues = createCounts();
  queues[17] = 3;
  expect(sumOf(queues)).toBe(3);
  expect(await of(queues, createCounts())).toBeUndefined();
});

test('what was kept before each draw', () => {
  const game = gameOf(
    '>a: AEMICIO 8F MICIO +16 16',
    '>b: ADERSTU -DU +0 0',
    '>a: AEINRST - +0 16',
    '>b: AERSTNO 9C ARSE +4 4',
    '>b: AERSTNO -- -4 0',
    '>a: AEINRST -AEINRST +0 16',
    '>b: AERSTNO - +0 0',
    '>a: AEINRSU - +0 16',
  );
  const { turns } = replayGame(game, FIGS);
  const texts = keptBefore(turns).map(counts => counts && [...counts].join(''));
  const text = (rack: string): string => [...kept(rack)].join('');
  expect(texts).toEqual([
    ...[text(''), text(''), text('AE'), text('AERST')],
    ...[text('AEINRST'), text('AERSTNO'), text('')],
  ]);
});

test('by points a rack of one word is worth that word', async () => {
  const one = createEngine({ lexicon: lexiconFromWords(['MICIO']) });
  expect(worthOfMove(one.moves(positionOf({}, 'AEMICIO'), { count: 1 })[0])).toBe(22_000);
  expect(worthOfMove(undefined)).toBe(0);
});
