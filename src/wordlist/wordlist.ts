// Tables and open packages to sorted words, each with its derivations. Read from top to bottom: the
// Italian of articles 14-23 goes through here in one direction.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AbortSignalLike } from '../platform/types.js';
import type { Rules } from '../rules/rules.js';
import type { WordList } from './collector.js';
import { type Job, jobsOf } from './jobs.js';
import type { Lemma, PartOfSpeech } from './lemma.js';
import type { PackageLemma } from './packages/package-lemma.js';
import { readPackages } from './packages/packages.js';
import type { Rejected } from './rejected.js';
import { idleRows } from './rows/idle-rows.js';
import { contradictions } from './rows/not-words.js';
import { type Source, wantedPackages } from './rows/sources.js';
import { Problems } from './rows/table-reader.js';
import { collectTables, type Tables } from './rows/tables.js';
import { danglingVariants } from './rows/variants.js';
import { WordSink } from './word-sink.js';

export interface WordListOptions {
  /** Folder of tables. */
  readonly source: string;
  /** Which lexicon of `builds.csv`. */
  readonly build: string;
  /** Edition whose articles decide; its `words` must be there. */
  readonly rules: Rules;
  readonly signal?: AbortSignalLike | undefined;
  /** Told now and then how many of the lemmas are done. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface BuiltWordList extends WordList {
  readonly licence: string;
  readonly sources: readonly Source[];
  /** Entries and forms that gave no word, each with the reason. */
  readonly rejected: readonly Rejected[];
  readonly counts: Readonly<Record<string, number>>;
  /** SHA-256 of each table, and of the file read of each package. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** Lemmas between two looks at the clock and the signal. */
const BATCH = 250;

/** @throws InputError `TABLE_MISSING` | `TABLE_HEADER` | `TABLE_ROWS` | `PACKAGE_MISSING` | `BUILD_UNKNOWN` */
export async function buildWordList(options: WordListOptions): Promise<BuiltWordList> {
  const { rules, signal, onProgress } = options;
  const problems = new Problems();
  const tables = await collectTables(options.source, options.build, problems);
  const { build, uses } = tables;
  const packages = await readPackages(
    wantedPackages(build),
    tables.packages,
    tables.decliner,
    uses,
  );
  const lemmas = packages.flatMap(contents => contents.lemmas);
  danglingVariants(tables.own, knownIn(tables, lemmas), problems);
  problems.throwIfAny();
  const sink = new WordSink(rules.alphabet, tables.own, tables.uses);
  const jobs = jobsOf(lemmas, tables, rules, sink);
  for (const [done, job] of jobs.entries()) {
    if (done % BATCH === 0) {
      await nextTurn();
      signal?.throwIfAborted();
      onProgress?.(done, jobs.length);
    }
    job.run(sink);
  }
  onProgress?.(jobs.length, jobs.length);
  const rejected = [...packages.flatMap(contents => contents.rejected), ...sink.rejected];
  const packageHashes = packages.map(({ name, sha256 }) => [name, sha256] as const);
  const hashes = { ...tables.hashes, ...Object.fromEntries(packageHashes) };
  const list = sink.finish();
  contradictions(tables, list, rules.alphabet, problems);
  const names = packages.map(({ name }) => name);
  idleRows(tables, names, other => jobsOf(lemmas, tables, other), rules, problems);
  problems.throwIfAny();
  return {
    ...list,
    licence: build.licence,
    sources: build.sources,
    rejected,
    counts: { ...countLemmas(jobs), ...sink.counts },
    hashes,
  };
}

/** Lemmas by source. */
function countLemmas(jobs: readonly Job[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { lemma } of jobs) {
    const { source } = lemma.origin;
    counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].map(([source, count]) => [`lemmas ${source}`, count]));
}

/**
 * Tells lemmas that a row or a package has, of those that the rows of variants name; a verb only by its row. A
 * build that does without a source cannot tell what that source has, so there every noun is one.
 */
function knownIn(
  { build, own, verbs, functionWords }: Tables,
  lemmas: readonly PackageLemma[],
): (text: string, pos?: PartOfSpeech) => boolean {
  const rows = new Set([...verbs.valency.keys(), ...verbs.own.map(({ verb }) => verb)]);
  const words: readonly (readonly Lemma[])[] = [
    lemmas,
    own.nouns,
    own.variants,
    functionWords.map(each => each.lemma),
  ];
  const asked = new Set([
    ...own.variants.map(({ head }) => head),
    ...own.derived.flatMap(({ text, base }) => [text, base]),
  ]);
  const texts = new Set(
    words.flatMap(each => each.map(({ text }) => text).filter(text => asked.has(text))),
  );
  return (text, pos) => rows.has(text) || (pos !== 'v' && (!build.isWhole || texts.has(text)));
}
