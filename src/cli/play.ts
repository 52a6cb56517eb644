// `leggio play`: the best move there is time for, in a game that has come so far or, line by line, for another
// program that wants somebody to play against.
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { DEFAULT_THREADS } from '#platform';
import { createPosition } from '../board/position.js';
import { parseRack } from '../board/rack.js';
import { InputError, visible } from '../errors.js';
import { cgpOf, parseCgp } from '../game/cgp.js';
import { replayGame } from '../game/replay/replay.js';
import { rulesEdition } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import {
  type BestMove,
  type BestMoveOptions,
  createPlayer,
  type MovePlayer,
} from '../strategy/player/best-move.js';
import { openGame } from './shared/games.js';
import { loadLeavesFor } from './shared/leaves.js';
import {
  JSON_HELP,
  lexiconOption,
  openLexicon,
  parseThreads,
  RULES_HELP,
  refuseIdle,
} from './shared/options.js';
import { messageOf, printLine } from './shared/terminal.js';
import { loadWinsFor } from './shared/wins.js';
import { parseSeconds } from './sim-options.js';

const EXAMPLE = `
Examples:
  leggio play --gcg game.gcg --seconds 10
  echo "go 15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15 AEIRST? seconds=1" | leggio play`;

interface PlayFlags {
  readonly gcg?: string;
  readonly rack?: string;
  readonly seconds: number;
  readonly threads: number;
  readonly lexicon: string;
  readonly rules: string;
  readonly json?: boolean;
}

const DEFAULT_SECONDS = 5;

export function addPlay(program: Command): void {
  program
    .command('play')
    .summary('the best move there is time for; an opponent for other programs')
    .description(
      'Solves the ending when the bag is empty, simulates before that, and says which. With --gcg the move of a game that has come so far; without it requests are read from standard input, one a line, and answered in order: the protocol is in src/cli/PLAY.md.',
    )
    .option('--gcg <file>', 'the game, up to the move that is wanted')
    .option('--rack <tiles>', 'rack of the player to move, where the game does not tell it')
    .option('--seconds <number>', 'time for a move', parseSeconds, DEFAULT_SECONDS)
    .option('--threads <number>', 'worker threads, 1 to 256', parseThreads, DEFAULT_THREADS)
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .option('--json', `${JSON_HELP}: one object`)
    .addHelpText('after', EXAMPLE)
    .action(runPlay);
}

async function runPlay(flags: PlayFlags): Promise<void> {
  refuseIdle([flags.gcg === undefined && flags.rack !== undefined, '--rack is for --gcg']);
  const rules = rulesEdition(flags.rules);
  const lexicon = await openLexicon(flags.lexicon, rules);
  const leaves = await loadLeavesFor(undefined, rules, lexicon);
  const wins = await loadWinsFor(undefined, rules, lexicon);
  const { threads, gcg } = flags;
  const player = createPlayer({ lexicon, rules, leaves, wins, threads });
  try {
    if (gcg === undefined) await answerLines(player, rules, flags.seconds);
    else await playGame(player, rules, gcg, flags);
  } finally {
    await player.close();
  }
}

/** The move of a game; Ctrl-C gives the best so far. */
async function playGame(
  player: MovePlayer,
  rules: Rules,
  path: string,
  { rack, seconds, json }: PlayFlags,
): Promise<void> {
  const name = basename(path);
  const cgp = cgpOf(replayGame(await openGame(path), rules, name));
  const { tiles } = cgp.position;
  const position =
    rack === undefined ? cgp.position : createPosition(rules, tiles, parseRack(rules, rack));
  const [own = 0, other = 0] = cgp.scores;
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  const wishes = { seconds, spread: own - other, signal: controller.signal };
  const found = await player.bestMove(position, wishes).finally(() => process.off('SIGINT', stop));
  if (json === true) await printLine(JSON.stringify({ ...found, spread: wishes.spread }));
  else await printLine(`${moveText(found)}  ·  ${facts(found).join('  ·  ')}`);
}

/** Requests of another program, one a line, until `quit` or the end. */
async function answerLines(player: MovePlayer, rules: Rules, seconds: number): Promise<void> {
  const lines = createInterface({ input: process.stdin });
  let thinking = new AbortController();
  const waiting: string[] = [];
  let busy: Promise<void> = Promise.resolve();
  const next = async (): Promise<void> => {
    for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
      thinking = new AbortController();
      await printLine(await answer(player, rules, line, { seconds, signal: thinking.signal }));
    }
  };
  for await (const line of lines) {
    const request = line.trim();
    if (request === 'quit') break;
    if (request === 'stop') thinking.abort();
    else if (request !== '') {
      waiting.push(request);
      busy = busy.then(next);
    }
  }
  await busy;
}

const OPTIONS = ['seconds', 'spread', 'opponent'] as const;

async function answer(
  player: MovePlayer,
  rules: Rules,
  line: string,
  wishes: BestMoveOptions,
): Promise<string> {
  try {
    const [verb, ...rest] = line.split(/\s+/);
    if (verb !== 'go') throw refused(line, 'a request is go, stop or quit');
    const isOption = (word: string): boolean => OPTIONS.some(name => word.startsWith(`${name}=`));
    const { position, scores } = parseCgp(rest.filter(word => !isOption(word)).join(' '), rules);
    const [own = 0, other = 0] = scores;
    const options = Object.assign({}, ...rest.filter(isOption).map(optionOf)) as BestMoveOptions;
    const found = await player.bestMove(position, { ...wishes, spread: own - other, ...options });
    return [moveText(found), ...facts(found)].join(' ');
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return `error ${error.code} ${visible(messageOf(error)).replaceAll('\n', '; ')}`;
  }
}

function optionOf(word: string): Partial<BestMoveOptions> {
  const [name = '', value = ''] = word.split('=');
  if (name === 'opponent') return { opponent: value };
  const number = /^[-+]?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (!Number.isFinite(number)) throw refused(word, `${name} is a number`);
  return { [name]: number };
}

function refused(text: string, message: string): InputError {
  return new InputError('OPTION_FORM', `${JSON.stringify(text.slice(0, 80))}: ${message}`, {
    input: text,
  });
}

/** `'move 8H STARe'`, `'exchange AE'`, `'pass'`. */
function moveText({ move }: BestMove): string {
  if (move.kind === 'play') return `move ${move.at} ${move.word}`;
  return move.kind === 'exchange' ? `exchange ${move.tiles}` : 'pass';
}

/** What is known of the move, `name=value` each. */
function facts(found: BestMove): readonly string[] {
  const { move, how, exact, value, winPercent, winError, equity, rollouts, ms } = found;
  const known = {
    score: move.kind === 'play' ? move.score : 0,
    how,
    exact: exact ? 'yes' : 'no',
    value,
    win: winPercent?.toFixed(2),
    error: winError?.toFixed(2),
    equity: equity?.toFixed(2),
    rollouts,
    ms: Math.round(ms),
  };
  return Object.entries(known).flatMap(([name, each]) =>
    each === undefined ? [] : [`${name}=${each}`],
  );
}
