// Suite: from the packed frozen list to a graph, to bytes, and back.
import { buildGaddag } from '../dist/gaddag/build.js';
import { encodeLexicon } from '../dist/gaddag/format.js';
import { lexiconFromBytes } from '../dist/index.js';
import { lexicon, words } from './fixture.js';
import { runSuite } from './suite.js';

export function compileSuite() {
  const graph = buildGaddag(words);
  const bytes = encodeLexicon(graph, lexicon.facts);
  runSuite('compile', {
    'build graph': () => buildGaddag(words),
    'encode file': () => encodeLexicon(graph, lexicon.facts),
    'load file': () => lexiconFromBytes(bytes),
  });
}
