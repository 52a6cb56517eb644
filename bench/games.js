// Suite: games of leggio against itself over `leggio/core`.
import { expectedSignature, GAMES, lexicon, SEED, selfPlaySignature } from './fixture.js';
import { createTable, playGame } from './self-play.js';
import { runSuite } from './suite.js';

const { turns, points } = expectedSignature();

export function selfPlaySuite() {
  const table = createTable(lexicon, SEED);
  const run = () => {
    for (let game = 0; game < GAMES; game++) playGame(table);
  };
  runSuite('self-play', {
    [`${GAMES} games`]: { run, answer: selfPlaySignature, expected: { turns, points } },
  });
}
