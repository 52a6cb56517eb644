// `leggio leaves`: what the tiles kept after a play are worth.
import type { Command } from 'commander';
import { addLeavesExport } from './export.js';
import { addLeavesImport } from './import.js';
import { addLeavesShow } from './show.js';
import { addTrain } from './train.js';

const EXAMPLE = `
Examples:
  leggio leaves show AEINR?
  leggio leaves train --games 20000 --generations 2 --seed 1 --out mine.leaves
  leggio leaves export --format klv2 --out italiano.klv2`;

export function addLeaves(program: Command): void {
  const leaves = program
    .command('leaves')
    .summary('what the tiles kept after a play are worth')
    .description(
      'Values of leaves: the points that tiles kept after a play bring later, each leave against the mean of all racks.',
    )
    .addHelpText('after', EXAMPLE);
  addLeavesShow(leaves);
  addLeavesExport(leaves);
  addLeavesImport(leaves);
  addTrain(leaves);
}
