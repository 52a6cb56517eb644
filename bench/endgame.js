// Endings of games of leggio against itself, at the turn after which the bag is empty: how long they take.
// node bench/endgame.js [--count N] [--seed S] [--words FILE] [--tiles N] [--seconds S] prints a line an ending, and
// median and 90th percentile. With --tiles N both racks together have at most N tiles.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEngine, createGame, FIGS, lexiconFromWords, solveEndgame } from 'leggio';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '30' },
    seed: { type: 'string', default: '2026' },
    words: {
      type: 'string',
      default: new URL('../src/testing/words.txt', import.meta.url).pathname,
    },
    tiles: { type: 'string', default: '14' },
    seconds: { type: 'string', default: '120' },
  },
});
const lexicon = lexiconFromWords(readFileSync(values.words, 'utf8').trim().split(/\s+/));
const engine = createEngine({ lexicon, rules: FIGS });

/** The first position of a greedy game that is an ending; undefined when the game ends before. */
function endingOf(seed, most) {
  const game = createGame({ rules: FIGS, seed });
  while (!game.ended) {
    const [mine, other] = [game.player, 1 - game.player].map(player => game.racks[player]);
    if (game.bag === 0 && mine.length + other.length <= most) return game.position;
    const [play] = engine.top(game.position, { count: 1 });
    game.make(play ?? { kind: 'pass' });
  }
  return undefined;
}

const times = [];
let nodes = 0;
for (let number = 0; times.length < Number(values.count); number++) {
  const position = endingOf(`${values.seed} ${number}`, Number(values.tiles));
  if (position === undefined) continue;
  const result = await solveEndgame(position, { lexicon, seconds: Number(values.seconds) });
  times.push(result.ms);
  nodes += result.nodes;
  const { value, exact, best, line } = result;
  const { rack, unseen: opponent } = position;
  const ms = Math.round(result.ms);
  const facts = { number, rack, opponent, value, exact, best: best.length, line: line.length };
  console.log(JSON.stringify({ ...facts, nodes: result.nodes, ms }));
}
times.sort((a, b) => a - b);
const at = share => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
const perSecond = Math.round((nodes * 1000) / times.reduce((sum, ms) => sum + ms, 0));
console.log(JSON.stringify({ median: at(0.5), ninety: at(0.9), most: at(1), perSecond }));
