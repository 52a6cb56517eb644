// A lexicon that was changed against one that is built from the words it should have then.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../errors.js';
import { WORDS } from '../testing/lexicon.js';
import { bitCount, type Gaddag, NODE_HEADER } from './gaddag.js';
import { lexiconFromWords, lexiconWithChanges } from './lexicon.js';

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

describe('a lexicon with words more or less', () => {
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
      }),
    );
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

  test('finds no difference in words that are there, or lack, already', () => {
    const lexicon = lexiconFromWords(['AI', 'RAI']);
    const same = lexiconWithChanges(lexicon, { added: ['ai'], struck: ['re', 'ra'] });
    expect(same.checksum).toBe(lexicon.checksum);
  });

  test('refuses what is no word, and to be empty', () => {
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
