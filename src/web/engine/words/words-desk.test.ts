// Questions about words on the desk, with a small lexicon and the reasons of a dictionary that is all there.
import { dictionaryFromBytes, type Lexicon, lexiconFromBytes, lexiconFromWords } from 'leggio';
import { expect, test } from 'vitest';
import { type TinyRow, tinyFiles } from '../../../testing/tiny-dictionary.js';
import { DIZIONARIO_WORDS } from '../../../wording/web/dizionario.js';
import type { Reasons } from '../reasons.js';
import { createWordsDesk, type WordsDesk } from './desk.js';
import { Lists, MOST_LISTED } from './lists.js';

const ROWS: readonly TinyRow[] = [
  ['casa', 'casa', 'sf', 's'],
  ['case', 'casa', 'sf', 'p'],
  ['casata', 'casata', 'sf', 's'],
  ['scasa', 'scasare', 'v', 'ind.pres.3s'],
  ['asca', 'asca', 'sf', 's'],
  ['ca', 'ca', 'sf', 's'],
];
const FILES = tinyFiles(ROWS);
const { columns: headings } = DIZIONARIO_WORDS.it;
const HERE = dictionaryFromBytes(lexiconFromBytes(FILES.gaddag), {
  derivations: FILES.derivations,
  loanRows: [],
});

function deskOf(lexicon: Lexicon = HERE.lexicon): WordsDesk {
  const reasons = {
    dictionary: async () => HERE,
    loanRows: async () => [],
  } as unknown as Reasons;
  return createWordsDesk(lexicon, reasons);
}

const listed = (words: string): { name: string; bytes: Uint8Array }[] => [
  { name: 'mine.txt', bytes: new TextEncoder().encode(words) },
];

test('hooks come with the longer words, and one letter with hooks alone', async () => {
  const { hooks, lists } = await deskOf().search({ kind: 'hooks', run: ' casa ' });
  expect(hooks).toMatchObject({ run: 'CASA', isValid: true, front: ['S'], back: [] });
  expect(lists.map(({ name, first }) => [name, first])).toEqual([
    ['front', ['SCASA']],
    ['back', ['CASATA']],
    ['both', []],
  ]);
  const one = await deskOf().search({ kind: 'hooks', run: 'c' });
  expect(one).toMatchObject({ hooks: { back: ['A'], hasExtensions: false }, lists: [] });
});

test('anagrams stand by length, jollies in small letters, and so they go into CSV', async () => {
  const desk = deskOf();
  const { lists } = await desk.search({ kind: 'anagrams', tiles: 'acs?', subsets: true });
  expect(lists.map(({ name, first }) => [name, first])).toEqual([
    [4, ['ASCa', 'CASa', 'CASe']],
    [2, ['CA']],
  ]);
});

test('a pattern is gone through in pieces, and a newer search ends an older one', async () => {
  const letters = [...'ABCDEFGHILMNOPRSTUVZ'];
  const words = letters.flatMap(a => letters.flatMap(b => letters.map(c => `${a}${b}${c}`)));
  const many = lexiconFromWords(words.flatMap(word => [...'AEIOU'].map(end => word + end)));
  expect(many.wordCount).toBe(40_000);
  const desk = deskOf(many);
  const older = desk.search({ kind: 'pattern', pattern: '*', length: undefined });
  const newer = await desk.search({ kind: 'pattern', pattern: '*', length: 4 });
  expect(newer.lists).toMatchObject([{ name: 'all', count: 40_000, listed: 40_000 }]);
  expect((await older).lists[0]?.count).toBeLessThan(40_000);
  const id = newer.lists[0]?.id as number;
  const page = await desk.page({ id, from: 39_999, count: 60 });
  expect(page.words).toEqual(['ZZZU']);
});

test('lists of an older search are gone', async () => {
  const desk = deskOf();
  const { lists } = await desk.search({ kind: 'short' });
  await desk.search({ kind: 'short' });
  const id = lists[0]?.id as number;
  await expect(desk.page({ id, from: 0, count: 9 })).rejects.toMatchObject({ code: 'LIST_EMPTY' });
});

test('text is a word a line, CSV has letters and jollies', async () => {
  const desk = deskOf();
  const { lists } = await desk.search({ kind: 'anagrams', tiles: 'ac?', subsets: true });
  const ids = lists.map(({ id }) => id);
  expect(await desk.text({ ids, format: 'txt', headings })).toEqual({ kind: 'text', text: 'CA\n' });
  expect((await desk.text({ ids, format: 'csv', headings })).text).toBe('parola,lettere\nCA,2\n');
  const { lists: jolly } = await desk.search({ kind: 'anagrams', tiles: 'c?', subsets: false });
  const csv = await desk.text({ ids: jolly.map(({ id }) => id), format: 'csv', headings });
  expect(csv.text).toBe('parola,lettere,lettere dei jolly\nCA,2,a\n');
});

test('a list is compared, and the words that it lacks are counted by article and source', async () => {
  const desk = deskOf();
  const words = 'ca\ncasa\ncasata\nasca\nzuzzù\n';
  const found = await desk.compare({ files: listed(words), isNewer: false });
  expect(found).toMatchObject({ words: 5, ownWords: 6, hasReasons: false, unreadCount: 0 });
  expect(found.lists.map(({ name, first }) => [name, first])).toEqual([
    ['gained', ['CASE', 'SCASA']],
    ['lost', ['ZUZZU']],
  ]);
  const { summary } = await desk.sum(undefined);
  expect(summary.articles).toEqual([
    { article: '15a', gained: 1, lost: 0 },
    { article: '15c', gained: 1, lost: 0 },
  ]);
  const [gained] = found.lists;
  const csv = await desk.text({ ids: [gained?.id as number], format: 'csv', headings });
  expect(csv.text.split('\n').slice(0, 2)).toEqual([
    'parola,lettere,lemma,categoria,articoli,fonte,riga',
    'CASE,4,casa,s.f.,15a,own,verbs-a.csv:2',
  ]);
});

test('the file may be the newer one, a lexicon, and bring its derivations', async () => {
  const { gaddag, derivations } = tinyFiles([...ROWS.slice(1), ['caso', 'caso', 'sm', 's']]);
  const files = [
    { name: 'b.derivations', bytes: derivations },
    { name: 'b.gaddag', bytes: gaddag },
  ];
  const desk = deskOf();
  const found = await desk.compare({ files, isNewer: true });
  expect(found).toMatchObject({ edition: 'figs', hasReasons: true });
  expect(found.lists.map(({ name, first }) => [name, first])).toEqual([
    ['gained', ['CASO']],
    ['lost', ['CASA']],
  ]);
  expect((await desk.sum(undefined)).summary.articles).toEqual([
    { article: '14', gained: 1, lost: 1 },
  ]);
});

test.each([
  ['a damaged lexicon', 'LEGGIO\r\nxxxxxxxxxxxx', 'LEXICON_FORMAT'],
  ['no list', '<html>\n<body>', 'LIST_FILE'],
])('%s is refused', async (_, text, code) => {
  await expect(deskOf().compare({ files: listed(text), isNewer: false })).rejects.toMatchObject({
    code,
  });
});

test('a list with more words than are listed says how many there are', () => {
  const words = Array.from({ length: MOST_LISTED }, () => 'CASA');
  const list = new Lists().add('search', 'all', { words, count: 1_600_000 });
  expect(list).toMatchObject({ count: 1_600_000, listed: 100_000 });
  expect(list.first).toHaveLength(60);
});
