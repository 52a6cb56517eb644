import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ITALIAN } from '../alphabet/alphabets.js';
import { WordPacker } from '../alphabet/packed-words.js';
import { sortedWords } from '../testing/sorted-words.js';
import { buildGaddag } from './build.js';
import * as format from './format.js';
import { lexiconFromBytes, lexiconFromWords, loadLexicon } from './lexicon.js';

const letters = fc.string({
  unit: fc.constantFrom(...'ABEILNORSTZ'),
  minLength: 2,
  maxLength: 15,
});
const lists = fc.array(letters, { minLength: 1, maxLength: 80 });

const FACTS: format.LexiconFacts = {
  name: 'tre',
  alphabet: 'italian',
  letters: ITALIAN.letters,
  edition: 'figs',
  licence: 'CC0-1.0',
  sources: [],
};

function compiled(...words: string[]): Uint8Array {
  return format.encodeLexicon(buildGaddag(sortedWords(words)), FACTS);
}

test('build, load: the same words in order', () => {
  fc.assert(
    fc.property(lists, words => {
      expect([...lexiconFromWords(words).words()]).toEqual([...new Set(words)].sort());
    }),
  );
});

test('every word is in, every other combination out', () => {
  fc.assert(
    fc.property(lists, letters, (words, other) => {
      const lexicon = lexiconFromWords(words);
      expect(words.every(word => lexicon.has(word))).toBe(true);
      expect(lexicon.has(other)).toBe(words.includes(other));
      expect(lexicon.wordCount).toBe(new Set(words).size);
    }),
  );
});

test('hooks are the letters that make a word before and after', () => {
  fc.assert(
    fc.property(lists, letters, (words, stem) => {
      const all = [...words, `S${stem}`.slice(0, 15), `${stem}I`.slice(0, 15)];
      const lexicon = lexiconFromWords(all);
      const fits = (make: (letter: string) => string): string =>
        ITALIAN.letters.filter(letter => all.includes(make(letter))).join('');
      expect(lexicon.hooks(stem)).toEqual({
        front: fits(letter => letter + stem),
        back: fits(letter => stem + letter),
      });
    }),
  );
});

test('case and accents are forgiven, other characters are no word', () => {
  const lexicon = lexiconFromWords(['PERCHE']);
  expect([lexicon.has('perché'), lexicon.has('perche?'), lexicon.has('')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the same words give the same bytes', () => {
  expect(compiled('RE', 'ARE', 'ERA')).toEqual(compiled('ERA', 'ARE', 'RE', 'RE'));
});

test.each([
  ['cut short in the header', (b: Uint8Array) => b.slice(0, 50), 'LEXICON_FORMAT', /cut short/],
  [
    'cut short in the graph',
    (b: Uint8Array) => b.slice(0, -4),
    'LEXICON_FORMAT',
    /the header says \d+: the file is cut short/,
  ],
  [
    'a flipped byte',
    (b: Uint8Array) => b.map((x, i) => (i === b.length - 9 ? x ^ 1 : x)),
    'LEXICON_CHECKSUM',
    /the file is damaged/,
  ],
  [
    'a flipped bit in the facts',
    (b: Uint8Array) => b.map((x, i) => (i === 120 ? x ^ 1 : x)),
    'LEXICON_CHECKSUM',
    /damaged/,
  ],
  [
    'another version',
    (b: Uint8Array) => b.map((x, i) => (i === format.OFFSET_VERSION ? 99 : x)),
    'LEXICON_VERSION',
    /format version 99, this program reads 1: compile the lexicon again/,
  ],
  [
    'a foreign file',
    () => new TextEncoder().encode('PK\u0003\u0004 something else'.repeat(20)),
    'LEXICON_FORMAT',
    /not a compiled lexicon: begins with "PK/,
  ],
])('%s is refused', (_, change, code, message) => {
  const broken = change(compiled('RE', 'ARE', 'ERA'));
  expect(() => lexiconFromBytes(broken, 'x.gaddag')).toThrow(message);
  expect(() => lexiconFromBytes(broken, 'x.gaddag')).toThrow(
    expect.objectContaining({ code, path: 'x.gaddag' }),
  );
});

test('another alphabet is refused by name', () => {
  const packer = new WordPacker();
  packer.add([1, 2]);
  const graph = buildGaddag(packer.words());
  const runes = format.encodeLexicon(graph, { ...FACTS, alphabet: 'runes' });
  expect(() => lexiconFromBytes(runes)).toThrow(
    /alphabet "runes"; this program knows italian, english/,
  );
  const short = format.encodeLexicon(graph, { ...FACTS, letters: ['A', 'B'] });
  expect(() => lexiconFromBytes(short)).toThrow(/its italian letters are "A B", ours "A B C/);
});

test('a loaded file is checked as bytes are', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'leggio-load-')), 'x.gaddag');
  const bytes = compiled('RE', 'ARE', 'ERA');
  writeFileSync(file, bytes);
  const lexicon = await loadLexicon(file);
  expect([...lexicon.words()]).toEqual(['ARE', 'ERA', 'RE']);
  expect(lexicon.checksum).toBe(lexiconFromBytes(bytes).checksum);
  for (const [wrong, message] of [
    [bytes.slice(0, -4), /the file is cut short/],
    [Uint8Array.from([...bytes, 0]), /the file is too long/],
    [new Uint8Array(0), /0 bytes.*cut short/],
    [bytes.map((x, i) => (i === bytes.length - 9 ? x ^ 1 : x)), /the file is damaged/],
  ] as const) {
    writeFileSync(file, wrong);
    await expect(loadLexicon(file)).rejects.toThrow(message);
  }
});

test('a missing file is named', async () => {
  await expect(loadLexicon('/nowhere/x.gaddag')).rejects.toThrow(
    /\/nowhere\/x.gaddag: cannot be read: no such file/,
  );
});

test('the header is the table of FORMAT.md', () => {
  const text = readFileSync(new URL('./FORMAT.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| *(\d+) *\| *(\d+) *\| *`(OFFSET_\w+)` *\|/gm)];
  const table = Object.fromEntries(rows.map(([, offset, , name]) => [name, Number(offset)]));
  const constants = Object.entries(format).filter(([name]) => name.startsWith('OFFSET_'));
  expect(table).toEqual(Object.fromEntries(constants));
});

test('the worked example of FORMAT.md is what comes out', () => {
  const text = readFileSync(new URL('./FORMAT.md', import.meta.url), 'utf8');
  const block = /```hex\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const bytes = [...block.matchAll(/^[0-9a-f]{4} {2}((?:[0-9a-f]{2} ?)+)/gm)].flatMap(([, hex]) =>
    (hex as string).trim().split(' '),
  );
  const file = compiled('AI', 'RAI', 'RE');
  const nodesAt = new DataView(file.buffer).getUint32(format.OFFSET_NODES, true);
  const nodes = [...file.slice(nodesAt)].map(byte => byte.toString(16).padStart(2, '0'));
  expect(bytes).toEqual(nodes);
});
