// The program of the command line: one file per command, added here; `main.ts` runs it.
import { Command, CommanderError } from 'commander';
import { noteCommandLine } from './shared/command-line.js';
import { reportError } from './shared/terminal.js';
import { VERSION } from './shared/version.js';

const EXAMPLE = `
Examples:
  leggio demo
  leggio word eccotelo
  leggio compile --help`;

/** Adds a command to a program. */
type Add = (program: Command) => void;

/** Commands by name, in the order of the help; each file is read when its command is wanted. */
export const COMMANDS: Readonly<Record<string, () => Promise<Add>>> = {
  top: async () => (await import('./top.js')).addTop,
  plays: async () => (await import('./plays.js')).addPlays,
  digest: async () => (await import('./digest.js')).addDigest,
  judge: async () => (await import('./judge.js')).addJudge,
  batch: async () => (await import('./batch.js')).addBatch,
  compile: async () => (await import('./compile.js')).addCompile,
  inspect: async () => (await import('./inspect.js')).addInspect,
  demo: async () => (await import('./demo.js')).addDemo,
  word: async () => (await import('./word.js')).addWord,
  words: async () => (await import('./words.js')).addWords,
  anagram: async () => (await import('./anagram.js')).addAnagram,
  hooks: async () => (await import('./hooks.js')).addHooks,
  extend: async () => (await import('./extend.js')).addExtend,
  diff: async () => (await import('./diff.js')).addDiff,
  review: async () => (await import('./review/review.js')).addReview,
  'board-words': async () => (await import('./board-words.js')).addBoardWords,
  endgame: async () => (await import('./endgame.js')).addEndgame,
  preendgame: async () => (await import('./preendgame.js')).addPreendgame,
  autoplay: async () => (await import('./autoplay.js')).addAutoplay,
  analyse: async () => (await import('./analyse.js')).addAnalyse,
  replay: async () => (await import('./replay.js')).addReplay,
  convert: async () => (await import('./convert.js')).addConvert,
  sim: async () => (await import('./sim.js')).addSim,
  play: async () => (await import('./play.js')).addPlay,
  leaves: async () => (await import('./leaves/leaves.js')).addLeaves,
  wins: async () => (await import('./wins/wins.js')).addWins,
  gather: async () => {
    const { addGather } = await import('./gather.js');
    return program => addGather(program, run);
  },
  work: async () => (await import('./work.js')).addWork,
  web: async () => (await import('./web.js')).addWeb,
  duplicate: async () => (await import('./duplicate/duplicate.js')).addDuplicate,
};

/** Asks for the version alone, for which no command has to be read. */
const VERSION_FLAGS: readonly string[] = ['-V', '--version'];

/**
 * A program that has parsed nothing yet.
 *
 * @param names the commands it is to know; default all of them
 */
export async function createProgram(
  names: readonly string[] = Object.keys(COMMANDS),
): Promise<Command> {
  const program = new Command('leggio')
    .description('Italian Scrabble as FIGS plays it: lexicon compiler and move generator.')
    .version(VERSION)
    .showHelpAfterError('(add --help for the options and an example)')
    .addHelpText('after', EXAMPLE);
  for (const name of names) {
    const add = await COMMANDS[name]!();
    add(program);
  }
  return program;
}

/**
 * Runs a command line. What goes wrong is printed and sets the exit code; the process is never ended, so
 * that an output which cannot be written is told of.
 *
 * @param args without the names of Node and of the program
 */
export async function run(args: readonly string[]): Promise<void> {
  noteCommandLine(args);
  const program = await createProgram(wantedBy(args[0] ?? ''));
  for (const command of withSubcommands(program)) command.exitOverride();
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError)
      process.exitCode = error.exitCode; // it has said why
    else reportError(error);
  }
}

/** The commands that a line can mean, by its first word. */
function wantedBy(first: string): readonly string[] | undefined {
  if (VERSION_FLAGS.includes(first)) return [];
  return Object.hasOwn(COMMANDS, first) ? [first] : undefined;
}

function withSubcommands(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)];
}
