// A lexicon that was changed against one that is built from the words it should have then.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATALAN } from '../alphabet/alphabets.js';
import { parsePosition } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { InputError } from '../errors.js';
import { WORDS } from '../testing/lexicon.js';
import { bitCount, type Gaddag, NODE_HEADER } from './gaddag.js';
import {
  type Lexicon,
  lexiconFile,
  lexiconFromBytes,
  lexiconFromWords,
  lexiconWithChanges,
} from './lexicon.js';

const letters = fc.string({ unit: fc.constantFrom(...'AEIRST'), minLength: 2, maxLength: 6 });
const lists = fc.array(letters, { minLength: 1, maxLength: 40 });

/** How many nodes two graphs are walked through from a root until they differ; -1 when they never do. */
function firstDifference(one: Gaddag, other: Gaddag): number {
  const met = new Map<number, number>();
  const waiting = [
    [one.root, other.root],
    [one.forwardRoot, other.forwardRoot],
  ] as [number, number][];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [a, b] = next;
    if (met.get(a) === b) continue;
    met.set(a, b);
    for (let i = 0; i < NODE_HEADER; i++) {
      if (one.nodes[a + i] !== other.nodes[b + i]) return met.size;
    }
    for (let i = 0; i < bitCount(one.nodes[a]!); i++) {
      waiting.push([one.nodes[a + NODE_HEADER + i]!, other.nodes[b + NODE_HEADER + i]!]);
    }
  }
  return -1;
}

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof InputError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'not refused';
}

describe('a lexicon with words added or struck', () => {
  test('answers each step as one that is built from its words', () => {
    fc.assert(
      fc.property(lists, lists, fc.array(fc.nat()), (words, added, places) => {
        const out = new Set([...places.map(at => words[at % words.length]!), 'ZZZ']);
        const wanted = [...words.filter(word => !out.has(word)), ...added];
        const built = lexiconFromWords(wanted);
        const changed = lexiconWithChanges(lexiconFromWords(words), { added, struck: out });
        expect([...changed.words()]).toEqual([...built.words()]);
        expect(changed.wordCount).toBe(built.wordCount);
        expect(firstDifference(changed.graph, built.graph)).toBe(-1);
        // and as a file it passes the check on load: order, counts, checksum
        expect(lexiconFromBytes(lexiconFile(changed)).checksum).toBe(changed.checksum);
      }),
    );
  });

  test('holds words of fifteen letters, and letters of two characters', () => {
    const long = 'PRECIPITEVOLMEN';
    const one = lexiconWithChanges(lexiconFromWords(['AI', long]), {
      added: [`${long.slice(0, 14)}A`],
    });
    expect(one.hooks(long.slice(0, 14)).back).toBe('AN');
    const catalan = lexiconFromWords(['CASA', 'ZEL'], 'due', CATALAN);
    const wanted = ['CASA', 'L·LIS', 'ZINC'];
    const changed = lexiconWithChanges(catalan, { added: ['l·lis', 'zinc'], struck: ['zel'] });
    const built = lexiconFromWords(wanted, 'due', CATALAN);
    expect([...changed.words()]).toEqual([...built.words()]);
    expect(firstDifference(changed.graph, built.graph)).toBe(-1);
  });

  test('is searched as one that is built from its words', () => {
    const struck = WORDS.filter((_, index) => index % 40 === 0);
    const added = ['BAFFOMANTE', 'ZZA', 'SERIOTANA'];
    const gone = new Set(struck);
    const words = [...WORDS.filter(word => !gone.has(word)), ...added];
    const plays = (lexicon: Lexicon): readonly string[] => {
      const position = parsePosition(`${'15/'.repeat(7)}4MARE7/${'15/'.repeat(6)}15 AEIORS?`);
      const found = [...createEngine({ lexicon }).plays(position)];
      return found.map(({ at, word, score }) => `${at} ${word} ${score}`).sort();
    };
    const changed = plays(lexiconWithChanges(lexiconFromWords(WORDS), { added, struck }));
    expect(changed.length).toBeGreaterThan(100);
    expect(changed).toEqual(plays(lexiconFromWords(words)));
  });

  test('takes back what it was given', () => {
    const lexicon = lexiconFromWords(WORDS);
    const added = ['BAFFOMANTE', 'AI', 'CASALE'].filter(word => !lexicon.has(word));
    expect(added.length).toBeGreaterThan(0);
    const there = lexiconWithChanges(lexicon, { added });
    expect(firstDifference(there.graph, lexicon.graph)).toBeGreaterThan(0);
    const back = lexiconWithChanges(there, { struck: added });
    expect(firstDifference(back.graph, lexicon.graph)).toBe(-1);
  });

  test('leaves the other as it was, and keeps its facts', () => {
    const lexicon = lexiconFromWords(['AI', 'RAI'], 'due');
    const before = lexicon.graph.nodes.slice();
    const changed = lexiconWithChanges(lexicon, { added: ['re'], struck: ['rai'] });
    expect(lexicon.graph.nodes).toEqual(before);
    expect([...changed.words()]).toEqual(['AI', 'RE']);
    expect(changed.facts).toEqual(lexicon.facts);
    expect(changed.checksum).not.toBe(lexicon.checksum);
    expect(changed.hooks('E')).toEqual({ front: 'R', back: '' });
  });

  test('is the same when the words are already in, or already missing', () => {
    const lexicon = lexiconFromWords(['AI', 'RAI']);
    const same = lexiconWithChanges(lexicon, { added: ['ai'], struck: ['re', 'ra'] });
    expect(same.checksum).toBe(lexicon.checksum);
  });

  test('refuses what is not a word, and to be left without words', () => {
    const lexicon = lexiconFromWords(['AI']);
    expect(refusal(() => lexiconWithChanges(lexicon, { added: ['a1'] }))).toMatch(
      /^LIST_WORD: "a1"/,
    );
    expect(refusal(() => lexiconWithChanges(lexicon, { struck: ['A'] }))).toMatch(
      /^LIST_WORD: "A"/,
    );
    expect(refusal(() => lexiconWithChanges(lexicon, { struck: ['ai'] }))).toMatch(/^LIST_EMPTY/);
  });
});
