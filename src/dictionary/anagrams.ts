// Words that can be laid with given tiles, all of them or some. Walks the graph with what is left.
import {
  compareLetters,
  formatTiles,
  JOLLY_BIT,
  JOLLY_TEXT,
  LETTER_MASK,
  MAX_WORD_LENGTH,
  type Tile,
} from '../alphabet/alphabet.js';
import { createCounts, JOLLY_INDEX, sumOf, type TileCounts } from '../alphabet/tile-counts.js';
import { InputError, quoted } from '../errors.js';
import { acceptsOf, childOf, lettersOf } from '../gaddag/gaddag.js';
import { type Lexicon, lettersIn } from '../gaddag/lexicon.js';
import { checkQuery, queryLetters } from './query.js';

/** Which words `findAnagrams` gives. */
export interface AnagramOptions {
  /** Also words that leave tiles over. */
  readonly subsets?: boolean;
}

/**
 * The words, longest first, then by the alphabet; a letter that a jolly stands for is in lower case.
 *
 * @param tiles letters and `?` for a jolly, in any case and order, 2 to 15: `'AEIRST?'`
 * @throws InputError `QUERY_SIGNS` | `QUERY_LENGTH`
 */
export function findAnagrams(
  lexicon: Lexicon,
  tiles: string,
  options: AnagramOptions = {},
): readonly string[] {
  const { alphabet } = lexicon;
  const counts = readTiles(lexicon, tiles);
  const total = sumOf(counts);
  const fewest = options.subsets === true ? 2 : total;
  const found = [...walk(lexicon, counts, fewest)];
  const plain = (word: readonly Tile[]): Tile[] => word.map(tile => tile & LETTER_MASK);
  return found
    .sort((a, b) => b.length - a.length || compareLetters(plain(a), plain(b)))
    .map(word => formatTiles(alphabet, word));
}

function readTiles({ alphabet }: Lexicon, tiles: string): TileCounts {
  checkQuery(tiles);
  const counts = createCounts();
  const pieces = tiles.trim().split(JOLLY_TEXT);
  counts[JOLLY_INDEX] = pieces.length - 1;
  for (const piece of pieces) {
    for (const letter of queryLetters(alphabet, piece, tiles, `letters and ${JOLLY_TEXT}`)) {
      counts[letter]!++;
    }
  }
  const total = sumOf(counts);
  if (total >= 2 && total <= MAX_WORD_LENGTH) return counts;
  throw new InputError(
    'QUERY_LENGTH',
    `${quoted(tiles)}: ${total} tiles, wanted 2 to ${MAX_WORD_LENGTH}`,
    {
      input: tiles,
    },
  );
}

/** Each word once: a letter tile is laid before a jolly. */
function* walk(
  { graph: { nodes, forwardRoot } }: Lexicon,
  left: TileCounts,
  fewest: number,
): Generator<readonly Tile[]> {
  const word: Tile[] = [];
  function* below(node: number): Generator<readonly Tile[]> {
    const children = lettersOf(nodes, node);
    const accepts = acceptsOf(nodes, node);
    for (const letter of lettersIn(children | accepts)) {
      const from = left[letter]! > 0 ? letter : JOLLY_INDEX;
      if (left[from] === 0) continue;
      const bit = 1 << letter;
      left[from]!--;
      word.push(from === JOLLY_INDEX ? letter | JOLLY_BIT : letter);
      if (word.length >= fewest && (accepts & bit) !== 0) yield [...word];
      if ((children & bit) !== 0) yield* below(childOf(nodes, node, children, bit));
      word.pop();
      left[from]!++;
    }
  }
  yield* below(forwardRoot);
}
