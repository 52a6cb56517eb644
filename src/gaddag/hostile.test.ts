// Compiled files that somebody changed and gave a right checksum again: refused, or searched like any
// other, but never a trap, an endless walk or a fault of the program.
import { expect, test } from 'vitest';
import { matchPattern } from '../dictionary/pattern.js';
import { createEngine } from '../engine/engine.js';
import { LexiconError } from '../errors.js';
import { positionOf } from '../testing/boards.js';
import { WORDS } from '../testing/lexicon.js';
import { createRandom, type Random } from '../testing/random.js';
import { times } from '../testing/thorough.js';
import * as format from './format.js';
import { type Lexicon, lexiconFromBytes, lexiconFromWords } from './lexicon.js';

const SOME = WORDS.filter((word, index) => word.length <= 7 && index % 23 === 0);
const SMALL = fileOf(SOME);
const THREE = fileOf(['AI', 'RAI', 'RE']);
const FACTS = lexiconFromWords(['AI']).facts;

function fileOf(words: readonly string[]): Uint8Array {
  const { bytes } = lexiconFromWords(words);
  const length = new DataView(bytes).getUint32(format.OFFSET_FILE_LENGTH, true);
  return new Uint8Array(bytes).slice(0, length);
}

/** The bytes with a right checksum, in memory that is kept and not copied. */
function mended(bytes: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(bytes.length);
  const copy = new Uint8Array(shared);
  copy.set(bytes);
  if (bytes.length < format.HEADER_LENGTH) return shared;
  copy.set(Buffer.from(format.checksumOf(copy), 'hex'), format.OFFSET_CHECKSUM);
  return shared;
}

/** Everything that is asked of a lexicon, as text. */
function ask(lexicon: Lexicon): string {
  const engine = createEngine({ lexicon });
  const positions = [
    positionOf({}, 'AEIRSTO'),
    positionOf({ 8: '.....MARE......' }, '?AEIRST'),
    positionOf({ 7: '.......A.......', 8: '......CI.......' }, '??ESTRI'),
  ];
  return JSON.stringify([
    [...lexicon.words()],
    [...matchPattern(lexicon, '*A')],
    SOME.slice(0, 20).map(word => [lexicon.has(word), lexicon.hooks(word)]),
    positions.map(position => [
      engine.plays(position).length,
      engine.topScore(position).score,
      engine.within(position, 5).length,
    ]),
  ]);
}

/** The code of the error that a file is refused with, or what the lexicon answers. */
function outcome(bytes: SharedArrayBuffer, verify: boolean): string {
  try {
    return ask(lexiconFromBytes(bytes, 'x.gaddag', { verify }));
  } catch (error) {
    if (!(error instanceof LexiconError)) throw error;
    expect(error.message.length).toBeLessThan(400);
    return error.code;
  }
}

/** Where a change may do most: anywhere, in the header, in the first nodes, at the roots. */
function place(random: Random, length: number): number {
  const kind = random.below(4);
  if (kind === 0) return random.below(length);
  if (kind === 1) return format.OFFSET_FACTS + random.below(36);
  if (kind === 2) return length - 1 - random.below(Math.min(400, length));
  return nodesAt(SMALL) + random.below(400);
}

function nodesAt(bytes: Uint8Array): number {
  return new DataView(bytes.buffer).getUint32(format.OFFSET_NODES, true);
}

test.each(Array.from({ length: 10 }, (_, part) => part))(
  'bytes changed at random: refused, or every question is answered (part %i of 10)',
  part => {
    const random = createRandom(20261123 + part);
    const right = ask(lexiconFromBytes(SMALL));
    const seen = new Map<string, number>();
    for (let variant = 0; variant < times(500, 100); variant++) {
      const bytes = Uint8Array.from(SMALL);
      for (let count = 1 + random.below(3); count > 0; count--) {
        bytes[place(random, bytes.length)] = random.below(256);
      }
      const file = mended(bytes);
      const plain = outcome(file, false);
      const verified = outcome(file, true);
      // what is verified has the words it has, and both halves of them
      if (!verified.startsWith('LEXICON')) expect(verified).toBe(plain);
      const kind = verified.startsWith('LEXICON')
        ? verified
        : verified === right
          ? 'same'
          : 'other';
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    expect(seen.get('LEXICON_GRAPH')).toBeGreaterThan(times(100, 20));
  },
);

test('integers changed at random in a graph of nine nodes', () => {
  const random = createRandom(7);
  for (let variant = 0; variant < times(3000, 300); variant++) {
    const bytes = Uint8Array.from(THREE);
    const view = new DataView(bytes.buffer);
    const count = 1 + random.below(2);
    for (let n = 0; n < count; n++) {
      const at = nodesAt(bytes) + random.below((bytes.length - nodesAt(bytes)) >> 2) * 4;
      view.setInt32(
        at,
        random.pick([0, 1, 2, 3, random.below(32), -1, 1 << random.below(31)]),
        true,
      );
    }
    outcome(mended(bytes), false);
    outcome(mended(bytes), true);
  }
});

test('a file cut short at any byte is refused, with its length mended too', () => {
  for (let length = 0; length < THREE.length; length++) {
    const cut = THREE.slice(0, length);
    expect(outcome(mended(cut), false)).toBe('LEXICON_FORMAT');
    if (length < format.HEADER_LENGTH) continue;
    new DataView(cut.buffer).setUint32(format.OFFSET_FILE_LENGTH, length, true);
    expect(outcome(mended(cut), false), String(length)).toMatch(/^LEXICON_(FORMAT|GRAPH)$/);
  }
});

/** The worked example of FORMAT.md with other integers, by index in the graph. */
function changed(
  integers: Readonly<Record<number, number>>,
  head: Readonly<Record<number, number>> = {},
) {
  const bytes = Uint8Array.from(THREE);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of Object.entries(integers)) {
    view.setInt32(nodesAt(bytes) + Number(index) * 4, value, true);
  }
  for (const [offset, value] of Object.entries(head)) view.setUint32(Number(offset), value, true);
  return mended(bytes);
}

test.each([
  [
    'a node that leads to itself',
    { 20: 18 },
    {},
    'node 18: leads to 18, where no node before it begins',
  ],
  ['a node that leads up', { 5: 25 }, {}, 'node 3: leads to 25, where no node before it begins'],
  ['an arc out of the graph', { 5: 1e9 }, {}, 'node 3: leads to 1000000000, where'],
  ['an arc below 0', { 5: -4 }, {}, 'node 3: leads to -4, where'],
  ['an arc into a node', { 5: 2 }, {}, 'node 3: leads to 2, where'],
  ['an arc to nothing', { 5: 0 }, {}, 'node 3: leads to 0, where'],
  [
    'a letter of no alphabet',
    { 2: 1 << 27 },
    {},
    'node 1: a letter that the alphabet does not have',
  ],
  ['a word that a separator ends', { 2: 513 }, {}, 'node 1: a separator that ends a word'],
  ['a node without words', { 2: 0 }, {}, 'node 1: no word ends here or goes on'],
  ['a separator after a separator', { 20: 3 }, {}, 'node 18: a separator after a separator'],
  ['a node without an end', { 25: -2 }, {}, 'node 25: goes on past the end of the graph'],
  ['a graph that begins with a node', { 0: 1 }, {}, 'node 0: is not empty'],
  ['a word of one letter', { 22: 2 }, {}, 'a word of one letter at the forward root'],
  ['no root', {}, { [format.OFFSET_ROOT]: 24 }, 'no node at the root, 24'],
  ['a root far away', {}, { [format.OFFSET_ROOT]: 4e9 }, 'no node at the root, 4000000000'],
  [
    'the roots exchanged',
    {},
    { [format.OFFSET_FORWARD_ROOT]: 25 },
    'a separator below the forward root',
  ],
  [
    'another number of words',
    {},
    { [format.OFFSET_WORD_COUNT]: 4e9 },
    '3 words, the header says 4000000000',
  ],
  ['another number of nodes', {}, { [format.OFFSET_NODE_COUNT]: 8 }, '9 nodes, the header says 8'],
  ['another number of arcs', {}, { [format.OFFSET_ARC_COUNT]: 16 }, '15 arcs, the header says 16'],
])('%s is refused without --verify', (_, integers, head, reason) => {
  expect(() => lexiconFromBytes(changed(integers, head), 'x.gaddag')).toThrow(
    `x.gaddag: not a graph of words: ${reason}`,
  );
});

test.each([
  // E → 9 read backwards accepts R; another letter there is a word that is read from one end alone
  ['a half of a word', { 10: 1 << 13 }, 'a word of one half: it is not read from all its letters'],
  [
    'a separator that turns elsewhere',
    { 20: 1 },
    'a word of one half: it is not read from all its letters',
  ],
])('%s is found by --verify, and harmless without', (_, integers, reason) => {
  const bytes = changed(integers);
  expect(outcome(bytes, false)).toContain('"AI"');
  expect(() => lexiconFromBytes(bytes, undefined, { verify: true })).toThrow(reason);
});

test('a node that nothing leads to is found by --verify', () => {
  const { graph, wordCount } = lexiconFromWords(['AI', 'RAI', 'RE']);
  const nodes = Int32Array.from([...graph.nodes, 0, 1 << 9]);
  const figures = { wordCount, nodeCount: 10, arcCount: 16 };
  const bytes = format.encodeLexicon({ ...graph, ...figures, nodes }, FACTS);
  expect(outcome(mended(bytes), false)).toContain('"AI"');
  expect(() => lexiconFromBytes(bytes, undefined, { verify: true })).toThrow(
    'node 31: cannot be reached from a root',
  );
});

test.each([
  ['facts that are no JSON', '{"name":'],
  ['facts without letters', '{"name":"x","alphabet":"italian"}'],
  ['facts that are null', 'null'],
  [
    'sources that are none',
    '{"name":"x","alphabet":"italian","letters":[],"edition":"","licence":"","sources":[null]}',
  ],
])('%s are refused', (_, text) => {
  const { graph, wordCount, nodeCount, arcCount } = lexiconFromWords(['AI', 'RE']);
  const asLong = 'X'.repeat(text.length - '""'.length); // the text takes its place
  const figures = { wordCount, nodeCount, arcCount };
  const bytes = format.encodeLexicon({ ...graph, ...figures }, asLong as never);
  bytes.set(new TextEncoder().encode(text), format.HEADER_LENGTH);
  expect(() => lexiconFromBytes(mended(bytes))).toThrow('its facts are not those of a lexicon');
});
