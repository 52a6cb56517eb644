// `leggio duplicate new`: begins a game in a new file and draws round 1.

import { randomBytes } from 'node:crypto';
import { type Command, Option } from 'commander';
import { newGame } from '../../duplicate/game.js';
import { CHOICES, type GameEntry } from '../../duplicate/ledger/entries.js';
import { createGameFile } from '../../duplicate/ledger/ledger-file.js';
import { InputError } from '../../errors.js';
import type { Encoding } from '../../files/decode.js';
import { ARBITER } from '../../wording/duplicate.js';
import { languageOption, spokenLanguage } from '../shared/language.js';
import { refuseIdle } from '../shared/options.js';
import { printLine } from '../shared/terminal.js';
import {
  GAME_HELP,
  type GameFlags,
  gameRequest,
  NOTATIONS_TEXT,
  openEngine,
  printAdded,
  type SaidFlags,
  withGameOptions,
} from './game.js';
import { encodingOption, readTextFile } from './text.js';

const EXAMPLE = `
Notations:
${NOTATIONS_TEXT}

Examples:
  leggio duplicate new game.jsonl --seed 2026 --preset figs
  leggio duplicate new game.jsonl --racks typed --rack AEIRSTO --notation figs --players "Anna,Bruno,Carla"
  leggio duplicate new game.jsonl --players-file club.txt --encoding windows-1252`;

interface NewFlags extends GameFlags, SaidFlags {
  readonly seed?: string;
  readonly racks: GameEntry['racks'];
  readonly rack?: string;
  readonly players?: string;
  readonly playersFile?: string;
  readonly encoding: Encoding;
}

export function addDuplicateNew(duplicate: Command): void {
  const command = duplicate
    .command('new')
    .summary('begin a game and draw round 1')
    .description('Begins a game in a new file and draws round 1.')
    .argument('<game>', GAME_HELP)
    .option('--seed <text>', 'what the draws come from; keep it to yourself while the game is on')
    .addOption(
      new Option('--racks <source>', 'from the seed, or typed from a real bag on the table')
        .choices(CHOICES.racks)
        .default('seed'),
    )
    .option('--rack <tiles>', 'the rack of round 1, ? for a jolly')
    .option(
      '--players <names>',
      'who plays, separated by commas; default: whoever hands in a slip in round 1',
    )
    .option('--players-file <file>', 'who plays, one name per line; - for standard input')
    .addOption(encodingOption('how --players-file is written'))
    .addOption(languageOption())
    .option('--json', 'print the lines of the file');
  withGameOptions(command).addHelpText('after', EXAMPLE).action(runNew);
}

async function runNew(path: string, flags: NewFlags): Promise<void> {
  const { players: names, playersFile: file } = flags;
  if (names !== undefined && file !== undefined) {
    const message = 'one of --players and --players-file, not both';
    throw new InputError('OPTION_TOGETHER', message, { input: '--players --players-file' });
  }
  const isTyped = flags.racks === 'typed';
  refuseIdle([isTyped && flags.seed !== undefined, 'typed racks are not drawn: leave --seed out']);
  const seed = isTyped ? undefined : (flags.seed ?? randomSeed());
  const players = await playersOf(flags);
  const engine = await openEngine(flags);
  const game = newGame(engine, {
    ...gameRequest(flags),
    ...(seed === undefined ? {} : { seed }),
    ...(players === undefined ? {} : { players }),
    ...(flags.rack === undefined ? {} : { rack: flags.rack }),
  });
  await createGameFile(path, game);
  if (flags.json !== true) await printLine(ARBITER[spokenLanguage(flags.lang)].begins(path, game));
  await printAdded(undefined, game, flags);
}

/** A seed that nobody can guess, for whoever gives none. */
function randomSeed(): string {
  return randomBytes(16).toString('hex');
}

async function playersOf(flags: NewFlags): Promise<string[] | undefined> {
  const { players, playersFile, encoding } = flags;
  const text = playersFile === undefined ? players : await readTextFile(playersFile, encoding);
  const names = text?.split(playersFile === undefined ? ',' : /\r?\n/).map(name => name.trim());
  return names?.filter(name => name !== '');
}
