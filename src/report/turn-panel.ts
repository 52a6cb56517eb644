// What stands beside the board at a turn: who played what, the rack, and the best plays to try on the board.

import type { GameAnalysis } from '../analysis/analyse.js';
import type { LookedAtMove } from '../analysis/looked-at.js';
import type { Mistake } from '../analysis/mistakes.js';
import type { TurnAnalysis } from '../analysis/turn-analysis.js';
import type { Play } from '../board/move.js';
import type { Explanation } from '../dictionary/why/explain.js';
import type { ReplayTurn } from '../game/replay/replay.js';
import { decimalText, figureText, LOSS_WORDS, lossTexts } from '../wording/losses.js';
import type { ReportWords } from '../wording/report.js';
import { turnRemarks } from '../wording/turn.js';
import { explanationLines } from '../wording/word.js';
import { laidText, layAttribute, rackHtml } from './board-view.js';
import { html, lookedAtText, moveText, playerHtml, speechOf, squareText } from './text.js';

/** A panel for each turn; the script shows one at a time. */
export function turnPanels({ turns, replay }: GameAnalysis, say: ReportWords): string {
  const names = replay.game.players.map(({ name }) => name);
  return turns.map(turn => panel(turn, names[turn.turn.player] ?? '', say)).join('\n');
}

function panel(analysis: TurnAnalysis, name: string, say: ReportWords): string {
  const { turn } = analysis;
  const { position, number } = turn;
  const remarks = turnRemarks(analysis, speechOf(say)).map(line => `<li>${html(line)}</li>`);
  return [
    `<div class="panel" data-turn="${number}" hidden>`,
    `<h2>${playerHtml(name, turn.player)} <span>${html(moveText(turn, say))}</span> ${scoreHtml(analysis)}</h2>`,
    lossLine(analysis, say),
    position.rack === ''
      ? `<p class="quiet">${html(say.unknownRack)}</p>`
      : rackHtml(position.rules, position.rackCounts, say),
    `<p class="quiet">${html(drawText(analysis, say))}</p>`,
    moveList(analysis, say),
    remarks.length === 0 ? '' : `<ul class="remarks">${remarks.join('')}</ul>`,
    moreOf(analysis, say),
    '</div>',
  ].join('');
}

/** How large the mistake was, and what was lost by each measure. */
function lossLine({ losses, mistake }: TurnAnalysis, { lang }: ReportWords): string {
  const words = LOSS_WORDS[lang];
  const texts = lossTexts(losses, lang).map(text => `<span>${html(text)}</span>`);
  const badge =
    mistake === undefined
      ? ''
      : `<b class="badge ${mistake.size}">${html(words.mistakes[mistake.size])}</b>`;
  return `<p class="losses">${badge}${texts.length === 0 ? '–' : texts.join('')}</p>`;
}

/** Tiles in the bag, and the luck of the draw. */
function drawText({ turn, luck }: TurnAnalysis, say: ReportWords): string {
  const { lang } = say;
  const words = LOSS_WORDS[lang];
  const bag = say.inBag(turn.bag);
  if (luck === undefined) return bag;
  return `${bag} · ${words.luck} ${figureText(lang, luck, 1000, true)} (${words.how(luck.how, luck.n)})`;
}

/** Why words are valid or not. */
function wordsOf(explained: readonly Explanation[], say: ReportWords): string {
  const lines = explained.flatMap(each => explanationLines(each, speechOf(say)));
  const items = lines.map(line => `<li>${html(line.trim())}</li>`).join('');
  return `<details class="more"><summary>${html(LOSS_WORDS[say.lang].words)}</summary><ul class="remarks">${items}</ul></details>`;
}

/** Unseen tiles, the other rack, why words are valid, and the notes of the file. */
function moreOf({ unseen, otherRack, turn, explained }: TurnAnalysis, say: ReportWords): string {
  const { lang } = say;
  const words = LOSS_WORDS[lang];
  const { notes } = turn.event;
  const other =
    otherRack === ''
      ? ''
      : `<p>${html(words.otherRack)} <span class="w">${html(otherRack)}</span></p>`;
  const told = notes.map(note => `<p class="note">${html(note)}</p>`).join('');
  return [
    `<details class="more"><summary>${html(words.unseen)}</summary><p class="w">${html(unseen)}</p>${other}</details>`,
    explained.length === 0 ? '' : wordsOf(explained, say),
    told === ''
      ? ''
      : `<details class="more" open><summary>${html(words.notes)}</summary>${told}</details>`,
  ].join('');
}

/** Points of the move, struck out when it was withdrawn. */
export function scoreHtml({ turn }: TurnAnalysis): string {
  const tag = turn.withdrawn ? 's' : 'b';
  return `<${tag} class="n">${turn.event.score}</${tag}>`;
}

function moveList(analysis: TurnAnalysis, say: ReportWords): string {
  const { moves, turn, rank, plays } = analysis;
  const shown = moves.length > 0 ? moves : analysis.best.map(byPointsAlone);
  if (shown.length === 0) return `<p class="quiet">${html(say.noMoves)}</p>`;
  const rows = shown.map((looked, index) => moveButton(turn, looked, index + 1, say));
  const by = `${say.bestMoves} ${LOSS_WORDS[say.lang].movesBy[decider(shown)]}`;
  const label = rank === undefined ? by : `${by} · ${say.rank(rank, plays)}`;
  return `<h3>${html(label)}</h3><ol class="moves">${rows.join('')}</ol>`;
}

function byPointsAlone(move: Play): LookedAtMove {
  return { move, equity: undefined, win: undefined, spread: undefined, isMade: false };
}

/** What the moves stand in the order of. */
function decider([first]: readonly LookedAtMove[]): Mistake['by'] {
  if (first?.spread !== undefined) return 'spread';
  return first?.win?.how === 'simulated' ? 'win' : 'equity';
}

function moveButton(
  turn: ReplayTurn,
  { move, equity, win, spread, isMade }: LookedAtMove,
  rank: number,
  say: ReportWords,
): string {
  const { lang } = say;
  const words = LOSS_WORDS[lang];
  const isPlay = move.kind === 'play';
  const worth = [
    ...(equity === undefined ? [] : [`${words.equityLabel} ${decimalText(lang, equity / 1000)}`]),
    ...(win === undefined ? [] : [`${words.winLabel} ${figureText(lang, win)} %`]),
    ...(spread === undefined ? [] : [`${words.spreadLabel} ${figureText(lang, spread, 1, true)}`]),
  ].join(' · ');
  const leave = move.kind === 'pass' ? '' : move.leave;
  const kept = leave === '' ? '' : `<small>${html(say.leave)}</small> ${html(leave)}`;
  const word = isPlay ? `${move.word}${move.bingo ? ' ★' : ''}` : lookedAtText(move, say);
  return [
    `<li><button type="button" data-lay="${isPlay ? layOf(turn, move, isMade) : '[]'}"${isMade ? ' class="made"' : ''}>`,
    `<span class="quiet rank">${rank}</span><span class="w word">${html(word)}</span>`,
    `<span class="n">${isPlay ? move.score : '–'}</span>`,
    `<span class="quiet at">${isPlay ? html(squareText(move.at, say)) : ''} ${isMade ? `<em>${html(say.made)}</em>` : ''}</span>`,
    `<span class="quiet kept">${kept}</span><span class="quiet worth">${html(worth)}</span></button></li>`,
  ].join('');
}

/** Tiles of a play; those of the move made as they were laid. */
function layOf({ position, laid }: ReplayTurn, move: Play, isMade: boolean): string {
  return isMade ? laidText(position.rules, laid) : layAttribute(position, move);
}
