// Suites: every play of the bench positions, unsorted and ranked.
import { createSearcher, PlayBuffer } from '../dist/core.js';
import { FIGS } from '../dist/index.js';
import { expectedSignature, lexicon, positions } from './fixture.js';
import { runSuite } from './suite.js';

const { plays, scores, tops } = expectedSignature();
const buffer = new PlayBuffer();

export function allSuite() {
  runSuite('all', { 'every play': caseOf('generate') });
}

export function sortedSuite() {
  runSuite('sorted', { 'every play, ranked': caseOf('ranked') });
}

function caseOf(method) {
  const searcher = createSearcher(lexicon.graph, FIGS);
  return {
    run: () => {
      for (const position of positions) searcher[method](position, buffer);
    },
    answer: () => sumsOf(searcher, method),
    expected: method === 'ranked' ? [plays, scores, tops] : [plays, scores],
  };
}

/** Plays, sum of their scores, and of the first ones where they are ranked. */
function sumsOf(searcher, method) {
  const sums = [0, 0];
  let firsts = 0;
  for (const position of positions) {
    searcher[method](position, buffer);
    sums[0] += buffer.length;
    for (let i = 0; i < buffer.length; i++) sums[1] += buffer.score(i);
    if (buffer.length > 0) firsts += buffer.score(0);
  }
  return method === 'ranked' ? [...sums, firsts] : sums;
}
