// The table of players over many games as a page: sorted by a tap on a heading, one file, nothing to fetch.
import { LEAST_TURNS, type PlayerRow } from '../analysis/players-table.js';
import { htmlPage } from '../drawing/page.js';
import type { Language } from '../wording/language.js';
import { LOSS_WORDS } from '../wording/losses.js';
import { PLAYER_COLUMNS, PLAYERS_WORDS, type PlayerColumn } from '../wording/players.js';
import { cellText, cellValue } from './players-lines.js';
import { html } from './text.js';

/** What stands above and below the table. */
export interface PlayersPage {
  readonly lang: Language;
  /** Name of the folder. */
  readonly title: string;
  /** How many games. */
  readonly games: number;
  /** What it was made with, in one line. */
  readonly madeWith: string;
}

const STYLE = `
.wide{overflow-x:auto;border:1px solid var(--line);border-radius:8px;background:var(--card)}
.wide table{font-size:.92em}.wide th,.wide td{padding:.45rem .6rem;white-space:nowrap}
.wide th[scope=row],.wide thead th:first-child{position:sticky;left:0;background:var(--card);color:var(--ink)}
thead button{font:inherit;color:inherit;background:none;border:0;padding:.5rem 0;min-height:2.75rem;cursor:pointer;font-weight:600}
th[aria-sort=ascending] button::after{content:" ▲"}th[aria-sort=descending] button::after{content:" ▼"}
footer{margin-top:2rem;font-size:.85em;overflow-wrap:anywhere}
`;

/** Sorts the rows by the column of a heading; what is not known stays last. */
const SCRIPT = `
const body=document.querySelector('tbody'),heads=[...document.querySelectorAll('thead th')];
for(const [index,head] of heads.entries())head.querySelector('button').onclick=()=>{
  const rises=head.getAttribute('aria-sort')!=='ascending';
  for(const each of heads)each.removeAttribute('aria-sort');
  head.setAttribute('aria-sort',rises?'ascending':'descending');
  const key=row=>row.cells[index].dataset.value;
  const order=(one,other)=>{
    const [a,b]=[key(one),key(other)];
    if(a===''||b==='')return (a==='')-(b==='');
    return (index===0?a.localeCompare(b):a-b)*(rises?1:-1);
  };
  body.append(...[...body.rows].sort(order));
};
`;

/** The page. */
export function playersHtml(rows: readonly PlayerRow[], page: PlayersPage): string {
  const { lang, title, games, madeWith } = page;
  const words = PLAYERS_WORDS[lang];
  const heads = PLAYER_COLUMNS.map(
    column =>
      `<th scope="col"${column === 'name' ? ' aria-sort="ascending"' : ' class="n"'}><button type="button" title="${html(words.sortBy(words.long[column]))}">${html(words.short[column])}</button></th>`,
  );
  const few = rows.some(({ rests }) => rests === 'few')
    ? `<p>${html(words.few(LEAST_TURNS))}</p>`
    : '';
  const legend = PLAYER_COLUMNS.slice(5)
    .map(column => `<li><b>${html(words.short[column])}</b> ${html(words.long[column])}</li>`)
    .join('');
  const body = [
    `<header><h1>${html(title)}</h1><p>${html(words.folder(games))}</p></header><main>`,
    `<div class="wide" tabindex="0" role="region" aria-label="${html(words.title)}"><table>`,
    `<thead><tr>${heads.join('')}</tr></thead><tbody>${rows.map(row => rowHtml(row, lang)).join('\n')}</tbody></table></div>`,
    `${few}<p class="quiet">${html(words.trendHelp)}</p>`,
    `<h2>${html(LOSS_WORDS[lang].legendTitle)}</h2><ul>${legend}</ul></main>`,
    `<footer class="quiet">${html(madeWith)}</footer>`,
  ].join('\n');
  return htmlPage({ title, lang, style: STYLE, body, script: SCRIPT });
}

function rowHtml(row: PlayerRow, lang: Language): string {
  const cell = (column: PlayerColumn): string => {
    const value = column === 'name' ? row.name : (cellValue(row, column) ?? '');
    const tag = column === 'name' ? 'th scope="row"' : 'td class="n"';
    return `<${tag} data-value="${html(value)}">${html(cellText(row, column, lang))}</${column === 'name' ? 'th' : 'td'}>`;
  };
  return `<tr>${PLAYER_COLUMNS.map(cell).join('')}</tr>`;
}
