// The board to step through, with its buttons.
import { formatTile, isJolly, LETTER_MASK, type Tile } from '../alphabet/alphabet.js';
import { JOLLY_INDEX, type TileCounts, tileIndex } from '../alphabet/tile-counts.js';
import type { Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import type { Square } from '../board/squares.js';
import { boardDrawing, type DrawnTile } from '../drawing/board-svg.js';
import { element, type MarkupElement } from '../drawing/markup.js';
import type { Replay } from '../game/replay/replay.js';
import { layPlay } from '../referee/words-formed.js';
import { type Rules, tilePoints } from '../rules/rules.js';
import type { ReportWords } from '../wording/report.js';

/** Board and buttons. */
export function boardView(replay: Replay, say: ReportWords): MarkupElement {
  const board = boardDrawing(replay.rules, drawnTiles(replay), say.boardTitle, say.notation);
  return element('div', { class: 'boardside' }, board, steps(replay.turns.length, say));
}

function steps(turns: number, say: ReportWords): MarkupElement {
  const button = (to: string, sign: string, label: string): MarkupElement =>
    element('button', { type: 'button', 'data-to': to, 'aria-label': label }, sign);
  return element(
    'p',
    { class: 'steps screen', 'data-turns': turns, 'data-start': say.start },
    button('first', '«', say.first),
    button('back', '‹', say.back),
    element('output', { 'aria-live': 'polite' }),
    button('on', '›', say.on),
    button('last', '»', say.last),
  );
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

/** What a play lays, for the script: a list of square, letter, points, jolly; the text of an attribute. */
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
  return JSON.stringify(laid.map(({ square, tile }) => [square, ...tileFace(rules, tile)]));
}

/** A rack as tiles in a row. */
export function rackRow(rules: Rules, counts: TileCounts, say: ReportWords): MarkupElement {
  const faces = [...counts].flatMap((count, index) =>
    count === 0 ? [] : Array.from({ length: count }, () => rackFace(rules, index)),
  );
  const label = `${say.rack} ${faces.map(({ letter }) => letter).join('')}`;
  return element(
    'p',
    { class: 'rack', role: 'img', 'aria-label': label },
    faces.map(({ letter, points }) => element('b', {}, letter, element('sub', {}, points))),
  );
}

function rackFace(
  rules: Rules,
  index: number,
): { readonly letter: string; readonly points: string } {
  if (index === JOLLY_INDEX) return { letter: '?', points: '' };
  const [letter, points] = tileFace(rules, index);
  return { letter, points: String(points) };
}
