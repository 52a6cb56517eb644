// An analysis as JSON and as rows of a table: the same facts without the drawing.

import type { Replay } from '../game/replay/replay.js';
import type { GameAnalysis } from './analyse.js';
import type { Figure } from './figure.js';
import type { PlayerFigures } from './player-figures.js';
import type { TurnAnalysis } from './turn-analysis.js';

/** One object for machines; carries what the analysis was made with. */
export function analysisJson({ madeWith, replay, turns, players, balance }: GameAnalysis): object {
  const { game, placements, mismatches, findings, declared, computed, result } = replay;
  return {
    madeWith: {
      ...madeWith,
      leaves: madeWith.leaves ?? null,
      wins: madeWith.wins ?? null,
      engine: madeWith.engine ?? null,
    },
    encoding: { name: game.encoding.name ?? null, known: game.encoding.known },
    players: game.players.map((player, index) => ({
      ...player,
      declared: declared[index],
      computed: computed[index] ?? null,
      ...players[index],
      averageLoss: players[index]?.averageLoss ?? null,
      accuracy: players[index]?.accuracy ?? null,
      averageEquityLost: players[index]?.averageEquityLost ?? null,
      averageWinLost: players[index]?.averageWinLost ?? null,
      precision: players[index]?.precision ?? null,
    })),
    turns: turns.map(turnJson),
    balance: balance ?? null,
    result: resultJson(result),
    placements,
    mismatches,
    findings,
  };
}

function turnJson(analysis: TurnAnalysis): object {
  const { turn, unjudged, best, plays, rank, loss, bingo, phoneys, challenge, remarks } = analysis;
  const { number, player, event, position, move, sheet, withdrawn, isFullChange, total } = turn;
  return {
    number,
    line: event.line,
    player,
    kind: event.kind,
    rack: position.rack,
    rackKnown: turn.rackKnown,
    move: move ?? null,
    declared: event.score,
    computed: sheet?.total ?? null,
    withdrawn,
    fullChange: isFullChange,
    total,
    unjudged: unjudged ?? null,
    best,
    plays,
    rank: rank ?? null,
    loss: loss ?? null,
    bingo: bingo ?? null,
    phoneys,
    challenge: challenge ?? null,
    remarks,
    ...lossesJson(analysis),
  };
}

function lossesJson({
  spread,
  moves,
  losses,
  mistake,
  why,
  line,
  luck,
  unseen,
  otherRack,
  explained,
}: TurnAnalysis): object {
  return {
    spread: spread ?? null,
    moves: moves.map(({ move, equity, win, spread: gained, isMade }) => ({
      ...{ move, equity: equity ?? null, win: figureJson(win), spread: figureJson(gained) },
      isMade,
    })),
    losses: {
      ...{ points: losses.points ?? null, equity: losses.equity ?? null },
      ...{ win: figureJson(losses.win), spread: figureJson(losses.spread) },
    },
    ...{
      mistake: mistake ?? null,
      why,
      line,
      luck: figureJson(luck),
      unseen,
      otherRack,
      explained,
    },
  };
}

function figureJson(figure: Figure | undefined): object | null {
  if (figure === undefined) return null;
  const { value, error, how, n } = figure;
  return { value, error: error ?? null, how, n: n ?? null };
}

function resultJson(result: Replay['result']): object {
  if (!result.over) return result;
  const { end, scores, racks } = result;
  const left = racks.map(rack => rack ?? null);
  return { over: true, end: end.step, racks: left, ...scores, winner: scores.winner ?? null };
}

/** Columns of `summaryRows`; their names in a language are in `wording/`. */
export const SUMMARY_COLUMNS = [
  'file',
  'player',
  'declared',
  'final',
  'turns',
  'judged',
  'lost_per_turn',
  'accuracy',
  'equity_lost_per_turn',
  'precision',
  'win_lost_per_turn',
  'spread_lost',
  'small_mistakes',
  'medium_mistakes',
  'large_mistakes',
  'luck',
  'luck_error',
  'draws',
  'tops',
  'bingos_found',
  'bingos_possible',
  'phoneys',
  'phoneys_withdrawn',
  'valid_withdrawn',
  'challenges_lost',
  'mismatches',
  'findings',
  'rules',
  'rules_hash',
  'lexicon',
  'lexicon_checksum',
  'leaves_checksum',
  'wins_checksum',
  'depth',
  'seed',
] as const;

/** A column of `summaryRows`. */
export type SummaryColumn = (typeof SUMMARY_COLUMNS)[number];

/** A row for each player of a game; empty where something is not known. */
export function summaryRows(file: string, analysis: GameAnalysis): readonly (readonly string[])[] {
  const { madeWith, replay, players } = analysis;
  const { game, declared, result, mismatches, findings } = replay;
  return players.map((figures, index) => {
    const { averageLoss, accuracy } = figures;
    return [
      file,
      game.players[index]?.name,
      declared[index],
      result.over ? result.scores.players[index]?.final : undefined,
      figures.turns,
      figures.judged,
      thousandths(averageLoss),
      accuracy?.toFixed(2),
      ...worthCells(figures),
      figures.tops,
      figures.bingosFound,
      figures.bingosPossible,
      figures.phoneys,
      figures.phoneysWithdrawn,
      figures.validWithdrawn,
      figures.challengesLost,
      mismatches.length,
      findings.length,
      madeWith.rules.id,
      madeWith.rules.hash,
      madeWith.lexicon.name,
      madeWith.lexicon.checksum,
      ...[madeWith.leaves, madeWith.wins, madeWith.depth, madeWith.seed],
    ].map(value => (value === undefined ? '' : String(value)));
  });
}

function worthCells(figures: PlayerFigures): readonly (string | number | undefined)[] {
  const { averageEquityLost, averageWinLost, precision, mistakes } = figures;
  return [
    thousandths(averageEquityLost),
    precision?.toFixed(2),
    averageWinLost?.toFixed(3),
    figures.spreadLost,
    ...[mistakes.small, mistakes.medium, mistakes.large],
    ...[thousandths(figures.luck), thousandths(figures.luckError), figures.draws],
  ];
}

function thousandths(value: number | undefined): string | undefined {
  return value === undefined ? undefined : (value / 1000).toFixed(3);
}
