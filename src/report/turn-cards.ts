// Every turn as a card: on a phone two lines, on a desk a row.
import type { GameAnalysis } from '../analysis/analyse.js';
import type { TurnAnalysis } from '../analysis/turn-analysis.js';
import { mainLoss } from '../wording/losses.js';
import type { ReportWords } from '../wording/report.js';
import { turnRemarks } from '../wording/turn.js';
import { html, moveText, playerHtml, speechOf } from './text.js';
import { scoreHtml } from './turn-panel.js';

/** The list of turns. */
export function turnCards({ turns, replay }: GameAnalysis, say: ReportWords): string {
  const names = replay.game.players.map(({ name }) => name);
  const cards = turns.map(turn => card(turn, names[turn.turn.player] ?? '', say));
  return `<section><h2>${html(say.turns)}</h2><ol class="cards">${cards.join('\n')}</ol></section>`;
}

function card(analysis: TurnAnalysis, name: string, say: ReportWords): string {
  const { turn, phoneys, losses, mistake } = analysis;
  const remarks = turnRemarks(analysis, speechOf(say)).map(line => `<span>${html(line)}</span>`);
  const style = phoneys.length > 0 ? 'w phoney' : 'w';
  const lost =
    mistake === undefined
      ? ''
      : `<span class="badge ${mistake.size}">${html(mainLoss(mistake, losses, say.lang))}</span>`;
  return [
    `<li><button type="button" data-go="${turn.number}"><span class="quiet n">${turn.number}</span>`,
    playerHtml(name, turn.player),
    `<span class="${style}">${html(moveText(turn, say))}</span>`,
    `<span class="points">${scoreHtml(analysis)} <small>${html(say.total)} ${turn.total}</small> ${lost}</span>`,
    `<span class="w quiet">${html(turn.position.rack)}</span>`,
    `<span class="remarks">${remarks.join('')}</span></button></li>`,
  ].join('');
}
