// The graph against every way that Gordon's definition gives: no other way in it, no node twice, none that no way leads to.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { sortedWords } from '../testing/sorted-words.js';
import { type BuiltGaddag, buildGaddag } from './build.js';
import { acceptsOf, childOf, lettersOf, SEPARATOR_BIT } from './gaddag.js';
import { nodeLength } from './node-pool.js';

/** Some first letters of each word read backwards, then, after `>`, the others. */
function waysOf(words: readonly string[]): Set<string> {
  const ways = words.flatMap(word =>
    [...word].map((_, index) => {
      const first = [...word.slice(0, index + 1)].reverse().join('');
      const rest = word.slice(index + 1);
      return rest === '' ? first : `${first}>${rest}`;
    }),
  );
  return new Set(ways);
}

/** Every way through the graph that ends a word; marks the nodes it comes through. */
function waysIn({ nodes, root }: Pick<BuiltGaddag, 'nodes' | 'root'>, seen: Set<number>): string[] {
  const ways: string[] = [];
  const walk = (node: number, way: string): void => {
    seen.add(node);
    const children = lettersOf(nodes, node);
    for (const [letter, name] of ['>', ...ITALIAN.letters].entries()) {
      const bit = letter === 0 ? SEPARATOR_BIT : 1 << (parseWord(ITALIAN, name)[0] as number);
      if (letter > 0 && (acceptsOf(nodes, node) & bit) !== 0) ways.push(way + name);
      if ((children & bit) !== 0) walk(childOf(nodes, node, children, bit), way + name);
    }
  };
  if (root !== 0) walk(root, '');
  return ways;
}

/** The integers of every stored node, as text. */
function storedNodes({ nodes }: BuiltGaddag): string[] {
  const texts: string[] = [];
  for (let node = 1; node < nodes.length; node += nodeLength(nodes, node)) {
    texts.push(nodes.subarray(node, node + nodeLength(nodes, node)).join());
  }
  return texts;
}

/** Few letters, so that words share beginnings, ends and what lies between. */
const word = fc.string({ unit: fc.constantFrom(...'AAB'), minLength: 1, maxLength: 15 });
const lists = fc.array(word, { maxLength: 40 });

test('every way is in the graph once, and no other; no node is stored twice or in vain', () => {
  fc.assert(
    fc.property(lists, words => {
      const graph = buildGaddag(sortedWords(words));
      const seen = new Set<number>();
      const ways = waysIn(graph, seen);
      expect(ways.toSorted()).toEqual([...waysOf(words)].sort());
      const forwards = waysIn({ nodes: graph.nodes, root: graph.forwardRoot }, seen);
      expect(forwards.toSorted()).toEqual([...new Set(words)].sort());
      const nodes = storedNodes(graph);
      expect(new Set(nodes).size).toBe(nodes.length);
      expect(seen.size).toBe(nodes.length);
      expect(graph.nodeCount).toBe(nodes.length);
    }),
    { numRuns: 200 },
  );
});

test('words of which each is a part of the next, up to the longest', () => {
  const words = Array.from({ length: 15 }, (_, index) => 'A'.repeat(index + 1));
  const graph = buildGaddag(sortedWords(words));
  expect(waysIn(graph, new Set()).toSorted()).toEqual([...waysOf(words)].sort());
});
