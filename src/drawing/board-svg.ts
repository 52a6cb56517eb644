// A board drawn as SVG: premium squares in colour and by name, tiles with their values.
import {
  formatTile,
  JOLLY_BIT,
  JOLLY_INDEX,
  LETTER_MASK,
  type Tile,
} from '../alphabet/alphabet.js';
import { formatSquare, type Notation } from '../board/notation.js';
import { columnOf, rowOf, SIZE, SQUARE_COUNT, squareAt } from '../board/squares.js';
import { type Rules, tilePoints } from '../rules/rules.js';

/** Side of a square, and of the margin with the coordinates. */
const SIDE = 40;
const WIDTH = SIDE * (SIZE + 1);

/** Colour and name of each mark of a layout. */
const PREMIUMS: Readonly<Record<string, { readonly fill: string; readonly name: string }>> = {
  '.': { fill: '#f4f1e8', name: '' },
  "'": { fill: '#bfe0f5', name: 'LD' },
  '"': { fill: '#4f9fd8', name: 'LT' },
  '-': { fill: '#f7c6cc', name: 'PD' },
  '=': { fill: '#e2645a', name: 'PT' },
};

/**
 * Draws 225 tiles; a jolly is red, without a value.
 *
 * @param notation says which side has the letters: the columns, or in French the rows
 * @returns an `<svg>` element that needs nothing from outside
 */
export function boardSvg(
  rules: Rules,
  tiles: ArrayLike<Tile>,
  notation: Notation = 'figs',
): string {
  const squares = Array.from({ length: SQUARE_COUNT }, (_, square) =>
    squareSvg(rules, tiles[square]!, square),
  );
  const label = 'text-anchor="middle" dominant-baseline="central"';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${WIDTH}" role="img" aria-label="board" font-family="Helvetica, Arial, sans-serif">`,
    `<g font-size="15" fill="#555" ${label}>${names(notation)}</g>`,
    `<g ${label}>${squares.join('')}</g>`,
    '</svg>',
  ].join('\n');
}

/** Names of columns above and of rows to the left. */
function names(notation: Notation): string {
  return Array.from({ length: SIZE }, (_, place) => {
    const [column, row] = [squareAt(0, place), squareAt(place, 0)].map(square => {
      const [, letter, number] = /^(\D+)(\d+)$/.exec(formatSquare(square, notation)) ?? [];
      return { letter, number };
    });
    const isFrench = notation === 'french';
    const above = isFrench ? column?.number : column?.letter;
    const beside = isFrench ? row?.letter : row?.number;
    const at = SIDE * (place + 1.5);
    return `<text x="${at}" y="${SIDE / 2}">${above}</text><text x="${SIDE / 2}" y="${at}">${beside}</text>`;
  }).join('');
}

function squareSvg(rules: Rules, tile: Tile, square: number): string {
  const x = SIDE * (columnOf(square) + 1);
  const y = SIDE * (rowOf(square) + 1);
  const middle = `x="${x + SIDE / 2}" y="${y + SIDE / 2}"`;
  const { fill, name } = PREMIUMS[rules.layout[rowOf(square)]![columnOf(square)]!]!;
  const ground = `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="${fill}" stroke="#c9c4b5"/>`;
  if (tile === 0) {
    return name === ''
      ? ground
      : `${ground}<text ${middle} font-size="11" fill="#0006">${name}</text>`;
  }
  const isJolly = (tile & JOLLY_BIT) !== 0;
  const points = tilePoints(rules)[isJolly ? JOLLY_INDEX : tile & LETTER_MASK]!;
  const letter = formatTile(rules.alphabet, tile & LETTER_MASK).replace(/[[\]]/g, '');
  const value = isJolly
    ? ''
    : `<text x="${x + SIDE - 8}" y="${y + SIDE - 8}" font-size="9" fill="#333">${points}</text>`;
  return [
    ground,
    `<rect x="${x + 2}" y="${y + 2}" width="${SIDE - 4}" height="${SIDE - 4}" rx="4" fill="#fdf3cf" stroke="#b89b4e"/>`,
    `<text ${middle} font-size="${letter.length > 1 ? 14 : 22}" font-weight="bold" fill="${isJolly ? '#c0392b' : '#222'}">${letter}</text>`,
    value,
  ].join('');
}
