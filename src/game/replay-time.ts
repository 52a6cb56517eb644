// Overtime in a game being replayed: what each `(time)` line and its note say, held against the edition.
import { InputError } from '../errors.js';
import { type Overtime, overtimeCharge } from '../referee/overtime.js';
import type { Rules } from '../rules/rules.js';
import type { GcgTime } from './gcg-game.js';
import { type ReplayState, report } from './replay-state.js';
import { overtimeTag } from './tags.js';

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
  const overtime: Overtime =
    tag === undefined ? overtimeOf(rules, -event.score) : { seconds: 0, ...tag };
  const { points, article, message } = chargeOf(rules, overtime);
  if (points === event.score) return overtime;
  report(state, 'TIME', event.line, `${event.score} for overtime: ${message}`, {
    declared: event.score,
    computed: points,
    article,
  });
  return message === UNREADABLE ? NONE : overtime;
}

const UNREADABLE = 'not what the edition gives';

function chargeOf(
  rules: Rules,
  overtime: Overtime,
): { readonly points: number; readonly article: string; readonly message: string } {
  const { article } = rules.clock.overtime.charge;
  try {
    const charge = overtimeCharge(rules, overtime);
    return {
      points: charge?.points ?? 0,
      article: charge?.article ?? article,
      message: charge?.text ?? `${rules.clock.overtime.charge.points} a ${article}`,
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { points: 0, article, message: UNREADABLE };
  }
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
