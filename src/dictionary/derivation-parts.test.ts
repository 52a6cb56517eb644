// Reasons in parts are those of the whole file, and a part is asked for when a word needs it.
import { expect, test } from 'vitest';
import { formatWord } from '../alphabet/alphabet.js';
import { decodeDerivations } from '../compile/derivations.js';
import { LexiconError } from '../errors.js';
import { lexiconFromBytes } from '../gaddag/lexicon.js';
import { type TinyRow, tinyFiles } from '../testing/tiny-dictionary.js';
import { derivationsInParts, derivationsParts } from './derivation-parts.js';

/** 125 words, three blocks of 32 and one of 29, every lemma in several of them. */
const LETTERS = [...'ABCDE'];
const ROWS: readonly TinyRow[] = LETTERS.flatMap(a =>
  LETTERS.flatMap(b =>
    LETTERS.map(
      (c, at): TinyRow => [a + b + c, `lemma ${c}`, 'v', 'inf', at === 0 ? 'lo' : '', `x: ${c}`],
    ),
  ),
);
const FILES = tinyFiles(ROWS);
const LEXICON = lexiconFromBytes(FILES.gaddag);

test.each([
  [1, 4],
  [32, 4],
  [33, 2],
  [1000, 1],
])('parts of %d words: %d files, which together are the whole', (words, count) => {
  const parts = derivationsParts(LEXICON, FILES.derivations, words);
  expect(parts).toHaveLength(count);
  const whole = [...decodeDerivations(FILES.derivations).entries()];
  const together = parts.flatMap(({ bytes }) => [...decodeDerivations(bytes).entries()]);
  expect(together).toEqual(whole);
  const firsts = parts.map(({ bytes }) => [...decodeDerivations(bytes).entries()][0]?.letters);
  expect(parts.map(({ first }) => first)).toEqual(
    firsts.map(letters => formatWord(LEXICON.alphabet, letters ?? [])),
  );
});

test('a part is asked for once, by the first word that needs it', async () => {
  const parts = derivationsParts(LEXICON, FILES.derivations, 32);
  const asked: number[] = [];
  const inParts = derivationsInParts(
    LEXICON,
    parts.map(({ first }) => first),
    async part => {
      asked.push(part);
      return parts[part]?.bytes as Uint8Array;
    },
  );
  const whole = decodeDerivations(FILES.derivations);
  for (const { letters, derivations } of whole.entries()) {
    expect(await inParts.find(letters)).toEqual(derivations);
  }
  expect(asked).toEqual([0, 1, 2, 3]);
  expect(await inParts.find([1])).toEqual([]);
});

test('a part that did not come is asked for again', async () => {
  const [part] = derivationsParts(LEXICON, FILES.derivations, 1000);
  let times = 0;
  const inParts = derivationsInParts(LEXICON, ['AAA'], async () => {
    if (times++ === 0) throw new Error('no network');
    return part?.bytes as Uint8Array;
  });
  await expect(inParts.find([1, 1, 1])).rejects.toThrow('no network');
  expect(await inParts.find([1, 1, 1])).toHaveLength(1);
});

test('parts of another lexicon are refused', async () => {
  const other = tinyFiles(ROWS.slice(1));
  expect(() => derivationsParts(LEXICON, other.derivations)).toThrow(LexiconError);
  const inParts = derivationsInParts(LEXICON, ['AAA'], async () => other.derivations);
  await expect(inParts.find([1, 1, 1])).rejects.toMatchObject({ code: 'LEXICON_DERIVATIONS' });
});
