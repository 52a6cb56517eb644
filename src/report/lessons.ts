// What to look at first: the turns that lost most, and missed bingos as puzzles.

import type { GameAnalysis } from '../analysis/analyse.js';
import type { MistakeSize } from '../analysis/mistakes.js';
import { foundBingo } from '../analysis/player-figures.js';
import type { TurnAnalysis } from '../analysis/turn-analysis.js';
import type { Play } from '../board/move.js';
import { LOSS_WORDS, mainLoss } from '../wording/losses.js';
import type { ReportWords } from '../wording/report.js';
import { layAttribute, rackHtml } from './board-view.js';
import { html, lookedAtText, moveText, playerHtml, squareText } from './text.js';

/** How many of the turns that lost most are shown. */
const WORST = 5;

/** The worst mistakes, the largest first; nothing when there were none. */
export function worstTurns({ turns, replay }: GameAnalysis, say: ReportWords): string {
  const worst = turns
    .filter(({ mistake }) => mistake !== undefined)
    .sort((a, b) => weight(b) - weight(a) || lost(b) - lost(a) || a.turn.number - b.turn.number)
    .slice(0, WORST);
  if (worst.length === 0) return '';
  const names = replay.game.players.map(({ name }) => name);
  const rows = worst.map(each => worstRow(each, names[each.turn.player] ?? '', say));
  return `<section><h2>${html(say.worst)}</h2><ol class="lessons">${rows.join('')}</ol></section>`;
}

const WEIGHTS: Readonly<Record<MistakeSize, number>> = { small: 1, medium: 2, large: 3 };

function weight({ mistake }: TurnAnalysis): number {
  return mistake === undefined ? 0 : WEIGHTS[mistake.size];
}

/** Among mistakes of one size by the chance to win, then by equity. */
function lost({ losses }: TurnAnalysis): number {
  return (losses.win?.value ?? 0) * 1000 + (losses.equity ?? 0) / 1000;
}

function worstRow(
  { turn, losses, mistake, moves }: TurnAnalysis,
  name: string,
  say: ReportWords,
): string {
  const [top] = moves;
  const words = LOSS_WORDS[say.lang];
  const better = top === undefined || top.isMade ? '' : words.better(lookedAtText(top.move, say));
  const { size } = mistake!;
  return [
    `<li><button type="button" data-go="${turn.number}"><span class="badge ${size}">${html(mainLoss(mistake!, losses, say.lang))}</span>`,
    `<span>${playerHtml(name, turn.player)}<span class="quiet">${html(say.turn(turn.number))} · ${html(words.mistakes[size])}</span></span>`,
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
