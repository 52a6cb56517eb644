// A board drawn as a board: SVG with the colours of the FIGS board, tiles with their points, jollies
// marked. Tiles carry the turns they lie there, so that one drawing can be stepped through.
import { formatTile, isJolly, LETTER_MASK, type Tile } from '../alphabet/alphabet.js';
import { tileIndex } from '../alphabet/tile-counts.js';
import type { Notation } from '../board/notation.js';
import { columnName, columnOf, rowOf, SIZE, type Square } from '../board/squares.js';
import { type Rules, tilePoints } from '../rules/rules.js';
import { element, type MarkupAttributes, type MarkupElement, markupText } from './markup.js';

export interface DrawnTile {
  readonly square: Square;
  readonly tile: Tile;
  /** Turn that laid it. */
  readonly from: number;
  /** Turn after which it was taken back; undefined for a tile that stays. */
  readonly to?: number;
}

/** Class and short name of each premium square: *parola tripla*, *lettera doppia* … */
const PREMIUMS: Readonly<Record<string, { readonly style: string; readonly name: string }>> = {
  '=': { style: 'pt', name: 'PT' },
  '-': { style: 'pd', name: 'PD' },
  '"': { style: 'lt', name: 'LT' },
  "'": { style: 'ld', name: 'LD' },
};

/** Side of a square in the drawing's units. */
const CELL = 40;
/** Room for the coordinates. */
const EDGE = 24;

/** Styles of the drawing; once a page. */
export const BOARD_STYLE: string = `
.board{width:100%;height:auto;font-family:"Helvetica Neue",Arial,sans-serif}
.board .frame{fill:#1d5c4d}.board .edge{fill:#d8ece4;font-size:13px;text-anchor:middle}
.board .sq{fill:#e4e0cf;stroke:#fbfaf5;stroke-width:1.5}
.board .pt{fill:#c4372e}.board .pd{fill:#f2aaa2}.board .lt{fill:#256a9f}.board .ld{fill:#a9d3ea}
.board .mark{font-size:11px;text-anchor:middle;fill:#fff}.board .mark.pd,.board .mark.ld{fill:#5a4a48}
.board .tile rect{fill:#f6e7bf;stroke:#b99a58}
.board .tile .l{font-size:22px;font-weight:700;text-anchor:middle;fill:#26211a}
.board .tile .p{font-size:9px;text-anchor:end;fill:#26211a}
.board .jolly rect{fill:#fffaf0}.board .jolly .l{fill:#b3272d;font-style:italic}
.board .jolly circle{fill:none;stroke:#b3272d;stroke-width:1.4}
.board .new rect{fill:#ffd257;stroke:#8a6212;stroke-width:2}
.board .gone{display:none}
`;

/**
 * The drawing of a board, as SVG.
 *
 * @param title for readers that see none
 * @param notation says which edge has the letters: columns, or in French rows
 * @param over what lies above the tiles: see `squareBox`
 */
export function boardSvg(
  rules: Rules,
  tiles: readonly DrawnTile[],
  title: string,
  notation: Notation = 'gcg',
  over: readonly MarkupElement[] = [],
): string {
  return markupText(boardDrawing(rules, tiles, title, notation, over));
}

/** The same as an element. */
export function boardDrawing(
  rules: Rules,
  tiles: readonly DrawnTile[],
  title: string,
  notation: Notation = 'gcg',
  over: readonly MarkupElement[] = [],
): MarkupElement {
  const side = SIZE * CELL + 2 * EDGE;
  return element(
    'svg',
    { class: 'board', viewBox: `0 0 ${side} ${side}`, role: 'img', 'aria-label': title },
    element('rect', { class: 'frame', width: side, height: side, rx: 8 }),
    edges(notation),
    Array.from({ length: SIZE * SIZE }, (_, square) => squareDrawing(rules, square)),
    tiles.map(tile => tileDrawing(rules, tile)),
    over,
  );
}

function edges(notation: Notation): readonly MarkupElement[] {
  return Array.from({ length: SIZE }, (_, index) => {
    const middle = EDGE + index * CELL + CELL / 2;
    const far = EDGE + SIZE * CELL + EDGE / 2 + 5;
    const text = (x: number, y: number, name: string | number): MarkupElement =>
      element('text', { class: 'edge', x, y }, name);
    const letter = columnName(index);
    const [column, row] = notation === 'french' ? [index + 1, letter] : [letter, index + 1];
    return [
      text(middle, EDGE / 2 + 5, column),
      text(middle, far, column),
      text(EDGE / 2, middle + 5, row),
      text(far - 5, middle + 5, row),
    ];
  }).flat();
}

/** Place and size of a square, as attributes of a `rect`. */
export function squareBox(square: Square): MarkupAttributes {
  return { ...cornerOf(square), width: CELL, height: CELL };
}

/** Where text stands that is centred in a square, as attributes of a `text`. @param size of its letters */
export function squareMiddle(square: Square, size: number): MarkupAttributes {
  const { x, y } = cornerOf(square);
  return { x: x + CELL / 2, y: Math.round(y + CELL / 2 + size / 3) };
}

function cornerOf(square: Square): { readonly x: number; readonly y: number } {
  return { x: EDGE + columnOf(square) * CELL, y: EDGE + rowOf(square) * CELL };
}

function squareDrawing(rules: Rules, square: Square): readonly MarkupElement[] {
  const { x, y } = cornerOf(square);
  const premium = PREMIUMS[rules.layout[rowOf(square)]![columnOf(square)] as string];
  if (premium === undefined) return [element('rect', { class: 'sq', ...squareBox(square) })];
  const { style, name } = premium;
  return [
    element('rect', { class: `sq ${style}`, ...squareBox(square) }),
    element('text', { class: `mark ${style}`, x: x + CELL / 2, y: y + CELL / 2 + 4 }, name),
  ];
}

/** A tile; a jolly in italics with a ring, and without points. Others leave the corner to two digits. */
function tileDrawing(rules: Rules, { square, tile, from, to }: DrawnTile): MarkupElement {
  const { x, y } = cornerOf(square);
  const jolly = isJolly(tile);
  const letter = formatTile(rules.alphabet, tile & LETTER_MASK).replace(/[[\]]/g, '');
  const [middle, centre] = [x + CELL / 2, y + CELL / 2];
  const [left, base] = jolly ? [middle, centre + 8] : [middle - 3, centre + 6];
  const points = tilePoints(rules)[tileIndex(tile)]!;
  const corner = { class: 'p', x: x + CELL - 5, y: y + CELL - 6 };
  return element(
    'g',
    {
      class: `tile${jolly ? ' jolly' : ''}${to === undefined ? '' : ' gone'}`,
      'data-from': from,
      'data-to': to,
    },
    element('rect', { x: x + 2, y: y + 2, width: CELL - 4, height: CELL - 4, rx: 4 }),
    jolly ? element('circle', { cx: middle, cy: centre, r: 14 }) : undefined,
    element('text', { class: 'l', x: left, y: base }, letter),
    jolly ? undefined : element('text', corner, points),
  );
}
