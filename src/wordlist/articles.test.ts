// Every example of articles 14-23 of both FIGS editions and of the appendix, under the editions it
// belongs to, on the committed tables: the regulations name these words, no code does.
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { ITALIAN } from '../alphabet/alphabets.js';
import { indexOfWord } from '../alphabet/packed-words.js';
import { type Lexicon, loadLexicon } from '../gaddag/lexicon.js';
import { FIGS } from '../rules/editions/figs.js';
import { FIGS_2008 } from '../rules/editions/figs-2008.js';
import { TEVERE_2007 } from '../rules/editions/tevere-2007.js';
import type { Rules } from '../rules/rules.js';
import { ownFolder } from '../testing/own-folder.js';
import { createFolder } from './fold.js';
import { type BuiltWordList, buildWordList } from './wordlist.js';

let newest: Lexicon;
let of2008: BuiltWordList;
const { fold } = createFolder(ITALIAN);

beforeAll(async () => {
  newest = await loadLexicon(join(inject('defaultLexicon'), 'italiano.gaddag'));
  of2008 = await buildWordList({ source: 'lexicon-src', build: 'italiano', rules: FIGS_2008 });
});

/** Under which editions a text is a word; what folds to no word (`ab aeterno`) is not one. */
function validUnder(text: string): string[] {
  const letters = fold(text);
  if (typeof letters === 'string') return [];
  return [
    ...(newest.hasLetters(letters) ? ['figs'] : []),
    ...(indexOfWord(of2008.words, letters) >= 0 ? ['figs-2008'] : []),
  ];
}

const ALL = ['figs', 'figs-2008'];
const NONE: readonly string[] = [];
const NEWEST = ['figs'];
const OF_2008 = ['figs-2008'];

/** Article, what it shows, the words, and where they are words. */
// biome-ignore format: columns
const EXAMPLES: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ['14',  'entries of several words, and their parts',   ['ab aeterno', 'aeterno', 'abat-jour', 'abat', 'jour', 'abatjour'], NONE],
  ['15c', 'a verb that only takes avere agrees in nothing', ['camminata', 'camminato'], ALL],
  ['15c', 'the participle that is not a noun besides',   ['ansimata', 'ansimati', 'russata'], NONE],
  ['15c', 'contracted verbs in -rre: the infinitive',    ['torre', 'corre'], ALL],
  ['15c', 'and conjugated where the text does not say so', ['torranno', 'corranno'], OF_2008],
  ['15c', 'their infinitive with particles',             ['tormelo', 'cormelo'], OF_2008],
  ['15c', 'forms named for themselves',                  ['fea', 'sono', 'sieno', 'stea', 'torrei', 'torrò', 'ebe'], ALL],
  ['15d', 'adverbs with particles as the entry lists them', ['eccomi', 'eccone', 'eccotelo'], ALL],
  ['15d', 'the adverb itself',                           ['ecco'], ALL],
  ['15f', 'interjections as the entry lists them',       ['ahimé', 'ahité', 'ahilui', 'ahilei', 'ahinoi', 'ahivoi', 'ahiloro'], ALL],
  ['16',  'a loan with a plural and no «inv.»',          ['peones'], ALL],
  ['16',  'a loan with «inv.» keeps its form',           ['curriculum'], ALL],
  ['16',  'and has no other',                            ['curricula'], NONE],
  ['16',  'both attested: the form that does not change', ['apache', 'gazebo', 'junior'], ALL],
  ['16',  'and the other, in the editions that say so',  ['apaches', 'gazebi', 'juniores'], NEWEST],
  ['17',  'announced truncations',                       ['buon'], ALL],
  ['17',  'others',                                      ['cammin'], NONE],
  ['18',  'a prefixed word with an entry',               ['fare', 'rifare'], ALL],
  ['19',  'numerals',                                    ['quarantadue', 'trentunesimo'], NONE],
  ['19',  'adjectives of places',                        ['empolese', 'ericino'], NONE],
  ['20',  'an altered word with an entry',               ['maglietta'], ALL],
  ['20',  'an altered word without one',                 ['magliettina'], NONE],
  ['21',  'variants in writing',                         ['kilo', 'chilo'], ALL],
  ['21',  'in sound',                                    ['petra', 'pietra'], ALL],
  ['21',  'in form',                                     ['margo', 'margine'], ALL],
  ['21',  'words derived from a variant that says so',   ['fabbricato', 'fabricato', 'fabricatore', 'fabricazioni'], ALL],
  ['21',  'a variant that lends nothing',                ['anitra', 'anatra', 'anatrella'], ALL],
  ['21',  'so its diminutive is none',                   ['anitrella'], NONE],
  ['22',  'a particle on a finite form with an entry',   ['vendesi'], ALL],
  ['22',  'without one',                                 ['dicesi'], NONE],
  ['22',  'appendix: vi as the pronoun of the second person', ['portateveli'], ALL],
  ['22',  'appendix: pronominal verbs with «+ di»',      ['pentirmene'], ALL],
  ['22',  'appendix: other pronominal verbs',            ['accanirmi'], ALL],
  ['22',  'appendix: no more than their own five',       ['accanirmene', 'accanirlo'], NONE],
  ['22',  'appendix: si on no imperative',               ['portasi', 'portatesi'], NONE],
  ['22',  'appendix: ti with intransitives on infinitive and gerund', ['camminarti', 'camminandoti'], ALL],
  ['22',  'appendix: not on the imperative',             ['camminati'], NONE],
  ['22',  'appendix: verbs that are like transitive ones', ['andarsene', 'starcela', 'venirmelo', 'esserlo'], ALL],
  ['22',  'appendix: but not the imperative of essere',  ['siici', 'siamogli', 'siatemi'], NONE],
  ['23',  'no third particle',                           ['portarmelone'], NONE],
];

const WORDS = EXAMPLES.flatMap(([article, why, words, editions]) =>
  words.map(word => ({ article, why, word, editions: [...editions] })),
);

describe('the examples of the regulations', () => {
  test.each(WORDS)('art. $article, $why: $word', ({ word, editions }) => {
    expect(validUnder(word)).toEqual(editions);
  });
});

describe('what an edition says of particles', () => {
  const words = ['portandolo', 'portarlo', 'portalo', 'portandomelo', 'eccolo', 'ecco', 'ahimé'];

  /** Which of the words a small folder of tables gives under these rules. */
  async function given(rules: Rules): Promise<string[]> {
    const source = await ownFolder({
      'listed.csv': ['eccolo,ecco,avv,15d,listed,lo,ecco', 'ahimé,ahi,inter,15f,listed,,ahi'],
      'nouns-own.csv': ['ecco,avv,,,,avverbio che indica,the dictionary'],
    });
    const { words: list } = await buildWordList({ source, build: 'italiano', rules });
    return words.filter(word => indexOfWord(list, fold(word) as number[]) >= 0);
  }

  test('FIGS takes them on three moods, two at a time, and on adverbs as listed', async () => {
    expect(await given(FIGS)).toEqual(words);
  });

  test('the Tevere tournament takes adverbs as lemmas only', async () => {
    expect(await given(TEVERE_2007)).toEqual(words.filter(word => word !== 'eccolo'));
  });

  test('moods and number are read from it', async () => {
    const articles = { ...FIGS.words!, encliticMoods: ['gerund'] as const, mostParticles: 1 };
    const rules = { ...FIGS, words: articles };
    expect(await given(rules)).toEqual(['portandolo', 'eccolo', 'ecco', 'ahimé']);
  });
});
