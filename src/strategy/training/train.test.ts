// Training of the built package (workers run from `dist`), on a bag so small that it takes moments: the same
// bytes for any number of threads and however often it is stopped, and figures as a plain count has them.
import { describe, expect, test } from 'vitest';
import { createJudge } from '../../leaves/judge.js';
import { createLeaveTable, leaveRanksOf } from '../../leaves/leave-table.js';
import { trainedValues } from '../../leaves/smooth.js';
import { NO_TERMS } from '../../leaves/terms.js';
import { createRackMeans, leaveMeans, type RackMeans, rackRanksOf } from '../../leaves/values.js';
import { tinyBag } from '../../testing/games.js';
import { LEXICON } from '../../testing/lexicon.js';
import { playGame } from '../self-play/play-game.js';
import type { SelfPlayer } from '../self-play/player.js';
import { createTable } from '../self-play/table.js';
import {
  createTraining,
  decodeTraining,
  encodeTraining,
  type TrainingPlan,
  type TrainingState,
} from './state.js';
import type { Generation, TrainingOptions } from './train.js';

const BUILT = new URL('../../../dist/strategy/training/train.js', import.meta.url).href;
const { trainLeaves } = (await import(BUILT)) as typeof import('./train.js');

const RULES = tinyBag('AAAAEEEEIIIIOOOORRRSSSTTTLLNNCM?');
const PLAN: TrainingPlan = {
  lexicon: { name: LEXICON.name, checksum: LEXICON.checksum },
  rules: RULES.id,
  seed: 'train',
  games: [250, 150],
  matchGames: 20,
  version: '1.2.3',
};

function options(more: Partial<TrainingOptions> = {}): TrainingOptions {
  return { lexicon: LEXICON, rules: RULES, plan: PLAN, threads: 1, ...more };
}

/** Generations until it is over, or for some steps. */
async function train(
  state: TrainingState,
  { steps = Number.POSITIVE_INFINITY, ...more }: Partial<TrainingOptions> & { steps?: number } = {},
): Promise<readonly Generation[]> {
  const generations: Generation[] = [];
  let left = steps;
  for await (const generation of trainLeaves(options(more), state)) {
    if (generation !== undefined) generations.push(generation);
    if (--left === 0) break;
  }
  return generations;
}

const whole = await train(createTraining(RULES));

test('each generation says what it was made of', () => {
  expect(whole.map(({ number, origin }) => [number, origin])).toEqual(
    [1, 2].map(number => [
      number,
      {
        lexicon: PLAN.lexicon,
        rules: 'figs',
        generations: number,
        games: PLAN.games[number - 1],
        seed: 'train',
        version: '1.2.3',
        mean: whole[number - 1]!.report.mean,
      },
    ]),
  );
  const [one, two] = whole.map(({ report }) => report.match?.players.map(({ name }) => name));
  expect([one, two]).toEqual([
    ['generation 1', 'score'],
    ['generation 2', 'generation 1'],
  ]);
  expect(whole[0]!.values).not.toEqual(whole[1]!.values);
});

test.each([2, 3])('the same on %i threads', async threads => {
  expect(await train(createTraining(RULES), { threads })).toEqual(whole);
});

describe('stopped and gone on with', () => {
  const file = (state: TrainingState): TrainingState => {
    const read = decodeTraining(encodeTraining(PLAN, state), PLAN, RULES);
    if (typeof read === 'string') throw new Error(read);
    return read;
  };

  // three pieces and a generation, two pieces and a generation
  test.each([2, 3, 4, 6])('after step %i it comes to the same', async steps => {
    const state = createTraining(RULES);
    const before = await train(state, { steps });
    const after = await train(file(state));
    expect([...before, ...after]).toEqual(whole);
  });

  test('after every step', async () => {
    let state = createTraining(RULES);
    const generations: Generation[] = [];
    for (let step = 0; step < 7; step++) {
      generations.push(...(await train(state, { steps: 1 })));
      state = file(state);
    }
    expect(generations).toEqual(whole);
    expect(await train(state)).toEqual([]);
  });

  test('by a signal, while it plays or in its match', async () => {
    for (const label of ['generation 1', 'match of generation 1', 'generation 2']) {
      const controller = new AbortController();
      const onProgress = (now: string): void => {
        if (now === label) controller.abort();
      };
      const state = createTraining(RULES);
      const stopped = train(state, { signal: controller.signal, onProgress, threads: 2 });
      await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
      const last = (await train(file(state))).at(-1);
      expect(last, label).toEqual(whole[1]);
    }
  });
});

test('without match games no match is played', async () => {
  const plan = { ...PLAN, games: [100], matchGames: 0 };
  const labels = new Set<string>();
  const onProgress = (label: string): void => void labels.add(label);
  const [generation] = await train(createTraining(RULES), { plan, onProgress });
  expect(generation!.report.match).toBeUndefined();
  expect([...labels]).toEqual(['generation 1']);
});

describe('a plain count of the same games', () => {
  /** Every full rack that came while the bag could fill one. */
  function counted(generation: number, player: SelfPlayer): RackMeans {
    const means = createRackMeans(RULES);
    const racks = rackRanksOf(RULES);
    const table = createTable(LEXICON, RULES, `train/${generation}`);
    for (let deal = 0; deal < PLAN.games[generation - 1]!; deal++) {
      playGame(table, deal, [player, player], {
        turn({ deck, position, turn }) {
          if (deck.size < 7) return;
          const rack = racks.rank(position.rackCounts) - racks.starts[7]!;
          means.times[rack]!++;
          means.sums[rack]! += turn.equity;
        },
        fullChange: () => expect.fail('a full change while training'),
      });
    }
    return means;
  }

  const NO_CHANGE = { ...NO_TERMS, leave: true };
  const first = counted(1, { name: '', by: 'score', judge: createJudge(RULES, undefined) });
  const leaves = createLeaveTable(RULES, trainedValues(RULES, first), whole[0]!.origin, '');
  const second = counted(2, {
    name: '',
    by: 'equity',
    judge: createJudge(RULES, leaves, NO_CHANGE),
  });

  test.each([
    [1, first, undefined],
    [2, second, leaves.values],
  ] as const)('generation %i', (number, means, before) => {
    const { values, report } = whole[number - 1]!;
    expect(values).toEqual(trainedValues(RULES, means));
    const seen = [...means.times].filter(times => times > 0);
    expect(report.racks).toBe(seen.reduce((sum, times) => sum + times, 0));
    expect(report.different).toBe(seen.length);
    expect(report.of).toBe(means.times.length);
    const { times, mean } = leaveMeans(RULES, means);
    expect(report.mean).toBe(Math.round(mean));
    const ranks = leaveRanksOf(RULES);
    for (const { tiles, leaves: count, thin, change } of report.sizes) {
      const from = ranks.starts[tiles]!;
      const numbers = Array.from({ length: count }, (_, n) => from + n);
      const firm = numbers.filter(leave => times[leave]! >= 50);
      expect([count, thin]).toEqual([ranks.bySize[tiles], count - firm.length]);
      const changes = firm.map(leave => Math.abs(values[leave]! - (before?.[leave] ?? 0)));
      const sum = changes.reduce((all, each) => all + each, 0);
      expect(change).toBe(before && Math.round(sum / Math.max(1, firm.length)));
    }
    expect(report.sizes.map(({ tiles }) => tiles)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(report.sizes[0]!.thin).toBeLessThan(report.sizes[0]!.leaves);
  });
});
