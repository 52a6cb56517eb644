// Rows that cannot all be right: two tables, or two rows of one, that say different things of the
// same word. Each is noted with both places; which of the two is wrong is for people to say.
import { quoted } from '../../errors.js';
import type { NounTables } from '../inflection/noun-tables.js';
import type { ClassRow } from '../inflection/paradigm-tables.js';
import type { OwnVerb } from '../inflection/verb-rows.js';
import type { Lemma } from '../lemma.js';
import type { FunctionWord } from './function-words.js';
import type { OwnTables } from './own-tables.js';
import type { Problems } from './table-reader.js';

export interface Comparable {
  readonly own: OwnTables;
  readonly functionWords: readonly FunctionWord[];
  readonly verbs: readonly OwnVerb[];
  readonly nouns: NounTables;
  /** By match, from `ire-classes.csv` and `iare-classes.csv`. */
  readonly classes: ReadonlyMap<string, ClassRow>;
}

/** Notes every contradiction between rows of our own tables. */
export function conflicts(tables: Comparable, problems: Problems): void {
  shortWords(tables, problems);
  struckForms(tables, problems);
  secondLemmas(tables, problems);
  otherPlurals(tables, problems);
  otherModels(tables, problems);
}

/** A short word that one row makes a word and another none. */
function shortWords({ own }: Comparable, problems: Problems): void {
  for (const [form, rows] of own.shortWords) {
    const word = rows.find(({ status }) => status === 'ok');
    const none = rows.find(({ status }) => status === 'no');
    if (word === undefined || none === undefined) continue;
    const { at } = word.lemma.origin;
    problems.add(none.lemma.origin.at, `${quoted(form)} is not a word here, but is one in ${at}`);
  }
}

/** A form that `exclusions.csv` strikes and another row writes down. */
function struckForms({ own, functionWords }: Comparable, problems: Problems): void {
  const written: readonly (readonly [text: string, lemma: Lemma])[] = [
    ...own.listed.map(({ text, lemma }) => [text, lemma] as const),
    ...functionWords.map(({ form, lemma }) => [form, lemma] as const),
    ...[...own.nouns, ...own.variants].map(lemma => [lemma.text, lemma] as const),
  ];
  for (const [text, { origin }] of written) {
    const struck = own.excludedForms.get(text);
    if (struck !== undefined)
      problems.add(struck.at, `${quoted(text)} is struck, but ${origin.at} has it`);
  }
}

/** A variant that is a lemma by another row already, or a form listed twice. */
function secondLemmas({ own }: Comparable, problems: Problems): void {
  const seen = new Map<string, string>();
  for (const { text, pos, origin } of [...own.nouns, ...own.variants]) {
    noteSecond(seen, `${quoted(text)} (${pos})`, origin.at, problems);
  }
  for (const { text, particles, cell, lemma } of own.listed) {
    const key = `${quoted(text)} (${[lemma.text, cell, particles].filter(part => part !== '').join(' ')})`;
    noteSecond(seen, key, lemma.origin.at, problems);
  }
}

function noteSecond(seen: Map<string, string>, key: string, at: string, problems: Problems): void {
  const first = seen.get(key);
  if (first === undefined) seen.set(key, at);
  else problems.add(at, `${key} already has a row: ${first}`);
}

/** A plural in `nouns-*.csv` beside another one in `noun-exceptions.csv`. */
function otherPlurals({ own, nouns }: Comparable, problems: Problems): void {
  for (const { text, pos, plural, loan, origin } of own.nouns) {
    if (plural === '' || loan !== '') continue;
    const exception = nouns.exceptions
      .get(pos as never)
      ?.get(text)
      ?.plural.join(';');
    const given = plural === 'inv' ? text : plural;
    if (exception === undefined || exception === '' || exception === given) continue;
    problems.add(
      origin.at,
      `plural ${quoted(plural)} of ${quoted(text)}: noun-exceptions.csv says ${quoted(exception)}`,
    );
  }
}

/** A verb of our own that goes otherwise than a table of classes says. */
function otherModels({ verbs, classes }: Comparable, problems: Problems): void {
  for (const { verb, models, at } of verbs) {
    const said = classes.get(verb)?.paradigms.join(';');
    if (models.length === 0 || said === undefined || said === models.join(';')) continue;
    problems.add(
      at,
      `${quoted(verb)} goes like ${models.join(';')} here, like ${said} in the tables of classes`,
    );
  }
}
