// Articles 14-22 as far as a lemma's own row decides them: which lemmas and which of their forms an
// edition admits, and which of these take particles. Particles are for `enclitics`, letters for `fold`.
import type { WordArticles } from '../rules/rules.js';
import type { VerbForm } from './inflection/conjugate.js';
import { cellsOf } from './inflection/verb-cells.js';
import type { VerbRow } from './inflection/verb-rows.js';
import type { ListedForm, OwnNoun } from './rows/own-tables.js';

/** Participles that agree with a subject or an object. */
const AGREEING: ReadonlySet<string> = new Set(['part.past.mp', 'part.past.fs', 'part.past.fp']);
/** The persons of a verb that has no subject. */
const THIRD_PERSON = /\.3[sp]$|^inf$|^ger$|^part\./;

/** What an edition makes of a verb. */
export interface AdmittedVerb {
  /** Forms that are words as they stand. */
  readonly plain: readonly VerbForm[];
  /** Forms that may take particles. */
  readonly hosts: readonly VerbForm[];
}

/**
 * Art. 15c: the participle of a verb that only takes *avere* does not agree; a verb of the second
 * conjugation that the disk does not conjugate is an infinitive and no more, under the editions that
 * say so; a verb that only exists in *-si* has no plain infinitive (open reading).
 */
export function admitVerb(
  forms: readonly VerbForm[],
  row: VerbRow,
  articles: WordArticles,
): AdmittedVerb {
  const bare = !row.conjugated && articles.archaicEre === 'infinitive';
  if (bare) return { plain: forms.filter(({ cell }) => cell === 'inf'), hosts: [] };
  const own = isImpersonal(row) ? forms.filter(({ cell }) => THIRD_PERSON.test(cell)) : forms;
  const agreeing = agrees(row);
  const infinitive = !isPronominal(row) || articles.pronominalInfinitive;
  const plain = own.filter(
    ({ cell }) => (agreeing || !AGREEING.has(cell)) && (infinitive || cell !== 'inf'),
  );
  const hosts = own.filter(({ cell }) => {
    const mood = HOST_MOODS.get(cell);
    return mood !== undefined && articles.encliticMoods.includes(mood);
  });
  return { plain, hosts };
}

/** The mood of each cell that an edition may let take particles (art. 22). */
const HOST_MOODS: ReadonlyMap<string, WordArticles['encliticMoods'][number]> = new Map([
  ['inf', 'infinitive'],
  ['ger', 'gerund'],
  ...cellsOf('imp.*').map(cell => [cell, 'imperative'] as const),
]);

/** Art. 15d and 15f: adverbs and interjections with particles, as their entries list them. */
export function admitsListed({ lemma, particles }: ListedForm, articles: WordArticles): boolean {
  if (lemma.pos === 'inter') return articles.interjectionParticles === 'listed';
  return lemma.pos !== 'avv' || particles === '' || articles.adverbParticles === 'listed';
}

function agrees({ classes, aux }: VerbRow): boolean {
  return aux.includes('e') || classes.some(each => each !== 'I' && each !== 'I:imp');
}

function isImpersonal({ classes }: VerbRow): boolean {
  return classes.every(each => each === 'I:imp');
}

/** True for a verb whose only lemma is in *-si*: *accanirsi, pentirsi*. */
export function isPronominal({ classes }: VerbRow): boolean {
  return classes.every(each => each === 'P' || each === 'Pdi');
}

/** Art. 16: what the column `plural` of a loanword comes to. */
export function loanPlural({ loan, plural }: OwnNoun, articles: WordArticles): string {
  if (loan === '' || loan === 'plural') return plural;
  if (loan === 'both' && articles.loanPlurals === 'both') return `inv;${plural}`;
  return 'inv';
}
