import { expect, test } from 'vitest';
import { sortUnique, WordPacker } from '../alphabet/packed-words.js';
import { WORDS } from '../testing/lexicon.js';
import { type BuiltGaddag, buildGaddag } from './build.js';
import { checkGraph } from './check-graph.js';
import { letterOf, NODE_HEADER, SEPARATOR_BIT } from './gaddag.js';
import { lexiconFromWords } from './lexicon.js';
import { inOrderOfUse } from './node-order.js';
import { nodeLength } from './node-pool.js';

const { graph, wordCount, nodeCount, arcCount } = lexiconFromWords(WORDS);
const LEXICON: BuiltGaddag = { ...graph, wordCount, nodeCount, arcCount };

function nodesOf({ nodes }: BuiltGaddag): number[] {
  const all: number[] = [];
  for (let node = 1; node < nodes.length; node += nodeLength(nodes, node)) all.push(node);
  return all;
}

function childrenOf({ nodes }: BuiltGaddag, node: number): number[] {
  return [...nodes.subarray(node + NODE_HEADER, node + nodeLength(nodes, node))];
}

/** Longest way down to each node, from any, by asking again and again until nothing grows. */
function longestWays(graph: BuiltGaddag): Map<number, number> {
  const ways = new Map(nodesOf(graph).map(node => [node, 0]));
  for (let grown = true; grown; ) {
    grown = false;
    for (const node of ways.keys()) {
      for (const child of childrenOf(graph, node)) {
        if (ways.get(child)! > ways.get(node)!) continue;
        ways.set(child, ways.get(node)! + 1);
        grown = true;
      }
    }
  }
  return ways;
}

/** Fewest letters from the root to each node, letter by letter. */
function shortestWays(graph: BuiltGaddag): Map<number, number> {
  const ways = new Map<number, number>();
  let here = [graph.root];
  for (let letters = 0; here.length > 0; letters++) {
    const level = new Set(here);
    for (const node of level) {
      if ((graph.nodes[node]! & SEPARATOR_BIT) !== 0) level.add(childrenOf(graph, node)[0]!);
    }
    const fresh = [...level].filter(node => !ways.has(node));
    for (const node of fresh) ways.set(node, letters);
    here = fresh.flatMap(node => childrenOf(graph, node).slice(graph.nodes[node]! & SEPARATOR_BIT));
  }
  return ways;
}

test('nodes lie by the longest way to them, then by the shortest', () => {
  const longest = longestWays(LEXICON);
  const shortest = shortestWays(LEXICON);
  const keys = nodesOf(LEXICON).map(node => longest.get(node)! * 100 + (shortest.get(node) ?? 99));
  expect(keys).toEqual([...keys].sort((a, b) => b - a));
  expect(new Set(keys).size).toBeGreaterThan(50);
});

test('the graph is the same, and in order already', () => {
  expect(checkGraph(LEXICON, 26)).toBeTypeOf('object');
  expect(inOrderOfUse(LEXICON, nodeCount)).toEqual({ ...graph });
});

test('a graph without words, and words of one letter', () => {
  const none = buildGaddag(sortUnique(new WordPacker().words()));
  expect(none).toMatchObject({ wordCount: 0, nodeCount: 0, root: 0, forwardRoot: 0 });
  const packer = new WordPacker();
  packer.add([5]);
  const one = buildGaddag(packer.words());
  expect(letterOf(one.nodes[one.forwardRoot + 1]!)).toBe(5);
});
