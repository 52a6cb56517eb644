// The players in figures, and how the game ended.
import type { GameAnalysis } from '../analysis/analyse.js';
import type { Figure } from '../analysis/figure.js';
import type { PlayerFigures } from '../analysis/player-figures.js';
import { element, type MarkupElement } from '../drawing/markup.js';
import type { Replay } from '../game/replay/replay.js';
import { decimalText, figureText, LOSS_WORDS } from '../wording/losses.js';
import { citedFinding, resultLines } from '../wording/replay.js';
import type { ReportWords } from '../wording/report.js';
import { playerMark, pointsText, speechOf } from './text.js';

type FigureRow = readonly [label: string, text: (figures: PlayerFigures) => string];

function figureRows(say: ReportWords): readonly FigureRow[] {
  const { lang } = say;
  const words = LOSS_WORDS[lang];
  const luckText: FigureRow[1] = ({ luck, luckError, draws, turns }) => {
    if (draws === 0) return '–';
    const figure: Figure = { value: luck, error: luckError, how: 'sampled', n: draws };
    return `${figureText(lang, figure, 1000, true)} (${say.of(draws, turns)})`;
  };
  return [
    [say.turnsJudged, ({ judged, turns }) => say.of(judged, turns)],
    [
      say.pointsLost,
      ({ averageLoss }) => (averageLoss === undefined ? '–' : pointsText(averageLoss, say)),
    ],
    [
      say.accuracy,
      ({ accuracy }) => (accuracy === undefined ? '–' : `${say.number(accuracy, 1)} %`),
    ],
    [
      words.equityLost,
      ({ averageEquityLost: lost }) => (lost === undefined ? '–' : decimalText(lang, lost / 1000)),
    ],
    [
      words.winLost,
      ({ averageWinLost: lost }) => (lost === undefined ? '–' : `${decimalText(lang, lost)} %`),
    ],
    [words.spreadLost, ({ spreadLost }) => decimalText(lang, spreadLost)],
    [
      words.precision,
      ({ precision }) => (precision === undefined ? '–' : `${say.number(precision, 1)} %`),
    ],
    ...(['large', 'medium', 'small'] as const).map(
      (size): FigureRow => [words.mistakesOf[size], ({ mistakes }) => String(mistakes[size])],
    ),
    [words.luck, luckText],
    [say.topsFound, ({ tops }) => String(tops)],
    [say.bingos, ({ bingosFound, bingosPossible }) => say.of(bingosFound, bingosPossible)],
    [say.phoneys, ({ phoneys, phoneysWithdrawn }) => say.phoneysOf(phoneys, phoneysWithdrawn)],
    [say.validWithdrawn, ({ validWithdrawn }) => String(validWithdrawn)],
    [say.challengesLost, ({ challengesLost }) => String(challengesLost)],
  ];
}

/** A table with a column for each player. */
export function figureTable({ players, replay }: GameAnalysis, say: ReportWords): MarkupElement {
  const names = replay.game.players.map(({ name }) => name);
  const heads = names.map((name, index) =>
    element('th', { scope: 'col', class: 'n' }, playerMark(name, index)),
  );
  const row = (label: string, texts: readonly string[], style?: string): MarkupElement =>
    element(
      'tr',
      { class: style },
      element('th', { scope: 'row' }, label),
      texts.map(text => element('td', { class: 'n' }, text)),
    );
  return element(
    'section',
    {},
    element('h2', { id: 'players' }, say.figures),
    element(
      'table',
      { class: 'figures', 'aria-labelledby': 'players' },
      element('thead', {}, element('tr', {}, element('td'), heads)),
      element(
        'tbody',
        {},
        row(...scores(replay, say), 'final'),
        figureRows(say).map(([label, text]) => row(label, players.map(text))),
      ),
    ),
  );
}

function scores({ result, declared }: Replay, say: ReportWords): [string, readonly string[]] {
  if (!result.over) return [say.declaredScore, declared.map(String)];
  return [say.finalScore, result.scores.players.map(({ final }) => String(final))];
}

/** The end, each adjustment with its article. */
export function endList(replay: Replay, say: ReportWords): MarkupElement {
  const players = replay.game.players.map(({ name }) => name);
  const lines = resultLines(replay, speechOf(say, players)).map(line =>
    element('li', { class: line.startsWith('  ') ? 'quiet' : undefined }, line.trim()),
  );
  const list = element('ul', { class: 'result' }, lines);
  return element('section', {}, element('h2', {}, say.ended), list);
}

/** What is wrong with the file; nothing when all is well. */
export function faultList(
  { mismatches, findings }: Replay,
  say: ReportWords,
): MarkupElement | undefined {
  const lines = [
    ...mismatches.map(({ line, declared, computed }) => say.mismatch(line, declared, computed)),
    ...findings.map(each => citedFinding(each, speechOf(say))),
  ];
  if (lines.length === 0) return undefined;
  const items = lines.map(line => element('li', {}, line));
  return element('section', {}, element('h2', {}, say.fileFaults), element('ul', {}, items));
}
