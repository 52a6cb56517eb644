// A game as one HTML page for screen and printer: ranking, board, master sheet, a sheet a player. It
// needs nothing from outside.
import { boardSvg } from '../drawing/board-svg.js';
import type { Ranking } from './ranking.js';
import { masterTable, playerTable, rankingTable, type Table } from './tables.js';

const STYLE = `
body { font: 15px/1.45 Helvetica, Arial, sans-serif; color: #222; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; margin: 0 0 .2rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
p { margin: .2rem 0; color: #555; } code { font-size: .8rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { padding: .25rem .5rem; border-bottom: 1px solid #ddd; text-align: left; vertical-align: top; }
th { border-bottom: 2px solid #888; } td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
svg { display: block; width: 100%; max-width: 38rem; margin: 1rem auto; }
section { break-inside: avoid; }
.player table { font-size: .8rem; }
@media print {
  @page { size: A4; margin: 14mm; }
  body { margin: 0; max-width: none; font-size: 11px; }
  .player { break-before: page; } svg { max-width: 15cm; }
}`;

/**
 * The page of a ranking.
 *
 * @param title of the event, plain text
 */
export function rankingHtml(ranking: Ranking, title = 'Duplicate'): string {
  const { state, players, closed } = ranking;
  const { facts } = state;
  const sheets = players.map(({ account }) => section(playerTable(ranking, account), 'player'));
  const isLast = closed.length === state.closed.length;
  const board = isLast ? boardSvg(state.rules, state.tiles, facts.notation) : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<h1>${htmlText(title)}</h1>
<p>${htmlText(factsText(ranking))}</p>
${[section(rankingTable(ranking)), board, section(masterTable(ranking)), ...sheets].join('\n')}
<p>Last line of the ledger: <code>${ranking.head}</code></p>
</body>
</html>
`;
}

function factsText({ state, closed }: Ranking): string {
  const { rules, lexicon, preset, racks } = state.facts;
  const drawn = racks === 'seed' ? 'racks drawn from a seed' : 'racks from a real bag';
  return `${closed.length} rounds · rules ${rules} · preset ${preset} · lexicon ${lexicon.name} · ${drawn}`;
}

function section({ title, header, rows }: Table, kind = 'sheet'): string {
  const numeric = header.map(
    (_, column) => rows.length > 0 && rows.every(row => /^[-\d.]+$/.test(String(row[column]))),
  );
  const cell = (tag: 'th' | 'td', text: string | number, column: number): string =>
    `<${tag}${numeric[column] ? ' class="number"' : ''}>${htmlText(String(text))}</${tag}>`;
  const line = (tag: 'th' | 'td', cells: readonly (string | number)[]): string =>
    `<tr>${cells.map((text, column) => cell(tag, text, column)).join('')}</tr>`;
  const body = rows.map(row => line('td', row)).join('\n');
  return `<section class="${kind}">
<h2>${htmlText(title)}</h2>
<table>
<thead>${line('th', header)}</thead>
<tbody>
${body}
</tbody>
</table>
</section>`;
}

function htmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
