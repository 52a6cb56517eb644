// Rows that point nowhere, say too little or contradict each other: every one is reported, with file
// and line, in one go.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ITALIAN } from '../../alphabet/alphabets.js';
import { indexOfWord } from '../../alphabet/packed-words.js';
import { FIGS } from '../../rules/editions/figs.js';
import { ownFolder } from '../../testing/own-folder.js';
import { sample } from '../../testing/thorough.js';
import { createFolder } from '../fold.js';
import { buildWordList } from '../wordlist.js';

/** What is wrong with the tables of a folder, `[]` when they compile. */
async function findings(rows: Parameters<typeof ownFolder>[0]): Promise<readonly string[]> {
  const source = await ownFolder(rows);
  const refused = await buildWordList({ source, build: 'italiano', rules: FIGS }).catch(e => e);
  return refused.findings ?? [];
}

/** File, rows to add, and what is said of the last of them (`N` is its line). */
const WRONG: readonly (readonly [string, readonly string[], string])[] = [
  [
    'variants.csv',
    ['casse,cassa,sf,,grafica,0,cassa'],
    'variant "casse" of "cassa", which has no row',
  ],
  [
    'variants.csv',
    ['casare,casa,v,,grafica,0,abitare'],
    'variant "casare" of "casa", which has no row',
  ],
  ['variants.csv', ['kasa,,sf,,grafica,0,casa'], 'variant "kasa" has no head'],
  [
    'variants.csv',
    ['kasa,casa,sf,,antica,0,casa'],
    'kind "antica" is none of grafica, fonetica, morfologica',
  ],
  ['variants.csv', ['kasa,casa,sf,,grafica,si,casa'], 'deriv "si" is neither 0 nor 1'],
  ['variants.csv', ['kasa,casa,sf,,grafica,0,'], '"kasa" has no gloss'],
  ['derived-of.csv', ['casetta,casa,sf,piccola casa'], '"casetta" has no row'],
  ['derived-of.csv', ['casa,,sf,dimora'], '"casa" has no base'],
  [
    'verbs-own.csv',
    ['cantare,,a,,1,,fare musica,x'],
    '"cantare" has no valency: one of T, I, I:imp, P, Pdi, T4',
  ],
  [
    'verbs-own.csv',
    ['cantare,X,a,,1,,fare musica,x'],
    'unknown class "X": one of T, I, I:imp, P, Pdi, T4',
  ],
  ['verbs-own.csv', ['cantare,T,a,,1,,,x'], '"cantare" has no gloss'],
  ['verbs-own.csv', ['cantare,T,a,,1,,fare musica,'], '"cantare" has no witness'],
  ['verbs-own.csv', ['portare,I,a,,1,,recare,x'], '"portare" has a row already: verbs-own.csv:2'],
  [
    'verbs-own.csv',
    ['bollire,T,a,,1,isc,far bollire,x'],
    '"bollire" goes like capire here, like dormire in the tables of classes',
  ],
  ['nouns-own.csv', ['mela,sf,,,,,x'], '"mela" has no gloss'],
  ['nouns-own.csv', ['mela,sf,,,,frutto,'], '"mela" has no witness'],
  ['nouns-own.csv', ['casa,sf,inv,,,dimora,x'], '"casa" (sf) has a row already: nouns-own.csv:2'],
  [
    'nouns-own.csv',
    ['bue,sm,buei,,,animale,x'],
    'plural "buei" of "bue": noun-exceptions.csv says "buoi"',
  ],
  ['function-words.csv', ['con,prep,con,insieme a,'], 'no source'],
  ['function-words.csv', ['con,prep,con,,own'], '"con" has no gloss'],
  ['exclusions.csv', ['casone,lemma,20,'], '"casone" has no reason'],
  ['exclusions.csv', ['casa,form,14,no word'], '"casa" is struck, but nouns-own.csv:2 has it'],
  [
    'exclusions.csv',
    ['boh,lemma,14,a', 'boh,lemma,14,b'],
    '"boh" has a row already: exclusions.csv:2',
  ],
  [
    'short-words.csv',
    ['ZZ,ok,sm,zz,prova,1', 'ZZ,no,sm,zz,prova,1'],
    '"ZZ" is no word here, but a word in short-words.csv:2',
  ],
  [
    'truncations.csv',
    ['por,portare,v,1,davanti a consonante', 'por,portare,v,0,no'],
    '"por" has a row already: truncations.csv:2',
  ],
  ['truncations.csv', ['por,portare,v,forse,no'], 'announced "forse" is neither 0 nor 1'],
  [
    'listed.csv',
    ['porte,portare,v,15c,listed,,arcaico', 'porte,portare,v,15c,listed,,arcaico'],
    '"porte" (portare listed) has a row already: listed.csv:2',
  ],
  ['enclitics.csv', ['zi,zi,3,1,1,1,1,1,1,1,1,'], 'particle "zi": count "3" is neither 1 nor 2'],
];

describe('a wrong row', () => {
  test.each(sample(WRONG, 4))('of %s (%j) is reported: %s', async (file, rows, reason) => {
    const at = (await readFile(join(await ownFolder(), file), 'utf8')).trimEnd().split('\n').length;
    expect(await findings({ [file]: rows })).toEqual([`${file}:${at + rows.length}: ${reason}`]);
  });

  test('never hides another one: all are reported at once', async () => {
    const found = await findings({
      'variants.csv': ['casse,cassa,sf,,grafica,0,cassa'],
      'verbs-own.csv': ['cantare,,a,,1,,fare musica,x'],
      'nouns-own.csv': ['mela,sf,,,,,x'],
      'exclusions.csv': ['casa,form,14,no word'],
    });
    expect(found.map(each => each.split(':')[0]).sort()).toEqual([
      'exclusions.csv',
      'nouns-own.csv',
      'variants.csv',
      'verbs-own.csv',
    ]);
  });
});

describe('a variant', () => {
  test.each([
    ['1', true],
    ['0', false],
  ])('with deriv %s lends its spelling to derived words: %s', async (deriv, isWord) => {
    const source = await ownFolder({
      'variants.csv': [`fabricare,fabbricare,v,,grafica,${deriv},fabbricare`],
      'derived-of.csv': ['fabbricazione,fabbricare,sf,il fabbricare'],
    });
    const { words } = await buildWordList({ source, build: 'italiano', rules: FIGS });
    const letters = createFolder(ITALIAN).fold('fabricazioni') as number[];
    expect(indexOfWord(words, letters) >= 0).toBe(isWord);
  });
});
