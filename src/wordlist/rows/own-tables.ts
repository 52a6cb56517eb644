// Tables of words that are not paradigms: our own nouns and adjectives, single listed forms, short
// words, truncations, and what is struck from the packages; variants are read by `variants.ts`.
import { quoted } from '../../errors.js';
import type { Lemma } from '../lemma.js';
import { lemmaOf } from './own-lemma.js';
import { filesLike } from './table-files.js';
import { isOneOf, type Problems, type Row, readTable } from './table-reader.js';
import { type Derived, readDerived, readVariants, type Variant } from './variants.js';

const LOANS = ['', 'inv', 'plural', 'both'] as const;

/** How a loanword makes its plural (art. 16); empty: no loanword. */
export type Loan = (typeof LOANS)[number];

export interface OwnNoun extends Lemma {
  readonly plural: string;
  readonly feminine: string;
  readonly loan: Loan;
}

/** A form that a row lists, with the lemma that has it. */
export interface ListedForm {
  readonly text: string;
  readonly cell: string;
  readonly particles: string;
  readonly lemma: Lemma;
}

/** A documented negative of `truncations.csv`. */
export interface Unannounced {
  readonly form: string;
  readonly lemma: string;
  readonly at: string;
}

/** What is struck, and why. */
export interface Exclusion {
  readonly article: string;
  readonly reason: string;
  readonly at: string;
}

const STATUSES = ['ok', 'no', 'doubt'] as const;

/** A word of two or three letters: `ok` is a word, `no` is not, `doubt` waits for a witness. */
export interface ShortWord {
  readonly status: (typeof STATUSES)[number];
  readonly lemma: Lemma;
  readonly confidence: number;
}

export interface OwnTables {
  readonly nouns: readonly OwnNoun[];
  readonly listed: readonly ListedForm[];
  /** Truncations that their entries do not announce: no words (art. 17). */
  readonly unannounced: readonly Unannounced[];
  readonly variants: readonly Variant[];
  readonly derived: readonly Derived[];
  /** By lemma, and by form. */
  readonly excludedLemmas: ReadonlyMap<string, Exclusion>;
  readonly excludedForms: ReadonlyMap<string, Exclusion>;
  /** By form, upper case; several rows where it is a form of several lemmas. */
  readonly shortWords: ReadonlyMap<string, readonly ShortWord[]>;
}

/** Reads all of them; bad rows go to `problems`. @throws InputError `TABLE_MISSING`, `TABLE_HEADER` */
export async function readOwnTables(folder: string, problems: Problems): Promise<OwnTables> {
  const exclusions = await readExclusions(folder, problems);
  const { announced, unannounced } = await readTruncations(folder, problems);
  return {
    nouns: await readNouns(folder, problems),
    listed: [...(await readListed(folder, problems)), ...announced],
    unannounced,
    variants: await readVariants(folder, problems),
    derived: await readDerived(folder, problems),
    ...exclusions,
    shortWords: await readShortWords(folder, problems),
  };
}

const NOUN_COLUMNS = ['lemma', 'pos', 'plural', 'fem', 'loan', 'gloss', 'witness'] as const;

async function readNouns(folder: string, problems: Problems): Promise<OwnNoun[]> {
  const nouns: OwnNoun[] = [];
  const seen = new Map<string, string>();
  for (const file of await filesLike(folder, /^nouns-.*\.csv$/)) {
    for (const row of await readTable(folder, file, NOUN_COLUMNS, problems)) {
      const key = `${row.lemma} ${row.pos}`;
      const lemma = lemmaOf(row, row.lemma, problems);
      const before = seen.get(key);
      const fault =
        faultOf(row) ??
        (before && `${quoted(row.lemma)} (${row.pos}) already has a row: ${before}`);
      if (fault !== undefined) problems.add(row.at, fault);
      else if (lemma !== undefined) {
        seen.set(key, row.at);
        const loan = row.loan as Loan;
        const { text, pos, gloss, origin } = lemma; // 20,000 times: a copy by `...` takes longer
        nouns.push({ text, pos, gloss, origin, plural: row.plural, feminine: row.fem, loan });
      }
    }
  }
  return nouns;
}

/** Why a row cannot be right by itself. */
function faultOf(row: Readonly<Record<(typeof NOUN_COLUMNS)[number], string>>): string | undefined {
  const { lemma, pos, plural, loan, witness } = row;
  if (!isOneOf(LOANS, loan)) return `loan ${quoted(loan)} is not one of inv, plural, both`;
  if (['plural', 'both'].includes(loan) && ['', 'inv', '-'].includes(plural)) {
    return `loan ${quoted(loan)} of ${quoted(lemma)} names no plural`;
  }
  if (pos === 'agg' && /e(;|$)/.test(plural)) {
    return `plural ${quoted(plural)} of the adjective ${quoted(lemma)}: only masculine ones are named, feminine ones follow`;
  }
  return witness === '' ? `${quoted(lemma)} has no witness` : undefined;
}

const LISTED_COLUMNS = ['form', 'lemma', 'pos', 'cell', 'particles', 'gloss'] as const;

async function readListed(folder: string, problems: Problems): Promise<ListedForm[]> {
  const rows = await readTable(folder, 'listed.csv', LISTED_COLUMNS, problems);
  return rows.flatMap(row => {
    const lemma = lemmaOf(row, row.lemma, problems);
    if (lemma === undefined) return [];
    return [{ text: row.form, cell: row.cell, particles: row.particles, lemma }];
  });
}

const TRUNCATION_COLUMNS = ['form', 'lemma', 'pos', 'announced', 'gloss'] as const;

/** Art. 17: only what the entry announces. */
async function readTruncations(
  folder: string,
  problems: Problems,
): Promise<{ announced: readonly ListedForm[]; unannounced: readonly Unannounced[] }> {
  const announced: ListedForm[] = [];
  const unannounced: Unannounced[] = [];
  const seen = new Map<string, string>();
  for (const row of await readTable(folder, 'truncations.csv', TRUNCATION_COLUMNS, problems)) {
    const lemma = lemmaOf(row, row.lemma, problems);
    const first = seen.get(`${row.form} ${row.lemma}`);
    seen.set(`${row.form} ${row.lemma}`, row.at);
    if (first !== undefined)
      problems.add(row.at, `${quoted(row.form)} already has a row: ${first}`);
    if (!/^[01]$/.test(row.announced))
      problems.add(row.at, `announced ${quoted(row.announced)} is neither 0 nor 1`);
    if (lemma === undefined) continue;
    const { form, at } = row;
    if (row.announced === '0') unannounced.push({ form, lemma: row.lemma, at });
    else announced.push({ text: form, cell: 'troncamento', particles: '', lemma });
  }
  return { announced, unannounced };
}

const EXCLUSION_COLUMNS = ['text', 'scope', 'article', 'reason'] as const;

async function readExclusions(
  folder: string,
  problems: Problems,
): Promise<Pick<OwnTables, 'excludedForms' | 'excludedLemmas'>> {
  const excludedLemmas = new Map<string, Exclusion>();
  const excludedForms = new Map<string, Exclusion>();
  for (const row of await readTable(folder, 'exclusions.csv', EXCLUSION_COLUMNS, problems)) {
    const { text, scope, article, reason, at } = row;
    const struck = { lemma: excludedLemmas, form: excludedForms }[scope];
    const first = struck?.get(text);
    if (reason === '') problems.add(at, `${quoted(text)} has no reason`);
    else if (struck === undefined)
      problems.add(at, `scope ${quoted(scope)} is neither lemma nor form`);
    else if (first === undefined) struck.set(text, { article, reason, at });
    else problems.add(at, `${quoted(text)} already has a row: ${first.at}`);
  }
  return { excludedLemmas, excludedForms };
}

const SHORT_COLUMNS = ['form', 'status', 'pos', 'lemma', 'gloss', 'confidence'] as const;

async function readShortWords(
  folder: string,
  problems: Problems,
): Promise<Map<string, ShortWord[]>> {
  const words = new Map<string, ShortWord[]>();
  const seen = new Map<string, string>();
  for (const row of await readTable(folder, 'short-words.csv', SHORT_COLUMNS, problems)) {
    const lemma = lemmaOf(row, row.lemma, problems);
    if (!isOneOf(STATUSES, row.status)) {
      problems.add(row.at, `status ${quoted(row.status)} is not one of ${STATUSES.join(', ')}`);
    } else if (!/^[A-Z]{2,3}$/.test(row.form)) {
      problems.add(row.at, `form ${quoted(row.form)} is not two or three capital letters`);
    } else if (lemma !== undefined && !isSecond(row, seen, problems)) {
      const word = { status: row.status, lemma, confidence: Number(row.confidence) };
      words.set(row.form, [...(words.get(row.form) ?? []), word]);
    }
  }
  return words;
}

/** Notes a row that says what another has said: of the same form as the same word in the same sense. */
function isSecond(
  row: Row<(typeof SHORT_COLUMNS)[number]>,
  seen: Map<string, string>,
  problems: Problems,
): boolean {
  const key = [row.form, row.status, row.lemma, row.pos, row.gloss].join(' ');
  const first = seen.get(key);
  if (first === undefined) seen.set(key, row.at);
  else problems.add(row.at, `${quoted(row.form)} already has a row: ${first}`);
  return first !== undefined;
}
