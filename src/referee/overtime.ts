// What the overtime costs (FIGS art. 37; 2008 art. 38-40; Tevere point 10; UF art. 21).
import { InputError } from '../errors.js';
import type { Citation, OvertimeRule } from '../rules/game-rules.js';
import type { Rules } from '../rules/rules.js';
import type { OvertimeFact } from './facts.js';
import type { ScoreChange } from './steps.js';

/** What a player's clock shows beyond the first allowance. */
export interface Overtime {
  /** Seconds of overtime used; 0 for none. */
  readonly seconds: number;
  /** Minutes bought, where the edition sells them. */
  readonly minutesBought?: number;
  /** True when all of it is used up and the opponent said so: the game is lost. */
  readonly usedUp?: boolean;
}

/**
 * The penalty, or undefined when no overtime was used or bought.
 *
 * @throws InputError `OVERTIME` when the edition gives no such overtime
 */
export function overtimeCharge(rules: Rules, overtime: Overtime): ScoreChange | undefined {
  const rule = rules.clock.overtime;
  const against = overtimeObjections(rules, overtime);
  if (against.length > 0) {
    throw InputError.ofFacts('OVERTIME', against, { input: JSON.stringify(overtime) });
  }
  const { charge, usedUp } = rule;
  if (overtime.usedUp === true && usedUp?.kind === 'below') {
    const { penalty, article } = usedUp;
    const fact = { code: 'overtime-used-up', penalty, instead: charge.points } as const;
    return { points: -penalty, article, fact };
  }
  if (charge.per === 'use') {
    if (overtime.seconds === 0) return undefined;
    const { points, article } = charge;
    const fact = { code: 'overtime-used', seconds: overtime.seconds, points: -points } as const;
    return { points: -points, article, fact };
  }
  return charge.per === 'minute bought'
    ? boughtCharge(rule, overtime)
    : begunCharge(rule, overtime);
}

function boughtCharge({ charge }: OvertimeRule, overtime: Overtime): ScoreChange | undefined {
  const minutes = overtime.minutesBought ?? 0;
  if (minutes === 0) return undefined;
  const points = minutes * charge.points;
  const sums = { minutes, each: charge.points, points: -points };
  return {
    points: -points,
    article: charge.article,
    fact: { code: 'overtime-bought', ...sums },
  };
}

function begunCharge(rule: OvertimeRule, overtime: Overtime): ScoreChange | undefined {
  const { charge, most } = rule;
  const all = overtime.usedUp === true && most !== undefined ? most * 60 : overtime.seconds;
  if (all === 0) return undefined;
  const minutes = Math.ceil(all / 60);
  const points = minutes * charge.points;
  const sums = { seconds: all, minutes, each: charge.points, points: -points };
  return {
    points: -points,
    article: charge.article,
    fact: { code: 'overtime-begun', ...sums },
  };
}

/** Why the edition gives no such overtime; none when it does. */
export function overtimeObjections({ id, clock }: Rules, overtime: Overtime): readonly Against[] {
  const { least, most, charge, usedUp, article } = clock.overtime;
  const { seconds, minutesBought: minutes = 0 } = overtime;
  const against: Against[] = [];
  const isSold = charge.per === 'minute bought';
  if (!Number.isInteger(minutes) || minutes < 0) {
    against.push({ fact: { code: 'minutes-odd', minutes } });
  } else if (minutes > 0 && !isSold) {
    against.push({ article, fact: { code: 'overtime-not-sold', rules: id } });
  } else if (minutes > 0 && most !== undefined && (minutes < least || minutes > most)) {
    against.push({ article, fact: { code: 'minutes-out-of-range', minutes, least, most } });
  }
  const given = isSold ? minutes : most;
  if (!(seconds >= 0)) against.push({ fact: { code: 'seconds-odd', seconds } });
  else if (given !== undefined && seconds > given * 60) {
    against.push({ article, fact: { code: 'overtime-too-long', seconds, minutes: given } });
  }
  if (overtime.usedUp === true && usedUp === undefined) {
    against.push({ article, fact: { code: 'used-up-unknown', rules: id } });
  }
  return against;
}

/** What stands against some overtime; without an article what no edition could have. */
export interface Against {
  /** Where it stands. */
  readonly article?: Citation;
  /** What it is, with its values; `wording` makes sentences of it. */
  readonly fact: OvertimeFact;
}
