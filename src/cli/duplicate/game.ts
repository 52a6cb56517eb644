// What the commands of a duplicate game share: the file, the engine it wants, options, and saving.
import { type Command, Option } from 'commander';
import { NOTATION_HELP, NOTATIONS, type Notation } from '../../board/notation.js';
import { checkEngine } from '../../duplicate/game.js';
import type { GameEntry } from '../../duplicate/ledger/entries.js';
import { formatLines } from '../../duplicate/ledger/ledger.js';
import { type GameFile, openGameFile, updateGameFile } from '../../duplicate/ledger/ledger-file.js';
import type { DuplicateGame } from '../../duplicate/ledger/lines.js';
import { endOf } from '../../duplicate/ledger/lines.js';
import { PRESET_IDS } from '../../duplicate/presets.js';
import { entryLines } from '../../duplicate/sheets/round-text.js';
import { createEngine, type Engine } from '../../engine/engine.js';
import { InputError, quoted } from '../../errors.js';
import { rulesEdition } from '../../rules/editions.js';
import type { Language } from '../../wording/language.js';
import { SHEETS } from '../../wording/sheets.js';
import { spokenLanguage } from '../shared/language.js';
import { lexiconOption, openLexicon, parseTurn, RULES_HELP } from '../shared/options.js';
import { printLine, printText, warn } from '../shared/terminal.js';

export const GAME_HELP = 'the file of the game';
export const NOTATIONS_TEXT: string = NOTATIONS.map(
  notation => `  ${notation.padEnd(7)} ${NOTATION_HELP[notation]}`,
).join('\n');

/** Options of a new game. */
export interface GameFlags {
  readonly preset: string;
  readonly rounds?: number;
  readonly option?: Readonly<Record<string, number>>;
  readonly notation: Notation;
  readonly rules: string;
  readonly lexicon: string;
}

/** How a command tells what it entered: as text in a language, or the lines themselves. */
export interface SaidFlags {
  readonly json?: boolean;
  readonly lang?: Language;
}

/** Adds the options that say what a game is played under. */
export function withGameOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--preset <id>', 'values of every rule, each with its source')
        .choices(PRESET_IDS)
        .default('figs'),
    )
    .option('--rounds <number>', 'most rounds, instead of what the preset says', parseTurn)
    .option('--option <name=number>', 'another value for a rule of the preset', parseOption)
    .addOption(notationOption('how slips and sheets name squares').default('gcg'))
    .option('--rules <id>', RULES_HELP, 'figs')
    .addOption(lexiconOption());
}

export function notationOption(help: string): Option {
  return new Option('--notation <notation>', help).choices(NOTATIONS);
}

/** Collects `name=number` from every time the option is given. */
function parseOption(
  text: string,
  before: Readonly<Record<string, number>> = {},
): Readonly<Record<string, number>> {
  const [, name, value] = /^([A-Za-z]+)=(\d+)$/.exec(text) ?? [];
  if (name !== undefined) return { ...before, [name]: Number(value) };
  throw new InputError('OPTION_FORM', `${quoted(text)} is not name=number, like soloPoints=10`, {
    input: text,
  });
}

/** What the options ask of a game. */
export function gameRequest({ preset, notation, rounds, option = {} }: GameFlags): {
  preset: string;
  notation: Notation;
  options: Readonly<Record<string, number>>;
} {
  return { preset, notation, options: rounds === undefined ? option : { ...option, rounds } };
}

/** The engine for rules and a lexicon by name. */
export async function openEngine(flags: { rules: string; lexicon: string }): Promise<Engine> {
  const rules = rulesEdition(flags.rules);
  return createEngine({ lexicon: await openLexicon(flags.lexicon, rules), rules });
}

/** The engine a game wants. */
export async function engineOf(facts: GameEntry, lexicon: string): Promise<Engine> {
  return openEngine({ rules: facts.rules, lexicon });
}

/** Opens a game; says so when its last line was cut off. */
export async function openGame(path: string): Promise<GameFile> {
  const file = await openGameFile(path);
  warnOfTorn(file);
  return file;
}

function warnOfTorn({ path, torn }: GameFile): void {
  if (torn === '') return;
  const what = torn.includes('\n') ? 'the last lines were' : 'the last line was';
  warn(`${path}: ${what} cut off while being written and left out: ${quoted(torn)}`);
}

/** The engine a game began with. */
export async function engineFor({ game }: GameFile, lexicon: string): Promise<Engine> {
  const engine = await engineOf(game.state.facts, lexicon);
  checkEngine(game.state, engine);
  return engine;
}

/** Makes a game longer and prints what is new: as text for people, or the lines themselves. */
export async function changeGame(
  path: string,
  flags: SaidFlags,
  change: (file: GameFile) => DuplicateGame | Promise<DuplicateGame>,
): Promise<{ readonly before: GameFile; readonly after: DuplicateGame }> {
  const { before, after } = await updateGameFile(path, file => {
    warnOfTorn(file);
    return change(file);
  });
  await printAdded(before.game, after, flags);
  return { before, after };
}

/** Prints the entries that `after` has more than `before`. */
export async function printAdded(
  before: Pick<DuplicateGame, 'entries' | 'head'> | undefined,
  after: DuplicateGame,
  { json, lang }: SaidFlags,
): Promise<void> {
  const n = before?.entries.length ?? 0;
  const added = after.entries.slice(n);
  if (json === true) {
    const { text } = formatLines(added, before && endOf(before));
    await printText(text);
    return;
  }
  const words = SHEETS[spokenLanguage(lang)];
  for (const entry of added) {
    for (const line of entryLines(entry, after.state, words)) await printLine(line);
  }
}
