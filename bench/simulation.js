// Rollouts a second on one core: 15 candidates, two turns after each, from the middle of games.
// node bench/simulation.js --positions FILE [--words FILE | --lexicon FILE] [--rollouts 60] prints one JSON line.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createCounts } from '../dist/alphabet/tile-counts.js';
import { unseenCounts } from '../dist/board/position.js';
import { parsePositionLine } from '../dist/board/position-lines.js';
import { createEngine } from '../dist/engine/engine.js';
import { lexiconFromWords, loadDefaultLexicon, loadLexicon } from '../dist/gaddag/lexicon.js';
import { loadDefaultLeaves } from '../dist/leaves/load.js';
import { loadDefaultWinTable } from '../dist/outlook/load.js';
import { FIGS } from '../dist/rules/editions.js';
import { createRoller, winShareOf } from '../dist/strategy/simulation/rollout.js';
import { candidateOf } from '../dist/strategy/simulation/scene.js';

const { values } = parseArgs({
  options: {
    positions: { type: 'string' },
    words: { type: 'string' },
    lexicon: { type: 'string' },
    rollouts: { type: 'string', default: '60' },
  },
});

function openLexicon() {
  if (values.lexicon !== undefined) return loadLexicon(values.lexicon);
  if (values.words === undefined) return loadDefaultLexicon();
  return lexiconFromWords(readFileSync(values.words, 'utf8').trim().split(/\s+/));
}

const lexicon = await openLexicon();
const leaves = await loadDefaultLeaves();
const winShare = winShareOf(await loadDefaultWinTable());
const engine = createEngine({ lexicon, leaves });
const positions = readFileSync(values.positions, 'utf8')
  .trim()
  .split('\n')
  .map((line, index) => parsePositionLine(line, FIGS, `${values.positions}:${index + 1}`).position)
  .filter(({ unseen, rack }) => unseen.length > 20 && rack.length === FIGS.rackSize);

/** Rollouts a second of processor time. */
function rate(position) {
  const candidates = engine.moves(position, { count: 15 }).map(move => candidateOf(position, move));
  const unseen = unseenCounts(FIGS, position.tiles, position.rackCounts);
  const known = createCounts();
  const scene = { candidates, unseen, known, spread: 0, plies: 2, seed: 'bench' };
  const roller = createRoller({ lexicon, rules: FIGS, leaves, winShare }, scene);
  const from = process.cpuUsage();
  for (let rollout = 0; rollout < Number(values.rollouts); rollout++) {
    roller.deal(rollout);
    for (const candidate of candidates) roller.play(candidate, () => undefined);
  }
  const { user, system } = process.cpuUsage(from);
  return (Number(values.rollouts) * candidates.length * 1e6) / (user + system);
}

const every = positions.filter((_, index) => index % 6 === 0);
const rates = every.map(rate).sort((one, other) => one - other);
const at = share => Math.round(rates[Math.floor((rates.length - 1) * share)]);
console.log(
  JSON.stringify({ positions: rates.length, median: at(0.5), slowest: at(0), fastest: at(1) }),
);
