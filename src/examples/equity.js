// A whole game by equity: exchanges among the moves, and the worth of what each play keeps.
// node src/examples/equity.js [seed]
import { createEngine, createGame, loadDefaultLeaves, loadDefaultLexicon } from 'leggio';

const [lexicon, leaves] = await Promise.all([loadDefaultLexicon(), loadDefaultLeaves()]);
const engine = createEngine({ lexicon, leaves });
const game = createGame({ seed: process.argv[2] ?? 'leggio' });
while (!game.ended) {
  const { player, position } = game;
  const [move] = engine.moves(position, { count: 1 });
  game.make(move);
  const points = value => (value / 1000).toFixed(1);
  const told =
    move.kind === 'play'
      ? `${move.at} ${move.word}  ${move.score}, keeps ${move.leave || 'nothing'}: ${points(move.equity)}`
      : `${move.kind} ${move.tiles ?? ''}`;
  console.log(`player ${player + 1}  ${told}`);
}
console.log(game.result.players.map(({ final }) => final).join(' '));
