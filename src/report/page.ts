// An analysis as one HTML page, phone first: the board to step through with the best plays to try on it,
// what to look at again, charts, every turn. It works offline and on paper.

import type { GameAnalysis } from '../analysis/analyse.js';
import { BOARD_STYLE } from '../drawing/board-svg.js';
import { CHART_STYLE } from '../drawing/chart.js';
import { element, type MarkupElement, markupText } from '../drawing/markup.js';
import { BASE_STYLE, htmlPage } from '../drawing/page.js';
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
import { GAME_STYLE } from './style.js';
import { turnCards } from './turn-cards.js';
import { turnPanels } from './turn-panel.js';

/** How a report is written. */
export interface ReportOptions {
  /** Default `'en'`. */
  readonly lang?: Language;
}

/** A report as data: for a page that builds it by itself. */
export interface ReportParts {
  /** Of the game, else its players. */
  readonly title: string;
  /** Names of the players, where the title is another; else empty. */
  readonly players: string;
  /** Board, panels, figures, charts, turns, in order. */
  readonly sections: readonly MarkupElement[];
  /** All that the figures depend on, in one line. */
  readonly madeWith: string;
}

const OWN_STYLE = `${BOARD_STYLE}${CHART_STYLE}${GAME_STYLE}`;

/** The styles of a report, as the file has them: for a page that builds its parts. Colours stand at `:root`. */
export const REPORT_STYLE: string = `${BASE_STYLE}${OWN_STYLE}`;

/** The parts of the report of an analysis; of one that is not done, what there is so far. */
export function reportParts(analysis: GameAnalysis, options: ReportOptions = {}): ReportParts {
  const { lang = 'en' } = options;
  const { replay } = analysis;
  const say = REPORT_WORDS[lang];
  const players = replay.game.players.map(({ name }) => name).join(' – ');
  const title = pragmaText(replay.game, 'title') ?? players;
  const side = element(
    'div',
    { class: 'side screen' },
    turnPanels(analysis, say),
    puzzlePanels(analysis, say),
  );
  const lessons = element('div', {}, worstTurns(analysis, say), puzzleList(analysis, say));
  const sections = [
    element('section', { class: 'view' }, boardView(replay, say), side),
    element('div', { class: 'pair' }, figureTable(analysis, say), lessons),
    balanceSection(analysis, say),
    charts(analysis, say),
    turnCards(analysis, say),
    endList(replay, say),
    faultList(replay, say),
    legend(say),
  ];
  return {
    title: visible(title),
    players: title === players ? '' : visible(players),
    sections: sections.filter(section => section !== undefined),
    madeWith: madeWithText(analysis.madeWith, lang, replay.rules.title),
  };
}

/** The page of an analysis; one file, nothing to fetch. */
export function reportHtml(analysis: GameAnalysis, options: ReportOptions = {}): string {
  const { lang = 'en' } = options;
  const { title, players, sections, madeWith } = reportParts(analysis, options);
  const names = players === '' ? undefined : element('p', {}, players);
  const body = [
    element('header', {}, element('h1', {}, title), names),
    element('main', {}, sections),
    element('footer', { class: 'quiet' }, madeWith),
  ];
  const text = markupText(body).trim();
  return htmlPage({ title, lang, style: OWN_STYLE, body: text, script: REPORT_SCRIPT });
}

/** What the figures mean. */
function legend({ lang }: ReportWords): MarkupElement {
  const words = LOSS_WORDS[lang];
  const list = words.legend.map(line => element('li', {}, line));
  return element(
    'section',
    {},
    element('h2', {}, words.legendTitle),
    element('ul', { class: 'result' }, list),
  );
}
