// A whole game: the best play by points against itself, from a seed.
// node src/examples/game.js [seed]
import { createEngine, createGame, drawBoard, loadDefaultLexicon } from 'leggio';

const engine = createEngine({ lexicon: await loadDefaultLexicon() });
const game = createGame({ seed: process.argv[2] ?? 'leggio' });
while (!game.ended) {
  const { player, position } = game;
  const [best] = engine.top(position, { count: 1 });
  game.make(best ?? { kind: 'pass' });
  console.log(
    `player ${player + 1}  ${best ? `${best.at} ${best.word}  ${best.score}` : 'passes'}`,
  );
}
console.log(drawBoard(game.rules, game.position.tiles));
for (const { before, final } of game.result.players)
  console.log(`${before} points, ${final} in the end`);
