// `leggio leaves`: the worth of leaves, one command for each thing that is done with them.
import type { Command } from 'commander';
import { addTrain } from './train.js';

export function addLeaves(program: Command): void {
  const leaves = program
    .command('leaves')
    .summary('leave values')
    .description('Leave values: what the tiles kept are worth.');
  addTrain(leaves);
}
