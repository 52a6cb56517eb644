// Moves as the page writes them.
import { formatPlace, type Measure, type Move, type Play, parseAt } from 'leggio';
import type { TavoliereWords } from '../../wording/web/tavoliere.js';

/** A place as the language writes it: `'F8 orizz.'`. */
export function placeText(at: string, words: TavoliereWords): string {
  const place = parseAt(at);
  return place === undefined ? at : formatPlace(place, words.notation);
}

/** Points, or equity in thousandths, with its unit. */
export function worthText(worth: number, by: Measure, words: TavoliereWords): string {
  if (by === 'score') return words.pointsOf(worth);
  return `${words.number(worth / 1000, 1)} ${words.equity}`;
}

/** A move in a few words, without its points: `'MICIO F8 orizz.'`. */
export function moveName(move: Move, words: TavoliereWords): string {
  if (move.kind === 'play') return `${move.word} ${placeText(move.at, words)}`;
  return move.kind === 'pass' ? words.pass : words.exchange(move.tiles);
}

/** What a play is worth by a measure. */
export function worthOf(play: Play, by: Measure): number {
  return by === 'score' ? play.score : play.equity;
}

/** No two moves of a position have the same. */
export function keyOf(move: Move): string {
  if (move.kind === 'play') return `${move.at} ${move.word}`;
  return move.kind === 'pass' ? 'pass' : `exchange ${move.tiles}`;
}
