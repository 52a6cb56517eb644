// An analysis as one HTML page: the board to step through, charts, the list of turns. Works offline and
// on paper; without script it shows the last board and the whole list.
import { BOARD_STYLE, boardSvg, type DrawnTile } from '../../drawing/board-svg.js';
import { barChart, CHART_STYLE, lineChart } from '../../drawing/chart.js';
import { escapeHtml, htmlPage } from '../../drawing/page.js';
import { visible } from '../../errors.js';
import type { GameAnalysis } from '../analyse.js';
import type { TurnAnalysis } from '../analyse-turn.js';
import { pragmaText } from '../gcg/game.js';
import type { PlayerFigures } from '../player-figures.js';
import { formatFinding } from '../replay/findings.js';
import type { Replay } from '../replay/replay.js';
import { moveText } from './move-text.js';
import { PAGE_SCRIPT, PAGE_STYLE } from './page.js';
import { points, resultLines, turnRemarks } from './text.js';

/** The page; one file, nothing to fetch. */
export function reportHtml(analysis: GameAnalysis): string {
  const { replay } = analysis;
  const names = replay.game.players.map(({ name }) => visible(name));
  const title = visible(pragmaText(replay.game, 'title') ?? names.join(' – '));
  const body = [
    header(analysis, title, names),
    '<section class="view">',
    `<div class="boardside">${boardSvg(replay.rules, drawnTiles(replay), 'the board')}${CONTROLS}</div>`,
    `<div class="side">${figures(analysis, names)}${result(replay)}${details(analysis)}</div>`,
    '</section>',
    charts(analysis, names),
    turnTable(analysis, names),
    checks(replay),
  ].join('\n');
  return htmlPage({
    title,
    lang: 'en',
    style: `${BOARD_STYLE}${CHART_STYLE}${PAGE_STYLE}`,
    body,
    script: PAGE_SCRIPT,
  });
}

function header(
  { madeWith, replay }: GameAnalysis,
  title: string,
  names: readonly string[],
): string {
  const { lexicon, rules } = madeWith;
  const made = [
    `rules ${replay.rules.title} (${rules.id}, ${rules.hash.slice(0, 12)})`,
    `lexicon ${lexicon.name} (${lexicon.checksum.slice(0, 12)})`,
  ];
  const players = names.join(' – ');
  const heading = title === players ? '' : `<p>${escapeHtml(players)}</p>`;
  return `<header><h1>${escapeHtml(title)}</h1>${heading}<p class="quiet">${escapeHtml(made.join(' · '))}</p></header>`;
}

const CONTROLS: string = [
  '<p class="steps screen"><button data-to="first">«</button><button data-to="back">‹ back</button>',
  '<output></output>',
  '<button data-to="on">on ›</button><button data-to="last">»</button></p>',
].join('');

function drawnTiles({ turns }: Replay): readonly DrawnTile[] {
  return turns.flatMap(({ laid, number, withdrawn }) =>
    laid.map(({ square, tile }) => ({
      square,
      tile,
      from: number,
      ...(withdrawn ? { to: number } : {}),
    })),
  );
}

const FIGURE_ROWS: readonly (readonly [string, (figures: PlayerFigures) => string])[] = [
  ['turns judged', ({ judged, turns }) => `${judged} of ${turns}`],
  [
    'points lost per turn',
    ({ averageLoss }) => (averageLoss === undefined ? '–' : points(averageLoss)),
  ],
  ['accuracy', ({ accuracy }) => (accuracy === undefined ? '–' : `${accuracy.toFixed(1)} %`)],
  ['best play found', ({ tops }) => String(tops)],
  ['bingos', ({ bingosFound, bingosPossible }) => `${bingosFound} of ${bingosPossible}`],
  ['phoneys', ({ phoneys, phoneysWithdrawn }) => `${phoneys}, ${phoneysWithdrawn} withdrawn`],
  ['valid plays withdrawn', ({ validWithdrawn }) => String(validWithdrawn)],
  ['challenges lost', ({ challengesLost }) => String(challengesLost)],
];

function figures({ players, replay }: GameAnalysis, names: readonly string[]): string {
  const { result, declared } = replay;
  const finals = names.map((_, index) =>
    result.over ? result.scores.players[index]?.final : declared[index],
  );
  const cells = (texts: readonly (string | number | undefined)[], tag = 'td'): string =>
    texts.map(text => `<${tag} class="n">${escapeHtml(String(text))}</${tag}>`).join('');
  const rows = FIGURE_ROWS.map(
    ([name, text]) => `<tr><td>${name}</td>${cells(players.map(text))}</tr>`,
  );
  return [
    '<table class="figures">',
    `<tr><th></th>${cells(names, 'th')}</tr>`,
    `<tr class="final"><td>${result.over ? 'final score' : 'score declared'}</td>${cells(finals)}</tr>`,
    ...rows,
    '</table>',
  ].join('');
}

function result(replay: Replay): string {
  const lines = resultLines(replay).map(line => {
    const isDetail = line.startsWith('  ');
    return `<li${isDetail ? ' class="quiet"' : ''}>${escapeHtml(visible(line.trim()))}</li>`;
  });
  return `<h2>How it ended</h2><ul class="result">${lines.join('')}</ul>`;
}

const BEST_HEAD = '<tr><th>square</th><th>word</th><th class="n">score</th><th>leave</th></tr>';

/** The best plays of each turn; the script shows one turn's at a time. */
function details({ turns }: GameAnalysis): string {
  const blocks = turns.map(analysis => {
    const { turn, best, unjudged } = analysis;
    const rows = best.map(
      ({ at, word, score, leave, bingo }) =>
        `<tr><td>${at}</td><td class="w">${escapeHtml(word)}</td><td class="n">${score}${bingo ? '★' : ''}</td><td class="quiet">${escapeHtml(leave)}</td></tr>`,
    );
    const list =
      rows.length === 0
        ? `<p class="quiet">${escapeHtml(unjudged ?? 'no play')}</p>`
        : `<table>${BEST_HEAD}${rows.join('')}</table>`;
    const rack = `rack ${turn.position.rack || '?'} · ${turn.bag} in the bag`;
    return `<div class="detail" data-turn="${turn.number}" hidden><h2>Turn ${turn.number}: best plays</h2><p class="quiet">${escapeHtml(rack)}</p>${list}</div>`;
  });
  return `<div class="screen">${blocks.join('')}</div>`;
}

function charts({ turns, replay }: GameAnalysis, names: readonly string[]): string {
  const series = names.map((name, player) => ({
    name,
    points: [
      { x: 0, y: 0 },
      ...turns
        .filter(({ turn }) => turn.player === player)
        .map(({ turn }) => ({ x: turn.number, y: turn.total })),
      ...finalPoint(replay, player, turns.length),
    ],
  }));
  const bars = turns.flatMap(({ turn, loss }) =>
    loss === undefined || loss === 0
      ? []
      : [
          {
            x: turn.number,
            y: loss / 1000,
            series: turn.player,
            title: `turn ${turn.number}: ${moveText(turn)}, ${points(loss)} lost`,
          },
        ],
  );
  const count = turns.length;
  return `<section class="charts"><div><h2>Score</h2>${lineChart(series, count, 'score by turn')}</div><div><h2>Points lost</h2>${barChart(bars, names, count, 'points lost by turn')}</div></section>`;
}

/** Where the line ends when the game is over. */
function finalPoint(
  { result }: Replay,
  player: number,
  turns: number,
): readonly { x: number; y: number }[] {
  return result.over ? [{ x: turns, y: result.scores.players[player]?.final ?? 0 }] : [];
}

const TURN_HEADS: readonly (readonly [text: string, style: string])[] = [
  ['', 'n'],
  ['player', ''],
  ['rack', ''],
  ['move', ''],
  ['score', 'n'],
  ['total', 'n'],
  ['rank', 'n'],
  ['lost', 'n'],
  ['', ''],
];

function turnTable({ turns }: GameAnalysis, names: readonly string[]): string {
  const heads = TURN_HEADS.map(([text, style]) => `<th class="${style}">${text}</th>`);
  return [
    '<section><h2>Turns</h2><table class="turns">',
    `<thead><tr>${heads.join('')}</tr></thead><tbody>`,
    ...turns.map(analysis => turnRow(analysis, names)),
    '</tbody></table></section>',
  ].join('\n');
}

function turnRow(analysis: TurnAnalysis, names: readonly string[]): string {
  const { turn, rank, plays, loss, phoneys } = analysis;
  const remarks = turnRemarks(analysis).map(line => `<div>${escapeHtml(line)}</div>`);
  const score = turn.withdrawn ? `<s>${turn.event.score}</s>` : String(turn.event.score);
  const style = phoneys.length > 0 ? ' class="phoney"' : '';
  const place = rank === undefined ? '–' : `${rank} of ${plays}`;
  return [
    `<tr data-turn="${turn.number}" tabindex="0"><td class="n">${turn.number}</td>`,
    `<td class="who"><i class="dot c${turn.player % 4}"></i>${escapeHtml(names[turn.player] ?? '')}</td>`,
    `<td class="w">${escapeHtml(turn.position.rack)}</td>`,
    `<td class="w who"><span${style}>${escapeHtml(moveText(turn))}</span></td>`,
    `<td class="n">${score}</td><td class="n">${turn.total}</td><td class="n">${place}</td>`,
    `<td class="n">${loss === undefined ? '–' : points(loss)}</td>`,
    `<td class="remarks">${remarks.join('')}</td></tr>`,
  ].join('');
}

function checks({ mismatches, findings }: Replay): string {
  const lines = [
    ...mismatches.map(
      ({ line, declared, computed }) =>
        `line ${line}: declared ${declared}, the rules give ${computed}`,
    ),
    ...findings.map(formatFinding),
  ];
  if (lines.length === 0) return '';
  const items = lines.map(line => `<li>${escapeHtml(visible(line))}</li>`).join('');
  return `<section><h2>What is wrong with the file</h2><ul>${items}</ul></section>`;
}
