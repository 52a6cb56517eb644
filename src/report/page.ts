// An analysis as one HTML page, phone first: the board to step through with the best plays to try on it,
// what to look at again, charts, every turn. It works offline and on paper.

import type { GameAnalysis } from '../analysis/analyse.js';
import { BOARD_STYLE } from '../drawing/board-svg.js';
import { CHART_STYLE } from '../drawing/chart.js';
import { htmlPage } from '../drawing/page.js';
import { visible } from '../errors.js';
import { pragmaText } from '../game/gcg/game.js';
import type { Language } from '../wording/language.js';
import { LOSS_WORDS } from '../wording/losses.js';
import { REPORT_WORDS, type ReportWords } from '../wording/report.js';
import { balanceSection } from './balance.js';
import { boardView } from './board-view.js';
import { charts } from './charts.js';
import { endList, faultList, figureTable } from './figures.js';
import { puzzleList, puzzlePanels, worstTurns } from './lessons.js';
import { madeWithText } from './made-with.js';
import { REPORT_SCRIPT } from './script.js';
import { REPORT_STYLE } from './style.js';
import { html } from './text.js';
import { turnCards } from './turn-cards.js';
import { turnPanels } from './turn-panel.js';

/** How a page is written. */
export interface ReportOptions {
  /** Default `'en'`. */
  readonly lang?: Language;
}

/** The page of an analysis; one file, nothing to fetch. */
export function reportHtml(analysis: GameAnalysis, options: ReportOptions = {}): string {
  const { lang = 'en' } = options;
  const { replay } = analysis;
  const say = REPORT_WORDS[lang];
  const players = replay.game.players.map(({ name }) => name).join(' – ');
  const title = pragmaText(replay.game, 'title') ?? players;
  const body = [
    `<header><h1>${html(title)}</h1>${title === players ? '' : `<p>${html(players)}</p>`}</header>`,
    '<main>',
    `<section class="view">${boardView(replay, say)}`,
    `<div class="side screen">${turnPanels(analysis, say)}${puzzlePanels(analysis, say)}</div></section>`,
    '<div class="pair">',
    figureTable(analysis, say),
    `<div>${worstTurns(analysis, say)}${puzzleList(analysis, say)}</div>`,
    '</div>',
    balanceSection(analysis, say),
    charts(analysis, say),
    turnCards(analysis, say),
    endList(replay, say),
    faultList(replay, say),
    legend(say),
    '</main>',
    `<footer class="quiet">${html(madeWithText(analysis.madeWith, lang, replay.rules.title))}</footer>`,
  ].join('\n');
  const style = `${BOARD_STYLE}${CHART_STYLE}${REPORT_STYLE}`;
  return htmlPage({ title: visible(title), lang, style, body, script: REPORT_SCRIPT });
}

/** What the figures mean. */
function legend({ lang }: ReportWords): string {
  const words = LOSS_WORDS[lang];
  const lines = words.legend.map(line => `<li>${html(line)}</li>`).join('');
  return `<section><h2>${html(words.legendTitle)}</h2><ul class="result">${lines}</ul></section>`;
}
