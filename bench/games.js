// Suite: games of leggio against itself over `leggio/core`, of both kernels.
import { expectedSignature, GAMES, KERNELS, lexicon, SEED, selfPlaySignature } from './fixture.js';
import { createTable, playGame } from './self-play.js';
import { runSuite } from './suite.js';

const { turns, points } = expectedSignature();

export function selfPlaySuite() {
  const cases = KERNELS.map(kernel => {
    const table = createTable(lexicon, SEED, kernel);
    const run = () => {
      for (let game = 0; game < GAMES; game++) playGame(table);
    };
    const answer = () => selfPlaySignature(kernel);
    return [`${GAMES} games, ${kernel}`, { run, answer, expected: { turns, points } }];
  });
  runSuite('self-play', Object.fromEntries(cases));
}
