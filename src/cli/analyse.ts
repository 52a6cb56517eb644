// `leggio analyse`: a finished game, or a folder of them, judged turn by turn.
import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import { DEFAULT_THREADS } from '#platform';
import { type AnalyseOptions, analyseGame, type GameAnalysis } from '../analysis/analyse.js';
import { analysisJson } from '../analysis/data.js';
import { DEPTHS, type Depth } from '../analysis/depth.js';
import type { AnalysisSetup } from '../analysis/folder/worker-setup.js';
import { openDictionaryIfAny } from '../dictionary/dictionary.js';
import { explainWord } from '../dictionary/why/explain.js';
import { createEngine, type Engine } from '../engine/engine.js';
import { writeWhole } from '../files/write-files.js';
import { type Lexicon, shareLexicon } from '../gaddag/lexicon.js';
import { type GcgGame, isMove } from '../game/gcg/game.js';
import { shareLeaves } from '../leaves/leave-table.js';
import { loadDefaultPlayedWords } from '../outlook/load-played.js';
import { type PlayedWords, sharePlayed } from '../outlook/played-words.js';
import { shareWins } from '../outlook/win-table.js';
import { reportLines } from '../report/lines.js';
import { reportHtml } from '../report/page.js';
import { rulesEdition } from '../rules/editions.js';
import { withReadings } from '../rules/readings.js';
import type { Rules } from '../rules/rules.js';
import { withEnglish } from '../wording/any-fact.js';
import type { Language } from '../wording/language.js';
import { PLAYER_COLUMNS, type PlayerColumn } from '../wording/players.js';
import { DEFAULT_TABLES } from '../wordlist/default-tables.js';
import { analyseFolder, type FolderOptions } from './analyse-folder.js';
import {
  complainOf,
  GAME_HELP,
  isFolder,
  openGame,
  STRICT_HELP,
  warnOfEdition,
} from './shared/games.js';
import { untilInterrupted } from './shared/interrupt.js';
import { languageOption, printedLanguage, spokenLanguage } from './shared/language.js';
import { loadLeavesFor } from './shared/leaves.js';
import {
  isGiven,
  JSON_HELP,
  lexiconOption,
  openLexicon,
  parseCount,
  parseThreads,
  readingOption,
  refuseIdle,
} from './shared/options.js';
import { createProgress } from './shared/progress.js';
import { queueOption } from './shared/queue.js';
import { gatheredOption, shardOption } from './shared/shards.js';
import { printLine } from './shared/terminal.js';
import { VERSION } from './shared/version.js';
import { loadWinsFor } from './shared/wins.js';

const EXAMPLE = `
Examples:
  leggio analyse game.gcg --html report.html
  leggio analyse game.gcg --depth normal --html report.html
  leggio analyse games/ --threads 2 --csv summary.csv
  leggio analyse games/ --sort equity --html players.html
  leggio analyse games/ --depth deep --csv summary.csv --queue redis://host:6379`;

interface AnalyseFlags {
  readonly rules: string;
  readonly reading: Readonly<Record<string, string>>;
  readonly lexicon: string;
  readonly count: number;
  readonly html?: string;
  readonly lang?: Language;
  readonly csv?: string;
  readonly players?: string;
  readonly sort: PlayerColumn;
  readonly strict?: boolean;
  readonly json?: boolean;
  readonly threads?: number;
  readonly depth: Depth;
  readonly leaves?: string;
  readonly wins?: string;
  readonly seed: string;
  readonly queue?: string;
  readonly shard?: string;
  readonly gathered?: readonly string[];
  readonly out?: string;
}

export function addAnalyse(program: Command): void {
  program
    .command('analyse')
    .summary('a finished game judged turn by turn')
    .description(
      'What every turn lost in points, in equity, in the chance to win and, once the bag is empty, to the end; why; skill and luck; bingos, phoneys and challenges; the final score explained.',
    )
    .argument('<game>', `${GAME_HELP}, or a folder of them`)
    .option('--rules <id>', 'edition of the rules the game was played under', 'figs')
    .addOption(readingOption())
    .addOption(lexiconOption())
    .addOption(
      new Option(
        '--depth <depth>',
        'fast: static judgement; normal: the moves that could matter are simulated, endings solved; deep: longer',
      )
        .choices(DEPTHS)
        .default('fast'),
    )
    .option('-n, --count <number>', 'best plays of each turn', parseCount, 5)
    .option('--html <file>', 'write the report as a page; of a folder the table of players')
    .addOption(languageOption('of the page that of the edition, else that of the locale'))
    .option('--csv <file>', 'write a row for each player of each game (a folder)')
    .option('--players <file>', 'write the table of players as CSV (a folder)')
    .addOption(
      new Option('--sort <column>', 'order of the table of players (a folder)')
        .choices(PLAYER_COLUMNS)
        .default('name'),
    )
    .option('--leaves <file>', 'leave values (default: those of leggio)')
    .option('--wins <file>', 'win table (default: that of leggio)')
    .option('--seed <text>', 'any text: the same one gives the same draws and rollouts', 'leggio')
    .option(
      '--threads <number>',
      'threads for a folder or a simulation, 1 to 256; default: one per core',
      parseThreads,
    )
    .addOption(queueOption())
    .addOption(shardOption())
    .addOption(gatheredOption())
    .option('--out <file>', 'where --shard writes the part')
    .option('--strict', STRICT_HELP)
    .option('--json', `${JSON_HELP}: one object per game`)
    .addHelpText('after', EXAMPLE)
    .action(runAnalyse);
}

async function runAnalyse(path: string, flags: AnalyseFlags, command: Command): Promise<void> {
  const rules = withReadings(rulesEdition(flags.rules), flags.reading);
  const folder = await isFolder(path);
  const isFast = flags.depth === 'fast';
  refuseIdle(
    [!folder && flags.csv !== undefined, '--csv is for a folder, not one game'],
    [
      !folder && isFast && flags.threads !== undefined,
      '--threads is for a folder or a simulation, not one game at depth fast',
    ],
    [!folder && flags.players !== undefined, '--players is for a folder, not one game'],
    [!folder && flags.queue !== undefined, '--queue is for a folder, not one game'],
    [!folder && flags.shard !== undefined, '--shard is for a folder, not one game'],
    [flags.shard === undefined && flags.out !== undefined, '--out is for --shard'],
    [!folder && isGiven(command, 'sort'), '--sort is for a folder, not one game'],
  );
  const game = folder ? undefined : await openGame(path); // a bad one is told before a lexicon is read
  const lexicon = await openLexicon(flags.lexicon, rules);
  const leaves = await loadLeavesFor(flags.leaves, rules, lexicon);
  const wins = await loadWinsFor(flags.wins, rules, lexicon);
  const threads = flags.threads ?? DEFAULT_THREADS;
  const played = await playedFor(rules, lexicon);
  const { count, depth, seed } = flags;
  const judged = { count, depth, seed, engine: `leggio ${VERSION}` };
  if (game !== undefined) {
    const explain = await explainerOf(lexicon, flags.lexicon);
    const engine = createEngine({ lexicon, rules, leaves });
    return analyseOne(game, basename(path), flags, engine, {
      ...judged,
      wins,
      played,
      threads,
      explain,
    });
  }
  const setup: AnalysisSetup = {
    ...judged,
    ...{ shared: shareLexicon(lexicon), rules, leaves: leaves && shareLeaves(leaves) },
    ...{ wins: wins && shareWins(wins), played: played && sharePlayed(played) },
    json: flags.json === true,
  };
  const options = { ...folderOptions(flags), setup, lexicon, threads, crew: flags };
  await analyseFolder(path, options);
}

/** Explains words, where the lexicon has reasons beside it. */
async function explainerOf(lexicon: Lexicon, path: string): Promise<AnalyseOptions['explain']> {
  const dictionary = await openDictionaryIfAny(lexicon, { lexicon: path, tables: DEFAULT_TABLES });
  return dictionary && (word => explainWord(dictionary, word));
}

/** How often words are laid, where the counts were played with this lexicon; else nothing is said of it. */
async function playedFor(rules: Rules, lexicon: Lexicon): Promise<PlayedWords | undefined> {
  const played = await loadDefaultPlayedWords();
  const { origin } = played;
  const fits = origin.lexicon.checksum === lexicon.checksum && origin.rules === rules.id;
  return fits ? played : undefined;
}

function folderOptions({
  csv,
  json,
  lang,
  strict,
  sort,
  players,
  html,
  rules,
}: AnalyseFlags): Omit<FolderOptions, 'setup' | 'lexicon' | 'threads' | 'crew'> {
  return {
    json: json === true,
    language: spokenLanguage(lang),
    strict: strict === true,
    sort,
    ...(csv === undefined ? {} : { csv }),
    ...(players === undefined ? {} : { players }),
    ...(html === undefined
      ? {}
      : { html: { path: html, language: printedLanguage(lang, rules, false) } }),
  };
}

async function analyseOne(
  game: GcgGame,
  name: string,
  flags: AnalyseFlags,
  engine: Engine,
  judged: AnalyseOptions,
): Promise<void> {
  const analysis = await analyseTold(game, engine, { ...judged, name });
  warnOfEdition(analysis.replay, name);
  const pageLanguage = printedLanguage(flags.lang, engine.rules.id, false);
  if (flags.html !== undefined)
    await writeWhole(flags.html, reportHtml(analysis, { lang: pageLanguage }));
  const lines =
    flags.json === true
      ? [JSON.stringify(withEnglish(analysisJson(analysis)))]
      : reportLines(analysis, { lang: spokenLanguage(flags.lang) });
  for (const line of lines) await printLine(line);
  if (flags.strict === true) complainOf(analysis.replay, name);
}

/** With a line of progress, and Ctrl-C that writes nothing. */
function analyseTold(
  game: GcgGame,
  engine: Engine,
  options: AnalyseOptions,
): Promise<GameAnalysis> {
  const progress = createProgress('turns');
  const turns = game.events.filter(isMove).length;
  let done = 0;
  return untilInterrupted(signal =>
    analyseGame(game, engine, {
      ...options,
      signal,
      onTurn: () => progress.update('analysing', ++done, turns),
    }).finally(() => progress.stop()),
  );
}
