// The open readings: places where a text can be read in more than one way. Each is an option with a
// default; the values of an edition hold the default, `withReadings` gives the edition read otherwise.
import { InputError, quoted } from '../errors.js';
import { createRules } from './create-rules.js';
import { READINGS, type Reading } from './reading-table.js';
import type { Rules } from './rules.js';

export { READINGS, type Reading } from './reading-table.js';

/**
 * An edition under other readings of what its text leaves open.
 *
 * @param choices reading → choice: `{ 'face-value': 'inside' }`
 * @throws InputError `RULES_READING` with everything that is wrong; `RULES_VALUES` as `createRules`
 */
export function withReadings(rules: Rules, choices: Readonly<Record<string, string>>): Rules {
  const findings: string[] = [];
  let result = createRules(rules);
  for (const [id, value] of Object.entries(choices)) {
    const reading = readingsOf(rules).find(each => each.id === id);
    if (reading === undefined) {
      const open = rules.openReadings.join(', ') || 'nothing';
      findings.push(
        `edition ${quoted(rules.id)} has no open reading ${quoted(id)}: it leaves open ${open}`,
      );
    } else if (!reading.values.includes(value)) {
      findings.push(
        `reading ${quoted(id)}: ${quoted(value)} is not one of ${reading.values.join(', ')}`,
      );
    } else result = reading.set(result, value);
  }
  if (findings.length === 0) return result;
  const input = JSON.stringify(choices);
  throw InputError.of('RULES_READING', findings, { input });
}

/** The open readings of an edition. */
export function readingsOf(rules: Rules): readonly Reading[] {
  return READINGS.filter(({ id }) => rules.openReadings.includes(id));
}
