// One sheet as a table.
import type { duplicate } from 'leggio';
import type { JSX } from 'preact';
import './sheet-table.css';

export function SheetTable({ table }: { readonly table: duplicate.Table }): JSX.Element {
  const { title, header, rows } = table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is moved by keys, too
    <section class="sheet-table" aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {header.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.join('|')}>
              {row.map((cell, column) => (
                <td key={header[column]} class={typeof cell === 'number' ? 'n' : ''}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
