// Rows that do nothing under the edition of a compile may do something under another one: a form that
// only figs-2008 has can be struck, an interjection with a particle be listed. Nothing is tried where
// no row waits for it.
import { editionIds, rulesEdition } from '../../rules/editions.js';
import type { Rules } from '../../rules/rules.js';
import type { Forms, Job } from '../jobs.js';
import { WordSink } from '../word-sink.js';
import type { Judged } from './row-use.js';
import type { Tables } from './tables.js';

/**
 * Marks what the other editions make of rows that are idle under this one.
 *
 * @param rows of our own words
 */
export function tryOtherEditions(
  { own, uses, build }: Tables,
  rows: readonly Judged[],
  jobsUnder: (rules: Rules) => readonly Job[],
  { id, alphabet }: Rules,
): void {
  const idle = new Set<object>(rows.map(({ row }) => row).filter(row => !uses.has(row)));
  const strikes = build.isWhole && [...own.excludedForms.values()].some(row => !uses.has(row));
  if (idle.size === 0 && !strikes) return;
  for (const other of editionIds().map(rulesEdition)) {
    if (other.id === id || other.words === undefined) continue;
    const words = new WordSink(alphabet, own, uses);
    for (const job of jobsUnder(other)) {
      if (idle.has(job.lemma.origin)) job.run(words);
      else if (strikes) job.run(struckForms({ own, uses }));
    }
  }
}

/** Takes forms only to tell which of them are struck. */
function struckForms({ own, uses }: Pick<Tables, 'own' | 'uses'>): Forms {
  return {
    add: (_, __, text) => {
      const row = own.excludedForms.get(text);
      if (row !== undefined) uses.mark(row);
    },
  };
}
