// A game in parts is the game as a whole, figure for figure, and a game that cannot be judged is bad in any part.
import { afterAll, expect, test } from 'vitest';
import { createEngine } from '../../engine/engine.js';
import { shareLexicon } from '../../gaddag/lexicon.js';
import { shareLeaves } from '../../leaves/leave-table.js';
import { loadDefaultLeaves } from '../../leaves/load.js';
import { loadDefaultWinTable } from '../../outlook/load.js';
import { shareWins } from '../../outlook/win-table.js';
import { FIGS } from '../../rules/editions.js';
import { gameBytes } from '../../testing/games.js';
import { LEXICON } from '../../testing/lexicon.js';
import type { GameDigest } from './digest.js';
import { createGatherer, type GamePart, tasksOf } from './parts.js';
import type { AnalysisSetup } from './worker-setup.js';

/** What starts threads is the build. */
const built = (path: string): string => new URL(`../../../dist/${path}`, import.meta.url).href;
const { answerGame } = (await import(
  built('analysis/folder/answer.js')
)) as typeof import('./answer.js');
const { createSimulator } = (await import(
  built('strategy/simulation/simulate.js')
)) as typeof import('../../strategy/simulation/simulate.js');

const leaves = await loadDefaultLeaves();
const wins = await loadDefaultWinTable();
const finder = createEngine({ lexicon: LEXICON, rules: FIGS, leaves });
const simulator = await createSimulator({ ...finder, wins, threads: 1 });
afterAll(() => simulator.close());

const setup: AnalysisSetup = {
  ...{ shared: shareLexicon(LEXICON), rules: FIGS, played: undefined, depth: 'normal', count: 3 },
  ...{ leaves: shareLeaves(leaves), wins: shareWins(wins) },
  ...{ seed: 'parts', engine: 'test', json: true },
};
const options = {
  ...{ depth: setup.depth, count: setup.count, seed: setup.seed, engine: setup.engine, wins },
  simulator: async () => simulator,
};

const PARTS = 3;
/** Lines of the beginning of a game: five turns. */
const LINES = 7;
const bytes = new Uint8Array(
  Buffer.from(
    new TextDecoder()
      .decode(gameBytes('figs'))
      .split('\n')
      .filter((line, index, all) => !line.startsWith('>') || movesBefore(all, index) < LINES)
      .join('\n'),
  ),
);

function movesBefore(lines: readonly string[], index: number): number {
  return lines.slice(0, index).filter(line => line.startsWith('>')).length;
}

test('parts put together are the whole', async () => {
  const task = { file: 'a.gcg', bytes };
  const whole = (await answerGame(task, finder, options, true)) as GameDigest;
  const parts: GamePart[] = [];
  for (let first = 0; first < PARTS; first++) {
    const part = await answerGame({ ...task, turns: { first, of: PARTS } }, finder, options, true);
    parts.push(structuredClone(part as GamePart));
  }
  expect(parts.map(({ turns }) => turns.length)).toEqual([2, 2, 1]);
  const digest = createGatherer(setup, LEXICON)(task, parts);
  expect(digest).toEqual(whole);
  expect(digest.json).toBe(whole.json);
  expect(whole.json).toContain('"simulated"');
});

test('a file that is no game is bad in each of its parts', async () => {
  const task = { file: 'b.gcg', bytes: new TextEncoder().encode('>Anna\n') };
  const answers = tasksOf(task, 'deep').map(each => answerGame(each, finder, options, false));
  const first = await answers[0];
  expect(first).toMatchObject({ kind: 'bad', file: 'b.gcg' });
  for (const answer of await Promise.all(answers)) expect(answer).toEqual(first);
});
