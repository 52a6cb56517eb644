// `leggio leaves import`: values of leaves of other programs as a table.
import { type Command, Option } from 'commander';
import { checkOneAlphabet } from '../../alphabet/one-alphabet.js';
import { InputError, quoted } from '../../errors.js';
import { ioReason } from '../../files/io-error.js';
import { megabytes, readAtMost } from '../../files/read-at-most.js';
import { writeWhole } from '../../files/write-files.js';
import { readLeavesCsv } from '../../leaves/csv.js';
import { encodeLeaves } from '../../leaves/format.js';
import { decodeKlv2 } from '../../leaves/klv.js';
import type { LeaveOrigin } from '../../leaves/leave-table.js';
import { rulesEdition } from '../../rules/editions.js';
import type { Rules } from '../../rules/rules.js';
import { openLexicon } from '../shared/options.js';
import { printLine } from '../shared/terminal.js';
import { VERSION } from '../shared/version.js';
import { FORMATS, type Format, LEAVES_RULES_HELP } from './options.js';

const EXAMPLE = `
Examples:
  leggio leaves import own.csv --out own.leaves
  leggio leaves import english.klv2 --rules english --out english.leaves`;

interface ImportFlags {
  readonly format?: Format;
  readonly rules: string;
  readonly lexicon?: string;
  readonly out: string;
}

export function addLeavesImport(leaves: Command): void {
  leaves
    .command('import')
    .summary('values of leaves of other programs')
    .description(
      'Reads values for all leaves of the tiles of an edition, as "leggio leaves export" writes them, and writes a table.',
    )
    .argument('<file>', 'lines of leave,points (csv), or a KLV2')
    .addOption(
      new Option('--format <format>', 'what the file is (default: as its name ends)').choices(
        FORMATS,
      ),
    )
    .requiredOption('--out <file>', 'table to write (.leaves)')
    .option('--rules <id>', LEAVES_RULES_HELP, 'figs')
    .option('--lexicon <gaddag>', 'lexicon that was played with, to be named in the table')
    .addHelpText('after', EXAMPLE)
    .action(runImport);
}

async function runImport(file: string, flags: ImportFlags): Promise<void> {
  const rules = rulesEdition(flags.rules);
  const format = flags.format ?? formatOf(file);
  const values =
    format === 'csv'
      ? await readLeavesCsv(file, rules)
      : decodeKlv2(await readKlv2(file), rules, file);
  const origin = await originOf(rules, flags.lexicon);
  await writeWhole(flags.out, encodeLeaves(rules, values, origin));
  await printLine(`${flags.out}: ${values.length - 1} leaves`);
}

/** By the end of the name: KLV2 have the ending of their forerunner too. */
function formatOf(file: string): Format {
  const [, ending] = /\.(csv|klv2?)$/i.exec(file) ?? [];
  if (ending !== undefined) return ending.toLowerCase() === 'csv' ? 'csv' : 'klv2';
  const message = `${quoted(file)} ends neither in .csv nor in .klv2: add --format`;
  throw new InputError('OPTION_MISSING', message, { input: file });
}

/** Bytes of a KLV2; one of English has a twentieth. */
const MOST_BYTES = 64 << 20;

async function readKlv2(file: string): Promise<Uint8Array> {
  const bytes = await readAtMost(file, MOST_BYTES).catch(error => {
    const message = `${file}: cannot be read: ${ioReason(error)}`;
    throw new InputError('LEAVES_FILE', message, { input: file });
  });
  if (bytes !== undefined) return bytes;
  const message = `${file}: not a KLV2: more than ${megabytes(MOST_BYTES)}`;
  throw new InputError('LEAVES_FORMAT', message, { input: file });
}

/** Nobody here played a game for these values. */
async function originOf(rules: Rules, path: string | undefined): Promise<LeaveOrigin> {
  const lexicon = path === undefined ? { name: '', checksum: '' } : await namedLexicon(path, rules);
  return {
    lexicon,
    rules: rules.id,
    generations: 0,
    games: 0,
    seed: '',
    version: VERSION,
    mean: 0,
  };
}

async function namedLexicon(path: string, rules: Rules): Promise<LeaveOrigin['lexicon']> {
  const lexicon = await openLexicon(path, rules);
  checkOneAlphabet(lexicon, rules);
  return { name: lexicon.name, checksum: lexicon.checksum };
}
