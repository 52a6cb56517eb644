// An analysis as lines for a terminal.
import type { Play } from '../../board/move.js';
import { signed } from '../../referee/steps.js';
import type { GameAnalysis } from '../analyse.js';
import type { TurnAnalysis } from '../analyse-turn.js';
import { pragmaText } from '../gcg/game.js';
import { foundBingo, type PlayerFigures } from '../player-figures.js';
import { formatFinding } from '../replay/findings.js';
import type { Replay } from '../replay/replay.js';
import { moveText } from './move-text.js';

/** The whole report. */
export function reportLines(analysis: GameAnalysis): readonly string[] {
  const { replay, madeWith } = analysis;
  const { players } = replay.game;
  const title = pragmaText(replay.game, 'title');
  return [
    ...(title === undefined ? [] : [title]),
    `${players.map(({ name }) => name).join(' – ')}  ·  rules ${madeWith.rules.id} (${madeWith.rules.hash.slice(0, 8)})  ·  lexicon ${madeWith.lexicon.name} (${madeWith.lexicon.checksum.slice(0, 8)})`,
    '',
    ...turnLines(analysis),
    '',
    ...figureLines(analysis),
    '',
    ...resultLines(replay),
    ...checkLines(replay),
  ];
}

const HEADER = ' turn  player      rack     move                    score  total   rank   lost';

function turnLines({ turns, replay }: GameAnalysis): readonly string[] {
  return [HEADER, ...turns.flatMap(turn => turnLine(turn, replay))];
}

function turnLine(analysis: TurnAnalysis, { game }: Replay): readonly string[] {
  const { turn, rank, loss, plays } = analysis;
  const { number, player, position, event, total, withdrawn } = turn;
  const place = rank === undefined ? '–' : `${rank}/${plays}`;
  const columns = [
    String(number).padStart(5),
    cut(game.players[player]?.name ?? '', 10),
    position.rack.padEnd(7),
    cut(moveText(turn), 22),
    `${withdrawn ? '(' : ''}${event.score}${withdrawn ? ')' : ''}`.padStart(5),
    String(total).padStart(5),
    place.padStart(8),
    loss === undefined ? '    –' : points(loss).padStart(5),
  ];
  return [columns.join('  ').trimEnd(), ...remarkLines(analysis)];
}

function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

/** `'12'`, `'12.5'`: thousandths as points. */
export function points(thousandths: number): string {
  return (thousandths / 1000).toFixed(thousandths % 1000 === 0 ? 0 : 1);
}

/** Everything else there is to say on a turn, one line each. */
export function turnRemarks(analysis: TurnAnalysis): readonly string[] {
  const { turn, unjudged, best, bingo, phoneys, challenge, remarks, loss = 0 } = analysis;
  const lines: string[] = [];
  const [top] = best;
  if (unjudged !== undefined && !turn.isFullChange) lines.push(`not judged: ${unjudged}`);
  const missed = bingo !== undefined && !foundBingo(analysis) ? bingo : undefined;
  const isTop = missed !== undefined && missed.at === top?.at && missed.word === top.word;
  if (loss > 0 && top !== undefined) {
    lines.push(`best: ${playText(top)}${isTop ? ', a bingo missed' : ''}`);
  }
  if (missed !== undefined && !(isTop && loss > 0)) lines.push(`missed bingo: ${playText(missed)}`);
  if (phoneys.length > 0) {
    const fate = turn.withdrawn ? 'withdrawn' : 'not contested';
    lines.push(`not in the lexicon: ${phoneys.join(', ')} (${fate})`);
    const worth = turn.withdrawn ? 'the challenge was worth' : 'a challenge would have been worth';
    if (challenge !== undefined) lines.push(`${worth} ${challenge.points}: ${challenge.text}`);
  }
  return [...lines, ...remarks];
}

function playText({ at, word, score }: Play): string {
  return `${at} ${word} ${score}`;
}

function remarkLines(analysis: TurnAnalysis): readonly string[] {
  return turnRemarks(analysis).map(line => `${' '.repeat(28)}${line}`);
}

function figureLines({ players, replay }: GameAnalysis): readonly string[] {
  return players.map((figures, index) => {
    const { name } = replay.game.players[index] as { name: string };
    return `${name}: ${figureTexts(figures).join(', ')}`;
  });
}

function figureTexts(figures: PlayerFigures): readonly string[] {
  const { judged, turns, tops, bingosFound, bingosPossible, phoneys, validWithdrawn } = figures;
  return [
    ...(judged === 0 && turns > 0 ? [`${turns} turns, none of them judged`] : judgedTexts(figures)),
    ...(judged === 0 ? [] : [`${tops} tops`, `bingos ${bingosFound} of ${bingosPossible}`]),
    `phoneys ${phoneys} (${figures.phoneysWithdrawn} withdrawn)`,
    ...(validWithdrawn === 0 ? [] : [`valid plays withdrawn ${validWithdrawn}`]),
    `challenges lost ${figures.challengesLost}`,
  ];
}

function judgedTexts({ judged, turns, averageLoss, accuracy }: PlayerFigures): readonly string[] {
  const unjudged = judged === turns ? '' : ` of ${turns}`;
  const head = `${judged}${unjudged} turns judged`;
  if (averageLoss === undefined) return [turns === 0 ? head : `${head}: too few for an average`];
  return [
    head,
    `${points(averageLoss)} points lost per turn`,
    `accuracy ${accuracy === undefined ? '–' : `${accuracy.toFixed(1)} %`}`,
  ];
}

/** The final score, each adjustment explained. */
export function resultLines({ game, result, declared }: Replay): readonly string[] {
  const names = game.players.map(({ name }) => name);
  const told = names.map((name, index) => `${name} ${declared[index]}`).join(', ');
  if (!result.over) return [`declared: ${told}`, result.reason];
  const { scores, end } = result;
  return [
    `${end.step.article}: ${end.step.text.replace(/player (\d)/g, (_, n: string) => names[Number(n) - 1] ?? n)}`,
    ...scores.players.flatMap(({ before, changes, final }, index) => [
      `${names[index]}: ${before}${changes.map(change => ` ${signed(change.points)}`).join('')} = ${final}`,
      ...changes.map(({ article, text }) => `  ${article}: ${text}`),
    ]),
    scores.winner === undefined ? 'a draw' : `${names[scores.winner]} wins`,
    ...(scores.players.every(({ final }, index) => final === declared[index])
      ? []
      : [`the file declares ${told}`]),
  ];
}

function checkLines({ mismatches, findings }: Replay): readonly string[] {
  if (mismatches.length + findings.length === 0) return [];
  return [
    '',
    'the file',
    ...mismatches.map(
      ({ line, declared, computed }) =>
        `  line ${line}: declared ${declared}, the rules give ${computed}`,
    ),
    ...findings.map(each => `  ${formatFinding(each)}`),
  ];
}
