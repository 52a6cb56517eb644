// The program of the command line: one file per command, added here; `main.ts` runs it.
import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { addAnagram } from './anagram.js';
import { addAnalyse } from './analyse.js';
import { addBatch } from './batch.js';
import { addBoardWords } from './board-words.js';
import { addCompile } from './compile.js';
import { addConvert } from './convert.js';
import { addDemo } from './demo.js';
import { addDiff } from './diff.js';
import { addDigest } from './digest.js';
import { addDuplicate } from './duplicate/duplicate.js';
import { addExtend } from './extend.js';
import { addHooks } from './hooks.js';
import { addInspect } from './inspect.js';
import { addJudge } from './judge.js';
import { addPlays } from './plays.js';
import { addReplay } from './replay.js';
import { reportError } from './shared/terminal.js';
import { addTop } from './top.js';
import { addWord } from './word.js';
import { addWords } from './words.js';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

const EXAMPLE = `
Examples:
  leggio demo
  leggio word eccotelo
  leggio compile --help`;

/** Each adds a command. */
const COMMANDS: readonly ((program: Command) => void)[] = [
  addTop,
  addPlays,
  addDigest,
  addJudge,
  addBatch,
  addCompile,
  addInspect,
  addDemo,
  addWord,
  addWords,
  addAnagram,
  addHooks,
  addExtend,
  addDiff,
  addBoardWords,
  addAnalyse,
  addReplay,
  addConvert,
  addDuplicate,
];

/** A program that has parsed nothing yet. */
export function createProgram(): Command {
  const program = new Command('leggio')
    .description('Italian Scrabble as FIGS plays it: lexicon compiler and move generator.')
    .version(version)
    .showHelpAfterError('(add --help for the options and an example)')
    .addHelpText('after', EXAMPLE);
  for (const add of COMMANDS) add(program);
  return program;
}

/**
 * Runs a command line. What goes wrong is printed and sets the exit code; the process is never ended, so
 * that an output which cannot be written is told of.
 *
 * @param args without the names of Node and of the program
 */
export async function run(args: readonly string[]): Promise<void> {
  const program = createProgram();
  for (const command of withSubcommands(program)) command.exitOverride();
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError)
      process.exitCode = error.exitCode; // it has said why
    else reportError(error);
  }
}

function withSubcommands(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)];
}
