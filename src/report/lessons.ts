// What to look at first: the turns that lost most, and missed bingos as puzzles.

import type { GameAnalysis } from '../analysis/analyse.js';
import { foundBingo } from '../analysis/player-figures.js';
import type { TurnAnalysis } from '../analysis/turn-analysis.js';
import type { Play } from '../board/move.js';
import type { ReportWords } from '../wording/report.js';
import { layAttribute, rackHtml } from './board-view.js';
import { html, moveText, playerHtml, pointsText, squareText } from './text.js';

/** How many of the turns that lost most are shown. */
const WORST = 5;

/** The turns that lost most, the worst first; nothing when none lost anything. */
export function worstTurns({ turns, replay }: GameAnalysis, say: ReportWords): string {
  const worst = turns
    .filter(({ loss = 0 }) => loss > 0)
    .sort((a, b) => (b.loss ?? 0) - (a.loss ?? 0) || a.turn.number - b.turn.number)
    .slice(0, WORST);
  if (worst.length === 0) return '';
  const names = replay.game.players.map(({ name }) => name);
  const rows = worst.map(each => worstRow(each, names[each.turn.player] ?? '', say));
  return `<section><h2>${html(say.worst)}</h2><ol class="lessons">${rows.join('')}</ol></section>`;
}

function worstRow({ turn, loss = 0, best }: TurnAnalysis, name: string, say: ReportWords): string {
  const [top] = best;
  const better = top === undefined ? '' : say.better(playText(top, say));
  return [
    `<li><button type="button" data-go="${turn.number}"><span class="lost">−${pointsText(loss, say)}</span>`,
    `<span>${playerHtml(name, turn.player)}<span class="quiet">${html(say.turn(turn.number))}</span></span>`,
    `<span>${html(moveText(turn, say))} <b>${turn.event.score}</b></span>`,
    `<span class="quiet">${html(better)}</span></button></li>`,
  ].join('');
}

function playText({ at, word, score }: Play, say: ReportWords): string {
  return `${squareText(at, say)} ${word} ${score}`;
}

/** Turns with a bingo that was missed. */
function missed({ turns }: GameAnalysis): readonly TurnAnalysis[] {
  return turns.filter(each => each.bingo !== undefined && !foundBingo(each));
}

/** The list that opens the puzzles; nothing when no bingo was missed. */
export function puzzleList(analysis: GameAnalysis, say: ReportWords): string {
  const rows = missed(analysis).map(({ turn }) => {
    const name = analysis.replay.game.players[turn.player]?.name ?? '';
    return [
      `<li><button type="button" data-puzzle="${turn.number}">`,
      `<span>${playerHtml(name, turn.player)}<span class="quiet">${html(say.turn(turn.number))}</span></span>`,
      `<span class="w">${html(turn.position.rack)}</span></button></li>`,
    ].join('');
  });
  if (rows.length === 0) return '';
  return `<section class="screen"><h2>${html(say.puzzles)}</h2><p class="quiet">${html(say.puzzlesHelp)}</p><ol class="lessons puzzles">${rows.join('')}</ol></section>`;
}

/** Rack and hidden answer of each puzzle, beside the board; the script shows one at a time. */
export function puzzlePanels(analysis: GameAnalysis, say: ReportWords): string {
  return missed(analysis)
    .map(({ turn, bingo }) => {
      const { position, number } = turn;
      const answer = bingo as Play;
      return [
        `<div class="panel" data-quiz="${number}" hidden><h2>${html(say.puzzle)}</h2>`,
        `<p class="quiet">${html(say.turn(number))} · ${html(say.inBag(turn.bag))}</p>`,
        rackHtml(position.rules, position.rackCounts, say),
        `<details><summary>${html(say.solution)}</summary><p><b>${html(playText(answer, say))}</b></p>`,
        `<p><button type="button" class="small" data-lay="${layAttribute(position, answer)}">${html(say.onBoard)}</button></p></details></div>`,
      ].join('');
    })
    .join('\n');
}
