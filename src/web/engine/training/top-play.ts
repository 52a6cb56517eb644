// A play of the top explained by the rules: its words, what it goes through, what it keeps.
import {
  type duplicate,
  formatPlace,
  type LeaveTable,
  type Notation,
  type Position,
  parseAt,
  scoreSheet,
  squareName,
} from 'leggio';
import { squaresOf } from '../move-filter.js';
import type { ShownTop } from './messages.js';

export function shownTop(
  position: Position,
  play: duplicate.LedgerPlay,
  notation: Notation,
  leaves: LeaveTable | undefined,
): ShownTop {
  const { at, word, placed, score, bingo, leave } = play;
  const sheet = scoreSheet(position, { at, word });
  const letters = word.match(/\[[^\]]*\]|./gu) ?? [];
  const through = squaresOf(play).flatMap(({ square, tile }, index) =>
    tile === '.' ? [{ tile: letters[index] ?? '', square: squareName(square) }] : [],
  );
  return {
    ...{ at, place: placeText(at, notation), word, placed, score, bingo, through },
    words: sheet.words.map(each => ({
      word: each.word.toUpperCase(),
      place: placeText(each.at, notation),
      score: each.score,
    })),
    bonus: sheet.bonus,
    kept: leave,
    worth: leaves?.value(leave),
  };
}

export function placeText(at: string, notation: Notation): string {
  const place = parseAt(at);
  return place === undefined ? at : formatPlace(place, notation);
}
