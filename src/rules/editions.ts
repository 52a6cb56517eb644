// The editions by name. Their values are in `editions/`, one file each, every field with its article;
// code reads the values and never tests an edition's name.
import { InputError, quoted } from '../errors.js';
import { ENGLISH_RULES } from './editions/english.js';
import { FIGS } from './editions/figs.js';
import { FIGS_2008 } from './editions/figs-2008.js';
import { TEVERE_2007 } from './editions/tevere-2007.js';
import { UF_2007 } from './editions/uf-2007.js';
import type { Rules } from './rules.js';

export { ENGLISH_RULES, FIGS, FIGS_2008, TEVERE_2007, UF_2007 };

const EDITIONS: ReadonlyMap<string, Rules> = new Map(
  [FIGS, FIGS_2008, TEVERE_2007, UF_2007, ENGLISH_RULES].map(rules => [rules.id, rules]),
);

/** Names of the editions, for messages. */
export function editionIds(): readonly string[] {
  return [...EDITIONS.keys()];
}

/**
 * An edition by its id: `'figs'`; `editionIds` has all.
 *
 * @throws InputError `RULES_UNKNOWN`
 */
export function rulesEdition(id: string): Rules {
  const rules = EDITIONS.get(id);
  if (rules !== undefined) return rules;
  throw new InputError(
    'RULES_UNKNOWN',
    `no edition ${quoted(id)}: the editions are ${editionIds().join(', ')}`,
    {
      input: id,
    },
  );
}
