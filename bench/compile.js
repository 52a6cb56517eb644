// Suites: from the packed frozen list to a graph and to bytes, and from bytes to a lexicon.
import { buildGaddag } from '../dist/gaddag/build.js';
import { encodeLexicon } from '../dist/gaddag/format.js';
import { lexiconFromBytes } from '../dist/index.js';
import { expectedSignature, lexicon, words } from './fixture.js';
import { runSuite } from './suite.js';

const { nodes, arcs } = expectedSignature();

export function compileSuite() {
  const graph = buildGaddag(words);
  runSuite('compile', {
    'build graph': {
      run: () => buildGaddag(words),
      answer: () => sizeOf(buildGaddag(words)),
      expected: [nodes, arcs],
    },
    'encode file': {
      run: () => encodeLexicon(graph, lexicon.facts),
      answer: () => lexiconFromBytes(encodeLexicon(graph, lexicon.facts)).checksum,
      expected: lexicon.checksum,
    },
  });
}

export function loadSuite() {
  const bytes = encodeLexicon(buildGaddag(words), lexicon.facts);
  runSuite('load', {
    'file in memory': {
      run: () => lexiconFromBytes(bytes),
      answer: () => sizeOf(lexiconFromBytes(bytes)),
      expected: [nodes, arcs],
    },
  });
}

function sizeOf({ nodeCount, arcCount }) {
  return [nodeCount, arcCount];
}
