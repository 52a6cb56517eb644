// Sheets and rounds of duplicate games in English, as most tests read them.
import type { LedgerEntry } from '../duplicate/ledger/entries.js';
import type { Ranking } from '../duplicate/ranking.js';
import * as report from '../duplicate/sheets/report.js';
import * as page from '../duplicate/sheets/report-html.js';
import * as rounds from '../duplicate/sheets/round-text.js';
import type { GameState } from '../duplicate/state.js';
import { SHEETS } from '../wording/sheets.js';

export { rankingJson } from '../duplicate/sheets/report.js';

export function sheetLines(ranking: Ranking, sheet: report.Sheet): readonly string[] {
  return report.sheetLines(ranking, sheet, SHEETS.en);
}

export function sheetCsv(ranking: Ranking, sheet: report.Sheet): string {
  return report.sheetCsv(ranking, sheet, SHEETS.en);
}

export function rankingHtml(ranking: Ranking, title?: string): string {
  return page.rankingHtml(ranking, SHEETS.en, title);
}

export function entryLines(entry: LedgerEntry, state: GameState): readonly string[] {
  return rounds.entryLines(entry, state, SHEETS.en);
}

export function stepText(entries: readonly LedgerEntry[]): string {
  return rounds.stepText(entries, SHEETS.en);
}
