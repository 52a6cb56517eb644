// What the overtime costs (FIGS art. 37; 2008 art. 38-40; Tevere point 10; UF art. 21).
import { InputError, quoted } from '../errors.js';
import type { OvertimeRule } from '../rules/game-rules.js';
import type { Rules } from '../rules/rules.js';
import { type ScoreChange, signed } from './steps.js';

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
  checkOvertime(rules.id, rule, overtime);
  const { charge, usedUp } = rule;
  if (overtime.usedUp === true && usedUp?.kind === 'below') {
    const { penalty, article } = usedUp;
    const text = `overtime used up: ${penalty} in place of ${charge.points} → ${signed(-penalty)}`;
    const fact = { code: 'overtime-used-up', penalty, instead: charge.points } as const;
    return { points: -penalty, article, text, fact };
  }
  if (charge.per === 'use') {
    if (overtime.seconds === 0) return undefined;
    const { points, article } = charge;
    const text = `overtime used, ${clock(overtime.seconds)}: ${signed(-points)}`;
    const fact = { code: 'overtime-used', seconds: overtime.seconds, points: -points } as const;
    return { points: -points, article, text, fact };
  }
  return charge.per === 'minute bought'
    ? boughtCharge(rule, overtime)
    : begunCharge(rule, overtime);
}

function boughtCharge({ charge }: OvertimeRule, overtime: Overtime): ScoreChange | undefined {
  const minutes = overtime.minutesBought ?? 0;
  if (minutes === 0) return undefined;
  const points = minutes * charge.points;
  const text = `${minutes} min bought × ${charge.points} = ${points} → ${signed(-points)}`;
  const sums = { minutes, each: charge.points, points: -points };
  return {
    points: -points,
    article: charge.article,
    text,
    fact: { code: 'overtime-bought', ...sums },
  };
}

function begunCharge(rule: OvertimeRule, overtime: Overtime): ScoreChange | undefined {
  const { charge, most } = rule;
  const all = overtime.usedUp === true && most !== undefined ? most * 60 : overtime.seconds;
  if (all === 0) return undefined;
  const minutes = Math.ceil(all / 60);
  const points = minutes * charge.points;
  const used = `overtime ${clock(all)}: ${minutes} min or part`;
  const text = `${used} × ${charge.points} = ${points} → ${signed(-points)}`;
  const sums = { seconds: all, minutes, each: charge.points, points: -points };
  return {
    points: -points,
    article: charge.article,
    text,
    fact: { code: 'overtime-begun', ...sums },
  };
}

function checkOvertime(id: string, rule: OvertimeRule, overtime: Overtime): void {
  const { least, most, charge, usedUp, article } = rule;
  const { seconds, minutesBought: bought = 0 } = overtime;
  const findings: string[] = [];
  const isSold = charge.per === 'minute bought';
  if (!Number.isInteger(bought) || bought < 0) findings.push(`${bought} minutes bought`);
  else if (bought > 0 && !isSold)
    findings.push(`${article}: no overtime is sold under ${quoted(id)}`);
  else if (bought > 0 && most !== undefined && (bought < least || bought > most)) {
    findings.push(`${article}: ${bought} min bought, a player buys ${least} to ${most}`);
  }
  const given = isSold ? bought : most;
  if (!(seconds >= 0)) findings.push(`${seconds} seconds of overtime`);
  else if (given !== undefined && seconds > given * 60) {
    findings.push(`${article}: ${clock(seconds)} of overtime, there are ${given} min`);
  }
  if (overtime.usedUp === true && usedUp === undefined) {
    findings.push(`${article}: ${quoted(id)} does not say what follows when overtime is used up`);
  }
  if (findings.length === 0) return;
  throw InputError.of('OVERTIME', findings, { input: JSON.stringify(overtime) });
}

/** `'2:05'` */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.ceil(seconds % 60)).padStart(2, '0')}`;
}
