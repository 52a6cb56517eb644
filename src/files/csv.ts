// Lines of CSV as every writer here makes them: for spreadsheets, which take a text that begins like a
// formula for one and run it.

/** Beginnings that a spreadsheet may run, or lose: `=2+3`, `+A1`, `@SUM`, and blanks before them. */
const FORMULA = /^[\t\r\n ]*[=+\-@\t\r＝＋－＠]/;

/** What stands before such a text: spreadsheets show what follows as it is. */
const HARMLESS = "'";

/** A number, which may begin with its sign. */
const NUMBER = /^[-+]?\d+(?:[.,]\d+)?%?$/;

/**
 * One line without its end: commas, quotes where they are needed. A text that begins a formula gets an
 * apostrophe; numbers keep their sign.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return cells.map(cell => quotedCell(harmless(String(cell)))).join(',');
}

/** The text of a cell as it was before `csvLine`. */
export function readCell(cell: string): string {
  return cell.startsWith(HARMLESS) && isMarked(cell) ? cell.slice(HARMLESS.length) : cell;
}

function harmless(text: string): string {
  return isMarked(text) ? HARMLESS + text : text;
}

/** True for a formula, and for a text that looks like one already marked, so that reading is exact. */
function isMarked(text: string): boolean {
  return isFormula(text.replace(/^'+/, ''));
}

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !NUMBER.test(text);
}

function quotedCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What may stand between fields: a semicolon where commas are decimal. */
export type Separator = ',' | ';';

/** Fields that are quoted as a whole, quotes in them doubled, or do not begin with a quote. */
const QUOTED_RIGHT: Readonly<Record<Separator, RegExp>> = {
  ',': /^(?:"(?:[^"]|"")*"|[^",][^,]*)?(?:,(?:"(?:[^"]|"")*"|[^",][^,]*)?)*$/,
  ';': /^(?:"(?:[^"]|"")*"|[^";][^;]*)?(?:;(?:"(?:[^"]|"")*"|[^";][^;]*)?)*$/,
};

/** True for a line whose quotes can be read only one way: none is left open, none is inside a field. */
export function isQuotedRight(line: string, separator: Separator = ','): boolean {
  return QUOTED_RIGHT[separator].test(line);
}
