// What to look at first: the turns that lost most, and missed bingos as puzzles.

import type { GameAnalysis } from '../analysis/analyse.js';
import type { MistakeSize } from '../analysis/mistakes.js';
import { foundBingo } from '../analysis/player-figures.js';
import type { TurnAnalysis } from '../analysis/turn-analysis.js';
import type { Play } from '../board/move.js';
import { element, type MarkupElement } from '../drawing/markup.js';
import { LOSS_WORDS, mainLoss } from '../wording/losses.js';
import type { ReportWords } from '../wording/report.js';
import { layAttribute, rackRow } from './board-view.js';
import { lookedAtText, moveText, playerMark, squareText } from './text.js';

/** How many of the turns that lost most are shown. */
const WORST = 5;

/** The worst mistakes, the largest first; nothing when there were none. */
export function worstTurns(
  { turns, replay }: GameAnalysis,
  say: ReportWords,
): MarkupElement | undefined {
  const worst = turns
    .filter(({ mistake }) => mistake !== undefined)
    .sort((a, b) => weight(b) - weight(a) || lost(b) - lost(a) || a.turn.number - b.turn.number)
    .slice(0, WORST);
  if (worst.length === 0) return undefined;
  const names = replay.game.players.map(({ name }) => name);
  const rows = worst.map(each => worstRow(each, names[each.turn.player] ?? '', say));
  const list = element('ol', { class: 'lessons' }, rows);
  return element('section', {}, element('h2', {}, say.worst), list);
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
): MarkupElement {
  const [top] = moves;
  const words = LOSS_WORDS[say.lang];
  const better = top === undefined || top.isMade ? '' : words.better(lookedAtText(top.move, say));
  const { size } = mistake!;
  const when = `${say.turn(turn.number)} · ${words.mistakes[size]}`;
  const quiet = { class: 'quiet' };
  const badge = element('span', { class: `badge ${size}` }, mainLoss(mistake!, losses, say.lang));
  const move = element('span', {}, moveText(turn, say), ' ', element('b', {}, turn.event.score));
  return element(
    'li',
    {},
    element(
      'button',
      { type: 'button', 'data-go': turn.number },
      badge,
      element('span', {}, playerMark(name, turn.player), element('span', quiet, when)),
      move,
      element('span', quiet, better),
    ),
  );
}

function playText({ at, word, score }: Play, say: ReportWords): string {
  return `${squareText(at, say)} ${word} ${score}`;
}

/** Turns with a bingo that was missed. */
function missed({ turns }: GameAnalysis): readonly TurnAnalysis[] {
  return turns.filter(each => each.bingo !== undefined && !foundBingo(each));
}

/** The list that opens the puzzles; nothing when no bingo was missed. */
export function puzzleList(analysis: GameAnalysis, say: ReportWords): MarkupElement | undefined {
  const rows = missed(analysis).map(({ turn }) => {
    const name = analysis.replay.game.players[turn.player]?.name ?? '';
    const when = element('span', { class: 'quiet' }, say.turn(turn.number));
    return element(
      'li',
      {},
      element(
        'button',
        { type: 'button', 'data-puzzle': turn.number },
        element('span', {}, playerMark(name, turn.player), when),
        element('span', { class: 'w' }, turn.position.rack),
      ),
    );
  });
  if (rows.length === 0) return undefined;
  return element(
    'section',
    { class: 'screen' },
    element('h2', {}, say.puzzles),
    element('p', { class: 'quiet' }, say.puzzlesHelp),
    element('ol', { class: 'lessons puzzles' }, rows),
  );
}

/** Rack and hidden answer of each puzzle, beside the board; the script shows one at a time. */
export function puzzlePanels(analysis: GameAnalysis, say: ReportWords): readonly MarkupElement[] {
  return missed(analysis).map(({ turn, bingo }) => {
    const { position, number } = turn;
    const answer = bingo as Play;
    const lay = {
      ...{ type: 'button', class: 'small' },
      'data-lay': layAttribute(position, answer),
    };
    return element(
      'div',
      { class: 'panel', 'data-quiz': number, hidden: true },
      element('h2', {}, say.puzzle),
      element('p', { class: 'quiet' }, `${say.turn(number)} · ${say.inBag(turn.bag)}`),
      rackRow(position.rules, position.rackCounts, say),
      element(
        'details',
        {},
        element('summary', {}, say.solution),
        element('p', {}, element('b', {}, playText(answer, say))),
        element('p', {}, element('button', lay, say.onBoard)),
      ),
    );
  });
}
