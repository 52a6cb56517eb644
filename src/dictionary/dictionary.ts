// A lexicon with all that can be asked about its words: the derivations file beside it, the edition
// it was compiled for, and the tables that say why a word is not in. Tables are read when first asked.
import { folderName } from '#platform';
import type { Letter } from '../alphabet/alphabet.js';
import type { Derivation, Derivations } from '../compile/derivations.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import { loadLexicon } from '../gaddag/lexicon.js';
import { rulesEdition } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import type { RefusalTables } from '../wordlist/rows/refusal-tables.js';
import { derivationsInParts } from './derivation-parts.js';
import {
  besideLexicon,
  derivationsOf,
  loadDerivations,
  loadDerivationsIfAny,
} from './derivations.js';
import { type Evidence, evidenceOf } from './why/evidence.js';
import { decodeEvidence, encodeEvidence } from './why/evidence-file.js';

/** A lexicon that can say why its words are valid, wherever the reasons lie. */
export interface ReasonedLexicon {
  readonly lexicon: Lexicon;
  /** The edition that decided; undefined when the lexicon names none. */
  readonly rules: Rules | undefined;
  /** Name of the folder of tables, for rows: `'lexicon-src'`. */
  readonly tablesName: string;
}

/** A lexicon with the reasons of all its words at hand. */
export interface Dictionary extends ReasonedLexicon {
  readonly derivations: Derivations;
}

/** What lies behind a dictionary, for this room alone: its types are those of the word list. */
export interface DictionaryTables {
  /** Every derivation of a word; empty when it is not in the lexicon. */
  find(letters: readonly Letter[]): Promise<readonly Derivation[]>;
  /** Rows of the tables that are loanwords; read once, when first asked for. */
  loanRows(): Promise<ReadonlySet<string>>;
  /** Tables that speak of words that are not in, read when asked for; undefined without tables. */
  refusals(): Promise<RefusalTables | undefined>;
  /** The same, to be asked by the word; made once, when first asked for. */
  evidence(): Promise<Evidence | undefined>;
}

/** Paths of what a dictionary is opened from. */
export interface DictionaryFiles {
  /** The compiled lexicon (`.gaddag`); its derivations and rejected entries lie beside it. */
  readonly lexicon: string;
  /** Folder of the tables it was compiled from. */
  readonly tables: string;
}

/**
 * Opens a lexicon for questions.
 *
 * @throws LexiconError as `loadLexicon`, and `LEXICON_DERIVATIONS`
 */
export async function openDictionary({
  lexicon: path,
  tables,
}: DictionaryFiles): Promise<Dictionary> {
  const lexicon = await loadLexicon(path);
  const derivations = await loadDerivations(path, lexicon);
  return createDictionary(lexicon, derivations, tables, besideLexicon(path, '.rejected.csv'));
}

/**
 * A lexicon that is loaded already, opened for questions; undefined for a plain list of words, which
 * can give no reasons.
 *
 * @throws LexiconError `LEXICON_DERIVATIONS` when the derivations are damaged or of another lexicon
 */
export async function openDictionaryIfAny(
  lexicon: Lexicon,
  { lexicon: path, tables }: DictionaryFiles,
): Promise<Dictionary | undefined> {
  const derivations = await loadDerivationsIfAny(path, lexicon);
  if (derivations === undefined) return undefined;
  return createDictionary(lexicon, derivations, tables, besideLexicon(path, '.rejected.csv'));
}

/**
 * A dictionary from parts that are loaded already.
 *
 * @param tables folder of the tables
 * @param rejected file of rejected entries, which may be missing
 */
export function createDictionary(
  lexicon: Lexicon,
  derivations: Derivations,
  tables: string,
  rejected: string,
): Dictionary & DictionaryTables {
  let loanRows: Promise<ReadonlySet<string>> | undefined;
  return {
    ...reasoned(lexicon, folderName(tables)),
    derivations,
    find: async letters => derivations.find(letters),
    // who asks for nothing that the tables know never loads the CSV reader
    loanRows: () => {
      loanRows ??= import('#node/dictionary/why/loans').then(module => module.readLoanRows(tables));
      return loanRows;
    },
    ...evidenceFrom(lexicon, async () => {
      const { readRefusalTables } = await import('#node/wordlist/rows/refusal-tables');
      return readRefusalTables(tables, rejected);
    }),
  };
}

function reasoned(lexicon: Lexicon, tablesName = 'lexicon-src'): ReasonedLexicon {
  const { edition } = lexicon.facts;
  return { lexicon, rules: edition === '' ? undefined : rulesEdition(edition), tablesName };
}

/** @param refusals asked for once, and again when it failed */
function evidenceFrom(
  lexicon: Lexicon,
  refusals: DictionaryTables['refusals'],
): Pick<DictionaryTables, 'refusals' | 'evidence'> {
  let made: Promise<Evidence | undefined> | undefined;
  const make = async (): Promise<Evidence | undefined> => {
    const tables = await refusals();
    if (tables === undefined) return undefined;
    return evidenceOf(lexicon.alphabet, tables);
  };
  return {
    refusals,
    evidence: () => {
      made ??= make().catch(error => {
        made = undefined;
        throw error;
      });
      return made;
    },
  };
}

/** What reasons need of the tables, where there are no files. */
export interface TablesInPage {
  /** Rows of loanwords (`loanRowsOf`): their plurals stand on another article. */
  readonly loanRows: Iterable<string>;
  /** Name of the folder of tables, for rows; default `lexicon-src`. */
  readonly tablesName?: string;
  /**
   * What the tables say of words that are not valid (`evidenceOfTables`), fetched with the first such word; without it
   * they are not in the list, and no more is known.
   */
  readonly evidence?: () => Promise<Uint8Array>;
}

/** What a dictionary is made of where there are no files, in a page. */
export interface DictionaryBytes extends TablesInPage {
  /** The whole derivations file that lies beside the lexicon. */
  readonly derivations: Uint8Array;
}

/**
 * A dictionary without files: of words that are not valid the nearest, and the reason where there is evidence.
 *
 * @throws LexiconError `LEXICON_DERIVATIONS` when the bytes belong to another lexicon, `LEXICON_FORMAT` |
 *   `LEXICON_VERSION` | `LEXICON_CHECKSUM` when they are damaged
 */
export function dictionaryFromBytes(lexicon: Lexicon, bytes: DictionaryBytes): Dictionary {
  const derivations = derivationsOf(lexicon, bytes.derivations);
  const made: Dictionary & DictionaryTables = {
    ...inPage(lexicon, bytes),
    derivations,
    find: async letters => derivations.find(letters),
  };
  return made;
}

/** What a dictionary is made of that fetches its reasons as they are asked for. */
export interface DictionaryParts extends TablesInPage {
  /** The first word of each part, in order. */
  readonly firsts: readonly string[];
  /** Bytes of a part, counted from 0, as `derivationsParts` made it; asked for once, and again when it failed. */
  readonly load: (part: number) => Promise<Uint8Array>;
}

/**
 * A dictionary whose derivations come in parts, by what a word needs: `explainWord` fails as `load` and `evidence` do,
 * and with a LexiconError when what they bring is damaged or belongs to another lexicon.
 *
 * @throws InputError `WORD_LETTERS` when a first word is not one
 */
export function dictionaryFromParts(lexicon: Lexicon, parts: DictionaryParts): ReasonedLexicon {
  const made: ReasonedLexicon & DictionaryTables = {
    ...inPage(lexicon, parts),
    ...derivationsInParts(lexicon, parts.firsts, parts.load),
  };
  return made;
}

function inPage(
  lexicon: Lexicon,
  { loanRows, tablesName, evidence }: TablesInPage,
): ReasonedLexicon & Omit<DictionaryTables, 'find'> {
  const rows = Promise.resolve(new Set(loanRows));
  return {
    ...reasoned(lexicon, tablesName),
    loanRows: () => rows,
    ...evidenceFrom(lexicon, async () => {
      if (evidence === undefined) return undefined;
      return decodeEvidence(await evidence(), lexicon);
    }),
  };
}

/**
 * Rows of the tables that are loanwords, `'nouns-articles.csv:2'`: what a page needs of the tables for valid words.
 *
 * @throws InputError `TABLE_MISSING` | `TABLE_HEADER` | `TABLE_ROWS`
 */
export async function loanRowsOf(dictionary: Dictionary): Promise<readonly string[]> {
  return [...(await tablesOf(dictionary).loanRows())];
}

/**
 * What the tables say of words that are not valid, as a file for `dictionaryFromParts` and `dictionaryFromBytes`;
 * undefined without tables.
 *
 * @throws InputError `TABLE_MISSING` | `TABLE_HEADER` | `TABLE_ROWS`
 */
export async function evidenceOfTables(dictionary: Dictionary): Promise<Uint8Array | undefined> {
  const tables = await tablesOf(dictionary).refusals();
  if (tables === undefined) return undefined;
  return encodeEvidence(tables, dictionary.lexicon);
}

/** What lies behind a dictionary, which this file has made. */
export function tablesOf(dictionary: ReasonedLexicon): DictionaryTables {
  return dictionary as ReasonedLexicon & DictionaryTables;
}
