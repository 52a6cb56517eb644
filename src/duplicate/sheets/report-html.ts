// A game as one HTML page for screen and printer: ranking, board, master sheet, a sheet per player. It
// needs nothing from outside.
import { BOARD_STYLE, boardSvg, type DrawnTile } from '../../drawing/board-svg.js';
import { escapeHtml, htmlPage } from '../../drawing/page.js';
import type { Ranking } from '../ranking.js';
import {
  isNumeric,
  masterTable,
  playerTable,
  rankingTable,
  type Table,
  wordsTable,
} from './tables.js';
import type { SheetWords } from './words.js';

const STYLE = `${BOARD_STYLE}
.board{display:block;max-width:36rem;margin:1.2rem auto}
code{font-size:.8rem;overflow-wrap:anywhere}
section{break-inside:avoid}
.player table{font-size:.85em}
@media print{@page{size:A4;margin:14mm}.board{max-width:14cm}.master,.player{break-before:page}}
`;

/**
 * The page of a ranking.
 *
 * @param words in the language of the page
 * @param title of the event, plain text
 */
export function rankingHtml(
  ranking: Ranking,
  words: SheetWords,
  title: string = words.pageTitle,
): string {
  const sheets = ranking.players.map(({ account }) =>
    section(playerTable(ranking, account, words), 'player'),
  );
  const rulings = wordsTable(ranking, words);
  const body = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p class="quiet">${escapeHtml(words.facts(ranking.closed.length, ranking.state.facts))}</p>`,
    section(rankingTable(ranking, words), 'ranking'),
    boardOf(ranking, words),
    section(masterTable(ranking, words), 'master'),
    ...(rulings.rows.length === 0 ? [] : [section(rulings, 'words')]),
    ...sheets,
    `<p class="quiet">${escapeHtml(words.lastLine)}: <code>${ranking.head}</code></p>`,
  ].join('\n');
  return htmlPage({ title, lang: words.language, style: STYLE, body, script: '' });
}

/** The board as it lies after the last closed round; none for a ranking of an earlier one. */
function boardOf({ state, closed }: Ranking, words: SheetWords): string {
  if (closed.length < state.closed.length) return '';
  const tiles = [...state.tiles.entries()]
    .filter(([, tile]) => tile !== 0)
    .map(([square, tile]): DrawnTile => ({ square, tile, from: closed.length }));
  return boardSvg(state.rules, tiles, words.boardTitle(closed.length), state.facts.notation);
}

function section(table: Table, kind: string): string {
  const { title, header, rows } = table;
  const cell = (tag: 'th' | 'td', text: string | number, column: number): string => {
    const style = isNumeric(table, column) ? ' class="n"' : '';
    return `<${tag}${style}>${escapeHtml(String(text))}</${tag}>`;
  };
  const line = (tag: 'th' | 'td', cells: readonly (string | number)[]): string =>
    `<tr>${cells.map((text, column) => cell(tag, text, column)).join('')}</tr>`;
  return [
    `<section class="${kind}">`,
    `<h2>${escapeHtml(title)}</h2>`,
    `<table><thead>${line('th', header)}</thead>`,
    `<tbody>${rows.map(row => line('td', row)).join('\n')}</tbody></table>`,
    '</section>',
  ].join('\n');
}
