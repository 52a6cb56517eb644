// KLV2, the leave values of wolges, MAGPIE and Macondo: a graph of the leaves as words, and a value for each by
// its place in the order of the words. Written so that they can use ours, read so that ours can be theirs. All
// numbers are little-endian:
//
//   uint32            nodes of the graph
//   uint32 each       nodes: bits 0-21 where the list of next tiles begins (0: nowhere), bit 22 the last of its
//                     list, bit 23 a leave ends here, bits 24-31 the tile; node 0 leads to the first list, node 1
//                     would lead to that of a GADDAG
//   uint32            leaves
//   float32 each      points
//
// A leave is written with its tiles in order, the jolly (0) first, then the letters that have tiles, numbered
// from 1: Italian has 21. The words are in the order of a dictionary, A before AA before AB, without the empty one.
import { createCounts, formatRack, type TileCounts } from '../alphabet/tile-counts.js';
import { InputError, quoted } from '../errors.js';
import { bagCounts, type Rules } from '../rules/rules.js';
import { leaveRanksOf } from './leave-table.js';

const ARC = 0x3fffff;
const IS_LAST = 0x400000;
const IS_LEAVE = 0x800000;
const TILE_SHIFT = 24;
const WORD = 4;

/**
 * Writes the values of leaves as KLV2.
 *
 * @param values thousandths of a point by the number of the leave; that of the empty one has no place in a KLV2
 */
export function encodeKlv2(rules: Rules, values: ArrayLike<number>): Uint8Array {
  const nodes = graphOfLeaves(rules);
  const count = leaveRanksOf(rules).count - 1;
  const bytes = new Uint8Array((2 + nodes.length + count) * WORD);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, nodes.length, true);
  for (const [index, node] of nodes.entries()) view.setUint32((1 + index) * WORD, node, true);
  view.setUint32((1 + nodes.length) * WORD, count, true);
  let at = (2 + nodes.length) * WORD;
  visitLeaves(rules, rank => {
    view.setFloat32(at, values[rank]! / 1000, true);
    at += WORD;
  });
  return bytes;
}

/** Codes of the tiles that there are, by their numbers in a KLV2; the jolly's is 0 in both. */
function kindsOf(rules: Rules): readonly number[] {
  return [...bagCounts(rules).keys()].filter(code => code === 0 || bagCounts(rules)[code]! > 0);
}

/** The graph of all leaves; lists that are alike are one. */
function graphOfLeaves(rules: Rules): readonly number[] {
  const kinds = kindsOf(rules);
  const bag = bagCounts(rules);
  const lists = createLists();
  const known = new Map<string, number>();
  // what follows on `last`, of which `room` more may come, `left` tiles in all
  const listAfter = (last: number, room: number, left: number): number => {
    const key = `${last} ${room} ${left}`;
    const start = known.get(key) ?? lists.add(nodesAfter(last, room, left));
    known.set(key, start);
    return start;
  };
  const nodesAfter = (last: number, room: number, left: number): number[] => {
    const nodes: number[] = [];
    for (let tile = last; tile < kinds.length && left > 0; tile++) {
      const more = (tile === last ? room : Math.min(bag[kinds[tile]!]!, left)) - 1;
      if (more < 0) continue;
      const list = listAfter(tile, Math.min(more, left - 1), left - 1);
      nodes.push(list | IS_LEAVE | (tile << TILE_SHIFT));
    }
    return nodes;
  };
  const most = rules.rackSize - 1;
  return lists.from(listAfter(0, Math.min(bag[0]!, most), most));
}

/** Lists of nodes, one after the other, each once. */
function createLists(): {
  /** Where the list lies, 0 for an empty one. */
  add(list: readonly number[]): number;
  /** All nodes, those that lead to the first list before them. */
  from(root: number): readonly number[];
} {
  const nodes = [0, IS_LAST];
  const known = new Map([['', 0]]);
  return {
    add(list) {
      const key = list.join();
      const before = known.get(key);
      if (before !== undefined) return before;
      const start = nodes.length;
      for (const [index, node] of list.entries()) {
        nodes.push((index === list.length - 1 ? node | IS_LAST : node) >>> 0);
      }
      known.set(key, start);
      return start;
    },
    from(root) {
      return [root | IS_LAST, ...nodes.slice(1)];
    },
  };
}

/** Tells the numbers of all leaves but the empty one, in the order of a dictionary. */
function visitLeaves(rules: Rules, tell: (rank: number) => void): void {
  const ranks = leaveRanksOf(rules);
  const kinds = kindsOf(rules);
  const bag = bagCounts(rules);
  const counts = createCounts();
  const visit = (from: number, left: number): void => {
    for (let tile = from; tile < kinds.length && left > 0; tile++) {
      const kind = kinds[tile]!;
      if (counts[kind] === bag[kind]) continue;
      counts[kind]!++;
      tell(ranks.rank(counts));
      visit(tile, left - 1);
      counts[kind]!--;
    }
  };
  visit(0, ranks.most);
}

/**
 * Reads a KLV2 that has the leaves of these tiles, all of them and no others.
 *
 * @param path for messages
 * @returns thousandths of a point by the number of the leave, 0 for the empty one
 * @throws InputError `LEAVES_FORMAT` | `LEAVES_TILES`
 */
export function decodeKlv2(bytes: Uint8Array, rules: Rules, path = 'leaves'): Int32Array {
  const parts = partsOf(bytes, path);
  const { count } = leaveRanksOf(rules);
  if (parts.count !== count - 1) {
    const message = `${parts.count} leaves, the tiles of ${rules.id} have ${count - 1}`;
    throw refused('LEAVES_TILES', message, path);
  }
  const values = new Int32Array(count);
  let place = 0;
  walk(parts, rules, path, (rank, counts) => {
    const points = place < parts.count ? parts.valueAt(place++) : Number.NaN;
    const value = Math.round(points * 1000);
    if (value === (value | 0)) values[rank] = value;
    else {
      const leave = quoted(formatRack(rules.alphabet, counts));
      throw refused('LEAVES_FORMAT', `${points} is no value of a leave: ${leave}`, path);
    }
  });
  if (place === parts.count) return values;
  const message = `its graph has ${place} leaves, and ${parts.count} values`;
  throw refused('LEAVES_FORMAT', message, path);
}

interface Parts {
  readonly nodeCount: number;
  nodeAt(index: number): number;
  readonly count: number;
  /** Points of the leave at a place of their order. */
  valueAt(place: number): number;
}

/** The parts of a file whose length is that of a KLV2. */
function partsOf(bytes: Uint8Array, path: string): Parts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = (index: number): number =>
    (index + 1) * WORD <= bytes.length ? view.getUint32(index * WORD, true) : 0;
  const nodeCount = at(0);
  const count = at(1 + nodeCount);
  const length = (2 + nodeCount + count) * WORD;
  if (nodeCount < 1 || length !== bytes.length) {
    const wanted = `a KLV2 of ${nodeCount} nodes and ${count} leaves has ${length}`;
    throw refused('LEAVES_FORMAT', `not a KLV2: ${bytes.length} bytes, ${wanted}`, path);
  }
  const valueAt = (place: number): number => view.getFloat32((2 + nodeCount + place) * WORD, true);
  return { nodeCount, nodeAt: index => at(1 + index), count, valueAt };
}

/**
 * Goes over the leaves of a graph in their order. Tiles must come in order and no more of them than there are,
 * which no graph can spin out.
 */
function walk(
  parts: Parts,
  rules: Rules,
  path: string,
  tell: (rank: number, counts: TileCounts) => void,
): void {
  const ranks = leaveRanksOf(rules);
  const kinds = kindsOf(rules);
  const bag = bagCounts(rules);
  const counts = createCounts();
  const visit = (list: number, from: number, left: number): void => {
    let least = from;
    for (let index = list; index !== 0; index++) {
      const node = index < parts.nodeCount ? parts.nodeAt(index) : 0;
      const tile = node >>> TILE_SHIFT;
      const kind = kinds[tile];
      if (tile < least || kind === undefined || left === 0 || counts[kind] === bag[kind]) {
        const before = quoted(formatRack(rules.alphabet, counts));
        const message = `after ${before} its graph has tile ${tile}, which makes no leave of ${rules.id}`;
        throw refused('LEAVES_TILES', message, path);
      }
      least = tile + 1;
      counts[kind]!++;
      if ((node & IS_LEAVE) !== 0) tell(ranks.rank(counts), counts);
      visit(node & ARC, tile, left - 1);
      counts[kind]!--;
      if ((node & IS_LAST) !== 0) return;
    }
  };
  visit(parts.nodeAt(0) & ARC, 0, ranks.most);
}

function refused(
  code: 'LEAVES_FORMAT' | 'LEAVES_TILES',
  message: string,
  path: string,
): InputError {
  return new InputError(code, `${path}: ${message}`, { input: path });
}
