// The players of a game as CSV, as `leggio analyse FOLDER --csv` has them of many.
import type { GameAnalysis } from '../analysis/analyse.js';
import { SUMMARY_COLUMNS, summaryRows } from '../analysis/data.js';
import { csvLine } from '../files/csv.js';
import { SUMMARY_HEADINGS } from '../wording/summary.js';
import type { ReportOptions } from './page.js';

/** A heading and a row for each player of a game, as CSV. @param file its name, the first column */
export function summaryCsv(
  file: string,
  analysis: GameAnalysis,
  { lang = 'en' }: ReportOptions = {},
): string {
  const headings = SUMMARY_COLUMNS.map(column => SUMMARY_HEADINGS[lang][column]);
  return `${[headings, ...summaryRows(file, analysis)].map(csvLine).join('\n')}\n`;
}
