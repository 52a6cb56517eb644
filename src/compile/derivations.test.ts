// Written and read back: every word with its derivations; and what is not such a file.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatWord, parseWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { LexiconError } from '../errors.js';
import { encodeDerivations } from '../testing/derivations.js';
import { createRandom } from '../testing/random.js';
import { times } from '../testing/thorough.js';
import { FormCollector, type WordList } from '../wordlist/collector.js';
import type { Lemma, PartOfSpeech } from '../wordlist/lemma.js';
import { type Derivation, decodeDerivations } from './derivations.js';
import { BLOCK_WORDS } from './derivations-layout.js';

const LEXICON = 'ab'.repeat(32);

/** A form with the derivation it comes from. */
interface Given extends Derivation {
  readonly word: string;
}

function gather(given: readonly Given[]): WordList {
  const collector = new FormCollector();
  const ids = new Map<Lemma, number>();
  for (const { word, lemma, cell, particles } of given) {
    const id = ids.get(lemma) ?? collector.lemma(lemma);
    ids.set(lemma, id);
    collector.add(parseWord(ITALIAN, word), id, cell, particles);
  }
  return collector.finish();
}

function lemma(text: string, pos: PartOfSpeech = 'v', gloss = ''): Lemma {
  return { text, pos, gloss, origin: { source: 'own', at: `verbs.csv:${text.length}` } };
}

/** Every word in order with its derivations, as written down by hand. */
function expected(given: readonly Given[]): [string, Derivation[]][] {
  const words = [...new Set(given.map(({ word }) => word))].sort();
  return words.map(word => {
    const own = given.filter(one => one.word === word);
    const seen = new Map(own.map(one => [JSON.stringify(one), one]));
    return [
      word,
      [...seen.values()].map(({ lemma, cell, particles }) => ({ lemma, cell, particles })),
    ];
  });
}

test('there and back: every word with its derivations, in order', () => {
  const lemmas = ['avere', 'portàre', 'perché', 'x'].map(text =>
    lemma(text, 'v', `di ${text} «è»`),
  );
  const given = fc.record({
    word: fc.string({ unit: fc.constantFrom(...'AEINORSZ'), minLength: 2, maxLength: 15 }),
    lemma: fc.constantFrom(...lemmas),
    cell: fc.constantFrom('inf', 'ger', 'ind.pres.1s'),
    particles: fc.constantFrom('', 'lo', 'glielo'),
  });
  fc.assert(
    fc.property(fc.array(given, { minLength: 1, maxLength: 5 * BLOCK_WORDS }), list => {
      const back = decodeDerivations(encodeDerivations(gather(list), LEXICON));
      const all = expected(list);
      expect([back.wordCount, back.lexicon]).toEqual([all.length, LEXICON]);
      expect(
        [...back.entries()].map(({ letters, derivations }) => [
          formatWord(ITALIAN, letters),
          derivations,
        ]),
      ).toEqual(all);
      for (const [word, derivations] of all) {
        expect(back.find(parseWord(ITALIAN, word))).toEqual(derivations);
      }
    }),
  );
});

const FIVE: readonly Given[] = ['ARE', 'ARI', 'ERA', 'RE', 'REI'].map(word => ({
  word,
  lemma: lemma('re', 'sm'),
  cell: 's',
  particles: '',
}));

test.each(['AR', 'ARA', 'AREI', 'A', 'Z', 'REIA', 'E', ''])('%j has no derivation', word => {
  const back = decodeDerivations(encodeDerivations(gather(FIVE), LEXICON));
  expect(back.find(parseWord(ITALIAN, word))).toEqual([]);
});

test('the last lemma ends where its text ends', () => {
  // lemma lines of every length, as what stands after them is aligned
  for (const text of ['re', 'are', 'arie', 'aerei', 'arenai']) {
    const last = lemma(text, 'sm', 'x');
    const list = gather([{ word: 'RE', lemma: last, cell: 's', particles: '' }]);
    const [found] = decodeDerivations(encodeDerivations(list, LEXICON)).find(
      parseWord(ITALIAN, 'RE'),
    );
    expect(found?.lemma).toEqual(last);
  }
});

test('an empty list is a file without words', () => {
  const back = decodeDerivations(encodeDerivations(gather([]), LEXICON));
  expect([back.wordCount, [...back.entries()], back.find([1])]).toEqual([0, [], []]);
});

test('the same words give the same bytes', () => {
  expect(encodeDerivations(gather(FIVE), LEXICON)).toEqual(
    encodeDerivations(gather(FIVE), LEXICON),
  );
});

test.each([
  ['cut short in its header', (b: Uint8Array) => b.slice(0, 100), 'LEXICON_FORMAT', /cut short/],
  ['cut short in its words', (b: Uint8Array) => b.slice(0, -1), 'LEXICON_FORMAT', /cut short/],
  ['an empty file', () => new Uint8Array(0), 'LEXICON_FORMAT', /not a derivations file/],
  [
    'a lexicon',
    () => new TextEncoder().encode('LEGGIO\r\n'.repeat(40)),
    'LEXICON_FORMAT',
    /not a derivations file/,
  ],
  [
    'another version',
    (b: Uint8Array) => b.map((x, i) => (i === 8 ? 9 : x)),
    'LEXICON_VERSION',
    /derivations of version 9, this program reads 1: compile again/,
  ],
  [
    'a flipped bit in the words',
    (b: Uint8Array) => b.map((x, i) => (i === b.length - 12 ? x ^ 1 : x)),
    'LEXICON_CHECKSUM',
    /damaged/,
  ],
  [
    'a flipped bit in the checksum of the lexicon',
    (b: Uint8Array) => b.map((x, i) => (i === 64 ? x ^ 1 : x)),
    'LEXICON_CHECKSUM',
    /damaged/,
  ],
])('%s is refused', (_, change, code, message) => {
  const broken = change(encodeDerivations(gather(FIVE), LEXICON));
  expect(() => decodeDerivations(broken, 'x.derivations')).toThrow(message);
  expect(() => decodeDerivations(broken, 'x.derivations')).toThrow(
    expect.objectContaining({ name: 'LexiconError', code, path: 'x.derivations' }),
  );
});

test('every flipped byte is noticed', () => {
  const good = encodeDerivations(gather(FIVE), LEXICON);
  for (let at = 0; at < good.length; at++) {
    const broken = good.map((byte, i) => (i === at ? byte ^ 16 : byte));
    expect(() => decodeDerivations(broken), `byte ${at}`).toThrow(
      /not a|damaged|version|cut short/,
    );
  }
});

test('bytes changed at random under a right checksum are refused, or give derivations', () => {
  const good = encodeDerivations(gather(MANY), LEXICON);
  const random = createRandom(20261123);
  const seen = new Set<string>();
  for (let variant = 0; variant < times(4000, 200); variant++) {
    const bytes = Uint8Array.from(good);
    for (let count = 1 + random.below(3); count > 0; count--) {
      // half of the changes in the header, where each does much
      const at = random.below(2) === 0 ? 8 + random.below(32) : random.below(bytes.length);
      bytes[at] = random.below(256);
    }
    seen.add(outcome(mended(bytes)));
  }
  expect([...seen].sort()).toEqual(['LEXICON_FORMAT', 'LEXICON_VERSION', 'read']);
});

test('a file cut short anywhere is refused, with its length mended too', () => {
  const good = encodeDerivations(gather(MANY), LEXICON);
  for (let length = 0; length < good.length; length += times(1, 11)) {
    const cut = good.slice(0, length);
    expect(outcome(cut)).toBe('LEXICON_FORMAT');
    if (length < 128) continue;
    new DataView(cut.buffer).setUint32(36, length, true);
    expect(outcome(mended(cut)), String(length)).toBe('LEXICON_FORMAT');
  }
});

const MANY: readonly Given[] = Array.from({ length: 3 * BLOCK_WORDS }, (_, index) => ({
  word: `AR${'ABEILNOR'[index % 8]}${'ABEILNOR'[index >> 3] ?? 'S'}O`,
  lemma: lemma(`re${index % 5}`, 'sm'),
  cell: index % 2 === 0 ? 's' : 'p',
  particles: '',
}));

/** The bytes with a right checksum. */
function mended(bytes: Uint8Array): Uint8Array {
  const hash = createHash('sha256').update(bytes.subarray(0, 96)).update(bytes.subarray(128));
  bytes.set(hash.digest(), 96);
  return bytes;
}

/** The code of the error that a file is refused with, at once or when it is read. */
function outcome(bytes: Uint8Array): string {
  try {
    const back = decodeDerivations(bytes, 'x.derivations');
    for (const { word } of MANY) back.find(parseWord(ITALIAN, word));
    for (const { derivations } of back.entries()) expect(derivations).not.toContain(undefined);
    return 'read';
  } catch (error) {
    if (!(error instanceof LexiconError)) throw error;
    return error.code;
  }
}
