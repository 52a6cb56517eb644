// Simulations of the built package (workers run from `dist`): the same for any number of threads and for a run cut in
// two, means that plain reckoning gives, and what is refused.
import { expect, test } from 'vitest';
import { createCounts, sumOf } from '../../alphabet/tile-counts.js';
import type { Move } from '../../board/move.js';
import { unseenCounts } from '../../board/position.js';
import { createEngine } from '../../engine/engine.js';
import { lexiconFromWords } from '../../gaddag/lexicon.js';
import { loadDefaultWinTable } from '../../outlook/load.js';
import { FIGS } from '../../rules/editions.js';
import { positionOf } from '../../testing/boards.js';
import { randomLeaves } from '../../testing/leaves.js';
import { LEXICON } from '../../testing/lexicon.js';
import { createRoller, winShareOf } from './rollout.js';
import { candidateOf, type Scene } from './scene.js';
import { createState, decidedBy, leaderOf, look, type SimulationState } from './state.js';

const BUILT = new URL('../../../dist/strategy/simulation/simulate.js', import.meta.url).href;
const { simulate } = (await import(BUILT)) as typeof import('./simulate.js');

const position = positionOf({ 8: '.....MICIO.....' }, 'AEINRS?');
const leaves = randomLeaves(8000, 1);
const wins = await loadDefaultWinTable();
const base = { lexicon: LEXICON, leaves, wins, seed: 'prova', iterations: 160, count: 6 };
const engine = createEngine({ lexicon: LEXICON, leaves });
const moves = engine.moves(position, { count: 6 });

function sceneOf(list: readonly Move[], plies = 2, known = createCounts()): Scene {
  const unseen = unseenCounts(FIGS, position.tiles, position.rackCounts);
  for (let kind = 0; kind < known.length; kind++) unseen[kind]! -= known[kind]!;
  const candidates = list.map(move => candidateOf(position, move));
  return { candidates, unseen, known, spread: 0, plies, seed: 'prova' };
}

test('the same bytes on one thread, on two and on eight', async () => {
  const one = await simulate(position, { ...base, threads: 1 });
  for (const threads of [2, 8]) {
    const many = await simulate(position, { ...base, threads });
    expect(JSON.stringify(many)).toBe(JSON.stringify(one));
  }
  expect(one).toMatchObject({ rollouts: 160, stopped: 'iterations', by: 'win', plies: 2 });
  expect(one.moves).toHaveLength(6);
});

test('a run cut in two is the run', async () => {
  const whole = await simulate(position, { ...base, threads: 1 });
  const controller = new AbortController();
  let state: SimulationState | undefined;
  const cut = await simulate(position, {
    ...base,
    threads: 1,
    signal: controller.signal,
    onProgress: (rollouts, _, now) => {
      state = structuredClone(now);
      if (rollouts >= 50) controller.abort();
    },
  });
  expect(cut.stopped).toBe('aborted');
  expect(cut.rollouts).toBeLessThan(160);
  expect(await simulate(position, { ...base, threads: 2, state })).toEqual(whole);
});

test('a signal ends it at once, whatever is being rolled', async () => {
  const controller = new AbortController();
  const cut = await simulate(position, {
    ...base,
    threads: 1,
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  expect(cut).toMatchObject({ stopped: 'aborted', rollouts: 0 });
  expect(cut.moves).toHaveLength(6);
});

test.each(['8F MICIO', '-3', '-QU'])(
  'racks weighed by %s: the same on any number of threads, and cut in two',
  async last => {
    const plain = await simulate(position, { ...base, threads: 1 });
    const wishes = { ...base, last };
    const one = await simulate(position, { ...wishes, threads: 1 });
    expect(one.last).toBe(last);
    expect({ ...one, last: undefined }).not.toEqual(plain);
    for (const threads of [2, 8]) {
      const many = await simulate(position, { ...wishes, threads });
      expect(JSON.stringify(many)).toBe(JSON.stringify(one));
    }
    let state: SimulationState | undefined;
    const onProgress = (_: number, __: number, now: SimulationState): void => {
      state = structuredClone(now);
    };
    await simulate(position, { ...wishes, iterations: 70, threads: 1, onProgress });
    expect(await simulate(position, { ...wishes, threads: 2, state })).toEqual(one);
  },
);

test('a last play that tells nothing changes nothing', async () => {
  const lexicon = lexiconFromWords(['MICIO', 'MICI']);
  const candidates = createEngine({ lexicon, leaves }).moves(position, { count: 6 });
  const wishes = { ...base, lexicon, leaves: undefined, moves: candidates, threads: 1 };
  const plain = await simulate(position, wishes);
  const weighed = await simulate(position, { ...wishes, last: '8F MICIO' });
  expect(weighed).toEqual({ ...plain, last: '8F MICIO' });
});

test('means and errors are those of the rollouts one by one', async () => {
  const { moves: simulated } = await simulate(position, { ...base, confidence: 1, threads: 1 });
  const scene = sceneOf(moves);
  const tools = { lexicon: LEXICON, rules: FIGS, leaves, winShare: winShareOf(wins) };
  const roller = createRoller(tools, scene);
  for (const { move, winPercent, winError, equity, turns, rollouts } of simulated) {
    const candidate = scene.candidates.find(
      each => JSON.stringify(each.move) === JSON.stringify(move),
    )!;
    const outcomes = Array.from({ length: rollouts }, (_, rollout) => {
      roller.deal(rollout);
      roller.play(candidate, () => undefined);
      const { win, equity: worth, points } = roller.outcome;
      return { win: win / 100, worth: worth / 1000, first: points[0]! };
    });
    const mean = (of: (outcome: (typeof outcomes)[number]) => number): number =>
      outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / rollouts;
    const won = mean(({ win }) => win);
    const variance = mean(({ win }) => (win - won) ** 2) * (rollouts / (rollouts - 1));
    expect(winPercent).toBeCloseTo(won, 2);
    expect(winError).toBeCloseTo(Math.sqrt(variance / rollouts), 2);
    expect(equity).toBeCloseTo(
      mean(({ worth }) => worth),
      1,
    );
    expect(turns[0]!.points).toBeCloseTo(
      mean(({ first }) => first),
      1,
    );
  }
});

test('every candidate of a rollout is dealt the same, and what is known is held', () => {
  const known = createCounts();
  known[1] = 2;
  const scene = sceneOf(moves, 1, known);
  const roller = createRoller(
    { lexicon: LEXICON, rules: FIGS, leaves, winShare: undefined },
    scene,
  );
  for (let rollout = 0; rollout < 20; rollout++) {
    const racks = scene.candidates.map(candidate => {
      let rack = '';
      roller.deal(rollout);
      roller.play(candidate, ({ racks: [, other] }) => {
        rack = other.join();
        expect(other[1]).toBeGreaterThanOrEqual(2);
        expect(sumOf(other)).toBe(7);
      });
      return rack;
    });
    expect(new Set(racks).size).toBe(1);
  }
});

test('a candidate far behind is dropped, and one alone is not simulated', async () => {
  const plays = engine.plays(position);
  const worst = plays.at(plays.length - 1);
  const best = plays.at(0);
  const two = await simulate(position, {
    ...base,
    iterations: 5000,
    moves: [worst, best],
    threads: 2,
  });
  expect(two).toMatchObject({ stopped: 'confidence' });
  expect(two.moves.map(({ move }) => move)).toEqual([best, worst]);
  expect(two.moves.map(({ dropped }) => dropped)).toEqual([false, true]);
  const one = await simulate(position, { ...base, moves: [best], threads: 1 });
  expect(one).toMatchObject({ stopped: 'single', rollouts: 0 });
});

test.each([
  [{ iterations: 0 }, 'OPTION_NUMBER'],
  [{ plies: 41 }, 'OPTION_NUMBER'],
  [{ confidence: 0.2 }, 'OPTION_NUMBER'],
  [{ seconds: -1 }, 'OPTION_NUMBER'],
  [{ spread: 0.5 }, 'OPTION_NUMBER'],
  [{ moves: [] }, 'SIMULATION_MOVES'],
  [{ opponent: 'QQ' }, 'POSITION_RACK'],
  [{ last: '8F MICIA' }, 'SIMULATION_LAST'],
  [{ last: '8F MICIO', opponent: 'EEE' }, 'SIMULATION_LAST'],
  [{ last: 'MICIO' }, 'PLAY_TEXT'],
])('%j is refused', async (wish, code) => {
  await expect(simulate(position, { ...base, ...wish, threads: 1 })).rejects.toMatchObject({
    code,
  });
});

test('a new state has looked at nothing', () => {
  expect(createState(sceneOf(moves))).toMatchObject({
    rollouts: 0,
    looks: 0,
    live: [0, 1, 2, 3, 4, 5],
  });
});

test('a state of another simulation is refused, and what is no state', async () => {
  let state: SimulationState | undefined;
  const keep = (_: number, __: number, now: SimulationState): void => {
    state = structuredClone(now);
  };
  await simulate(position, { ...base, iterations: 25, threads: 1, onProgress: keep });
  const again = { ...base, threads: 1, state };
  for (const other of [{ seed: 'other' }, { plies: 3 }, { count: 5 }, { spread: 1 }]) {
    await expect(simulate(position, { ...again, ...other })).rejects.toMatchObject({
      code: 'SIMULATION_STATE',
    });
  }
  for (const wrong of [{}, JSON.parse(JSON.stringify(state))]) {
    await expect(simulate(position, { ...again, state: wrong })).rejects.toMatchObject({
      code: 'SIMULATION_STATE',
    });
  }
});

test('equal moves are one candidate', async () => {
  const [first, second] = moves as [Move, Move];
  const { moves: told } = await simulate(position, {
    ...base,
    threads: 1,
    iterations: 25,
    moves: [first, second, { ...first }],
  });
  expect(told).toHaveLength(2);
});

test('what left a single candidate is what decides', () => {
  const scene = sceneOf(moves);
  const state = createState(scene);
  const count = moves.length;
  state.rollouts = 100;
  state.sums.rollouts.fill(100);
  for (let one = 0; one < count; one++) {
    const win = one === 0 ? 10_000 : 3000;
    state.sums.win[one] = 100 * win;
    for (let other = 0; other < count; other++) {
      const both = win * (other === 0 ? 10_000 : 3000);
      state.sums.winProducts[one * count + other] = 100 * both;
    }
  }
  expect(look(state, { iterations: 1000, confidence: 0.99 }, true)).toBe('confidence');
  expect([state.live, decidedBy(state, true), leaderOf(state, true)]).toEqual([[0], 'win', 0]);
});

test('once the bag is empty rollouts go to the end', () => {
  const short = engine
    .moves(position)
    .filter(each => each.kind === 'play' && each.leave.length > 4);
  const scene = sceneOf(short.slice(0, 1), 1);
  const few = createCounts();
  for (const [kind, times] of [
    [1, 2],
    [5, 1],
    [14, 1],
  ] as const)
    few[kind] = times;
  const roller = createRoller(
    { lexicon: LEXICON, rules: FIGS, leaves, winShare: undefined },
    { ...scene, unseen: few },
  );
  roller.deal(0);
  roller.play(scene.candidates[0]!, () => undefined);
  const { racks } = roller.table;
  expect(Math.min(sumOf(racks[0]), sumOf(racks[1]))).toBe(0);
  expect(roller.outcome.turns).toBe(1);
});
