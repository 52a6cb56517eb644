// Suite: every play of the bench positions, unsorted and ranked.
import { createSearcher, PlayBuffer } from '../dist/core.js';
import { FIGS } from '../dist/index.js';
import { lexicon, positions } from './fixture.js';
import { runSuite } from './suite.js';

export function generateSuite() {
  const searcher = createSearcher(lexicon.graph, FIGS);
  const buffer = new PlayBuffer();
  runSuite('generate', {
    'all plays': () => {
      for (const position of positions) searcher.generate(position, buffer);
    },
    'all plays, ranked': () => {
      for (const position of positions) {
        searcher.ranked(position, buffer);
      }
    },
  });
}
