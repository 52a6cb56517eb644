// Every game of a folder analysed: some games at a time, so that the threads always have work; a file
// that cannot be read is told at the end and stops nothing.
import { basename } from 'node:path';
import { type AnalyseOptions, analyseGame, type GameAnalysis } from '../analysis/analyse.js';
import { analysisJson, SUMMARY_COLUMNS, summaryRows } from '../analysis/data.js';
import type { PlayFinder } from '../analysis/play-finder.js';
import type { PlayerFigures } from '../analysis/player-figures.js';
import { createPlayersTable, type PlayerRow } from '../analysis/players-table.js';
import { InputError, listed } from '../errors.js';
import { csvLine } from '../files/csv.js';
import { writeWhole } from '../files/write-files.js';
import { madeWithText } from '../report/made-with.js';
import { playersCsv, playersLines, sortedRows } from '../report/players-lines.js';
import { type PlayersPage, playersHtml } from '../report/players-page.js';
import { pointsText } from '../report/text.js';
import type { Language } from '../wording/language.js';
import type { PlayerColumn } from '../wording/players.js';
import { REPORT_WORDS } from '../wording/report.js';
import { REPORT_TEXT } from '../wording/report-text.js';
import { SUMMARY_HEADINGS } from '../wording/summary.js';
import { countWrong, gameFiles, openGame, warnOfEdition } from './shared/games.js';
import { createProgress } from './shared/progress.js';
import { complain, printLine } from './shared/terminal.js';

export interface FolderOptions {
  /** How each game is judged. */
  readonly judged: AnalyseOptions & { readonly threads: number };
  readonly csv?: string;
  /** Column by which the table of players is sorted. */
  readonly sort: PlayerColumn;
  /** Where the table goes as CSV. */
  readonly players?: string;
  /** Where it goes as a page, and in which language. */
  readonly html?: { readonly path: string; readonly language: Language };
  readonly json: boolean;
  readonly language: Language;
  /** Exit with 1 when anything is wrong with a game. */
  readonly strict: boolean;
}

type Outcome =
  | { readonly file: string; readonly analysis: GameAnalysis }
  | { readonly file: string; readonly error: InputError };

/**
 * Analyses the games in the order of their names.
 *
 * @throws InputError `GCG_FILE` for an empty folder, and at the end when files were bad
 */
export async function analyseFolder(
  folder: string,
  finder: PlayFinder,
  options: FolderOptions,
): Promise<void> {
  const files = await gameFiles(folder);
  const progress = createProgress('games');
  const rows: string[] = [
    csvLine(SUMMARY_COLUMNS.map(column => SUMMARY_HEADINGS[options.language][column])),
  ];
  const table = createPlayersTable();
  let madeWith = '';
  const bad: InputError[] = [];
  let done = 0;
  let wrong = 0;
  try {
    for await (const outcome of inTurn(files, finder, options)) {
      progress.update('analysing', ++done, files.length);
      if ('error' in outcome) bad.push(outcome.error);
      else {
        table.add(outcome.analysis);
        madeWith = madeWithText(outcome.analysis.madeWith, options.html?.language ?? 'en');
        rows.push(...summaryRows(outcome.file, outcome.analysis).map(csvLine));
        warnOfEdition(outcome.analysis.replay, outcome.file);
        if (countWrong(outcome.analysis.replay) > 0) wrong++;
        await printGame(outcome.file, outcome.analysis, options);
      }
    }
  } finally {
    progress.stop();
  }
  if (options.csv !== undefined) await writeWhole(options.csv, `${rows.join('\n')}\n`);
  await tellPlayers(table.rows(), {
    ...options,
    title: basename(folder),
    madeWith,
    games: done - bad.length,
  });
  if (options.strict && wrong > 0)
    complain(`something is wrong with ${wrong} of ${files.length} games`);
  if (bad.length > 0) throw badFiles(bad, files.length, folder);
}

/** The table of players: on the terminal, as CSV, as a page. */
async function tellPlayers(
  rows: readonly PlayerRow[],
  options: FolderOptions & Omit<PlayersPage, 'lang'>,
): Promise<void> {
  const { json, language, sort, players, html } = options;
  const sorted = sortedRows(rows, sort);
  if (!json && rows.length > 0) {
    for (const line of ['', ...playersLines(sorted, language)]) await printLine(line);
  }
  if (players !== undefined) await writeWhole(players, playersCsv(sorted, language));
  if (html === undefined) return;
  const { title, games, madeWith } = options;
  const page = { lang: html.language, title, games, madeWith };
  await writeWhole(html.path, playersHtml(rows, page));
}

/** Games in order, `threads` of them under way; one where each has threads of its own that simulate. */
async function* inTurn(
  files: readonly string[],
  finder: PlayFinder,
  { judged }: FolderOptions,
): AsyncGenerator<Outcome> {
  const most = judged.depth === 'fast' ? judged.threads : 0;
  const underWay: Promise<Outcome>[] = [];
  for (const path of files) {
    underWay.push(analyseFile(path, finder, judged));
    if (underWay.length > most) yield await (underWay.shift() as Promise<Outcome>);
  }
  for (const outcome of underWay) yield await outcome;
}

async function analyseFile(
  path: string,
  finder: PlayFinder,
  judged: AnalyseOptions,
): Promise<Outcome> {
  const file = basename(path);
  try {
    return {
      file,
      analysis: await analyseGame(await openGame(path), finder, { ...judged, name: file }),
    };
  } catch (error) {
    if (error instanceof InputError) return { file, error };
    throw error;
  }
}

async function printGame(
  file: string,
  analysis: GameAnalysis,
  { json, language }: FolderOptions,
): Promise<void> {
  if (json) return printLine(JSON.stringify({ file, ...analysisJson(analysis) }));
  const { game, declared } = analysis.replay;
  const words = REPORT_TEXT[language];
  const players = game.players.map(({ name }, index) => {
    const { averageLoss, judged, turns } = analysis.players[index] as PlayerFigures;
    const lost =
      averageLoss === undefined ? undefined : pointsText(averageLoss, REPORT_WORDS[language]);
    return `${name} ${declared[index]} (${words.inBrief(lost, judged, turns)})`;
  });
  const wrong = countWrong(analysis.replay);
  await printLine(
    `${file}: ${players.join(', ')}${wrong === 0 ? '' : `; ${words.findings(wrong)}`}`,
  );
}

function badFiles(bad: readonly InputError[], count: number, folder: string): InputError {
  const findings = bad.flatMap(error => error.findings);
  const message = `${bad.length} of ${count} games could not be analysed\n${listed(findings)}`;
  return new InputError((bad[0] as InputError).code, message, { input: folder, findings });
}
