import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexOfWord, type PackedWords, sortUnique, WordPacker } from './packed-words.js';

const word = fc.array(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 15 });

function unpack({ letters, offsets, count }: PackedWords): number[][] {
  return Array.from({ length: count }, (_, i) => [...letters.subarray(offsets[i], offsets[i + 1])]);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((letter, i) => letter !== b[i]);
  return at < 0 ? a.length - b.length : b[at] === undefined ? 1 : a[at]! - b[at]!;
}

test('words come out sorted and each once', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 200 }), words => {
      const packer = new WordPacker();
      for (const each of words) packer.add(each);
      const expected = [...new Map(words.map(each => [each.join(), each])).values()].sort(compare);
      expect(unpack(sortUnique(packer.words()))).toEqual(expected);
    }),
  );
});

test('every word of a sorted list is found where it stands, and no other', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), word, (words, other) => {
      const packer = new WordPacker();
      for (const each of words) packer.add(each);
      const list = sortUnique(packer.words());
      const sorted = unpack(list);
      expect(sorted.map(each => indexOfWord(list, each))).toEqual([...sorted.keys()]);
      expect(indexOfWord(list, other)).toBe(sorted.findIndex(each => `${each}` === `${other}`));
    }),
  );
});
