// One square: a field of one tile, with what a reader of the screen says of it.

import { type Rules, type Square as SquareNumber, squareName } from 'leggio';
import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import type { TavoliereWords } from '../../wording/web/tavoliere.js';
import './square.css';
import { letterOf, pointsOf } from './letters.js';
import type { Mark } from './listing.js';
import { isJollyTile } from './sheet.js';

export interface SquareProps {
  readonly square: SquareNumber;
  readonly tile: string;
  /** True for a tile of the rack, laid to be looked at. */
  readonly isTried: boolean;
  /** True for the one square that Tab comes to. */
  readonly isCurrent: boolean;
  /** True while a tile is held over it. */
  readonly isOver: boolean;
  /** What the filter asks of it. */
  readonly mark: Mark | undefined;
  /** What the best play through it is worth; undefined where that is not shown. */
  readonly worth: number | undefined;
  /** From 1 to 5; 0 where it is not shown. */
  readonly warmth: number;
  readonly rules: Rules;
  readonly words: TavoliereWords;
}

/** Classes of the marks of a layout. */
const KINDS: Readonly<Record<string, string>> = {
  "'": 'letter2',
  '"': 'letter3',
  '-': 'word2',
  '=': 'word3',
};

function SquareField(props: SquareProps): JSX.Element {
  const { square, tile, isCurrent, rules } = props;
  const layoutMark = rules.layout.join('').charAt(square);
  return (
    <td class={classesOf(props, layoutMark)}>
      <input
        class="letter"
        data-square={square}
        value={letterOf(tile)}
        aria-label={labelOf(props, layoutMark)}
        tabIndex={isCurrent ? 0 : -1}
        autocomplete="off"
        autocorrect="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="next"
      />
      <span class="sign" aria-hidden="true">
        {signOf(props, layoutMark)}
      </span>
    </td>
  );
}

/** Only squares that change are drawn anew. */
export const Square: typeof SquareField = memo(SquareField) as typeof SquareField;

function classesOf(
  { tile, isTried, isOver, mark, warmth }: SquareProps,
  layoutMark: string,
): string {
  const classes = ['square', KINDS[layoutMark] ?? ''];
  if (tile !== '') classes.push('full');
  if (isTried) classes.push('tried');
  if (isJollyTile(tile)) classes.push('jolly');
  if ([...letterOf(tile)].length > 1) classes.push('long');
  if (isOver) classes.push('over');
  if (mark !== undefined) classes.push(mark);
  if (warmth > 0 && tile === '') classes.push('hot', `hot${warmth}`);
  return classes.filter(name => name !== '').join(' ');
}

function signOf({ tile, worth, rules, words }: SquareProps, layoutMark: string): string {
  if (tile !== '') return String(pointsOf(rules.id, tile) || '');
  return worth === undefined ? (words.premiumSigns[layoutMark] ?? '') : String(worth);
}

function labelOf(props: SquareProps, layoutMark: string): string {
  const { square, tile, mark, worth, words } = props;
  const isEmpty = tile === '';
  const more = [
    isEmpty ? (words.premiums[layoutMark] ?? '') : '',
    isEmpty && worth !== undefined ? words.upTo(worth) : '',
    mark === undefined ? '' : words.marks[mark],
  ];
  return words.square(squareName(square), tileLabel(props), more);
}

function tileLabel({ tile, isTried, rules, words }: SquareProps): string {
  if (tile === '') return words.empty;
  const letter = letterOf(tile).toUpperCase();
  const said = isJollyTile(tile)
    ? words.jollyAs(letter)
    : words.tile(letter, pointsOf(rules.id, tile));
  return isTried ? `${said} ${words.tried}` : said;
}
