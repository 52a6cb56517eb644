// What there is to do for a word list: every lemma of packages and tables, with what adds its forms
// as an edition admits them.
import type { Rules, WordArticles } from '../rules/rules.js';
import { admitsListed, admitVerb, loanPlural } from './admit.js';
import { admitParticles, attachEnclitics } from './inflection/enclitics.js';
import type { VerbRow } from './inflection/verb-rows.js';
import type { Lemma } from './lemma.js';
import type { PackageLemma } from './packages/package-lemma.js';
import type { Tables } from './rows/tables.js';
import { derivedVariants } from './rows/variants.js';
import type { WordSink } from './word-sink.js';

/** A lemma and what adds its forms. */
export interface Job {
  readonly lemma: Lemma;
  readonly run: (sink: Forms) => void;
}

/** Takes forms. */
export type Forms = Pick<WordSink, 'add'>;
/** Takes entries that give no word. */
type Rejects = Pick<WordSink, 'reject'>;

const NOBODY: Rejects = { reject: () => undefined };

/**
 * Every lemma under an edition, those of the packages first.
 *
 * @param rejects is told which lemmas give no word, and why
 */
export function jobsOf(
  lemmas: readonly PackageLemma[],
  tables: Tables,
  rules: Rules,
  rejects: Rejects = NOBODY,
): readonly Job[] {
  const articles = rules.words as WordArticles;
  const admitted = { ...tables, particles: admitParticles(tables.particles, articles) };
  return [...packageJobs(lemmas, admitted, articles, rejects), ...ownJobs(admitted, articles)];
}

/** Lemmas of the packages: verbs once each, whatever their sources; the others as they come. */
function packageJobs(
  lemmas: readonly PackageLemma[],
  tables: Tables,
  articles: WordArticles,
  rejects: Rejects,
): Job[] {
  const { uses } = tables;
  const jobs: Job[] = [];
  const verbs = new Set<string>(tables.verbs.own.map(({ verb }) => verb));
  for (const lemma of lemmas) {
    const struck = tables.own.excludedLemmas.get(lemma.text);
    if (struck !== undefined) {
      uses.mark(struck);
      rejects.reject(lemma, lemma.text, struck.reason, struck.article);
    } else if (lemma.pos === 'v') {
      if (verbs.has(lemma.text)) continue;
      verbs.add(lemma.text);
      const row = tables.verbs.valency.get(lemma.text);
      if (row !== undefined) uses.mark(row);
      const why = reasonAgainst(row);
      if (row === undefined || why !== undefined) rejects.reject(lemma, lemma.text, why ?? '');
      else jobs.push(verbJob({ ...lemma, gloss: row.gloss }, row, tables, articles));
    } else jobs.push(nominalJob(lemma, tables, lemma));
  }
  return jobs;
}

/** A verb of a package is a word only when somebody looked at it. */
function reasonAgainst(row: VerbRow | undefined): string | undefined {
  if (row === undefined) return 'verb without a row in valency.csv';
  if (row.register === 'err') return `not a verb of any dictionary (${row.at}): ${row.gloss}`;
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
function variantRow({ verbs, uses }: Tables, head: string): VerbRow {
  const row = verbs.valency.get(head) ?? verbs.own.find(({ verb }) => verb === head);
  uses.mark(row as VerbRow);
  return row as VerbRow;
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
