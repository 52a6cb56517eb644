// What `leggio sim` says: lines for people, an object for machines.

import { sumOf } from '../alphabet/tile-counts.js';
import type { Move } from '../board/move.js';
import { type Position, unseenCounts } from '../board/position.js';
import { moveJson } from '../engine/play-json.js';
import { simulationHtml } from '../strategy/simulation/page.js';
import type { SimulatedMove, Simulation } from '../strategy/simulation/result.js';

/** With what was simulated. */
export interface MadeWith {
  readonly lexicon: string;
  readonly rules: string;
}

export function simJson(position: Position, result: Simulation, made: MadeWith): object {
  const { moves, ...facts } = result;
  const list = moves.map(({ move, ...figures }, index) => ({
    ...moveJson(move, index + 1),
    simulated: figures,
  }));
  return { rack: position.rack, ...made, ...facts, moves: list };
}

const STOPPED: Readonly<Record<Simulation['stopped'], string>> = {
  confidence: 'one candidate is left',
  iterations: 'all rollouts are played',
  seconds: 'the time is over',
  aborted: 'it was interrupted',
  single: 'there is but one candidate',
};

/** The page. */
export function simPage(position: Position, result: Simulation, made: MadeWith): string {
  return simulationHtml(position, result, {
    ...made,
    stopped: STOPPED[result.stopped],
    remarks: remarksOf(position, result),
  });
}

export function simLines(
  position: Position,
  result: Simulation,
  made: MadeWith,
): readonly string[] {
  const { moves, rollouts, played, stopped, by, spread, plies, seed } = result;
  const width = Math.max(8, ...moves.map(({ move }) => nameOf(move).length));
  return [
    `rack ${position.rack}  ·  spread ${spread}  ·  ${plies} turns  ·  seed ${seed}  ·  lexicon ${made.lexicon}  ·  rules ${made.rules}`,
    `${rollouts} rollouts of each candidate, ${played} in all: ${STOPPED[stopped]}; ${by === 'win' ? 'games won decide' : 'equity decides'}`,
    ...remarksOf(position, result),
    '',
    `${'move'.padEnd(width)}  score  ${'games won'.padStart(15)}  ${'equity'.padStart(14)}  ${'answer'.padStart(13)}  most frequent answer`,
    ...moves.map(move => simLine(move, width)),
  ];
}

function remarksOf(
  { rules, tiles, rackCounts }: Position,
  { last }: Simulation,
): readonly string[] {
  const isEnding = sumOf(unseenCounts(rules, tiles, rackCounts)) <= rules.rackSize;
  return [
    ...(last === undefined ? [] : [`racks of the other player weighed by ${last}`]),
    ...(isEnding ? ['the bag is empty: leggio endgame solves it'] : []),
  ];
}

function simLine(simulated: SimulatedMove, width: number): string {
  const { move, winPercent, winError, equity, equityError, dropped, replies } = simulated;
  const isKnown = simulated.rollouts > 0;
  const won =
    isKnown && winPercent !== undefined
      ? `${winPercent.toFixed(2)} ± ${winError?.toFixed(2)} %`
      : '–';
  const answer = isKnown ? simulated.turns[0] : undefined;
  const points = answer && `${answer.points.toFixed(1)}, ${Math.round(answer.bingos * 100)} %*`;
  const [first] = replies;
  const reply = first && `${first.move} (${(first.share * 100).toFixed(1)} %)`;
  return [
    nameOf(move).padEnd(width),
    String(move.kind === 'play' ? move.score : 0).padStart(5),
    won.padStart(15),
    (isKnown ? `${equity.toFixed(2)} ± ${equityError.toFixed(2)}` : '–').padStart(14),
    (points ?? '').padStart(13),
    `${reply ?? ''}${dropped ? '  (dropped)' : ''}`,
  ].join('  ');
}

/** A move in a few characters. */
export function nameOf(move: Move): string {
  if (move.kind === 'play') return `${move.at} ${move.word}`;
  return move.kind === 'exchange' ? `exchange ${move.tiles}` : 'pass';
}
