// The board to step through, with its buttons.
import { formatTile, isJolly, LETTER_MASK, type Tile } from '../alphabet/alphabet.js';
import { JOLLY_INDEX, type TileCounts, tileIndex } from '../alphabet/tile-counts.js';
import type { Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import type { Square } from '../board/squares.js';
import { boardSvg, type DrawnTile } from '../drawing/board-svg.js';
import type { Replay } from '../game/replay/replay.js';
import { layPlay } from '../referee/words-formed.js';
import { type Rules, tilePoints } from '../rules/rules.js';
import type { ReportWords } from '../wording/report.js';
import { html } from './text.js';

/** Board and buttons. */
export function boardView(replay: Replay, say: ReportWords): string {
  const board = boardSvg(replay.rules, drawnTiles(replay), say.boardTitle, say.notation);
  return `<div class="boardside">${board}${steps(replay.turns.length, say)}</div>`;
}

function steps(turns: number, say: ReportWords): string {
  const button = (to: string, sign: string, label: string): string =>
    `<button type="button" data-to="${to}" aria-label="${html(label)}">${sign}</button>`;
  return [
    `<p class="steps screen" data-turns="${turns}" data-start="${html(say.start)}">`,
    button('first', '«', say.first),
    button('back', '‹', say.back),
    '<output aria-live="polite"></output>',
    button('on', '›', say.on),
    button('last', '»', say.last),
    '</p>',
  ].join('');
}

function drawnTiles({ turns }: Replay): readonly DrawnTile[] {
  return turns.flatMap(({ laid, number, withdrawn }) =>
    laid.map(({ square, tile }) => ({
      square,
      tile,
      from: number,
      ...(withdrawn ? { to: number } : {}),
    })),
  );
}

/** Letter, points, and 1 for a jolly: as the script of the page draws a tile. */
function tileFace(rules: Rules, tile: Tile): readonly [string, number, 0 | 1] {
  const letter = formatTile(rules.alphabet, tile & LETTER_MASK).replace(/[[\]]/g, '');
  return [letter, tilePoints(rules)[tileIndex(tile)]!, isJolly(tile) ? 1 : 0];
}

/** What a play lays, for the script: a list of square, letter, points, jolly; a text of attributes. */
export function layAttribute(position: Position, { at, word }: Pick<Play, 'at' | 'word'>): string {
  const { squares } = layPlay(position, { at, word });
  return laidText(
    position.rules,
    squares.filter(({ isNew }) => isNew),
  );
}

/** The same for tiles whose squares are known. */
export function laidText(
  rules: Rules,
  laid: readonly { readonly square: Square; readonly tile: Tile }[],
): string {
  return html(JSON.stringify(laid.map(({ square, tile }) => [square, ...tileFace(rules, tile)])));
}

/** A rack as tiles in a row. */
export function rackHtml(rules: Rules, counts: TileCounts, say: ReportWords): string {
  const faces = [...counts].flatMap((count, index) =>
    count === 0 ? [] : Array.from({ length: count }, () => rackFace(rules, index)),
  );
  const label = `${say.rack} ${faces.map(({ letter }) => letter).join('')}`;
  const tiles = faces.map(({ letter, points }) => `<b>${html(letter)}<sub>${points}</sub></b>`);
  return `<p class="rack" role="img" aria-label="${html(label)}">${tiles.join('')}</p>`;
}

function rackFace(
  rules: Rules,
  index: number,
): { readonly letter: string; readonly points: string } {
  if (index === JOLLY_INDEX) return { letter: '?', points: '' };
  const [letter, points] = tileFace(rules, index);
  return { letter, points: String(points) };
}
