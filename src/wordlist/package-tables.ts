// The tables that tell what an entry of a package is when the package does not: part of speech by
// beginning or ending (`package-endings.csv`), and adverbs in -mente (`adverb-paradigms.csv`).
import type { PartOfSpeech } from './lemma.js';
import { isWord } from './noun-tables.js';
import { type Problems, readTable } from './table-reader.js';

/** What a beginning or an ending says of a word. */
export interface EndingRule {
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
  /** What stands in an adverb for the ending of the adjective. */
  readonly adverbs: ReadonlyMap<string, string>;
}

const ENDING_COLUMNS = ['pattern', 'pos', 'infinitive', 'example', 'reason'] as const;
const ADVERB_COLUMNS = ['ending', 'adverb', 'example'] as const;

/**
 * Reads both tables; bad rows go to `problems`.
 *
 * @throws InputError `TABLE_MISSING`, `TABLE_HEADER`
 */
export async function readPackageTables(
  folder: string,
  problems: Problems,
): Promise<PackageTables> {
  const [patterns, adverbs] = await Promise.all([
    readTable(folder, 'package-endings.csv', ENDING_COLUMNS, problems),
    readTable(folder, 'adverb-paradigms.csv', ADVERB_COLUMNS, problems),
  ]);
  const tables = {
    endings: new Map<string, EndingRule[]>(),
    beginnings: new Map<string, EndingRule[]>(),
    adverbs: new Map<string, string>(),
  };
  for (const { at, pattern, pos, infinitive, reason } of patterns) {
    const text = pattern.replace('-', '');
    const map = pattern.startsWith('-') ? tables.endings : tables.beginnings;
    if (!isWord(text) || !pattern.includes('-')) {
      problems.add(
        at,
        `pattern "${pattern}" is neither an ending "-ismo" nor a beginning "porta-"`,
      );
    } else if (!(ENDING_POS as readonly string[]).includes(pos)) {
      problems.add(at, `pos "${pos}" is none of ${ENDING_POS.join(', ')}`);
    } else if (map.get(text)?.at(-1)?.infinitives.length === 0) {
      problems.add(at, `a row for "${pattern}" above holds for every word`);
    } else {
      const infinitives = infinitive === '' ? [] : infinitive.split(';');
      map.set(text, [...(map.get(text) ?? []), { pos: pos as EndingPos, infinitives, reason }]);
    }
  }
  for (const { at, ending, adverb } of adverbs) {
    if (!isWord(ending) || !adverb.endsWith('mente')) {
      problems.add(at, `"${ending}" to "${adverb}" is no adverb in -mente`);
    } else if (tables.adverbs.has(ending)) problems.add(at, `a second row for "${ending}"`);
    else tables.adverbs.set(ending, adverb);
  }
  return tables;
}

/** The rules for a word, longest ending first, then longest beginning. */
export function* rulesFor(tables: PackageTables, text: string): Generator<EndingRuleAt> {
  for (let from = 1; from < text.length; from++) {
    for (const rule of tables.endings.get(text.slice(from)) ?? []) {
      yield { rule, stem: text.slice(0, from) };
    }
  }
  for (let to = text.length - 1; to > 0; to--) {
    for (const rule of tables.beginnings.get(text.slice(0, to)) ?? []) {
      yield { rule, stem: text.slice(to) };
    }
  }
}

/** A rule and the rest of the word. */
export interface EndingRuleAt {
  readonly rule: EndingRule;
  readonly stem: string;
}

/** The adverb in *-mente* of an adjective, or undefined when no row fits. */
export function adverbOf(tables: PackageTables, adjective: string): string | undefined {
  for (let from = 0; from < adjective.length; from++) {
    const adverb = tables.adverbs.get(adjective.slice(from));
    if (adverb !== undefined) return adjective.slice(0, from) + adverb;
  }
  return undefined;
}
