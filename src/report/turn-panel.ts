// What stands beside the board at a turn: who played what, the rack, and the best plays to try on the board.

import type { GameAnalysis } from '../analysis/analyse.js';
import type { LookedAtMove } from '../analysis/looked-at.js';
import type { Mistake } from '../analysis/mistakes.js';
import type { TurnAnalysis } from '../analysis/turn-analysis.js';
import type { Play } from '../board/move.js';
import type { Explanation } from '../dictionary/why/explain.js';
import { element, type MarkupChild, type MarkupElement } from '../drawing/markup.js';
import type { ReplayTurn } from '../game/replay/replay.js';
import { decimalText, figureText, LOSS_WORDS, lossTexts } from '../wording/losses.js';
import type { ReportWords } from '../wording/report.js';
import { turnRemarks } from '../wording/turn.js';
import { explanationLines } from '../wording/word.js';
import { laidText, layAttribute, rackRow } from './board-view.js';
import { lookedAtText, moveText, playerMark, speechOf, squareText } from './text.js';

/** A panel for each turn; the script shows one at a time. */
export function turnPanels(
  { turns, replay }: GameAnalysis,
  say: ReportWords,
): readonly MarkupElement[] {
  const names = replay.game.players.map(({ name }) => name);
  return turns.map(turn => panel(turn, names[turn.turn.player] ?? '', say));
}

function panel(analysis: TurnAnalysis, name: string, say: ReportWords): MarkupElement {
  const { turn } = analysis;
  const { position, number } = turn;
  const move = element('span', {}, moveText(turn, say));
  return element(
    'div',
    { class: 'panel', 'data-turn': number, hidden: true },
    element('h2', {}, playerMark(name, turn.player), ' ', move, ' ', scoreOf(analysis)),
    lossLine(analysis, say),
    position.rack === ''
      ? element('p', { class: 'quiet' }, say.unknownRack)
      : rackRow(position.rules, position.rackCounts, say),
    element('p', { class: 'quiet' }, drawText(analysis, say)),
    moveList(analysis, say),
    remarkList(turnRemarks(analysis, speechOf(say))),
    moreOf(analysis, say),
  );
}

function remarkList(lines: readonly string[]): MarkupElement | undefined {
  if (lines.length === 0) return undefined;
  const items = lines.map(line => element('li', {}, line));
  return element('ul', { class: 'remarks' }, items);
}

/** How large the mistake was, and what was lost by each measure. */
function lossLine({ losses, mistake }: TurnAnalysis, { lang }: ReportWords): MarkupElement {
  const words = LOSS_WORDS[lang];
  const texts = lossTexts(losses, lang).map(text => element('span', {}, text));
  const badge =
    mistake === undefined
      ? undefined
      : element('b', { class: `badge ${mistake.size}` }, words.mistakes[mistake.size]);
  return element('p', { class: 'losses' }, badge, texts.length === 0 ? '–' : texts);
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
function wordsOf(explained: readonly Explanation[], say: ReportWords): MarkupElement | undefined {
  if (explained.length === 0) return undefined;
  const lines = explained.flatMap(each => explanationLines(each, speechOf(say)));
  const list = remarkList(lines.map(line => line.trim()));
  return element('details', { class: 'more' }, summary(LOSS_WORDS[say.lang].words), list);
}

/** Unseen tiles, the other rack, why words are valid, and the notes of the file. */
function moreOf(
  { unseen, otherRack, turn, explained }: TurnAnalysis,
  say: ReportWords,
): readonly (MarkupElement | undefined)[] {
  const words = LOSS_WORDS[say.lang];
  const other = element('span', { class: 'w' }, otherRack);
  const told = turn.event.notes.map(note => element('p', { class: 'note' }, note));
  return [
    element(
      'details',
      { class: 'more' },
      summary(words.unseen),
      element('p', { class: 'w' }, unseen),
      otherRack === '' ? undefined : element('p', {}, words.otherRack, ' ', other),
    ),
    wordsOf(explained, say),
    told.length === 0
      ? undefined
      : element('details', { class: 'more', open: true }, summary(words.notes), told),
  ];
}

function summary(text: string): MarkupElement {
  return element('summary', {}, text);
}

/** Points of the move, struck out when it was withdrawn. */
export function scoreOf({ turn }: TurnAnalysis): MarkupElement {
  return element(turn.withdrawn ? 's' : 'b', { class: 'n' }, turn.event.score);
}

function moveList(analysis: TurnAnalysis, say: ReportWords): readonly MarkupElement[] {
  const { moves, turn, rank, plays } = analysis;
  const shown = moves.length > 0 ? moves : analysis.best.map(byPointsAlone);
  if (shown.length === 0) return [element('p', { class: 'quiet' }, say.noMoves)];
  const rows = shown.map((looked, index) => moveButton(turn, looked, index + 1, say));
  const by = `${say.bestMoves} ${LOSS_WORDS[say.lang].movesBy[decider(shown)]}`;
  const label = rank === undefined ? by : `${by} · ${say.rank(rank, plays)}`;
  return [element('h3', {}, label), element('ol', { class: 'moves' }, rows)];
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
  looked: LookedAtMove,
  rank: number,
  say: ReportWords,
): MarkupElement {
  const { move, isMade } = looked;
  const isPlay = move.kind === 'play';
  const quiet = (name: string, ...inside: readonly MarkupChild[]): MarkupElement =>
    element('span', { class: `quiet ${name}` }, inside);
  const leave = move.kind === 'pass' ? '' : move.leave;
  const kept = leave === '' ? undefined : [element('small', {}, say.leave), ' ', leave];
  const word = isPlay ? `${move.word}${move.bingo ? ' ★' : ''}` : lookedAtText(move, say);
  const made = isMade ? element('em', {}, say.made) : undefined;
  return element(
    'li',
    {},
    element(
      'button',
      {
        type: 'button',
        'data-lay': isPlay ? layOf(turn, move, isMade) : '[]',
        class: isMade ? 'made' : undefined,
      },
      quiet('rank', rank),
      element('span', { class: 'w word' }, word),
      element('span', { class: 'n' }, isPlay ? move.score : '–'),
      quiet('at', isPlay ? squareText(move.at, say) : '', ' ', made),
      quiet('kept', kept),
      quiet('worth', worthText(looked, say)),
    ),
  );
}

/** Equity, chance to win and points to the end, as far as they are known. */
function worthText({ equity, win, spread }: LookedAtMove, { lang }: ReportWords): string {
  const words = LOSS_WORDS[lang];
  return [
    ...(equity === undefined ? [] : [`${words.equityLabel} ${decimalText(lang, equity / 1000)}`]),
    ...(win === undefined ? [] : [`${words.winLabel} ${figureText(lang, win)} %`]),
    ...(spread === undefined ? [] : [`${words.spreadLabel} ${figureText(lang, spread, 1, true)}`]),
  ].join(' · ');
}

/** Tiles of a play; those of the move made as they were laid. */
function layOf({ position, laid }: ReplayTurn, move: Play, isMade: boolean): string {
  return isMade ? laidText(position.rules, laid) : layAttribute(position, move);
}
