// The tables that tell what an entry of a package is when the package does not, or is wrong: part of
// speech by beginning or ending (`package-endings.csv`) and word by word (`package-pos.csv`), adverbs in
// -mente (`adverb-paradigms.csv`), and the entries struck by hand (`package-exclusions.csv`).
import { quoted } from '../../errors.js';
import { isWord, NOMINALS, type NominalPos } from '../inflection/noun-tables.js';
import type { PartOfSpeech } from '../lemma.js';
import { longestOf } from '../longest.js';
import { type Problems, type Row, readTable } from '../rows/table-reader.js';
import { isPackage } from './package-names.js';

/** What a beginning or an ending says of a word. */
export interface EndingRule {
  readonly at: string;
  /** `'-ista'`, `'porta-'`. */
  readonly pattern: string;
  /** `'v'`: a conjugated form; `'-'`: not a word of the list. */
  readonly pos: EndingPos;
  /** Endings of infinitives, one of which has to make a known one in place of this; none: always. */
  readonly infinitives: readonly string[];
  readonly reason: string;
}

const ENDING_POS = ['sm', 'sf', 'smf', 'agg', 'avv', 'v', '-'] as const;
export type EndingPos = (typeof ENDING_POS)[number] & (PartOfSpeech | '-');

export interface PackageTables {
  /** By ending, without the hyphen. */
  readonly endings: ReadonlyMap<string, readonly EndingRule[]>;
  /** By beginning, without the hyphen. */
  readonly beginnings: ReadonlyMap<string, readonly EndingRule[]>;
  /** Letters of the longest ending, and of the longest beginning. */
  readonly longest: { readonly ending: number; readonly beginning: number };
  /** What stands in an adverb for the ending of the adjective. */
  readonly adverbs: ReadonlyMap<string, AdverbRow>;
  /** By package, then by entry: what a noun or adjective is, whatever its flags say. */
  readonly parts: ReadonlyMap<string, ReadonlyMap<string, PartRow>>;
  /** By package, then by entry: why it was struck. */
  readonly exclusions: ReadonlyMap<string, Strikes>;
}

export interface AdverbRow {
  readonly at: string;
  /** What stands for the ending: `'amente'`. */
  readonly adverb: string;
}

export interface PartRow {
  readonly at: string;
  readonly pos: NominalPos;
}

/** Entries of a package that are struck by hand. */
export type Strikes = ReadonlyMap<string, StrikeRow>;

export interface StrikeRow {
  readonly at: string;
  readonly reason: string;
}

/** For a build that reads no package. */
export const NO_PACKAGE_TABLES: PackageTables = {
  endings: new Map(),
  beginnings: new Map(),
  longest: { ending: 0, beginning: 0 },
  adverbs: new Map(),
  parts: new Map(),
  exclusions: new Map(),
};

const ENDING_COLUMNS = ['pattern', 'pos', 'infinitive', 'example', 'reason'] as const;
const ADVERB_COLUMNS = ['ending', 'adverb', 'example'] as const;
const PART_COLUMNS = ['package', 'text', 'pos'] as const;
const EXCLUSION_COLUMNS = ['package', 'text', 'reason'] as const;

/**
 * Reads the four tables; bad rows go to `problems`.
 *
 * @throws InputError `TABLE_MISSING`, `TABLE_HEADER`
 */
export async function readPackageTables(
  folder: string,
  problems: Problems,
): Promise<PackageTables> {
  const [patterns, adverbs, parts, exclusions] = await Promise.all([
    readTable(folder, 'package-endings.csv', ENDING_COLUMNS, problems),
    readTable(folder, 'adverb-paradigms.csv', ADVERB_COLUMNS, problems),
    readTable(folder, 'package-pos.csv', PART_COLUMNS, problems),
    readTable(folder, 'package-exclusions.csv', EXCLUSION_COLUMNS, problems),
  ]);
  return {
    ...toPatterns(patterns, problems),
    adverbs: toAdverbs(adverbs, problems),
    parts: toParts(parts, problems),
    exclusions: toExclusions(exclusions, problems),
  };
}

function toPatterns(
  rows: readonly Row<(typeof ENDING_COLUMNS)[number]>[],
  problems: Problems,
): Pick<PackageTables, 'endings' | 'beginnings' | 'longest'> {
  const endings = new Map<string, EndingRule[]>();
  const beginnings = new Map<string, EndingRule[]>();
  for (const { at, pattern, pos: posText, infinitive, reason } of rows) {
    const text = pattern.replace('-', '');
    const map = pattern.startsWith('-') ? endings : beginnings;
    const above = map.get(text) ?? [];
    const pos = ENDING_POS.find(known => known === posText);
    if (!isWord(text) || !pattern.includes('-')) {
      problems.add(
        at,
        `pattern ${quoted(pattern)} is neither an ending "-ismo" nor a beginning "porta-"`,
      );
    } else if (pos === undefined) {
      problems.add(at, `pos ${quoted(posText)} is not one of ${ENDING_POS.join(', ')}`);
    } else if (above.at(-1)?.infinitives.length === 0) {
      problems.add(at, `a row for ${quoted(pattern)} above holds for every word`);
    } else {
      const infinitives = infinitive === '' ? [] : infinitive.split(';');
      map.set(text, [...above, { at, pattern, pos, infinitives, reason }]);
    }
  }
  const longest = { ending: longestOf(endings.keys()), beginning: longestOf(beginnings.keys()) };
  return { endings, beginnings, longest };
}

function toAdverbs(
  rows: readonly Row<(typeof ADVERB_COLUMNS)[number]>[],
  problems: Problems,
): Map<string, AdverbRow> {
  const adverbs = new Map<string, AdverbRow>();
  for (const { at, ending, adverb } of rows) {
    if (!isWord(ending) || !adverb.endsWith('mente')) {
      problems.add(at, `${quoted(ending)} to ${quoted(adverb)} is not an adverb in -mente`);
    } else if (adverbs.has(ending)) problems.add(at, `a second row for ${quoted(ending)}`);
    else adverbs.set(ending, { at, adverb });
  }
  return adverbs;
}

function toParts(
  rows: readonly Row<(typeof PART_COLUMNS)[number]>[],
  problems: Problems,
): Map<string, Map<string, PartRow>> {
  const parts = new Map<string, Map<string, PartRow>>();
  for (const { at, package: name, text, pos: posText } of rows) {
    const known = parts.get(name) ?? new Map<string, PartRow>();
    const pos = NOMINALS.find(nominal => nominal === posText);
    if (!isPackage(name)) problems.add(at, `no adapter for package ${quoted(name)}`);
    else if (!isWord(text)) problems.add(at, `${quoted(text)} is not a word`);
    else if (pos === undefined) {
      problems.add(at, `pos ${quoted(posText)} is not one of ${NOMINALS.join(', ')}`);
    } else if (known.has(text)) problems.add(at, `a second row for ${quoted(text)} of ${name}`);
    else parts.set(name, known.set(text, { at, pos }));
  }
  return parts;
}

function toExclusions(
  rows: readonly Row<(typeof EXCLUSION_COLUMNS)[number]>[],
  problems: Problems,
): Map<string, Map<string, StrikeRow>> {
  const exclusions = new Map<string, Map<string, StrikeRow>>();
  for (const { at, package: name, text, reason } of rows) {
    const struck = exclusions.get(name) ?? new Map<string, StrikeRow>();
    if (!isPackage(name)) problems.add(at, `no adapter for package ${quoted(name)}`);
    else if (text === '' || reason === '') problems.add(at, 'a row needs a text and a reason');
    else if (struck.has(text)) problems.add(at, `a second row for ${quoted(text)} of ${name}`);
    else exclusions.set(name, struck.set(text, { at, reason }));
  }
  return exclusions;
}

/** The rules for a word, longest ending first, then longest beginning. */
export function* rulesFor(tables: PackageTables, text: string): Generator<EndingRuleAt> {
  const { ending, beginning } = tables.longest;
  for (let from = Math.max(1, text.length - ending); from < text.length; from++) {
    for (const rule of tables.endings.get(text.slice(from)) ?? []) {
      yield { rule, stem: text.slice(0, from), isBeginning: false };
    }
  }
  for (let to = Math.min(beginning, text.length - 1); to > 0; to--) {
    for (const rule of tables.beginnings.get(text.slice(0, to)) ?? []) {
      yield { rule, stem: text.slice(to), isBeginning: true };
    }
  }
}

/** A rule and the rest of the word. */
export interface EndingRuleAt {
  readonly rule: EndingRule;
  readonly stem: string;
  readonly isBeginning: boolean;
}

/** The adverb in *-mente* of an adjective with the row that makes it, or undefined when none does. */
export function adverbOf(
  tables: PackageTables,
  adjective: string,
): { readonly text: string; readonly row: AdverbRow } | undefined {
  for (let from = 0; from < adjective.length; from++) {
    const row = tables.adverbs.get(adjective.slice(from));
    if (row !== undefined) return { text: adjective.slice(0, from) + row.adverb, row };
  }
  return undefined;
}
