// One square: a field of one tile, with what a reader of the screen says of it.

import { type Rules, type Square as SquareNumber, squareName } from 'leggio';
import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import type { TavoliereWords } from '../../wording/web/tavoliere.js';
import './square.css';
import { isJollyTile } from './sheet.js';

export interface SquareProps {
  readonly square: SquareNumber;
  readonly tile: string;
  /** True for a tile of the play that is being looked at. */
  readonly isTried: boolean;
  /** True for the one square that Tab comes to. */
  readonly isCurrent: boolean;
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
  const { square, tile, isTried, isCurrent, rules, words } = props;
  const mark = markOf(rules, square);
  const kinds = ['square', KINDS[mark] ?? '', tile === '' ? '' : 'full'];
  if (isTried) kinds.push('tried');
  if (isJollyTile(tile)) kinds.push('jolly');
  return (
    <td class={kinds.filter(kind => kind !== '').join(' ')}>
      <input
        class="letter"
        data-square={square}
        value={tile.replace(/[[\]]/g, '')}
        aria-label={labelOf(props, mark)}
        tabIndex={isCurrent ? 0 : -1}
        autocomplete="off"
        autocorrect="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="next"
      />
      <span class="sign" aria-hidden="true">
        {tile === '' ? (words.premiumSigns[mark] ?? '') : pointsOf(rules, tile) || ''}
      </span>
    </td>
  );
}

/** Only squares that change are drawn anew. */
export const Square: typeof SquareField = memo(SquareField) as typeof SquareField;

function markOf(rules: Rules, square: SquareNumber): string {
  return rules.layout.join('').charAt(square);
}

function pointsOf(rules: Rules, tile: string): number {
  const letter = tile.replace(/[[\]]/g, '');
  return rules.tiles.find(spec => spec.letter === letter)?.points ?? 0;
}

function labelOf({ square, tile, isTried, rules, words }: SquareProps, mark: string): string {
  const premium = tile === '' ? (words.premiums[mark] ?? '') : '';
  return words.square(squareName(square), premium, tileLabel(tile, isTried, rules, words));
}

function tileLabel(tile: string, isTried: boolean, rules: Rules, words: TavoliereWords): string {
  if (tile === '') return words.empty;
  const letter = tile.replace(/[[\]]/g, '').toUpperCase();
  const said = isJollyTile(tile)
    ? words.jollyAs(letter)
    : words.tile(letter, pointsOf(rules, tile));
  return isTried ? `${said} ${words.tried}` : said;
}
