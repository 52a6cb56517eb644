// Endings against brute force, and against themselves: transposed, from the other seat, replayed by the referee; and
// what stops a search.
import { expect, test } from 'vitest';
import { type Position, parsePosition, unseenCounts } from '../../board/position.js';
import { createEngine } from '../../engine/engine.js';
import { FIGS } from '../../rules/editions.js';
import { faultsOf, moveText, TRIED_RULES, triedEnding } from '../../testing/ending-trials.js';
import { LEXICON } from '../../testing/lexicon.js';
import { times } from '../../testing/thorough.js';
import { createGame } from '../game.js';
import { createRackBits } from './racks.js';
import { Search } from './search.js';
import { type EndgameProgress, type EndgameResult, solveEndgame } from './solve.js';
import { Solver } from './solver.js';

const ENGINE = createEngine({ lexicon: LEXICON, rules: FIGS });

/** `bench/endgame-truth.js` asks for others, and for a thousand behind every change of the solver. */
const COUNT = Number(process.env.LEGGIO_ENDINGS ?? times(126, 56));
const FIRST = Number(process.env.LEGGIO_FIRST ?? 0);

test.each(TRIED_RULES.map(({ id }, number) => [id, number] as const))(
  'under %s, values, best moves and lines are those of brute force',
  async (_, first) => {
    const faults: string[] = [];
    const { length } = TRIED_RULES;
    for (let number = FIRST * length + first, tried = 0; tried < COUNT / length; number += length) {
      const ending = triedEnding(number);
      if (ending === undefined) continue;
      tried++;
      faults.push(...(await faultsOf(ending)));
    }
    expect(faults).toEqual([]);
  },
);

/** From a game of leggio against itself; 11 points by 9D OLA. */
const POSITION = parsePosition(
  'EBE4PERE4/MI3GIOCA5/EGO2R1NONI4/2SAPUTI1ADI3/1FA1U5IO3/OUT1MA9/R1ES1N8Q/T2F1DOM5Su/I2O1A7PE/1B3VUOTAI2AL/1IO1FIN3HOT1l/BASSE1ES3COLA/1NI1Z2AD2ACE1/1C5ROM3VU/ZAR4OCA4H CELLMOR',
);

/** A solver with room for so much. */
function solverOf(
  position: Position,
  tableBytes: number,
  mostPlays: number,
): { search: Search; solver: Solver } {
  const { rules, tiles, rackCounts } = position;
  const other = unseenCounts(rules, tiles, rackCounts);
  const racks = [createRackBits(rules, rackCounts), createRackBits(rules, other)] as const;
  const search = new Search({ lexicon: LEXICON, rules, tiles, racks, tableBytes, mostPlays });
  const limits = { deadline: Number.POSITIVE_INFINITY, signal: undefined, onProgress: undefined };
  return { search, solver: new Solver(search, position, other, limits) };
}

/** Solved with room for few plays, states and lines, so that they are forgotten again and again. */
async function inLittleRoom(
  tableBytes: number,
  mostPlays: number,
): Promise<{ solved: Omit<EndgameResult, 'nodes' | 'ms'>; forgotten: number }> {
  const { search, solver } = solverOf(POSITION, tableBytes, mostPlays);
  let forgotten = 0;
  const forget = search.forget.bind(search);
  search.forget = () => {
    forgotten++;
    forget();
  };
  return { solved: await solver.solve(), forgotten };
}

test('a table of positions of any size, and plays forgotten on the way, change no answer', async () => {
  const { value, best, line } = await solveEndgame(POSITION, { lexicon: LEXICON });
  expect([value, best.map(({ move }) => moveText(move)), line.length]).toEqual([
    11,
    ['9D OLA'],
    15,
  ]);
  const small = await inLittleRoom(1 << 20, 3000);
  expect(small.solved).toMatchObject({ value, exact: true, best });
  expect(small.forgotten).toBeGreaterThan(2);
  const tiny = await inLittleRoom(1 << 10, 1 << 17);
  expect(tiny.solved).toMatchObject({ value, exact: true, best });
  expect(tiny.forgotten).toBe(0);
});

/** The ending of a greedy game, from where both racks have `most` tiles. */
function endingOf(seed: number, most: number): Position | undefined {
  const game = createGame({ seed });
  while (!game.ended) {
    const tiles = game.racks.join('').length;
    if (game.bag === 0 && tiles <= most) return game.position;
    const [play] = ENGINE.top(game.position, { count: 1 });
    game.make(play ?? { kind: 'pass' });
  }
  return undefined;
}

test('passes in closed form come to what they come to one by one', async () => {
  let compared = 0;
  for (let seed = 0; compared < times(36, 8); seed++) {
    const position = endingOf(seed, 7);
    if (position === undefined) continue;
    compared++;
    const { value, best } = await solveEndgame(position, { lexicon: LEXICON });
    const { search, solver } = solverOf(position, 1 << 24, 1 << 18);
    Object.assign(search, { followsRuns: true });
    expect(await solver.solve()).toMatchObject({ value, exact: true, best });
  }
});

test('a signal ends the search with the best so far', async () => {
  const controller = new AbortController();
  const seen: EndgameProgress[] = [];
  const onProgress = (progress: EndgameProgress): void => {
    seen.push(progress);
    controller.abort();
  };
  const { signal } = controller;
  const result = await solveEndgame(POSITION, { lexicon: LEXICON, signal, onProgress });
  expect(result.exact).toBe(false);
  expect(result.best).toHaveLength(1);
  expect(result.line).toHaveLength(1);
  expect(result.low).toBeLessThanOrEqual(result.value);
  expect(result.high).toBeGreaterThanOrEqual(result.value);
  expect(seen[0]?.nodes).toBeGreaterThan(0);
  const again = await solveEndgame(POSITION, { lexicon: LEXICON, signal });
  expect(again).toMatchObject({ exact: false, best: [{ move: { kind: 'play' } }] });
});

test('time that is up is told by what is proven', async () => {
  const result = await solveEndgame(POSITION, { lexicon: LEXICON, seconds: 0.001 });
  expect(result).toMatchObject({ exact: false, low: -Infinity, high: Infinity });
});
