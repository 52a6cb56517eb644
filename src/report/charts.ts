// The game as lines and bars: scores, and what each turn lost.

import type { GameAnalysis } from '../analysis/analyse.js';
import { barChart, lineChart } from '../drawing/chart.js';
import { element, type MarkupElement } from '../drawing/markup.js';
import type { Replay } from '../game/replay/replay.js';
import type { ReportWords } from '../wording/report.js';
import { moveText, pointsText } from './text.js';

/** Both charts. */
export function charts(analysis: GameAnalysis, say: ReportWords): MarkupElement {
  const figure = (title: string, chart: MarkupElement): MarkupElement =>
    element('div', {}, element('h2', {}, title), chart);
  return element(
    'section',
    { class: 'charts' },
    figure(say.score, scoreChart(analysis, say)),
    figure(say.loss, lossChart(analysis, say)),
  );
}

function scoreChart({ turns, replay }: GameAnalysis, say: ReportWords): MarkupElement {
  const series = replay.game.players.map(({ name }, player) => ({
    name,
    points: [
      { x: 0, y: 0 },
      ...turns
        .filter(({ turn }) => turn.player === player)
        .map(({ turn }) => ({ x: turn.number, y: turn.total })),
      ...finalPoint(replay, player, turns.length),
    ],
  }));
  return lineChart(series, turns.length, say.scoreChart());
}

/** Where the line ends when the game is over. */
function finalPoint(
  { result }: Replay,
  player: number,
  turns: number,
): readonly { x: number; y: number }[] {
  return result.over ? [{ x: turns, y: result.scores.players[player]?.final ?? 0 }] : [];
}

function lossChart({ turns, replay }: GameAnalysis, say: ReportWords): MarkupElement {
  const bars = turns.flatMap(({ turn, loss = 0 }) => {
    if (loss <= 0) return [];
    const title = say.lossBar(turn.number, moveText(turn, say), pointsText(loss, say));
    return [{ x: turn.number, y: loss / 1000, series: turn.player, title }];
  });
  const names = replay.game.players.map(({ name }) => name);
  return barChart(bars, names, turns.length, say.loss);
}
