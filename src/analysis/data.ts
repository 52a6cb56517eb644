// An analysis as JSON and as rows of a table: the same facts without the drawing.

import type { Replay } from '../game/replay/replay.js';
import type { GameAnalysis } from './analyse.js';
import type { TurnAnalysis } from './analyse-turn.js';

/** One object for machines; carries what the analysis was made with. */
export function analysisJson({ madeWith, replay, turns, players }: GameAnalysis): object {
  const { game, placements, mismatches, findings, declared, computed, result } = replay;
  return {
    madeWith,
    encoding: { name: game.encoding.name ?? null, known: game.encoding.known },
    players: game.players.map((player, index) => ({
      ...player,
      declared: declared[index],
      computed: computed[index] ?? null,
      ...players[index],
      averageLoss: players[index]?.averageLoss ?? null,
      accuracy: players[index]?.accuracy ?? null,
    })),
    turns: turns.map(turnJson),
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
  };
}

function resultJson(result: Replay['result']): object {
  if (!result.over) return result;
  const { end, scores, racks } = result;
  const left = racks.map(rack => rack ?? null);
  return { over: true, end: end.step, racks: left, ...scores, winner: scores.winner ?? null };
}

/** Header of `summaryRows`. */
export const SUMMARY_COLUMNS = [
  'file',
  'player',
  'declared',
  'final',
  'turns',
  'judged',
  'lost_per_turn',
  'accuracy',
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
] as const;

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
      averageLoss === undefined ? undefined : (averageLoss / 1000).toFixed(3),
      accuracy?.toFixed(2),
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
    ].map(value => (value === undefined ? '' : String(value)));
  });
}
