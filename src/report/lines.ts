// An analysis as lines for a terminal.
import type { GameAnalysis } from '../analysis/analyse.js';
import type { PlayerFigures } from '../analysis/player-figures.js';
import type { TurnAnalysis } from '../analysis/turn-analysis.js';
import { pragmaText } from '../game/gcg/game.js';
import type { Replay } from '../game/replay/replay.js';
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
  const { turn, rank, loss, plays } = analysis;
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
  };
}

function columnsText({ turn, player, rack, move, score, total, rank, lost }: Row): string {
  return [
    turn.padStart(5),
    player.padEnd(10),
    rack.padEnd(7),
    move.padEnd(22),
    score.padStart(5),
    total.padStart(5),
    rank.padStart(8),
    lost.padStart(5),
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
  { judged, turns, averageLoss, accuracy }: PlayerFigures,
  words: ReportTextWords,
  say: ReportWords,
): readonly string[] {
  const head = words.judged(judged, turns);
  if (averageLoss === undefined) return [turns === 0 ? head : `${head}: ${words.tooFew}`];
  return [
    head,
    words.pointsLost(pointsText(averageLoss, say)),
    words.accuracy(accuracy === undefined ? '–' : `${say.number(accuracy, 1)} %`),
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
