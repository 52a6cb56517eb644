// The options that commands share, and how their values become things.
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type Command, Option } from 'commander';

import { isCgp, type Position, parsePosition, parseRows } from '../../board/position.js';
import { SIZE } from '../../board/squares.js';
import { InputError, LexiconError, quoted } from '../../errors.js';
import { decodeText, firstLineNotUtf8 } from '../../files/decode.js';
import { ioReason } from '../../files/io-error.js';
import { DEFAULT_LEXICON, type Lexicon, loadLexicon } from '../../gaddag/lexicon.js';
import { MOST_THREADS } from '../../platform/threads.js';
import { rulesEdition } from '../../rules/editions.js';
import type { Rules } from '../../rules/rules.js';
import { DEFAULT_TABLES } from '../../wordlist/default-tables.js';
import { warn } from './terminal.js';

export const RULES_HELP = 'edition of the rules the position is played under';
export const JSON_HELP = 'print JSON for machines';
export const POSITION_HELP =
  'a CGP string, a file (CGP, or 15 rows of 15 squares), or - for standard input';

/** `--lexicon`: where words are read from. */
export function lexiconOption(): Option {
  return new Option('--lexicon <file>', 'compiled lexicon to read words from').default(
    DEFAULT_LEXICON,
    'the lexicon of leggio',
  );
}

/** `--source`: a folder of tables. */
export function tablesOption(help = 'folder of the tables the lexicon was compiled from'): Option {
  return new Option('--source <folder>', help).default(DEFAULT_TABLES, 'the tables of leggio');
}

/** `--rack` of a position. */
export function rackOption(): Option {
  return new Option(
    '--rack <tiles>',
    'rack of the player to move, ? for a jolly; overrides the rack of a CGP',
  );
}

/** `--reading`, as often as one likes. */
export function readingOption(): Option {
  return new Option('--reading <id=choice>', 'how to read what the edition leaves open')
    .argParser(parseReading)
    .default({}, 'the first reading of each');
}

/** Whether an option was given, and not left at its default. */
export function isGiven(command: Command, option: string): boolean {
  return command.getOptionValueSource(option) === 'cli';
}

/** The error of an option that would do nothing. */
export function idleOption(message: string): InputError {
  return new InputError('OPTION_IDLE', message, { input: message });
}

/**
 * Refuses an option that would do nothing.
 *
 * @param idle whether an option is given without effect, and what it goes with
 * @throws InputError `OPTION_IDLE` with the first
 */
export function refuseIdle(
  ...idle: readonly (readonly [isIdle: boolean, message: string])[]
): void {
  for (const [isIdle, message] of idle) if (isIdle) throw idleOption(message);
}

/** Options of every command that looks at a position. */
export interface PositionOptions {
  readonly lexicon: string;
  readonly rules: string;
  readonly rack?: string;
  readonly json?: boolean;
}

/** Loads the lexicon and warns when it was compiled under another edition. */
export async function openLexicon(path: string, rules: Rules): Promise<Lexicon> {
  const lexicon = await openWords(path);
  const { edition } = lexicon.facts;
  if (edition !== '' && edition !== rules.id) {
    warn(
      `lexicon ${quoted(lexicon.name)} was compiled under ${quoted(edition)}, the rules are ${quoted(rules.id)}`,
    );
  }
  return lexicon;
}

/** Loads the lexicon, for commands that play under no rules. */
export function openWords(path: string): Promise<Lexicon> {
  return withHint(path, loadLexicon(path));
}

/** Says how the default lexicon comes to be when it is not there. */
export function withHint<T>(path: string, loaded: Promise<T>): Promise<T> {
  return loaded.catch((error: unknown) => {
    if (
      path === DEFAULT_LEXICON &&
      error instanceof LexiconError &&
      error.code === 'LEXICON_FILE'
    ) {
      throw new LexiconError('LEXICON_FILE', `${error.message}; "leggio compile" makes it`);
    }
    throw error;
  });
}

/** Reads a POSITION argument. */
export async function openPosition(
  argument: string,
  rules: Rules,
  rack?: string,
): Promise<Position> {
  if (isCgp(argument)) return parsePosition(argument, rules, rack);
  return readPosition(await readArgument(argument), rules, rack);
}

/** The text of a file, or of standard input for `-`. */
export async function readArgument(argument: string): Promise<string> {
  const bytes = argument === '-' ? await buffer(process.stdin) : await readBytes(argument);
  const text = decodeText(bytes);
  if (text !== undefined) return text;
  const line = firstLineNotUtf8(bytes) ?? 1;
  throw noPosition(argument, `line ${line} is not UTF-8; save the file as UTF-8`);
}

function readBytes(path: string): Promise<Uint8Array> {
  return readFile(path).catch(error => {
    throw noPosition(path, `${ioReason(error)}; wanted ${POSITION_HELP}`);
  });
}

function noPosition(argument: string, reason: string): InputError {
  return new InputError('POSITION_FILE', `position ${quoted(argument)}: ${reason}`, {
    input: argument,
  });
}

function readPosition(text: string, rules: Rules, rack?: string): Position {
  // line ends only: a row may end in spaces, which are empty squares
  const board = withoutLastEnds(text.replace(/^\uFEFF/, ''));
  if (isCgp(board)) return parsePosition(board, rules, rack);
  const rows = board.split(/\r?\n/);
  // a sixteenth line may carry the rack
  const ownRack = rows.length === SIZE + 1 ? (rows.pop() as string).trim() : '';
  return parseRows(rows, rack ?? ownRack, rules);
}

/** Text without line ends at its end; a pattern would try every run of them in a long text. */
function withoutLastEnds(text: string): string {
  let end = text.length;
  while (end > 0 && '\r\n'.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Everything a command about one position needs. */
export async function openAll(
  argument: string,
  options: PositionOptions,
): Promise<{ rules: Rules; lexicon: Lexicon; position: Position }> {
  const rules = rulesEdition(options.rules);
  const position = await openPosition(argument, rules, options.rack);
  const lexicon = await openLexicon(options.lexicon, rules);
  return { rules, lexicon, position };
}

/** How many to list: a whole number of at least 1, of any length, since a list cannot be longer than everything. */
export function parseCount(text: string): number {
  if (WHOLE.test(text)) return Math.min(Number(text), Number.MAX_VALUE);
  throw new InputError('OPTION_NUMBER', `${quoted(text)} is not a whole number of at least 1`, {
    input: text,
  });
}

/** The number of a turn or a round, or another that is not rounded: a whole one from 1 to `most`. */
export function parseNumber(text: string, most: number): number {
  if (WHOLE.test(text) && Number(text) <= most) return Number(text);
  throw new InputError('OPTION_NUMBER', `${quoted(text)} is not a whole number from 1 to ${most}`, {
    input: text,
  });
}

/** Digits, and not 0. */
const WHOLE = /^[1-9]\d*$/;

/** Worker threads. */
export function parseThreads(text: string): number {
  return parseNumber(text, MOST_THREADS);
}

const MOST_PORT = 65_535;

/** A port; 0 takes a free one. */
export function parsePort(text: string): number {
  return text === '0' ? 0 : parseNumber(text, MOST_PORT);
}

/** Turns of a game, and rounds of one, are fewer. */
const MOST_TURNS = 1000;

/** The number of a turn or a round. */
export function parseTurn(text: string): number {
  return parseNumber(text, MOST_TURNS);
}

/** Collects `id=choice` from every time an option is given. */
export function parseReading(
  text: string,
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const [, id, choice] = /^([a-z-]+)=(.+)$/.exec(text) ?? [];
  if (id !== undefined && choice !== undefined) return { ...before, [id]: choice };
  throw new InputError('OPTION_FORM', `${quoted(text)} is not id=choice, like play-value=words`, {
    input: text,
  });
}

/** Games of a training or a match: a whole number of at most a thousand million. */
const MOST_GAMES = 1_000_000_000;

/** One number of games for every generation, or one for each. */
export function parseGames(text: string): readonly number[] {
  return text.split(',').map(number => parseNumber(number.trim(), MOST_GAMES));
}

/** An even number of games, since each deal is played twice. */
export function parseEvenGames(text: string): number {
  const games = parseNumber(text, MOST_GAMES);
  if (games % 2 === 0) return games;
  throw new InputError(
    'OPTION_NUMBER',
    `${quoted(text)} is not an even number: each deal is played twice, with the seats swapped`,
    { input: text },
  );
}
