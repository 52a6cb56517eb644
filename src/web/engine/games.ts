// A game judged turn by turn, its report told while it grows; and the files that it can be taken away as.
import {
  analyseGame,
  analysisJson,
  type GameAnalysis,
  type Language,
  parseGcg,
  REPORT_STYLE,
  reportHtml,
  reportParts,
  rulesEdition,
  summaryCsv,
  withEnglish,
} from 'leggio';
import { explained } from './explain.js';
import type { GameAsked, GameRead, ReportFile, ReportSoFar } from './messages.js';
import { type Opened, startPool } from './opened.js';

/** Milliseconds between two reports that are told, at least; and how often as long as making one takes. */
const PAUSE = 200;
const SHARE = 5;

/** Threads that judge a game: each has a copy of the words, and phones have little room. */
const MOST_THREADS = 4;

/** An analysis, as far as it has come. */
export interface JudgedGame {
  readonly name: string;
  readonly analysis: GameAnalysis;
  readonly isWhole: boolean;
}

/** What goes with a question that takes its time. */
export interface Watch {
  readonly language: Language;
  readonly signal: AbortSignal;
  tell(report: ReportSoFar): void;
}

/**
 * Judges a game; when it is stopped, the turns so far.
 *
 * @param opened the words, once they are there: a game that cannot be read is told before
 * @throws InputError as `parseGcg` and `analyseGame`
 */
export async function judgeGame(
  { content, name, edition, depth, program }: GameAsked,
  opened: Promise<Opened>,
  { language, signal, tell }: Watch,
): Promise<JudgedGame> {
  const rules = rulesEdition(edition);
  const game = parseGcg(content, { name });
  const words = await opened;
  let part: GameAnalysis | undefined;
  let next = 0;
  const onPart = (soFar: GameAnalysis): void => {
    part = soFar;
    const start = performance.now();
    if (start < next) return;
    tell(reportOf({ name, analysis: soFar, isWhole: false }, language));
    const end = performance.now();
    next = end + Math.max(PAUSE, SHARE * (end - start));
  };
  const threads = Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency));
  // engines of its own, so that whoever types on the board does not wait for the game; where moves are simulated on
  // threads of their own, one for the rest keeps up, and phones have little room
  const pool = await startPool(words, rules, depth === 'fast' ? threads : 1);
  try {
    const { lexicon, reasons, outlookFor } = words;
    const analysis = await analyseGame(game, pool, {
      ...(await outlookFor(rules)),
      ...{ depth, signal, threads, name, onPart, engine: program },
      explain: async word => (await explained(word, reasons.dictionary, lexicon)).explanation,
    });
    return { name, analysis, isWhole: true };
  } catch (error) {
    if (signal.aborted && part !== undefined) return { name, analysis: part, isWhole: false };
    throw error;
  } finally {
    await pool.close();
  }
}

/** What a file is called, or what stands against it. @throws InputError as `parseGcg` */
export function readGame(content: string | Uint8Array, name: string): GameRead {
  const { pragmas, players } = parseGcg(content, { name });
  const title = pragmas.find(pragma => pragma.name === 'title')?.text ?? '';
  const names = players.map(player => player.name).join(' – ');
  return { kind: 'game', title: (title === '' ? names : title).replace(UNSEEN, '').trim() };
}

/** Controls, and marks that turn the direction of a text. */
const UNSEEN = /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** The report in a language. */
export function reportOf({ analysis, isWhole }: JudgedGame, lang: Language): ReportSoFar {
  return {
    kind: 'report',
    parts: reportParts(analysis, { lang }),
    style: REPORT_STYLE,
    judged: analysis.turns.length,
    turns: analysis.replay.turns.length,
    isWhole,
  };
}

/** The text of a file: the same that `leggio analyse` writes with `--html`, `--csv` or `--json`. */
export function reportFile(
  { name, analysis }: JudgedGame,
  form: ReportFile,
  lang: Language,
): string {
  switch (form) {
    case 'html':
      return reportHtml(analysis, { lang });
    case 'csv':
      return summaryCsv(name, analysis, { lang });
    case 'json':
      return `${JSON.stringify(withEnglish(analysisJson(analysis)))}\n`;
  }
}
