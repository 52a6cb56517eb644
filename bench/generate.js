// Suite: every play of the bench positions, unsorted and ranked.
import { Generator, PlayBuffer, rankPlays } from '../dist/core.js';
import { FIGS } from '../dist/index.js';
import { lexicon, positions } from './fixture.js';
import { runSuite } from './suite.js';

export function generateSuite() {
  const generator = new Generator(lexicon.graph, FIGS);
  const buffer = new PlayBuffer();
  runSuite('generate', {
    'all plays': () => {
      for (const position of positions) generator.generate(position, buffer);
    },
    'all plays, ranked': () => {
      for (const position of positions) {
        generator.generate(position, buffer);
        rankPlays(buffer);
      }
    },
  });
}
