// `leggio leaves export`: values of leaves for other programs.
import { type Command, Option } from 'commander';
import { writeWhole } from '../../files/write-files.js';
import { formatLeavesCsv } from '../../leaves/csv.js';
import { encodeKlv2 } from '../../leaves/klv.js';
import { loadLeaves } from '../../leaves/load.js';
import { rulesEdition } from '../../rules/editions.js';
import { printLine } from '../shared/terminal.js';
import { FORMATS, type Format, LEAVES_RULES_HELP, leavesOption } from './options.js';

const EXAMPLE = `
Examples:
  leggio leaves export --format csv --out italiano.csv
  leggio leaves export --format klv2 --leaves own.leaves --out own.klv2`;

interface ExportFlags {
  readonly format: Format;
  readonly leaves: string;
  readonly rules: string;
  readonly out: string;
}

export function addLeavesExport(leaves: Command): void {
  leaves
    .command('export')
    .summary('values of leaves for other programs')
    .description(
      'Writes a table of leave values for other programs: lines of leave,points (csv), or the KLV2 of wolges, MAGPIE and Macondo, whose letters are those that have tiles, in their order.',
    )
    .addOption(
      new Option('--format <format>', 'what to write').choices(FORMATS).makeOptionMandatory(),
    )
    .requiredOption('--out <file>', 'file to write to')
    .addOption(leavesOption())
    .option('--rules <id>', LEAVES_RULES_HELP, 'figs')
    .addHelpText('after', EXAMPLE)
    .action(runExport);
}

async function runExport({ format, leaves, rules, out }: ExportFlags): Promise<void> {
  const table = await loadLeaves(leaves, rulesEdition(rules));
  const content =
    format === 'csv'
      ? formatLeavesCsv(table.rules, table.values)
      : encodeKlv2(table.rules, table.values);
  await writeWhole(out, content);
  await printLine(`${out}: ${table.values.length - 1} leaves`);
}
