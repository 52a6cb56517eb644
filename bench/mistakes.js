// How large mistakes are: games by a player who looks at points alone, judged turn by turn. Prints what its turns
// lost by equity, by the chance to win and in endings, and how many points of equity one per cent of the chance to
// win is worth; the sizes in `src/analysis/mistakes.ts` come from it.
//
//   leggio autoplay --games 60 --seed 17 --players score,equity --gcg games
//   node bench/mistakes.js games --depth normal --player score
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  analyseGame,
  createEngine,
  loadDefaultLeaves,
  loadDefaultLexicon,
  loadDefaultWinTable,
  parseGcg,
} from '../dist/index.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    depth: { type: 'string', default: 'normal' },
    player: { type: 'string', default: 'score' },
    games: { type: 'string', default: '1000' },
  },
});
const [folder] = positionals;
const lexicon = await loadDefaultLexicon();
const leaves = await loadDefaultLeaves();
const wins = await loadDefaultWinTable();
const engine = createEngine({ lexicon, leaves });

const files = readdirSync(folder).filter(file => file.endsWith('.gcg'));
const turns = [];
const start = performance.now();
let played = 0;
for (const file of files.sort().slice(0, Number(values.games))) {
  const game = parseGcg(readFileSync(join(folder, file)), { name: file });
  const player = game.players.findIndex(({ name }) => name === values.player);
  const analysis = await analyseGame(game, engine, { depth: values.depth, wins, seed: file });
  turns.push(...analysis.turns.filter(({ turn }) => turn.player === player && !turn.isFullChange));
  played++;
}
const seconds = (performance.now() - start) / 1000;
console.log(
  `${played} games, ${turns.length} turns of ${values.player}, ${values.depth}, ${(seconds / played).toFixed(1)} s a game`,
);

/** Losses above `least`, by quantile. */
function tell(name, losses, least) {
  const sorted = losses.filter(loss => loss > least).sort((a, b) => a - b);
  const at = share => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(2);
  const shares = [0.25, 0.5, 0.75, 0.9, 0.95].map(share => `${100 * share} %: ${at(share)}`);
  console.log(`${name}: ${sorted.length} of ${losses.length} above ${least}; ${shares.join(', ')}`);
}

const simulated = turns.filter(({ losses }) => losses.win?.how === 'simulated');
const sure = simulated.filter(({ losses: { win } }) => win.value > 2 * win.error);
const ended = turns.filter(({ losses }) => losses.spread !== undefined);
tell(
  'equity',
  turns.map(({ losses }) => (losses.equity ?? 0) / 1000),
  0,
);
tell(
  'win %, simulated',
  simulated.map(({ losses: { win } }) => win.value),
  0,
);
tell(
  'win %, beyond two errors',
  sure.map(({ losses: { win } }) => win.value),
  0,
);
tell(
  'spread in endings',
  ended.map(({ losses }) => losses.spread.value),
  0,
);

/** Points of equity for one per cent of the chance to win, while the game is open. */
function slope(pairs) {
  const up = pairs.reduce((sum, [equity]) => sum + equity * equity, 0);
  const across = pairs.reduce((sum, [equity, win]) => sum + equity * win, 0);
  return up / across;
}
for (const [from, to] of [
  [81, 113],
  [41, 80],
  [11, 40],
  [1, 10],
]) {
  const within = simulated.filter(({ turn, moves }) => {
    const best = moves[0].win.value;
    return turn.bag >= from && turn.bag <= to && best > 10 && best < 90;
  });
  const pairs = within.map(({ losses }) => [losses.equity / 1000, losses.win.value]);
  console.log(
    `bag ${from} to ${to}: ${pairs.length} turns, ${slope(pairs).toFixed(2)} points of equity a per cent`,
  );
}
