// Pieces of text that several parts of the page show.
import type { Move } from '../board/move.js';
import { formatPlace, parsePlace } from '../board/notation.js';
import { element, type MarkupElement } from '../drawing/markup.js';
import { escapeHtml } from '../drawing/page.js';
import { visible } from '../errors.js';
import type { ReplayTurn } from '../game/replay/replay.js';
import type { ReportWords } from '../wording/report.js';
import { createSpeech, type Speech } from '../wording/speech.js';

/** Text from a file or a rule, as it may stand in HTML. */
export function html(text: string | number): string {
  return escapeHtml(visible(String(text)));
}

/** The language of the page for sentences of facts; players go by their names. */
export function speechOf({ lang, notation }: ReportWords, players: readonly string[] = []): Speech {
  return createSpeech(lang, { notation, players });
}

/** A first square in the notation of the page: `'F8 orizz.'`, `'8F'`. */
export function squareText(at: string, { notation }: ReportWords): string {
  const place = parsePlace(at, 'gcg');
  return place === undefined ? at : formatPlace(place, notation);
}

/** A move as a score sheet has it: `'F8 orizz. MICIO'`, `'cambio AEI'`, `'passo'`. */
export function moveText(
  { event, move, isFullChange, position }: ReplayTurn,
  say: ReportWords,
): string {
  if (event.kind === 'pass') return say.pass;
  if (event.kind === 'play') {
    const word = move?.kind === 'play' ? move.word : event.tiles;
    return `${squareText(event.at, say)} ${word}`;
  }
  const changed = event.tiles ?? say.tiles(event.count ?? 0);
  const { fullChange } = position.rules;
  return isFullChange ? say.fullChange(fullChange?.name ?? '', changed) : say.exchange(changed);
}

/** A move that was looked at: `'F8 orizz. MICIO 23'`, `'cambio QUU'`, `'passo'`. */
export function lookedAtText(move: Move, say: ReportWords): string {
  if (move.kind === 'play') return `${squareText(move.at, say)} ${move.word} ${move.score}`;
  return move.kind === 'pass' ? say.pass : say.exchange(move.tiles);
}

/** Thousandths as points: `'12'`, `'12,5'`. */
export function pointsText(thousandths: number, say: ReportWords): string {
  return say.number(thousandths / 1000, thousandths % 1000 === 0 ? 0 : 1);
}

/** A player's mark and name. */
export function playerMark(name: string, player: number): MarkupElement {
  return element('span', { class: 'who' }, element('i', { class: `dot c${player % 4}` }), name);
}
