// Suite: the best plays of the bench positions, with every tie, packed and as objects.
import { createSearcher, PlayBuffer } from '../dist/core.js';
import { createEngine, FIGS } from '../dist/index.js';
import { expectedSignature, lexicon, positions } from './fixture.js';
import { runSuite } from './suite.js';

const { tops, ties } = expectedSignature();
const ONE_BEST = { count: 1 };
const buffer = new PlayBuffer();

export function topSuite() {
  const engine = createEngine({ lexicon, rules: FIGS });
  runSuite('top', {
    packed: packedCase(),
    'as objects': {
      run: () => {
        for (const position of positions) engine.topScore(position);
      },
      answer: () => {
        const found = positions.map(position => engine.topScore(position));
        return [sum(found.map(({ score }) => score)), sum(found.map(({ plays }) => plays.length))];
      },
      expected: [tops, ties],
    },
  });
}

function packedCase() {
  const searcher = createSearcher(lexicon.graph, FIGS);
  searcher.useFilter(lexicon.wordCount);
  const best = position => {
    searcher.best(position, ONE_BEST, buffer);
    return buffer;
  };
  return {
    run: () => {
      for (const position of positions) best(position);
    },
    answer: () => [
      sum(positions.map(position => (best(position).length > 0 ? buffer.score(0) : 0))),
      sum(positions.map(position => best(position).length)),
    ],
    expected: [tops, ties],
  };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
