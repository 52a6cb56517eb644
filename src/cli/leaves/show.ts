// `leggio leaves show`: the values of some leaves, and the values that surprise.
import type { Command } from 'commander';
import { InputError } from '../../errors.js';
import { leaveText } from '../../leaves/csv.js';
import { type LeaveTable, readLeave } from '../../leaves/leave-table.js';
import { loadLeaves } from '../../leaves/load.js';
import { rulesEdition } from '../../rules/editions.js';
import { JSON_HELP, parseCount } from '../shared/options.js';
import { printLine } from '../shared/terminal.js';
import { LEAVES_RULES_HELP, leavesOption } from './options.js';

const EXAMPLE = `
Examples:
  leggio leaves show AEINR? QU
  leggio leaves show --tiles --pairs 10`;

interface ShowFlags {
  readonly leaves: string;
  readonly rules: string;
  readonly tiles?: true;
  readonly pairs?: number;
  readonly json?: true;
}

export function addLeavesShow(leaves: Command): void {
  leaves
    .command('show')
    .summary('values of leaves, in points')
    .description(
      'Prints what leaves are worth in points, and how many of the leaves of as many tiles are worth less.',
    )
    .argument('[leaves...]', 'tiles kept, ? for a jolly, at most one tile less than a rack')
    .option('--tiles', 'every tile by itself, best first')
    .option(
      '--pairs <number>',
      'that many of the best pairs of tiles, and of the worst',
      parseCount,
    )
    .addOption(leavesOption())
    .option('--rules <id>', LEAVES_RULES_HELP, 'figs')
    .option('--json', `${JSON_HELP}: one object a leave`)
    .addHelpText('after', EXAMPLE)
    .action(runShow);
}

/** Leaves under one heading, by their numbers. */
interface List {
  readonly name: string;
  readonly ranks: readonly number[];
}

async function runShow(leaves: readonly string[], flags: ShowFlags): Promise<void> {
  const { tiles, pairs } = flags;
  if (leaves.length === 0 && tiles === undefined && pairs === undefined) {
    const message = 'nothing to show: give a leave like AEINR?, --tiles or --pairs 10';
    throw new InputError('OPTION_MISSING', message, { input: '' });
  }
  const table = await loadLeaves(flags.leaves, rulesEdition(flags.rules));
  const lists = listsOf(table, leaves, flags);
  for (const list of lists) {
    const isTitled = lists.length > 1 && flags.json === undefined;
    if (isTitled) await printLine(`${list.name}:`);
    for (const rank of list.ranks) await printLine(lineOf(table, rank, list.name, flags));
  }
}

function listsOf(
  table: LeaveTable,
  leaves: readonly string[],
  { tiles, pairs }: ShowFlags,
): readonly List[] {
  const asked = leaves.map(leave => table.ranks.rank(readLeave(table.rules, leave)));
  const lists: List[] = leaves.length > 0 ? [{ name: 'leaves', ranks: asked }] : [];
  if (tiles === true) lists.push({ name: 'tiles', ranks: bestFirst(table, 1) });
  if (pairs === undefined) return lists;
  const sorted = bestFirst(table, 2);
  const worst = sorted.slice(Math.max(0, sorted.length - pairs));
  lists.push({ name: 'best pairs', ranks: sorted.slice(0, pairs) });
  lists.push({ name: 'worst pairs', ranks: worst });
  return lists;
}

/** Numbers of the leaves of a size, the best first. */
function bestFirst(table: LeaveTable, size: number): readonly number[] {
  const { values } = table;
  return ranksOf(table, size).sort((a, b) => values[b]! - values[a]! || a - b);
}

function ranksOf({ ranks: { bySize } }: LeaveTable, size: number): number[] {
  let first = 0;
  for (let smaller = 0; smaller < size; smaller++) first += bySize[smaller]!;
  return Array.from({ length: bySize[size]! }, (_, index) => first + index);
}

function lineOf(table: LeaveTable, rank: number, list: string, { json }: ShowFlags): string {
  const leave = leaveText(table.rules, rank);
  const size = sizeOf(table, rank);
  const value = table.values[rank]! / 1000;
  const all = ranksOf(table, size);
  const worse = all.filter(other => table.values[other]! < table.values[rank]!).length;
  if (json === true) {
    return JSON.stringify({ list, leave, value, size, worse, others: all.length - 1 });
  }
  const points = `${value < 0 ? '' : '+'}${value.toFixed(3)}`;
  const { rackSize } = table.rules;
  const start = `${(leave === '' ? '–' : leave).padEnd(rackSize)} ${points.padStart(9)}`;
  if (all.length === 1) return start;
  const share = ((100 * worse) / (all.length - 1)).toFixed(1);
  return `${start}  better than ${share} % of the others of ${size} ${size === 1 ? 'tile' : 'tiles'}`;
}

function sizeOf({ ranks: { bySize } }: LeaveTable, rank: number): number {
  let size = 0;
  for (let before = bySize[0]!; before <= rank; before += bySize[size]!) size++;
  return size;
}
