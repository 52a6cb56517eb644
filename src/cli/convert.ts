// `leggio convert`: a game file to canonical GCG, to a position, to JSON.
import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import { formatRows } from '../board/board.js';
import { isCgp } from '../board/position.js';
import { InputError } from '../errors.js';
import { decodeText } from '../files/decode.js';
import { writeWhole } from '../files/write-files.js';
import { cgpOf, formatCgp, parseCgp } from '../game/cgp.js';
import { canonicalGame } from '../game/gcg/canonical.js';
import { formatGcg } from '../game/gcg/format.js';
import { parseGcg } from '../game/gcg/gcg.js';
import { replayGame } from '../game/replay/replay.js';
import { rulesEdition } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { readBytes, warned, warnOfEdition } from './shared/games.js';
import { parseTurn, refuseIdle } from './shared/options.js';
import { printText } from './shared/terminal.js';

const EXAMPLE = `
Examples:
  leggio convert game.gcg --to gcg --out clean.gcg
  leggio convert game.gcg --to cgp --turn 12
  leggio convert position.cgp --to json`;

const TARGETS = ['gcg', 'cgp', 'json'] as const;

interface ConvertFlags {
  readonly to: (typeof TARGETS)[number];
  readonly out?: string;
  readonly rules: string;
  readonly turn?: number;
}

export function addConvert(program: Command): void {
  program
    .command('convert')
    .summary('a game file to canonical GCG, CGP or JSON')
    .description('Reads a game in any dialect of GCG, or a position (CGP), and writes it anew.')
    .argument('<file>', 'a game (GCG) or a position (CGP)')
    .addOption(new Option('--to <format>', 'what to write').choices(TARGETS).makeOptionMandatory())
    .option('--out <file>', 'file to write to (default: standard output)')
    .option('--rules <id>', 'edition, for positions', 'figs')
    .option('--turn <number>', 'the position before this turn; default the last', parseTurn)
    .addHelpText('after', EXAMPLE)
    .action(runConvert);
}

async function runConvert(path: string, flags: ConvertFlags): Promise<void> {
  const { to, turn } = flags;
  refuseIdle([turn !== undefined && to !== 'cgp', '--turn chooses a position: add --to cgp']);
  const rules = rulesEdition(flags.rules);
  const bytes = await readBytes(path);
  const head = decodeText(bytes)?.trim();
  const text =
    head !== undefined && isCgp(head) && !head.includes('\0')
      ? convertPosition(head, rules, flags)
      : convertGame(bytes, path, rules, flags);
  if (flags.out === undefined) return printText(text);
  await writeWhole(flags.out, text);
}

function convertGame(
  bytes: Uint8Array,
  path: string,
  rules: Rules,
  { to, turn }: ConvertFlags,
): string {
  const name = basename(path);
  const game = warned(parseGcg(bytes, { name }), name);
  if (to === 'gcg') return formatGcg(game);
  if (to === 'json') return `${JSON.stringify(canonicalGame(game), null, 2)}\n`;
  const replay = replayGame(game, rules, name);
  warnOfEdition(replay, name);
  return `${formatCgp(cgpOf(replay, turn))}\n`;
}

function convertPosition(text: string, rules: Rules, { to }: ConvertFlags): string {
  const cgp = parseCgp(text, rules);
  if (to === 'cgp') return `${formatCgp(cgp)}\n`;
  if (to === 'json') {
    const { position, ...rest } = cgp;
    const board = formatRows(position.rules.alphabet, position.tiles);
    return `${JSON.stringify({ board, ...rest }, null, 2)}\n`;
  }
  throw new InputError(
    'POSITION_GAME',
    'a position holds no game, so it cannot be written with --to gcg',
    {
      input: to,
    },
  );
}
