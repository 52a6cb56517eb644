// Tables as aligned text and as CSV.
import type { Table } from './tables.js';

/** Lines of a table: title, header, rows; numbers to the right. */
export function tableLines({ title, header, rows }: Table): readonly string[] {
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map(row => String(row[column]).length)),
  );
  const isNumber = header.map(
    (_, column) => rows.length > 0 && rows.every(row => /^[-\d.]+$/.test(String(row[column]))),
  );
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column]!;
        return isNumber[column] ? String(cell).padStart(width) : String(cell).padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [title, line(header), ...rows.map(line)];
}

/** A table as CSV: header and rows, commas, quotes where they are needed. */
export function tableCsv({ header, rows }: Table): string {
  return [header, ...rows].map(cells => `${cells.map(csvField).join(',')}\n`).join('');
}

function csvField(cell: string | number): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
