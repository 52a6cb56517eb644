// `leggio duplicate presets`: every rule of every preset, with its source.
import type { Command } from 'commander';
import { OPTION_NAMES, OPTIONS } from '../../duplicate/options.js';
import { PRESETS } from '../../duplicate/presets.js';
import { printLine } from '../shared/terminal.js';

const EXAMPLE = `
Example:
  leggio duplicate presets`;

export function addDuplicatePresets(duplicate: Command): void {
  duplicate
    .command('presets')
    .summary('every rule of every preset, with its source')
    .description('Lists the presets: every rule with its value, its meaning and its source.')
    .addHelpText('after', EXAMPLE)
    .action(runPresets);
}

async function runPresets(): Promise<void> {
  for (const { id, title, options, clock } of PRESETS) {
    await printLine(`${id}: ${title}`);
    for (const name of OPTION_NAMES) {
      const { value, source } = options[name];
      await printLine(`  ${name}=${value}  ${OPTIONS[name].meaning}  [${source}]`);
    }
    const { seconds, warning } = clock;
    await printLine(`  a round lasts ${seconds.value} seconds  [${seconds.source}]`);
    await printLine(`  told to write ${warning.value} seconds before  [${warning.source}]`);
  }
}
