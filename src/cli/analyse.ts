// `leggio analyse`: a finished game, or a folder of them, judged turn by turn.
import { basename } from 'node:path';
import type { Command } from 'commander';
import { DEFAULT_THREADS } from '#platform';
import { analyseGame } from '../analysis/analyse.js';
import { analysisJson } from '../analysis/data.js';
import { createEngine } from '../engine/engine.js';
import { createEnginePool } from '../engine/pool.js';
import { writeWhole } from '../files/write-files.js';
import { reportLines } from '../report/lines.js';
import { reportHtml } from '../report/page.js';
import { rulesEdition } from '../rules/editions.js';
import { withReadings } from '../rules/readings.js';
import type { Language } from '../wording/language.js';
import { analyseFolder, type FolderOptions } from './analyse-folder.js';
import {
  complainOf,
  GAME_HELP,
  isFolder,
  openGame,
  STRICT_HELP,
  warnOfEdition,
} from './shared/games.js';
import { languageOption, printedLanguage, spokenLanguage } from './shared/language.js';
import {
  JSON_HELP,
  lexiconOption,
  openLexicon,
  parseCount,
  parseThreads,
  readingOption,
  refuseIdle,
} from './shared/options.js';
import { printLine } from './shared/terminal.js';

const EXAMPLE = `
Examples:
  leggio analyse game.gcg --html report.html
  leggio analyse games/ --threads 2 --csv summary.csv`;

interface AnalyseFlags {
  readonly rules: string;
  readonly reading: Readonly<Record<string, string>>;
  readonly lexicon: string;
  readonly count: number;
  readonly html?: string;
  readonly lang?: Language;
  readonly csv?: string;
  readonly strict?: boolean;
  readonly json?: boolean;
  readonly threads?: number;
}

export function addAnalyse(program: Command): void {
  program
    .command('analyse')
    .summary('a finished game judged turn by turn')
    .description(
      'Best plays, points lost, bingos missed, phoneys and challenges of every turn; the final score explained.',
    )
    .argument('<game>', `${GAME_HELP}, or a folder of them`)
    .option('--rules <id>', 'edition of the rules the game was played under', 'figs')
    .addOption(readingOption())
    .addOption(lexiconOption())
    .option('-n, --count <number>', 'best plays of each turn', parseCount, 5)
    .option('--html <file>', 'write the report as a page (one game)')
    .addOption(languageOption('of the page that of the edition, else that of the locale'))
    .option('--csv <file>', 'write a row for each player (a folder)')
    .option(
      '--threads <number>',
      'threads for a folder, 1 to 256; default: one per core',
      parseThreads,
    )
    .option('--strict', STRICT_HELP)
    .option('--json', `${JSON_HELP}: one object per game`)
    .addHelpText('after', EXAMPLE)
    .action(runAnalyse);
}

async function runAnalyse(path: string, flags: AnalyseFlags): Promise<void> {
  const rules = withReadings(rulesEdition(flags.rules), flags.reading);
  const folder = await isFolder(path);
  refuseIdle(
    [!folder && flags.csv !== undefined, '--csv is for a folder, not one game'],
    [!folder && flags.threads !== undefined, '--threads is for a folder, not one game'],
    [folder && flags.html !== undefined, '--html is for one game, not a folder'],
  );
  if (!folder) return analyseOne(path, flags);
  const lexicon = await openLexicon(flags.lexicon, rules);
  await using pool = await createEnginePool({
    lexicon,
    rules,
    threads: flags.threads ?? DEFAULT_THREADS,
  });
  await analyseFolder(path, pool, folderOptions(flags));
}

function folderOptions({ count, csv, json, lang, strict, threads }: AnalyseFlags): FolderOptions {
  return {
    count,
    threads: threads ?? DEFAULT_THREADS,
    json: json === true,
    language: spokenLanguage(lang),
    strict: strict === true,
    ...(csv === undefined ? {} : { csv }),
  };
}

async function analyseOne(path: string, flags: AnalyseFlags): Promise<void> {
  const rules = withReadings(rulesEdition(flags.rules), flags.reading);
  const game = await openGame(path);
  const engine = createEngine({ lexicon: await openLexicon(flags.lexicon, rules), rules });
  const name = basename(path);
  const analysis = await analyseGame(game, engine, { count: flags.count, name });
  warnOfEdition(analysis.replay, name);
  const pageLanguage = printedLanguage(flags.lang, rules.id, false);
  if (flags.html !== undefined)
    await writeWhole(flags.html, reportHtml(analysis, { lang: pageLanguage }));
  const lines =
    flags.json === true
      ? [JSON.stringify(analysisJson(analysis))]
      : reportLines(analysis, { lang: spokenLanguage(flags.lang) });
  for (const line of lines) await printLine(line);
  if (flags.strict === true) complainOf(analysis.replay, name);
}
