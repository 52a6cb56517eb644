// Tables as aligned text and as CSV.
import { csvLine } from '../../files/csv.js';
import { oneLine } from '../names.js';
import { isNumeric, type Table } from './tables.js';

/** Lines of a table: title, header, rows; numbers to the right. */
export function tableLines(table: Table): readonly string[] {
  const { title, header } = table;
  const rows = table.rows.map(row => row.map(cell => oneLine(String(cell))));
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map(row => (row[column] as string).length)),
  );
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column]!;
        return isNumeric(table, column) ? String(cell).padStart(width) : String(cell).padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [oneLine(title), line(header), ...rows.map(line)];
}

/** A table as CSV: header and rows. */
export function tableCsv({ header, rows }: Table): string {
  return [header, ...rows].map(cells => `${csvLine(cells)}\n`).join('');
}
