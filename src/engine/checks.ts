// What an engine, on one thread or many, refuses to be asked.
import { InputError, quoted } from '../errors.js';
import { rulesDifferences, sameRules } from '../rules/content.js';
import type { Rules } from '../rules/rules.js';

/** @throws InputError `RULES_DIFFER` when a position stands under rules that differ in any value from the engine's */
export function checkRules(position: { readonly rules: Rules }, rules: Rules): void {
  if (sameRules(position.rules, rules)) return;
  const { id } = position.rules;
  const message =
    id === rules.id
      ? `a position under other rules ${quoted(id)} than the engine's: ${rulesDifferences(position.rules, rules)}`
      : `a position under ${quoted(id)} for an engine under ${quoted(rules.id)}`;
  throw new InputError('RULES_DIFFER', message, { input: id });
}

/** @throws InputError `OPTION_FORM` unless plays can be ordered by it */
export function checkBy(by: string): void {
  if (by === 'score' || by === 'equity') return;
  throw new InputError('OPTION_FORM', `${quoted(by)}: plays are ordered by score or by equity`, {
    input: by,
  });
}

/** @throws InputError `OPTION_NUMBER` unless `value` is a whole number of at least `least`, and `most` at most */
export function checkNumber(
  name: string,
  value: number,
  least = 1,
  most: number = Number.POSITIVE_INFINITY,
): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  const range =
    most === Number.POSITIVE_INFINITY ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new InputError('OPTION_NUMBER', `${name} ${value}: wanted a whole number ${range}`, {
    input: String(value),
  });
}
