// The table of players over many games: as cells, as lines for a terminal, as CSV.
import { LEAST_TURNS, type PlayerRow } from '../analysis/players-table.js';
import { visible } from '../errors.js';
import { csvLine } from '../files/csv.js';
import type { Language } from '../wording/language.js';
import { decimalText } from '../wording/losses.js';
import { PLAYER_COLUMNS, PLAYERS_WORDS, type PlayerColumn } from '../wording/players.js';

/** What a column is sorted by: larger first but for names and what is lost. */
const RISING: ReadonlySet<PlayerColumn> = new Set(['name', 'points', 'equity', 'win', 'trend']);

/** The number of a cell; undefined where it is not known, or is a text. */
export function cellValue(row: PlayerRow, column: PlayerColumn): number | undefined {
  switch (column) {
    case 'name':
      return undefined;
    case 'points':
    case 'equity':
      return thousandths(row[column]?.mean);
    case 'win':
      return row.win?.mean;
    case 'luck':
      return row.luck / 1000;
    case 'trend':
      return thousandths(row.trend?.change);
    case 'large':
    case 'medium':
    case 'small':
      return row.mistakes[column];
    default:
      return row[column];
  }
}

function thousandths(value: number | undefined): number | undefined {
  return value === undefined ? undefined : value / 1000;
}

/** A cell as people read it; a dash where it is not known. */
export function cellText(row: PlayerRow, column: PlayerColumn, lang: Language): string {
  if (column === 'name') return `${visible(row.name)}${row.rests === 'few' ? ' *' : ''}`;
  const value = cellValue(row, column);
  if (value === undefined) return '–';
  const text = decimalText(lang, value, column === 'luck' || column === 'trend');
  return column === 'trend' && row.trend!.isNoise ? `(${text})` : text;
}

/** Rows in the order of a column; what is not known comes last, names decide between equals. */
export function sortedRows(rows: readonly PlayerRow[], column: PlayerColumn): readonly PlayerRow[] {
  const sign = RISING.has(column) ? 1 : -1;
  const value = (row: PlayerRow): number => cellValue(row, column) ?? sign * Number.MAX_VALUE;
  return [...rows].sort(
    (one, other) => sign * (value(one) - value(other)) || one.name.localeCompare(other.name),
  );
}

/** The table as lines; with a line on what is marked where something is. */
export function playersLines(rows: readonly PlayerRow[], lang: Language): readonly string[] {
  const words = PLAYERS_WORDS[lang];
  const cells = [
    PLAYER_COLUMNS.map(column => words.short[column]),
    ...rows.map(row => PLAYER_COLUMNS.map(column => cellText(row, column, lang))),
  ];
  const widths = PLAYER_COLUMNS.map((_, index) =>
    Math.max(...cells.map(line => line[index]!.length)),
  );
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, index) => (index === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[index]!)))
      .join('  ')
      .trimEnd();
  const few = rows.some(({ rests }) => rests === 'few') ? [words.few(LEAST_TURNS)] : [];
  return [...cells.map(line), ...few];
}

/** The table as CSV: numbers with a point, empty where something is not known. */
export function playersCsv(rows: readonly PlayerRow[], lang: Language): string {
  const { long } = PLAYERS_WORDS[lang];
  const number = (value: number | undefined): string =>
    value === undefined ? '' : String(Math.round(value * 1000) / 1000 + 0);
  const lines = rows.map(row => [
    row.name,
    ...PLAYER_COLUMNS.slice(1).map(column => number(cellValue(row, column))),
    number(thousandths(row.trend?.error)),
    number(row.luckError / 1000),
    row.rests === 'few' ? '*' : '',
  ]);
  const header = [
    ...PLAYER_COLUMNS.map(column => long[column]),
    `± ${long.trend}`,
    `± ${long.luck}`,
    '*',
  ];
  return [header, ...lines].map(cells => `${csvLine(cells)}\n`).join('');
}
