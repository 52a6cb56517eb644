// Lists as people have them, read to be compared.
import { expect, test } from 'vitest';
import { CATALAN, ITALIAN } from '../alphabet/alphabets.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { differingWords } from './diff.js';
import { readListedWords } from './listed-words.js';

const read = (text: string) => readListedWords(text, ITALIAN, 'mine.txt');

test('words come sorted, each once, without accents, glosses and remarks', () => {
  const { words, unreadCount } = read(
    '\uFEFFparola;glossa\r\ncittà;luogo\r\n# remark\r\n\r\nCASA, dimora\r\n"abaco"\tcalcolo\r\ncasa\r\n',
  );
  expect([...words.words()]).toEqual(['ABACO', 'CASA', 'CITTA']);
  expect(words).toMatchObject({ name: 'mine.txt', wordCount: 3, facts: { edition: '' } });
  expect(unreadCount).toBe(0);
});

test('"parola" without a gloss is a word', () => {
  expect([...read('parola\ncasa').words.words()]).toEqual(['CASA', 'PAROLA']);
});

test('lines that are no words are counted and the first of them told, words that do not fit counted', () => {
  const bad = Array.from({ length: 25 }, (_, index) => `x${index}`);
  const good = Array.from({ length: 26 }, (_, index) => `ca${String.fromCharCode(97 + index)}`);
  const found = read([...good, ...bad, 'a', 'precipitevolissimevolmente'].join('\n'));
  expect(found.unreadCount).toBe(25);
  expect(found.unread).toHaveLength(20);
  expect(found.unread[0]).toEqual({ line: 27, text: 'x0' });
  expect(found.unfitCount).toBe(2);
});

test.each([
  ['what is no list', '{"a": 1}\n{"b": 2}', 'LIST_FILE'],
  ['a binary file', '\u0000\u0001\u0002', 'LIST_FILE'],
  ['nothing', '', 'LIST_EMPTY'],
  ['words of one letter', 'a\ne', 'LIST_EMPTY'],
])('%s is refused', (_, text, code) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ code }));
});

test('a list is compared with a lexicon, letter by letter of its alphabet', () => {
  const { words } = readListedWords('l·loc\ncasa\ncanya', CATALAN, 'llista');
  const lexicon = lexiconFromWords(['CASA', 'CANYA', 'NYU'], 'catalan', CATALAN);
  expect(differingWords(words, lexicon)).toEqual({ gained: ['NYU'], lost: ['L·LOC'] });
});

test('a list of another alphabet is refused', () => {
  const lexicon = lexiconFromWords(['CASA'], 'catalan', CATALAN);
  expect(() => differingWords(read('casa').words, lexicon)).toThrow(
    expect.objectContaining({ code: 'ALPHABETS_DIFFER' }),
  );
});
