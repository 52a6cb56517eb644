// Overtime in a game being replayed: what each `(time)` line and its note say, held against the edition.
import type { OvertimeFact } from '../../referee/facts.js';
import { type Overtime, overtimeCharge, overtimeObjections } from '../../referee/overtime.js';
import type { Rules } from '../../rules/rules.js';
import type { GcgTime } from '../gcg/game.js';
import { overtimeTag } from '../gcg/tags.js';
import { type ReplayState, report } from './state.js';

export interface PlayerOvertime {
  readonly overtime: Overtime;
}

/** The overtime of each player, and findings on penalties that the edition does not know. */
export function readOvertimes(state: ReplayState): readonly PlayerOvertime[] {
  return state.game.players.map((_, player) => {
    const events = state.endEvents.filter(
      (event): event is GcgTime => event.kind === 'time' && event.player === player,
    );
    return { overtime: events.reduce((sum, event) => add(sum, read(state, event)), NONE) };
  });
}

const NONE: Overtime = { seconds: 0 };

function add(a: Overtime, b: Overtime): Overtime {
  const minutesBought = (a.minutesBought ?? 0) + (b.minutesBought ?? 0);
  return {
    seconds: a.seconds + b.seconds,
    ...(minutesBought === 0 ? {} : { minutesBought }),
    ...(a.usedUp === true || b.usedUp === true ? { usedUp: true } : {}),
  };
}

/** What one line stands for: by its note, or by its points where there is none. */
function read(state: ReplayState, event: GcgTime): Overtime {
  const { rules } = state;
  const tag = overtimeTag(event);
  const told: Overtime =
    tag === undefined ? overtimeOf(rules, -event.score) : { seconds: 0, ...tag };
  const against = objection(rules, told);
  const overtime = against === undefined ? told : asGiven(rules, told);
  const charge = overtimeCharge(rules, overtime);
  const points = charge?.points ?? 0;
  const { points: each, per, article: chargeArticle } = rules.clock.overtime.charge;
  const article = charge?.article ?? chargeArticle;
  const more = { declared: event.score, computed: points, article };
  if (against !== undefined) {
    const values = { declared: event.score, overtime: told, against };
    const fact = { code: 'overtime-refused', ...values, charge: charge?.fact ?? null } as const;
    report(state, 'TIME', event.line, fact, more);
  } else if (points !== event.score) {
    const values = { declared: event.score, charge: charge?.fact ?? null, each, per };
    report(state, 'TIME', event.line, { code: 'overtime-points', ...values }, more);
  }
  return overtime;
}

/** Why the edition gives no such overtime; undefined when it does. */
function objection(rules: Rules, overtime: Overtime): readonly OvertimeFact[] | undefined {
  const against = overtimeObjections(rules, overtime).map(({ fact }) => fact);
  return against.length === 0 ? undefined : against;
}

/** The overtime that the edition gives of it: the penalty for what was used stays due. */
function asGiven(rules: Rules, { seconds, minutesBought = 0 }: Overtime): Overtime {
  const { least, most = Number.POSITIVE_INFINITY, charge } = rules.clock.overtime;
  if (charge.per !== 'minute bought') return { seconds: Math.min(seconds, most * 60) };
  if (minutesBought === 0) return { seconds: 0 };
  const bought = Math.min(Math.max(minutesBought, least), most);
  return { seconds: Math.min(seconds, bought * 60), minutesBought: bought };
}

/** The overtime that costs so much; none when no overtime does. */
function overtimeOf(rules: Rules, points: number): Overtime {
  const { charge, most, usedUp } = rules.clock.overtime;
  if (usedUp?.kind === 'below' && points === usedUp.penalty) return { seconds: 0, usedUp: true };
  if (charge.per === 'use') return { seconds: points === charge.points ? (most ?? 1) * 60 : 0 };
  const minutes = points / charge.points;
  if (!Number.isInteger(minutes) || minutes > (most ?? minutes)) return NONE;
  return charge.per === 'minute bought'
    ? { seconds: 0, minutesBought: minutes }
    : { seconds: minutes * 60 };
}
