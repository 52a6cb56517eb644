// Every game of a folder analysed: some games at a time, so that the threads always have work; a file
// that cannot be read is told at the end and stops nothing.
import { basename } from 'node:path';
import { SUMMARY_COLUMNS } from '../analysis/data.js';
import type { Depth } from '../analysis/depth.js';
import type { GameTask } from '../analysis/folder/answer.js';
import type { BadGame, Elsewhere, GameDigest } from '../analysis/folder/digest.js';
import { createGatherer, type GamePart, PARTS, tasksOf } from '../analysis/folder/parts.js';
import type { AnalysisSetup } from '../analysis/folder/worker-setup.js';
import {
  createPlayersTable,
  type PlayerRow,
  type PlayersTable,
} from '../analysis/players-table.js';
import { inOrder } from '../engine/in-order.js';
import { InputError, listed, PoolError } from '../errors.js';
import { csvLine } from '../files/csv.js';
import { writeWhole } from '../files/write-files.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import type { Crew } from '../platform/crew.js';
import type { Threads } from '../platform/threads.js';
import { madeWithText } from '../report/made-with.js';
import { playersCsv, playersLines, sortedRows } from '../report/players-lines.js';
import { type PlayersPage, playersHtml } from '../report/players-page.js';
import { pointsText } from '../report/text.js';
import { anyCited, withEnglish } from '../wording/any-fact.js';
import type { Language } from '../wording/language.js';
import type { PlayerColumn } from '../wording/players.js';
import { REPORT_WORDS } from '../wording/report.js';
import { REPORT_TEXT } from '../wording/report-text.js';
import { createSpeech } from '../wording/speech.js';
import { SUMMARY_HEADINGS } from '../wording/summary.js';
import { gameFiles, readBytes, warned, warnOfEdition } from './shared/games.js';
import { untilInterrupted } from './shared/interrupt.js';
import { createProgress } from './shared/progress.js';
import { type CrewFlags, withCrew } from './shared/queue.js';
import { complain, printLine } from './shared/terminal.js';

export interface FolderOptions {
  /** With what games are judged, on whichever machine. */
  readonly setup: AnalysisSetup;
  readonly lexicon: Lexicon;
  readonly threads: number;
  /** Who judges, where it is not threads of this machine. */
  readonly crew: CrewFlags;
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

type Outcome = GameDigest | BadGame | Elsewhere;

/** What comes of the games, as they come. */
interface Told {
  readonly rows: string[];
  readonly table: PlayersTable;
  readonly bad: BadGame[];
  madeWith: string;
  games: number;
  wrong: number;
}

/**
 * Analyses the games in the order of their names.
 *
 * @throws InputError `GCG_FILE` for an empty folder, and at the end when files were bad
 */
export async function analyseFolder(folder: string, options: FolderOptions): Promise<void> {
  const files = await gameFiles(folder);
  const headings = SUMMARY_HEADINGS[options.language];
  const told: Told = {
    rows: [csvLine(SUMMARY_COLUMNS.map(column => headings[column]))],
    table: createPlayersTable(),
    ...{ bad: [], madeWith: '', games: 0, wrong: 0 },
  };
  const progress = createProgress('games');
  await untilInterrupted(signal =>
    withCrew(options.crew, options.lexicon, progress, async (crew, { update }) => {
      let done = 0;
      for await (const outcome of judged(files, crew, options)) {
        signal.throwIfAborted();
        update('analysing', ++done, files.length);
        await tell(outcome, told, options);
      }
    }),
  ).finally(() => progress.stop());
  if (options.crew.shard !== undefined) return;
  const { rows, table, bad, madeWith, games, wrong } = told;
  if (options.csv !== undefined) await writeWhole(options.csv, `${rows.join('\n')}\n`);
  await tellPlayers(table.rows(), { ...options, title: basename(folder), madeWith, games });
  if (options.strict && wrong > 0)
    complain(`something is wrong with ${wrong} of ${files.length} games`);
  if (bad.length > 0) throw badFiles(bad, files.length, folder);
}

/** Games in order, some under way for each thread. */
async function* judged(
  files: readonly string[],
  crew: Crew,
  { setup, lexicon, threads: count }: FolderOptions,
): AsyncGenerator<Outcome> {
  const url = new URL('../analysis/folder/worker.js', import.meta.url);
  const threads = await crew.start({ url }, { ...setup }, count);
  const gather = createGatherer(setup, lexicon);
  const work = async (path: string): Promise<Outcome> => {
    const file = basename(path);
    try {
      const task = { file, bytes: plain(await readBytes(path)) };
      const answers = await Promise.all(
        tasksOf(task, setup.depth).map(each => judge(threads, each)),
      );
      const parts = answers.filter(answer => answer.kind === 'part');
      // a game is bad, or done elsewhere, where one of its parts is
      return answers.find(answer => answer.kind !== 'part') ?? gather(task, parts);
    } catch (error) {
      if (!(error instanceof InputError) || error.code !== 'GCG_FILE') throw error;
      const { code, findings, facts } = error;
      return { kind: 'bad', file, code, findings, facts };
    }
  };
  try {
    yield* inOrder(files, work, () => gamesAhead(threads.count, setup.depth));
  } finally {
    await threads.close();
  }
}

/** A game over which workers fail is a bad one, and stops nothing. */
async function judge(threads: Threads, task: GameTask): Promise<Outcome | GamePart> {
  try {
    return await threads.run<GameTask, Outcome | GamePart>(task);
  } catch (error) {
    if (error instanceof PoolError || error instanceof InputError) throw error;
    const message = `${task.file}: workers failed on this game: ${(error as Error).message}`;
    throw new InputError('GCG_FILE', message, { input: task.file });
  }
}

/** Pieces under way or waiting for one before them, for each thread. */
const PIECES_AHEAD = 2;

/** Games under way: as many as it takes to give every thread its pieces, and one to follow. */
function gamesAhead(threads: number, depth: Depth): number {
  return Math.ceil((threads * PIECES_AHEAD) / PARTS[depth]) + (PARTS[depth] > 1 ? 1 : 0);
}

/** Bytes alone: a buffer may be a part of one that many share. */
function plain(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from(bytes);
}

/** Notes a game and prints its line; nothing of a part that others put together. */
async function tell(outcome: Outcome, told: Told, options: FolderOptions): Promise<void> {
  if (options.crew.shard !== undefined || outcome.kind === 'elsewhere') return;
  if (outcome.kind === 'bad') {
    told.bad.push(outcome);
    return;
  }
  const { file, madeWith, remarks, findings, mismatches, rows, own } = outcome;
  warned({ remarks }, file);
  warnOfEdition({ findings }, file);
  told.table.addKept(own);
  told.games++;
  told.madeWith = madeWithText(madeWith, options.html?.language ?? 'en');
  told.rows.push(...rows.map(csvLine));
  if (mismatches.length + findings.length > 0) told.wrong++;
  await printGame(outcome, options);
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

async function printGame(
  { file, players, figures, mismatches, findings, json }: GameDigest,
  { language }: FolderOptions,
): Promise<void> {
  if (json !== undefined) return printLine(JSON.stringify(withEnglish(JSON.parse(json))));
  const words = REPORT_TEXT[language];
  const texts = players.map(({ name, declared }, index) => {
    const { averageLoss, judged: known, turns } = figures[index]!;
    const lost =
      averageLoss === undefined ? undefined : pointsText(averageLoss, REPORT_WORDS[language]);
    return `${name} ${declared} (${words.inBrief(lost, known, turns)})`;
  });
  const wrong = mismatches.length + findings.length;
  await printLine(`${file}: ${texts.join(', ')}${wrong === 0 ? '' : `; ${words.findings(wrong)}`}`);
}

function badFiles(bad: readonly BadGame[], count: number, folder: string): InputError {
  const english = createSpeech('en');
  const findings = bad.flatMap(
    error => error.facts?.map(fact => anyCited(fact, english)) ?? error.findings,
  );
  const message = `${bad.length} of ${count} games could not be analysed\n${listed(findings)}`;
  return new InputError(bad[0]!.code, message, { input: folder, findings });
}
