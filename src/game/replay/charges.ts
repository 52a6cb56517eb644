// Withdrawn plays and what challenges cost, in a game being replayed.
import {
  type ChallengeCharge,
  lostChallengeCharge,
  withdrawnCharge,
  worthOf,
} from '../../referee/challenge.js';
import { readingsOf } from '../../rules/readings.js';
import type { Rules } from '../../rules/rules.js';
import type { GcgChallenge, GcgWithdrawn } from '../gcg/game.js';
import { checkTotal, type OpenTurn, type ReplayState, report, type TurnCharge } from './state.js';
import { countsOf, isPart } from './tiles.js';

/** Takes the last play back. */
export function replayWithdrawn(state: ReplayState, event: GcgWithdrawn): void {
  const turn = state.turns.at(-1);
  if (turn === undefined || turn.event.kind !== 'play') return;
  const { player, line } = event;
  const back = -turn.event.score;
  if (event.score !== back && event.score !== 0) {
    const { score } = turn.event;
    const fact = { code: 'withdrawn-score', declared: event.score, score } as const;
    report(state, 'WITHDRAWN', line, fact, { declared: event.score, computed: back });
  }
  checkRackBack(state, turn, event);
  checkTotal(state, event, event.score === 0 ? back : event.score);
  for (const { square } of turn.laid) state.tiles[square] = 0;
  state.bag = turn.bag;
  state.held[player] = turn.held;
  state.real[player]! -= turn.sheet?.total ?? turn.event.score;
  const isKnown = turn.rackKnown === 'full' || turn.rackKnown === 'partial';
  state.kept[player] = isKnown ? countsOf(state.rules, turn.event.rack ?? '') : undefined;
  state.keptLine[player] = line;
  state.boardLost = turn.boardLost;
  turn.withdrawn = true;
  turn.total = event.total;
}

/** The rack on the line of a withdrawn play, or of its penalty, is the one the play was made from. */
function checkRackBack(
  state: ReplayState,
  { event: play }: OpenTurn,
  { rack, line }: GcgWithdrawn | GcgChallenge,
): void {
  if (rack === undefined || play.rack === undefined) return;
  const told = countsOf(state.rules, rack);
  const before = countsOf(state.rules, play.rack);
  if (isPart(told, before) || isPart(before, told)) return; // a rack may be told in part
  const fact = { code: 'withdrawn-rack', rack, before: play.rack, line: play.line } as const;
  report(state, 'WITHDRAWN', line, fact, { declared: rack, computed: play.rack });
}

/** Points that a challenge moves: a penalty of either side, or an award. */
export function replayChallenge(state: ReplayState, event: GcgChallenge): void {
  checkTotal(state, event);
  const turn = state.turns.at(-1);
  const kind = turn === undefined ? undefined : kindOf(turn, event);
  if (turn === undefined || kind === undefined) {
    const more = { declared: event.score, computed: 0 };
    report(state, 'CHALLENGE', event.line, { code: 'challenge-of-nothing' }, more);
    return;
  }
  const charge: TurnCharge = { event, kind, expected: expectedCharge(state.rules, turn, kind) };
  turn.charges.push(charge);
  if (event.player === turn.player) turn.total = event.total;
  if (kind === 'withdrawn') checkRackBack(state, turn, event);
  const points = charge.expected?.points ?? 0;
  const isAward = points === 0 && awardFits(state.rules, turn, charge);
  state.real[event.player]! += isAward ? event.score : points;
  if (points === event.score || isAward) return;
  const reading = fittingReading(state.rules, turn, charge);
  const fact = {
    code: 'challenge-points',
    declared: event.score,
    kind,
    expected: charge.expected?.fact ?? null,
    reading: reading ?? null,
  } as const;
  const article = charge.expected?.article ?? articleOf(state.rules, kind);
  report(state, 'CHALLENGE', event.line, fact, {
    declared: event.score,
    computed: points,
    article,
  });
}

function kindOf(turn: OpenTurn, event: GcgChallenge): TurnCharge['kind'] | undefined {
  if (turn.event.kind !== 'play') return undefined;
  const isOwn = event.player === turn.player;
  if (turn.withdrawn) return isOwn ? 'withdrawn' : undefined;
  return isOwn ? 'award' : 'lost';
}

function articleOf({ challenge }: Rules, kind: TurnCharge['kind']): string {
  return (kind === 'withdrawn' ? challenge.withdrawn : challenge.lost).article;
}

/** What the edition has for it; undefined for nothing, and where the play was never laid. */
function expectedCharge(
  rules: Rules,
  turn: OpenTurn,
  kind: TurnCharge['kind'],
): ChallengeCharge | undefined {
  if (turn.sheet === undefined || turn.event.kind !== 'play') return undefined;
  const worth = worthOf(turn.position, { at: turn.event.at, word: turn.event.tiles });
  const charge =
    kind === 'withdrawn' ? withdrawnCharge(rules, worth) : lostChallengeCharge(rules, worth);
  const side = kind === 'lost' ? 'challenger' : 'player';
  return charge?.on === side ? charge : undefined;
}

/** The edition under each other reading of what it leaves open. */
function otherReadings(rules: Rules): readonly { readonly name: string; readonly rules: Rules }[] {
  return readingsOf(rules).flatMap(reading =>
    reading.values
      .filter(value => value !== reading.of(rules))
      .map(value => ({ name: `${reading.id}=${value}`, rules: reading.set(rules, value) })),
  );
}

/** True for an award that the edition knows under some reading: clubs choose it, files do not say. */
function awardFits(rules: Rules, turn: OpenTurn, { event, kind }: TurnCharge): boolean {
  return otherReadings(rules).some(
    other =>
      other.rules.challenge.lost.penalty?.kind === 'award' &&
      expectedCharge(other.rules, turn, kind)?.points === event.score,
  );
}

/** The reading of the edition that the points fit. */
function fittingReading(
  rules: Rules,
  turn: OpenTurn,
  { event, kind }: TurnCharge,
): string | undefined {
  return otherReadings(rules).find(
    other => expectedCharge(other.rules, turn, kind)?.points === event.score,
  )?.name;
}

/** Reports the penalty that a withdrawn play should have had, once its turn is over. */
export function closeTurn(state: ReplayState): void {
  const turn = state.turns.at(-1);
  if (turn === undefined || !turn.withdrawn || turn.charges.length > 0) return;
  const expected = expectedCharge(state.rules, turn, 'withdrawn');
  if (expected === undefined || expected.points === 0) return;
  const { article } = expected;
  const more = { declared: 0, computed: expected.points, article };
  state.real[turn.player]! += expected.points;
  const fact = { code: 'penalty-missing', expected: expected.fact } as const;
  report(state, 'CHALLENGE', turn.event.line, fact, more);
}
