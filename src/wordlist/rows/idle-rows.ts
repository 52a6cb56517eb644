// Rows that have done nothing by the time the list is made: each is noted as a wrong row, since who
// wrote it believes otherwise. What each table is judged by, and when, stands in the README of the
// tables under "Rows without effect".
import { quoted } from '../../errors.js';
import type { Rules } from '../../rules/rules.js';
import { isDoubtful } from '../inflection/verb-rows.js';
import type { Job } from '../jobs.js';
import { PACKAGES, type PackageName } from '../packages/package-names.js';
import { tryOtherEditions } from './other-editions.js';
import type { Judged } from './row-use.js';
import type { Problems } from './table-reader.js';
import type { Tables } from './tables.js';

/**
 * Notes every row without effect.
 *
 * @param packages those that have been read: rows about others are not judged
 * @param jobsUnder every lemma under another edition, for rows that wait for one
 */
export function idleRows(
  tables: Tables,
  packages: readonly PackageName[],
  jobsUnder: (rules: Rules) => readonly Job[],
  rules: Rules,
  problems: Problems,
): void {
  const { uses, build } = tables;
  const own = ownRows(tables);
  tryOtherEditions(tables, own, jobsUnder, rules);
  const judged = [
    ...own,
    ...packages.flatMap(name => packageRows(tables, name)),
    ...(packages.includes('dictionary-it') ? readingRows(tables) : []),
    ...(build.isWhole ? wholeRows(tables) : []),
    ...(PACKAGES.every(name => packages.includes(name)) ? grammarRows(tables) : []),
  ].filter(({ row }) => !uses.has(row));
  // a row can stand for several things; what is said of it is said once
  for (const each of new Set(judged.map(({ row, idle }) => `${row.at}\n${idle}`))) {
    const [at, idle] = each.split('\n') as [string, string];
    problems.add(at, idle);
  }
}

/** Words of our own: whatever the build, each row gives one under some edition. */
function ownRows({ own, functionWords, verbs }: Tables): readonly Judged[] {
  const words = [
    ...[...own.nouns, ...own.variants].map(({ text, origin }) => ({ text, row: origin })),
    ...own.listed.map(({ text, lemma }) => ({ text, row: lemma.origin })),
    ...functionWords.map(({ form, lemma }) => ({ text: form, row: lemma.origin })),
    ...verbs.own.map(({ verb, lemma }) => ({ text: verb, row: lemma.origin })),
  ];
  return words.map(({ text, row }) => ({
    row,
    idle: `${quoted(text)} gives no word: no form has 2 to 15 letters and is not struck; of 2 or 3 letters, is "ok" in short-words.csv`,
  }));
}

/** Rows about the entries of a package. */
function packageRows({ packages }: Tables, name: PackageName): readonly Judged[] {
  return [
    ...[...(packages.exclusions.get(name) ?? [])].map(([text, row]) => ({
      row,
      idle: `${quoted(text)} strikes nothing: ${name} gives no lemma of it`,
    })),
    ...[...(packages.parts.get(name) ?? [])].map(([text, row]) => ({
      row,
      idle: `${quoted(text)} changes nothing: ${name} gives no lemma of it, or the same without this row`,
    })),
  ];
}

/** How the entries of `dictionary-it` are read. */
function readingRows({ packages }: Tables): readonly Judged[] {
  const rules = [...packages.endings.values(), ...packages.beginnings.values()].flat();
  return [
    ...rules.map(row => ({
      row,
      idle: `${quoted(row.pattern)} decides no entry of dictionary-it`,
    })),
    ...[...packages.adverbs].map(([ending, row]) => ({
      row,
      idle: `${quoted(ending)} makes no adverb of dictionary-it`,
    })),
  ];
}

/** What is struck from whatever source, and the verbs of the packages. */
function wholeRows({ own, verbs }: Tables): readonly Judged[] {
  return [
    ...[...own.excludedLemmas].map(([text, row]) => ({
      row,
      idle: `${quoted(text)} strikes nothing: the packages give no such lemma`,
    })),
    ...[...own.excludedForms].map(([text, row]) => ({
      row,
      idle: `${quoted(text)} strikes nothing: no lemma has this form under any edition`,
    })),
    ...[...verbs.valency.values()].map(row => ({
      row,
      idle: `${quoted(row.verb)}: the packages give no such verb (verbs of our own stand in verbs-*.csv)`,
    })),
  ];
}

/** How words are inflected; spare rows may wait for other words than ours. */
function grammarRows(tables: Tables): readonly Judged[] {
  conjugateDoubtful(tables);
  const { families, classes, rules, paradigms } = tables.grammar.verbs;
  const endings = [...paradigms.values()].flatMap(paradigm =>
    [...paradigm.values()].flatMap(cell => cell.endings),
  );
  const verbs = [
    ...[...families, ...classes].map(([match, row]) => ({ row, match })),
    ...[...rules].flatMap(([match, rows]) => rows.map(row => ({ row, match }))),
    ...endings.map(row => ({ row, match: `-${row.when.join(';-') || row.strip}` })),
  ];
  return [
    ...verbs
      .filter(({ row }) => !row.isSpare)
      .map(({ row, match }) => ({ row, idle: `${quoted(match)}: no verb goes by it` })),
    ...nounRows(tables),
  ];
}

/** A row may be for several parts of speech, and is right when one of them needs it. */
function nounRows({ grammar: { nouns }, uses }: Tables): readonly Judged[] {
  const rows = [nouns.rules, nouns.exceptions].flatMap(byPos =>
    [...byPos.values()].flatMap(byText => [...byText].map(([text, row]) => ({ row, text }))),
  );
  const needed = new Set(rows.flatMap(({ row }) => (uses.has(row) ? [row.at] : [])));
  return rows
    .filter(({ row }) => !row.isSpare && !needed.has(row.at))
    .map(({ row, text }) => ({ row, idle: `${quoted(text)}: no noun or adjective goes by it` }));
}

/** `leggio word` explains the forms of doubtful verbs, so the grammar has to know them. */
function conjugateDoubtful({ verbs, conjugator }: Tables): void {
  for (const row of verbs.valency.values()) if (isDoubtful(row)) conjugator.conjugate(row.verb);
}
