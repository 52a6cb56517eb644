// The same over `leggio/core`: typed arrays, nothing allocated while plays are looked for. It ends when
// neither player can lay a tile, and leaves out what the rules then take off.
// node src/examples/core-game.js [seed]
import * as core from 'leggio/core';

const searcher = core.createSearcher((await core.loadDefaultLexicon()).graph, core.FIGS);
const bag = core.createBag(core.FIGS, core.createRandom(process.argv[2] ?? 'leggio'));
const [plays, made, scores] = [new core.PlayBuffer(), core.createMadePlay(), [0, 0]];
const tiles = new Uint8Array(core.SQUARE_COUNT);
const hands = scores.map(() => ({ tiles, rackCounts: new Int32Array(32) }));
for (let turn = 0, passes = 0; passes < 2; turn++) {
  bag.fill(hands[turn % 2].rackCounts, core.FIGS.rackSize);
  searcher.best(hands[turn % 2], { count: 1 }, plays);
  passes = plays.length === 0 ? passes + 1 : 0;
  if (plays.length === 0) continue;
  console.log(core.formatPlay(plays, 0, tiles, core.FIGS.alphabet), plays.score(0));
  scores[turn % 2] += plays.score(0);
  core.makePlay(hands[turn % 2], plays, 0, made);
}
console.log(scores.join(' '));
