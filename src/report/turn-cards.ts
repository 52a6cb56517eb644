// Every turn as a card: on a phone two lines, on a desk a row.
import type { GameAnalysis } from '../analysis/analyse.js';
import type { TurnAnalysis } from '../analysis/turn-analysis.js';
import { element, type MarkupElement } from '../drawing/markup.js';
import { mainLoss } from '../wording/losses.js';
import type { ReportWords } from '../wording/report.js';
import { turnRemarks } from '../wording/turn.js';
import { moveText, playerMark, speechOf } from './text.js';
import { scoreOf } from './turn-panel.js';

/** The list of turns. */
export function turnCards({ turns, replay }: GameAnalysis, say: ReportWords): MarkupElement {
  const names = replay.game.players.map(({ name }) => name);
  const cards = turns.map(turn => card(turn, names[turn.turn.player] ?? '', say));
  const list = element('ol', { class: 'cards' }, cards);
  return element('section', {}, element('h2', {}, say.turns), list);
}

function card(analysis: TurnAnalysis, name: string, say: ReportWords): MarkupElement {
  const { turn, phoneys, losses, mistake } = analysis;
  const remarks = turnRemarks(analysis, speechOf(say)).map(line => element('span', {}, line));
  const lost =
    mistake === undefined
      ? undefined
      : element('span', { class: `badge ${mistake.size}` }, mainLoss(mistake, losses, say.lang));
  const total = element('small', {}, `${say.total} ${turn.total}`);
  return element(
    'li',
    {},
    element(
      'button',
      { type: 'button', 'data-go': turn.number },
      element('span', { class: 'quiet n' }, turn.number),
      playerMark(name, turn.player),
      element('span', { class: phoneys.length > 0 ? 'w phoney' : 'w' }, moveText(turn, say)),
      element('span', { class: 'points' }, scoreOf(analysis), ' ', total, ' ', lost),
      element('span', { class: 'w quiet' }, turn.position.rack),
      element('span', { class: 'remarks' }, remarks),
    ),
  );
}
