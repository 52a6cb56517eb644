// What stands beside the board at a turn: who played what, the rack, and the best plays to try on the board.

import type { GameAnalysis } from '../analysis/analyse.js';
import type { TurnAnalysis } from '../analysis/turn-analysis.js';
import type { Play } from '../board/move.js';
import type { ReportWords } from '../wording/report.js';
import { turnRemarks } from '../wording/turn.js';
import { laidText, layAttribute, rackHtml } from './board-view.js';
import { html, moveText, playerHtml, pointsText, speechOf, squareText } from './text.js';

/** A panel for each turn; the script shows one at a time. */
export function turnPanels({ turns, replay }: GameAnalysis, say: ReportWords): string {
  const names = replay.game.players.map(({ name }) => name);
  return turns.map(turn => panel(turn, names[turn.turn.player] ?? '', say)).join('\n');
}

function panel(analysis: TurnAnalysis, name: string, say: ReportWords): string {
  const { turn } = analysis;
  const { position, bag, number } = turn;
  const remarks = turnRemarks(analysis, speechOf(say)).map(line => `<li>${html(line)}</li>`);
  return [
    `<div class="panel" data-turn="${number}" hidden>`,
    `<h2>${playerHtml(name, turn.player)} <span>${html(moveText(turn, say))}</span> ${scoreHtml(analysis)}</h2>`,
    `<p class="quiet">${html(lossText(analysis, say))} · ${html(say.inBag(bag))}</p>`,
    position.rack === ''
      ? `<p class="quiet">${html(say.unknownRack)}</p>`
      : rackHtml(position.rules, position.rackCounts, say),
    moveList(analysis, say),
    remarks.length === 0 ? '' : `<ul class="remarks">${remarks.join('')}</ul>`,
    '</div>',
  ].join('');
}

/** Points of the move, struck out when it was withdrawn. */
export function scoreHtml({ turn }: TurnAnalysis): string {
  const tag = turn.withdrawn ? 's' : 'b';
  return `<${tag} class="n">${turn.event.score}</${tag}>`;
}

/** `'22 punti persi'`; a dash for a move that was not judged. */
export function lossText({ loss }: TurnAnalysis, say: ReportWords): string {
  if (loss === undefined) return '–';
  return loss > 0 ? say.lost(pointsText(loss, say)) : say.nothingLost;
}

function moveList(analysis: TurnAnalysis, say: ReportWords): string {
  const { best, turn, rank, plays } = analysis;
  if (best.length === 0) return `<p class="quiet">${html(say.noMoves)}</p>`;
  const isMade = (play: Play): boolean =>
    turn.move?.kind === 'play' && turn.move.at === play.at && turn.move.word === play.word;
  const rows = best.map((play, index) => playButton(analysis, play, index + 1, isMade(play), say));
  if (rank !== undefined && !best.some(isMade)) rows.push(madeButton(analysis, rank, say));
  const label = rank === undefined ? say.bestMoves : `${say.bestMoves} · ${say.rank(rank, plays)}`;
  return `<h3>${html(label)}</h3><ol class="moves">${rows.join('')}</ol>`;
}

function playButton(
  { turn }: TurnAnalysis,
  play: Play,
  rank: number,
  isMade: boolean,
  say: ReportWords,
): string {
  const { at, word, score, bingo, leave } = play;
  const cells = { rank, at: squareText(at, say), word, score, leave, bingo };
  return moveButton(layAttribute(turn.position, play), cells, isMade, say);
}

/** The move made, which is not among the best. */
function madeButton({ turn }: TurnAnalysis, rank: number, say: ReportWords): string {
  const { event, move, sheet, laid, position } = turn;
  if (move?.kind !== 'play' || event.kind !== 'play') return '';
  const { at, word, leave } = move;
  const score = sheet?.total ?? event.score;
  const cells = { rank, at: squareText(at, say), word, score, leave, bingo: move.bingo };
  return moveButton(laidText(position.rules, laid), cells, true, say);
}

interface MoveCells {
  readonly rank: number;
  readonly at: string;
  readonly word: string;
  readonly score: number;
  readonly leave: string;
  readonly bingo: boolean;
}

function moveButton(lay: string, cells: MoveCells, isMade: boolean, say: ReportWords): string {
  const { rank, at, word, score, leave, bingo } = cells;
  const kept = leave === '' ? '' : `<small>${html(say.leave)}</small> ${html(leave)}`;
  const made = isMade ? `<em>${html(say.made)}</em>` : '';
  return [
    `<li><button type="button" data-lay="${lay}"${isMade ? ' class="made"' : ''}>`,
    `<span class="quiet">${rank}</span><span class="w">${html(word)} ${bingo ? '★' : ''}</span>`,
    `<span class="n">${score}</span><span class="quiet">${html(at)} ${made}</span>`,
    `<span class="quiet kept">${kept}</span></button></li>`,
  ].join('');
}
