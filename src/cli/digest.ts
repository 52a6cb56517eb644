// `leggio digest`: one line a position, for comparing engines.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { parsePositionLine } from '../board/position-lines.js';
import { createEngine } from '../engine/engine.js';
import { InputError, quoted } from '../errors.js';
import { ioReason, isIoError } from '../files/io-error.js';
import { rulesEdition } from '../rules/editions.js';
import { answerPosition } from './batch-answer.js';
import { lexiconOption, openLexicon, RULES_HELP } from './options.js';
import { printLine } from './terminal.js';

const EXAMPLE = `
Example:
  leggio digest positions.jsonl --lexicon words.gaddag`;

export function addDigest(program: Command): void {
  program
    .command('digest')
    .summary('one line a position: plays, top, hash')
    .description(
      'Prints {"id", "plays", "top", "top_plays", "hash"} for each position, so that two engines can be compared.',
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
  let number = 0;
  for await (const line of lines(file)) {
    number++;
    if (line.trim() === '') continue;
    const { id, position } = parsePositionLine(line, rules, `${file}:${number}`);
    await printLine(answerPosition(engine, { kind: 'digest' }, id, position).text);
  }
}

async function* lines(file: string): AsyncGenerator<string> {
  const input = file === '-' ? process.stdin : createReadStream(file, 'utf8');
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    if (!isIoError(error)) throw error;
    throw new InputError('POSITION_FILE', `${quoted(file)} cannot be read: ${ioReason(error)}`, {
      input: file,
    });
  }
}
