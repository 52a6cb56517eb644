// An analysis as lines for a terminal.
import type { GameAnalysis } from '../analysis/analyse.js';
import type { Figure } from '../analysis/figure.js';
import type { PlayerFigures } from '../analysis/player-figures.js';
import type { TurnAnalysis } from '../analysis/turn-analysis.js';
import { pragmaText } from '../game/gcg/game.js';
import type { Replay } from '../game/replay/replay.js';
import { decimalText, figureText, LOSS_WORDS } from '../wording/losses.js';
import { citedFinding, mismatchText, resultLines } from '../wording/replay.js';
import { REPORT_WORDS, type ReportWords } from '../wording/report.js';
import { REPORT_TEXT, type ReportTextWords } from '../wording/report-text.js';
import type { Speech } from '../wording/speech.js';
import { turnRemarks } from '../wording/turn.js';
import type { ReportOptions } from './page.js';
import { moveText, pointsText, speechOf } from './text.js';

/** The whole report as lines of text. */
export function reportLines(
  analysis: GameAnalysis,
  { lang = 'en' }: ReportOptions = {},
): readonly string[] {
  const { replay, madeWith } = analysis;
  const { rules, lexicon } = madeWith;
  const names = replay.game.players.map(({ name }) => name);
  const title = pragmaText(replay.game, 'title');
  const say = REPORT_WORDS[lang];
  const words = REPORT_TEXT[lang];
  const speech = speechOf(say, names);
  const made = words.made(
    `${rules.id} (${rules.hash.slice(0, 8)})`,
    `${lexicon.name} (${lexicon.checksum.slice(0, 8)})`,
  );
  return [
    ...(title === undefined ? [] : [title]),
    `${names.join(' – ')}  ·  ${made}`,
    '',
    ...turnLines(analysis, words, say, speech),
    '',
    ...analysis.players.map(
      (each, i) => `${names[i]}: ${figureTexts(each, words, say).join(', ')}`,
    ),
    '',
    ...balanceLines(analysis, say),
    ...resultLines(replay, speech),
    ...checkLines(replay, words, speech),
  ];
}

type Row = Readonly<Record<keyof ReportTextWords['columns'], string>>;

function turnLines(
  { turns, replay }: GameAnalysis,
  { columns }: ReportTextWords,
  say: ReportWords,
  speech: Speech,
): readonly string[] {
  return [
    columnsText(columns),
    ...turns.flatMap(turn => [
      columnsText(turnRow(turn, replay, say)),
      ...turnRemarks(turn, speech).map(line => `${' '.repeat(28)}${line}`),
    ]),
  ];
}

function turnRow(analysis: TurnAnalysis, { game }: Replay, say: ReportWords): Row {
  const { turn, rank, loss, plays, losses, luck, mistake } = analysis;
  const { number, player, position, event, total, withdrawn } = turn;
  return {
    turn: String(number),
    player: cut(game.players[player]?.name ?? '', 10),
    rack: position.rack,
    move: cut(moveText(turn, say), 22),
    score: withdrawn ? `(${event.score})` : String(event.score),
    total: String(total),
    rank: rank === undefined ? '–' : `${rank}/${plays}`,
    lost: loss === undefined ? '–' : pointsText(loss, say),
    equity: losses.equity === undefined ? '–' : decimalText(say.lang, losses.equity / 1000),
    win: losses.win === undefined ? '–' : decimalText(say.lang, losses.win.value),
    luck: luck === undefined ? '–' : decimalText(say.lang, luck.value / 1000, true),
    size: mistake === undefined ? '' : LOSS_WORDS[say.lang].mistakes[mistake.size],
  };
}

function columnsText(row: Row): string {
  const { turn, player, rack, move, score, total, rank, lost, equity, win, luck, size } = row;
  return [
    turn.padStart(5),
    player.padEnd(10),
    rack.padEnd(7),
    move.padEnd(22),
    score.padStart(5),
    total.padStart(5),
    rank.padStart(8),
    lost.padStart(6),
    equity.padStart(6),
    win.padStart(5),
    luck.padStart(6),
    size,
  ]
    .join('  ')
    .trimEnd();
}

function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}

function figureTexts(
  figures: PlayerFigures,
  words: ReportTextWords,
  say: ReportWords,
): readonly string[] {
  const { judged, turns, tops, bingosFound, bingosPossible, validWithdrawn } = figures;
  return [
    ...(judged === 0 && turns > 0 ? [words.noneJudged(turns)] : judgedTexts(figures, words, say)),
    ...(judged === 0 ? [] : [words.tops(tops), words.bingos(bingosFound, bingosPossible)]),
    words.phoneys(figures.phoneys, figures.phoneysWithdrawn),
    ...(validWithdrawn === 0 ? [] : [words.validWithdrawn(validWithdrawn)]),
    words.challengesLost(figures.challengesLost),
  ];
}

function judgedTexts(
  figures: PlayerFigures,
  words: ReportTextWords,
  say: ReportWords,
): readonly string[] {
  const { judged, turns, averageLoss, accuracy } = figures;
  const head = words.judged(judged, turns);
  if (averageLoss === undefined) return [turns === 0 ? head : `${head}: ${words.tooFew}`];
  return [
    head,
    words.pointsLost(pointsText(averageLoss, say)),
    words.accuracy(accuracy === undefined ? '–' : `${say.number(accuracy, 1)} %`),
    ...worthTexts(figures, say),
  ];
}

function worthTexts(
  { averageEquityLost, averageWinLost, precision, mistakes, luck, luckError, draws }: PlayerFigures,
  { lang }: ReportWords,
): readonly string[] {
  const words = LOSS_WORDS[lang];
  const lucky: Figure = { value: luck, error: luckError, how: 'sampled', n: draws };
  const { large, medium, small } = mistakes;
  return [
    ...(averageEquityLost === undefined
      ? []
      : [`${words.equityLost} ${decimalText(lang, averageEquityLost / 1000)}`]),
    ...(averageWinLost === undefined
      ? []
      : [`${words.winLost} ${decimalText(lang, averageWinLost)} %`]),
    ...(precision === undefined ? [] : [`${words.precision} ${decimalText(lang, precision)} %`]),
    `${words.mistakesOf.large} ${large}, ${words.mistakesOf.medium} ${medium}, ${words.mistakesOf.small} ${small}`,
    ...(draws === 0 ? [] : [`${words.luck} ${figureText(lang, lucky, 1000, true)}`]),
  ];
}

/** Where the spread comes from, in one line. */
function balanceLines({ balance, replay }: GameAnalysis, { lang }: ReportWords): readonly string[] {
  if (balance === undefined) return [];
  const words = LOSS_WORDS[lang];
  const ahead = balance.spread < 0 ? 1 : 0;
  const sign = ahead === 0 ? 1 : -1;
  const text = (value: number): string => decimalText(lang, (sign * value) / 1000, true);
  const { name } = replay.game.players[ahead]!;
  const spread = decimalText(lang, Math.abs(balance.spread) / 1000);
  const luck = `${text(balance.luck)} ± ${decimalText(lang, balance.luckError / 1000)}`;
  return [
    `${balance.spread === 0 ? words.even : words.ahead(name, spread)}: ${words.skill} ${text(balance.skill)}, ${words.luck} ${luck}, ${words.start} ${text(balance.start)}, ${words.rest} ${text(balance.rest)}`,
    '',
  ];
}

function checkLines(
  { mismatches, findings }: Replay,
  { file }: ReportTextWords,
  speech: Speech,
): readonly string[] {
  if (mismatches.length + findings.length === 0) return [];
  return [
    '',
    file,
    ...mismatches.map(each => `  ${mismatchText(each, speech)}`),
    ...findings.map(each => `  ${citedFinding(each, speech)}`),
  ];
}
