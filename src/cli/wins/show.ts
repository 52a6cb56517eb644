// `leggio wins show`: shares of a win table.
import { type Command, Option } from 'commander';
import { InputError, quoted } from '../../errors.js';
import { DEFAULT_WINS, loadWinTable } from '../../outlook/load.js';
import type { WinTable } from '../../outlook/win-table.js';
import { rulesEdition } from '../../rules/editions.js';
import { JSON_HELP } from '../shared/options.js';
import { printLine } from '../shared/terminal.js';

const EXAMPLE = `
Examples:
  leggio wins show
  leggio wins show --unseen 40 --spread -25`;

interface ShowFlags {
  readonly unseen?: number;
  readonly spread?: number;
  readonly wins: string;
  readonly rules: string;
  readonly json?: true;
}

/** What is shown unless something is asked for: tiles unseen, of which no table has more than it can; and spreads. */
const UNSEEN = [1, 3, 5, 7, 8, 14, 20, 30, 40, 60, 80, 100, 113];
const SPREADS = [-150, -100, -60, -40, -20, -10, 0, 10, 20, 40, 60, 100, 150];

export function addWinsShow(wins: Command): void {
  wins
    .command('show')
    .summary('shares of games won, in per cent')
    .description(
      'Prints what share of games the player to move wins, a draw counted half; all of a small table, or a row, a column or one share of it.',
    )
    .option(
      '--unseen <number>',
      'tiles neither on the board nor on the rack of the player to move',
      parseUnseen,
    )
    .option('--spread <points>', 'points ahead before the move, below 0 when behind', parseSpread)
    .addOption(
      new Option('--wins <file>', 'win table (.wins)').default(DEFAULT_WINS, 'the one of leggio'),
    )
    .option('--rules <id>', 'edition of the rules whose tiles the table is for', 'figs')
    .option('--json', `${JSON_HELP}: one object a share`)
    .addHelpText('after', EXAMPLE)
    .action(runShow);
}

async function runShow({ unseen, spread, wins, rules, json }: ShowFlags): Promise<void> {
  const table = await loadWinTable(wins, rulesEdition(rules));
  const rows = unseen === undefined ? rowsOf(table) : [unseen];
  const columns = spread === undefined ? SPREADS : [spread];
  const lines = rows.flatMap(row => {
    const shares = columns.map(column => table.winPercent(row, column));
    if (json === true) return jsonLines(row, columns, shares);
    return [`${String(row).padStart(6)}${shares.map(cell).join('')}`];
  });
  if (json !== true) await printLine(`unseen${columns.map(headed).join('')}`);
  for (const line of lines) await printLine(line);
}

/** Those that the tiles allow, and the most there are. */
function rowsOf({ mostUnseen }: WinTable): readonly number[] {
  return [...UNSEEN.filter(unseen => unseen < mostUnseen), mostUnseen];
}

function jsonLines(
  unseen: number,
  columns: readonly number[],
  shares: readonly number[],
): readonly string[] {
  return shares.map((winPercent, index) =>
    JSON.stringify({ unseen, spread: columns[index], winPercent }),
  );
}

function headed(spread: number): string {
  return `${spread > 0 ? '+' : ''}${spread}`.padStart(8);
}

function cell(share: number): string {
  return share.toFixed(2).padStart(8);
}

function parseUnseen(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new InputError('OPTION_NUMBER', `${quoted(text)} is not a number of tiles`, {
    input: text,
  });
}

function parseSpread(text: string): number {
  if (/^[-+]?\d{1,4}$/.test(text)) return Number(text) + 0; // no −0
  throw new InputError('OPTION_NUMBER', `${quoted(text)} is not a number of points like -25`, {
    input: text,
  });
}
