// Tables and open packages to sorted words, each with its derivations. Read from top to bottom: the
// Italian of articles 14-23 goes through here in one direction.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Rules, WordArticles } from '../rules/rules.js';
import { admitsListed, admitVerb, loanPlural } from './admit.js';
import type { WordList } from './collector.js';
import { admitParticles, attachEnclitics } from './enclitics.js';
import type { Lemma, PartOfSpeech } from './lemma.js';
import { contradictions } from './not-words.js';
import type { PackageLemma, Rejected } from './package-lemma.js';
import { readPackages } from './packages.js';
import { type Source, wantedPackages } from './sources.js';
import { Problems } from './table-reader.js';
import { collectTables, type Tables } from './tables.js';
import { danglingVariants, derivedVariants } from './variants.js';
import type { VerbRow } from './verb-rows.js';
import { WordSink } from './word-sink.js';

export interface WordListOptions {
  /** Folder of tables. */
  readonly source: string;
  /** Which lexicon of `builds.csv`. */
  readonly build: string;
  /** Edition whose articles decide; its `words` must be there. */
  readonly rules: Rules;
  readonly signal?: AbortSignal | undefined;
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

/** A lemma and what adds its forms. */
interface Job {
  readonly lemma: Lemma;
  readonly run: (sink: WordSink) => void;
}

/** Lemmas between two looks at the clock and the signal. */
const BATCH = 250;

/** @throws InputError `TABLE_MISSING` | `TABLE_HEADER` | `TABLE_ROWS` | `PACKAGE_MISSING` | `OPTION` */
export async function buildWordList(options: WordListOptions): Promise<BuiltWordList> {
  const { rules, signal, onProgress } = options;
  const articles = rules.words as WordArticles;
  const problems = new Problems();
  const read = await collectTables(options.source, options.build, problems);
  const tables = { ...read, particles: admitParticles(read.particles, articles) };
  const { build } = tables;
  const packages = await readPackages(wantedPackages(build), tables.packages, tables.decliner);
  const lemmas = packages.flatMap(contents => contents.lemmas);
  danglingVariants(tables.own, knownIn(tables, lemmas), problems);
  problems.throwIfAny();
  const sink = new WordSink(rules.alphabet, tables.own);
  const jobs = [...packageJobs(lemmas, tables, articles, sink), ...ownJobs(tables, articles)];
  for (const [done, job] of jobs.entries()) {
    if (done % BATCH === 0) {
      await nextTurn();
      signal?.throwIfAborted();
      onProgress?.(done, jobs.length);
    }
    sink.count(`lemmas ${job.lemma.origin.source}`);
    job.run(sink);
  }
  onProgress?.(jobs.length, jobs.length);
  const rejected = [...packages.flatMap(contents => contents.rejected), ...sink.rejected];
  const packageHashes = packages.map(({ name, sha256 }) => [name, sha256] as const);
  const hashes = { ...tables.hashes, ...Object.fromEntries(packageHashes) };
  const list = sink.finish();
  contradictions(tables.notWords, list, rules.alphabet, problems);
  problems.throwIfAny();
  return {
    ...list,
    licence: build.licence,
    sources: build.sources,
    rejected,
    counts: sink.counts,
    hashes,
  };
}

/** Lemmas of the packages: verbs once each, whatever their sources; the others as they come. */
function packageJobs(
  lemmas: readonly PackageLemma[],
  tables: Tables,
  articles: WordArticles,
  sink: WordSink,
): Job[] {
  const jobs: Job[] = [];
  const verbs = new Set<string>(tables.verbs.own.map(({ verb }) => verb));
  for (const lemma of lemmas) {
    const struck = tables.own.excludedLemmas.get(lemma.text);
    if (struck !== undefined) sink.reject(lemma, lemma.text, struck.reason, struck.article);
    else if (lemma.pos === 'v') {
      if (verbs.has(lemma.text)) continue;
      verbs.add(lemma.text);
      const row = tables.verbs.valency.get(lemma.text);
      const why = reasonAgainst(row);
      if (row === undefined || why !== undefined) sink.reject(lemma, lemma.text, why ?? '');
      else jobs.push(verbJob({ ...lemma, gloss: row.gloss }, row, tables, articles));
    } else jobs.push(nominalJob(lemma, tables, lemma));
  }
  return jobs;
}

/** A verb of a package is a word only when somebody looked at it. */
function reasonAgainst(row: VerbRow | undefined): string | undefined {
  if (row === undefined) return 'verb without a row in valency.csv';
  if (row.register === 'err') return `no verb of a dictionary (${row.at}): ${row.gloss}`;
  if (row.register === '?') return `doubtful verb (${row.at})`;
  return undefined;
}

function ownJobs(tables: Tables, articles: WordArticles): Job[] {
  const { own, verbs, functionWords } = tables;
  const single = (lemma: Lemma, cell: string, text: string, particles = ''): Job => ({
    lemma,
    run: sink => sink.add(lemma, cell, text, particles),
  });
  const shortWords = [...own.shortWords].flatMap(([form, rows]) =>
    rows.filter(({ status }) => status === 'ok').map(({ lemma }) => single(lemma, 'short', form)),
  );
  const derived = derivedVariants(own.variants, own.derived);
  const variants = own.variants.map(lemma =>
    lemma.pos === 'v'
      ? verbJob(lemma, variantRow(tables, lemma.head), tables, articles)
      : nominalJob(lemma, tables, lemma),
  );
  return [
    ...verbs.own.map(row => verbJob(row.lemma, row, tables, articles)),
    ...own.nouns.map(noun =>
      nominalJob(noun, tables, { ...noun, plural: loanPlural(noun, articles) }),
    ),
    ...variants,
    ...derived.map(lemma => nominalJob(lemma, tables, lemma)),
    ...functionWords.map(({ form, lemma }) => single(lemma, 'forma', form)),
    ...own.listed
      .filter(form => admitsListed(form, articles))
      .map(({ text, cell, particles, lemma }) => single(lemma, cell, text, particles)),
    ...shortWords,
  ];
}

/** A variant of a verb is used as its head is. */
function variantRow({ verbs }: Tables, head: string): VerbRow {
  return (verbs.valency.get(head) ?? verbs.own.find(({ verb }) => verb === head)) as VerbRow;
}

/**
 * Tells lemmas that a row or a package has; a verb only by its row. A build that does without a
 * source cannot tell what that source has, so there every noun is one.
 */
function knownIn(
  { build, own, verbs, functionWords }: Tables,
  lemmas: readonly PackageLemma[],
): (text: string, pos?: PartOfSpeech) => boolean {
  const rows = new Set([...verbs.valency.keys(), ...verbs.own.map(({ verb }) => verb)]);
  const words = [
    ...lemmas,
    ...own.nouns,
    ...own.variants,
    ...functionWords.map(each => each.lemma),
  ];
  const texts = new Set(words.map(({ text }) => text));
  return (text, pos) => rows.has(text) || (pos !== 'v' && (!build.isWhole || texts.has(text)));
}

function verbJob(lemma: Lemma, row: VerbRow, tables: Tables, articles: WordArticles): Job {
  return {
    lemma,
    run: sink => {
      const forms = tables.conjugator.conjugate(lemma.text);
      const { plain, hosts } = admitVerb(forms, row, articles);
      for (const { cell, text } of plain) sink.add(lemma, cell, text);
      for (const { cell, text, particles } of attachEnclitics(
        hosts,
        tables.particles,
        row.classes,
      )) {
        sink.add(lemma, cell, text, particles);
      }
    },
  };
}

function nominalJob(
  lemma: Lemma,
  { decliner }: Tables,
  given: { readonly text: string; readonly plural?: string; readonly feminine?: string },
): Job {
  return {
    lemma,
    run: sink => {
      for (const { cell, text } of decliner.decline({ ...given, pos: lemma.pos })) {
        sink.add(lemma, cell, text);
      }
    },
  };
}
