// A dictionary of a few words with derivations, made in memory, over the tables of the project.
import { fileURLToPath } from 'node:url';
import { parseWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { decodeDerivations } from '../compile/derivations.js';
import { createDictionary, type Dictionary } from '../dictionary/dictionary.js';
import { buildGaddag } from '../gaddag/build.js';
import { encodeLexicon } from '../gaddag/format.js';
import { lexiconFromBytes } from '../gaddag/lexicon.js';
import { FormCollector } from '../wordlist/collector.js';
import type { Lemma, PartOfSpeech } from '../wordlist/lemma.js';
import { encodeDerivations } from './derivations.js';

export const TABLES: string = fileURLToPath(new URL('../../lexicon-src', import.meta.url));

/** `form, lemma, pos, cell, particles, row of a table or entry of a package`; the last two may lack. */
export type TinyRow = readonly [
  form: string,
  lemma: string,
  pos: PartOfSpeech,
  cell: string,
  particles?: string,
  at?: string,
];

export interface TinyFiles {
  readonly gaddag: Uint8Array;
  readonly derivations: Uint8Array;
}

/** The two files of a lexicon with these words, compiled for an edition. */
export function tinyFiles(rows: readonly TinyRow[], edition = 'figs'): TinyFiles {
  const collector = new FormCollector();
  for (const [form, text, pos, cell, particles = '', at = 'verbs-a.csv:2'] of rows) {
    const lemma: Lemma = { text, pos, gloss: `senso di ${text}`, origin: { source: 'own', at } };
    collector.add(parseWord(ITALIAN, form), collector.lemma(lemma), cell, particles);
  }
  const list = collector.finish();
  const own = { id: 'own', name: 'tables', version: '1', licence: 'CC0-1.0', attribution: '' };
  const facts = {
    name: 'tiny',
    alphabet: ITALIAN.id,
    letters: ITALIAN.letters,
    licence: 'CC0-1.0',
  };
  const gaddag = encodeLexicon(buildGaddag(list.words), { ...facts, edition, sources: [own] });
  return { gaddag, derivations: encodeDerivations(list, lexiconFromBytes(gaddag).checksum) };
}

/** @param rejected file of rejected entries; none by default */
export function tinyDictionary(
  rows: readonly TinyRow[],
  edition = 'figs',
  rejected = 'none.rejected.csv',
): Dictionary {
  const { gaddag, derivations } = tinyFiles(rows, edition);
  return createDictionary(
    lexiconFromBytes(gaddag),
    decodeDerivations(derivations),
    TABLES,
    rejected,
  );
}
