// The examples of the regulations, asked of the real default lexicon under `figs`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { english } from '../../testing/english.js';
import { TABLES } from '../../testing/tiny-dictionary.js';
import { readNotWords } from '../../wordlist/rows/not-words.js';
import { Problems } from '../../wordlist/rows/table-reader.js';
import { derivationsParts } from '../derivation-parts.js';
import {
  type Dictionary,
  dictionaryFromParts,
  evidenceOfTables,
  loanRowsOf,
  openDictionary,
} from '../dictionary.js';
import { explainWord } from './explain.js';

let dictionary: Dictionary;
beforeAll(async () => {
  const lexicon = join(inject('defaultLexicon'), 'italiano.gaddag');
  dictionary = await openDictionary({ lexicon, tables: TABLES });
});

test('every documented negative is not a word, by its article and row', async () => {
  const rows = await readNotWords(TABLES, new Problems());
  expect(rows.length).toBeGreaterThan(10);
  for (const { text, article, reason, at } of rows) {
    expect(await explainWord(dictionary, text)).toMatchObject({
      valid: false,
      article,
      fact: { code: 'documented', note: reason },
      row: `lexicon-src/${at}`,
    });
  }
});

test.each([
  ['eccotelo', ['15d', '23']],
  ['ahiloro', ['15f']],
  ['peones', ['16']],
  ['buon', ['17']],
  ['rifare', ['14']],
  ['kilo', ['14', '21']],
  ['fabricato', ['15c', '21']],
  ['portandoglielo', ['22', '23']],
  ['accanirmi', ['22']],
  ['pentirmene', ['22', '23']],
  ['torrei', ['15c']],
])('%s is a word, and one of its derivations cites art. %j', async (word, articles) => {
  const { valid, derivations } = await explainWord(dictionary, word);
  expect(valid).toBe(true);
  expect(derivations.map(each => each.articles)).toContainEqual(articles);
});

test('a fresh word that a row would make of a finite form is refused by art. 22', async () => {
  const found = await explainWord(dictionary, 'vedesi');
  expect(found).toMatchObject({ valid: false, article: '22' });
  expect(english(found.fact!)).toBe(
    'si on a finite form: vede (vedere, present indicative, 3rd singular)',
  );
});

test('a page is told the same from parts: of words by chance, and of words that are none', async () => {
  const file = join(inject('defaultLexicon'), 'italiano.derivations');
  const parts = derivationsParts(dictionary.lexicon, await readFile(file));
  const evidence = await evidenceOfTables(dictionary);
  const inPage = dictionaryFromParts(dictionary.lexicon, {
    firsts: parts.map(({ first }) => first),
    load: async part => parts[part]?.bytes as Uint8Array,
    loanRows: await loanRowsOf(dictionary),
    evidence: async () => evidence as Uint8Array,
  });
  const words = [...dictionary.lexicon.words()].filter((_, index) => index % 4999 === 0);
  expect(words.length).toBeGreaterThan(300);
  const others = words.slice(0, 20).map(word => `${word.slice(0, -1)}ZI`);
  for (const word of [...words, ...others, ...WORDS_THAT_ARE_NONE]) {
    expect(await explainWord(inPage, word)).toEqual(await explainWord(dictionary, word));
  }
});

const WORDS_THAT_ARE_NONE = ['dicesi', 'cammin', 'robots', 'magliettina', 'empolese', 'diligeva'];
