// Times all plays, or the tops, of a file of positions: one JSON line, to be raced against others.
// node bench/positions.js --mode all|sorted|top --words FILE[.gz] | --lexicon FILE --positions FILE
//   --rounds N --jollies 0|1|2 --leaves FILE (then the top is by equity)
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ITALIAN } from '../dist/alphabet/alphabets.js';
import { parsePositionLine } from '../dist/board/position-lines.js';
import { readWordFile } from '../dist/compile/word-file.js';
import { buildGaddag } from '../dist/gaddag/build.js';
import { loadLexicon } from '../dist/gaddag/lexicon.js';
import { bagStateOf } from '../dist/leaves/bag-state.js';
import { createJudge } from '../dist/leaves/judge.js';
import { loadLeaves } from '../dist/leaves/load.js';
import { PlayBuffer } from '../dist/movegen/play-buffer.js';
import { createSearcher } from '../dist/ranking/searcher.js';
import { FIGS } from '../dist/rules/editions.js';

const WARM_UP = 2;

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'all' },
    words: { type: 'string' },
    lexicon: { type: 'string' },
    positions: { type: 'string' },
    jollies: { type: 'string' },
    leaves: { type: 'string' },
    rounds: { type: 'string', default: '9' },
  },
});

/** @returns the graph of a list of words, or of a compiled lexicon, and the number of its words */
async function readGraph() {
  if (values.lexicon !== undefined) return loadLexicon(values.lexicon);
  const { words } = await readWordFile(values.words, ITALIAN);
  return { graph: buildGaddag(words), wordCount: words.count };
}

const start = performance.now();
const { graph, wordCount } = await readGraph();
const buildMs = performance.now() - start;
const isAsked = ({ rackCounts }) =>
  values.jollies === undefined || rackCounts[0] === Number(values.jollies);
const positions = readFileSync(values.positions, 'utf8')
  .split('\n')
  .filter(line => line.trim() !== '')
  .map((line, index) => parsePositionLine(line, FIGS, `${values.positions}:${index + 1}`).position)
  .filter(isAsked);

const searcher = createSearcher(graph, FIGS);
const buffer = new PlayBuffer();

const filterStart = performance.now();
if (values.mode === 'top') searcher.useFilter(wordCount);
const filterMs = performance.now() - filterStart;

/** Plays of all positions, as the method of the searcher lists them. */
const listing = method => () => {
  let plays = 0;
  for (const position of positions) {
    searcher[method](position, buffer);
    plays += buffer.length;
  }
  return plays;
};

const ONE_BEST = { count: 1 };
const judge = values.leaves && createJudge(FIGS, await loadLeaves(values.leaves));

/** Sum of the best scores; a position without plays adds 0. */
function top() {
  let sum = 0;
  for (const position of positions) {
    const kept = judge?.read(position.rackCounts, bagStateOf(FIGS, position));
    searcher.best(position, ONE_BEST, buffer, kept);
    if (buffer.length > 0) sum += buffer.score(0);
  }
  return sum;
}

const jobs = {
  all: ['plays', listing('generate')],
  sorted: ['plays', listing('ranked')],
  top: ['sumTop', top],
};
const [name, job] = jobs[values.mode];
const times = [];
let result = 0;
for (let round = 0; round < WARM_UP + Number(values.rounds); round++) {
  const from = performance.now();
  result = job();
  if (round >= WARM_UP) times.push(performance.now() - from);
}
times.sort((a, b) => a - b);
const ms = Number(times[times.length >> 1].toFixed(2));
console.log(
  JSON.stringify({
    mode: values.mode,
    ...(values.jollies !== undefined && { jollies: Number(values.jollies) }),
    positions: positions.length,
    [name]: result,
    ms,
    buildMs: Math.round(buildMs),
    ...(values.mode === 'top' && { filterMs: Math.round(filterMs) }),
  }),
);
