// `leggio demo`: a real mid-game board, drawn, and its ten best plays. Compiles the default lexicon
// first when it is not there. What `npm start` shows.
import { access } from 'node:fs/promises';
import type { Command } from 'commander';

import { DEFAULT_LEXICON } from '../gaddag/lexicon.js';
import { DEFAULT_TABLES } from '../wordlist/default-tables.js';
import { compileTables } from './compile.js';
import { DEMO_POSITION } from './demo-position.js';
import { printLine } from './shared/terminal.js';
import { runTop } from './top.js';

const EXAMPLE = `
Example:
  leggio demo`;

export function addDemo(program: Command): void {
  program
    .command('demo')
    .summary('a mid-game board and its ten best plays')
    .description(
      'Shows what leggio does: compiles the default lexicon if it is not there, and ranks plays.',
    )
    .addHelpText('after', EXAMPLE)
    .action(runDemo);
}

async function runDemo(): Promise<void> {
  const isThere = await access(DEFAULT_LEXICON).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await printLine('compiling the default lexicon, once …');
    const { words } = await compileTables({
      source: DEFAULT_TABLES,
      out: DEFAULT_LEXICON,
      edition: 'figs',
    });
    await printLine(`${words} words\n`);
  }
  await runTop(DEMO_POSITION, { lexicon: DEFAULT_LEXICON, rules: 'figs', count: 10, by: 'score' });
}
