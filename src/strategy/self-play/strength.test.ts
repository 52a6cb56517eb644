// 400 pairs on the default lexicon, equity against score, with the leaves that come with the package: whoever changes
// a choice, a draw, an end or the words changes these numbers, and should know.
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { loadLexicon } from '../../gaddag/lexicon.js';
import { shareLeaves } from '../../leaves/leave-table.js';
import { loadDefaultLeaves } from '../../leaves/load.js';
import { DEFAULT_TERMS } from '../../leaves/terms.js';
import { FIGS } from '../../rules/editions.js';
import type { PlayerSetup } from './worker-setup.js';

const BUILT = new URL('../../../dist/strategy/self-play/match.js', import.meta.url).href;
const { playMatch } = (await import(BUILT)) as typeof import('./match.js');

test('400 pairs come to what they came to', async () => {
  const leaves = shareLeaves(await loadDefaultLeaves());
  const equity: PlayerSetup = { name: 'equity', by: 'equity', terms: DEFAULT_TERMS, leaves };
  const score: PlayerSetup = { ...equity, name: 'score', by: 'score', leaves: undefined };
  const { pairs, players } = await playMatch({
    lexicon: await loadLexicon(join(inject('defaultLexicon'), 'italiano.gaddag')),
    rules: FIGS,
    seed: '400 pairs',
    threads: 2,
    players: [equity, score],
    games: 800,
  });
  expect(pairs).toBe(400);
  const [{ wins, draws, losses, mean, spread }] = players;
  expect({ wins, draws, losses, mean, spread }).toEqual({
    wins: 558,
    draws: 7,
    losses: 235,
    mean: 713.658,
    spread: 80.816,
  });
});
