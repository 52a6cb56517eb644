// A lexicon with all that can be asked about its words: the derivations file beside it, the edition
// it was compiled for, and the tables that say why a word is not in. Tables are read when first asked.
import { folderName } from '#platform';
import type { Derivations } from '../compile/derivations.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import { loadLexicon } from '../gaddag/lexicon.js';
import { rulesEdition } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import {
  besideLexicon,
  derivationsOf,
  loadDerivations,
  loadDerivationsIfAny,
} from './derivations.js';
import type { Evidence } from './why/evidence.js';

/** A lexicon that can say why its words are valid. */
export interface Dictionary {
  readonly lexicon: Lexicon;
  readonly derivations: Derivations;
  /** The edition that decided; undefined when the lexicon names none. */
  readonly rules: Rules | undefined;
  /** Name of the folder of tables, for rows: `'lexicon-src'`. */
  readonly tablesName: string;
}

/** What the tables of a dictionary say, for this room alone: its types are those of the word list. */
export interface DictionaryTables {
  /** Rows of the tables that are loanwords; read once, when first asked for. */
  loanRows(): Promise<ReadonlySet<string>>;
  /** What the tables know of words that are not in, read once, when first asked for; undefined without tables. */
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
  const { edition } = lexicon.facts;
  let loanRows: Promise<ReadonlySet<string>> | undefined;
  let evidence: Promise<Evidence> | undefined;
  return {
    lexicon,
    derivations,
    rules: edition === '' ? undefined : rulesEdition(edition),
    tablesName: folderName(tables),
    // who asks for nothing that the tables know never loads the CSV reader
    loanRows: () => {
      loanRows ??= import('#node/dictionary/why/loans').then(module => module.readLoanRows(tables));
      return loanRows;
    },
    evidence: () => {
      evidence ??= import('#node/dictionary/why/evidence').then(module =>
        module.readEvidence(lexicon.alphabet, tables, rejected),
      );
      return evidence;
    },
  };
}

/** What a dictionary is made of where there are no files, in a page. */
export interface DictionaryBytes {
  /** The whole derivations file that lies beside the lexicon. */
  readonly derivations: Uint8Array;
  /** Rows of loanwords (`loanRowsOf`): their plurals stand on another article. */
  readonly loanRows: Iterable<string>;
  /** Name of the folder of tables, for rows; default `lexicon-src`. */
  readonly tablesName?: string;
}

/**
 * A dictionary without its tables: why words are valid as ever; of words that are not the nearest, and that the
 * lexicon does not have them.
 *
 * @throws LexiconError `LEXICON_DERIVATIONS` when the bytes belong to another lexicon, `LEXICON_FORMAT` |
 *   `LEXICON_VERSION` | `LEXICON_CHECKSUM` when they are damaged
 */
export function dictionaryFromBytes(lexicon: Lexicon, bytes: DictionaryBytes): Dictionary {
  const derivations = derivationsOf(lexicon, bytes.derivations);
  const loanRows = Promise.resolve(new Set(bytes.loanRows));
  const { edition } = lexicon.facts;
  const made: Dictionary & DictionaryTables = {
    lexicon,
    derivations,
    rules: edition === '' ? undefined : rulesEdition(edition),
    tablesName: bytes.tablesName ?? 'lexicon-src',
    loanRows: () => loanRows,
    evidence: async () => undefined,
  };
  return made;
}

/**
 * Rows of the tables that are loanwords, `'nouns-articles.csv:2'`: what a page needs of the tables.
 *
 * @throws InputError `TABLE_MISSING` | `TABLE_HEADER` | `TABLE_ROWS`
 */
export async function loanRowsOf(dictionary: Dictionary): Promise<readonly string[]> {
  return [...(await tablesOf(dictionary).loanRows())];
}

/** The tables of a dictionary, which `createDictionary` has made. */
export function tablesOf(dictionary: Dictionary): DictionaryTables {
  return dictionary as Dictionary & DictionaryTables;
}
