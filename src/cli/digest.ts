// `leggio digest`: one line per position, for comparing engines.
import type { Command } from 'commander';
import { answerLine, answerPosition } from '../batch/answer.js';
import { linesOf, readBlocks } from '../batch/line-blocks.js';
import { createEngine } from '../engine/engine.js';
import { rulesEdition } from '../rules/editions.js';
import { lexiconOption, openLexicon, RULES_HELP } from './shared/options.js';
import { createComplaints, printLine } from './shared/terminal.js';

/** Lines of a block. */
const BLOCK_LINES = 64;

const EXAMPLE = `
Example:
  leggio digest positions.jsonl --lexicon words.gaddag`;

export function addDigest(program: Command): void {
  program
    .command('digest')
    .summary('one line per position: plays, top, hash')
    .description(
      'Prints {"id", "plays", "top", "top_plays", "hash"} for each position, so that two engines can be compared. The first twenty wrong lines are named; all others are answered.',
    )
    .argument('<positions>', 'file of JSON lines {"id", "rows", "rack"}, or - for standard input')
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .addHelpText('after', EXAMPLE)
    .action(runDigest);
}

async function runDigest(file: string, options: { lexicon: string; rules: string }): Promise<void> {
  const rules = rulesEdition(options.rules);
  const engine = createEngine({ lexicon: await openLexicon(options.lexicon, rules), rules });
  const complaints = createComplaints();
  for await (const block of readBlocks(file, BLOCK_LINES, new AbortController().signal)) {
    for (const line of linesOf(block)) {
      const found = answerLine(line, file, rules, (id, position) =>
        answerPosition(engine, { kind: 'digest' }, id, position),
      );
      if (typeof found === 'string') complaints.add(found);
      else await printLine(found.text);
    }
  }
  complaints.finish();
}
