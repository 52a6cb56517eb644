// The players in figures, and how the game ended.
import type { GameAnalysis } from '../analysis/analyse.js';
import type { Figure } from '../analysis/figure.js';
import type { PlayerFigures } from '../analysis/player-figures.js';
import type { Replay } from '../game/replay/replay.js';
import { decimalText, figureText, LOSS_WORDS } from '../wording/losses.js';
import { citedFinding, resultLines } from '../wording/replay.js';
import type { ReportWords } from '../wording/report.js';
import { html, playerHtml, pointsText, speechOf } from './text.js';

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
export function figureTable({ players, replay }: GameAnalysis, say: ReportWords): string {
  const names = replay.game.players.map(({ name }) => name);
  const heads = names.map((name, i) => `<th scope="col" class="n">${playerHtml(name, i)}</th>`);
  const row = (label: string, texts: readonly string[], style = ''): string =>
    `<tr${style}><th scope="row">${html(label)}</th>${texts.map(text => `<td class="n">${html(text)}</td>`).join('')}</tr>`;
  return [
    `<section><h2 id="players">${html(say.figures)}</h2><table class="figures" aria-labelledby="players">`,
    `<thead><tr><td></td>${heads.join('')}</tr></thead><tbody>`,
    row(...scores(replay, say), ' class="final"'),
    ...figureRows(say).map(([label, text]) => row(label, players.map(text))),
    '</tbody></table></section>',
  ].join('');
}

function scores({ result, declared }: Replay, say: ReportWords): [string, readonly string[]] {
  if (!result.over) return [say.declaredScore, declared.map(String)];
  return [say.finalScore, result.scores.players.map(({ final }) => String(final))];
}

/** The end, each adjustment with its article. */
export function endList(replay: Replay, say: ReportWords): string {
  const players = replay.game.players.map(({ name }) => name);
  const lines = resultLines(replay, speechOf(say, players)).map(line => {
    const isDetail = line.startsWith('  ');
    return `<li${isDetail ? ' class="quiet"' : ''}>${html(line.trim())}</li>`;
  });
  return `<section><h2>${html(say.ended)}</h2><ul class="result">${lines.join('')}</ul></section>`;
}

/** What is wrong with the file; nothing when all is well. */
export function faultList({ mismatches, findings }: Replay, say: ReportWords): string {
  const lines = [
    ...mismatches.map(({ line, declared, computed }) => say.mismatch(line, declared, computed)),
    ...findings.map(each => citedFinding(each, speechOf(say))),
  ];
  if (lines.length === 0) return '';
  const items = lines.map(line => `<li>${html(line)}</li>`).join('');
  return `<section><h2>${html(say.fileFaults)}</h2><ul>${items}</ul></section>`;
}
