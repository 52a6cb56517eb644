// Suite: the best plays of the bench positions.
import { engine, positions } from './fixture.js';
import { runSuite } from './suite.js';

export function topSuite() {
  runSuite('top', {
    'top score with ties': () => {
      for (const position of positions) engine.topScore(position);
    },
    'top 10': () => {
      for (const position of positions) engine.top(position);
    },
  });
}
