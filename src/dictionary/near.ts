// The words nearest to a given one by edit distance (Levenshtein, 1966): letters put in, taken out or
// replaced. Walks the graph with a row of distances and turns back where all of them are too large.
import { formatWord, type Letter, MAX_WORD_LENGTH } from '../alphabet/alphabet.js';
import { acceptsOf, childOf, lettersOf } from '../gaddag/gaddag.js';
import { type Lexicon, lettersIn } from '../gaddag/lexicon.js';

/** Largest distance that still counts as near. */
const FARTHEST = 2;

/**
 * The nearest words: distance 1 before distance 2, then the longest common beginning, then by the
 * alphabet. The word itself is not among them.
 *
 * @param most how many at most
 */
export function nearestWords(lexicon: Lexicon, word: readonly Letter[], most = 5): string[] {
  const near: string[] = [];
  if (word.length > MAX_WORD_LENGTH + FARTHEST) return near;
  for (let distance = 1; distance <= FARTHEST && near.length < most; distance++) {
    const found = [...wordsAt(lexicon, word, distance)].map(letters => ({
      shared: sharedLetters(letters, word),
      text: formatWord(lexicon.alphabet, letters),
    }));
    // words come by the alphabet, and the sort keeps their order
    found.sort((a, b) => b.shared - a.shared);
    near.push(...found.map(({ text }) => text));
  }
  return near.slice(0, most);
}

/** Words at exactly `distance`. */
function* wordsAt(
  { graph: { nodes, forwardRoot } }: Lexicon,
  target: readonly Letter[],
  distance: number,
): Generator<readonly Letter[]> {
  const word: Letter[] = [];
  function* below(node: number, row: readonly number[]): Generator<readonly Letter[]> {
    const children = lettersOf(nodes, node);
    const accepts = acceptsOf(nodes, node);
    for (const letter of lettersIn(children | accepts)) {
      const next = nextRow(row, target, letter);
      if (Math.min(...next) > distance) continue;
      const bit = 1 << letter;
      word.push(letter);
      if ((accepts & bit) !== 0 && next.at(-1) === distance) yield [...word];
      if ((children & bit) !== 0) yield* below(childOf(nodes, node, children, bit), next);
      word.pop();
    }
  }
  yield* below(
    forwardRoot,
    Array.from({ length: target.length + 1 }, (_, index) => index),
  );
}

/** Distances of what was read, and `letter`, to each beginning of the target. */
function nextRow(row: readonly number[], target: readonly Letter[], letter: Letter): number[] {
  const next = [row[0]! + 1];
  for (let i = 0; i < target.length; i++) {
    const replaced = row[i]! + (target[i] === letter ? 0 : 1);
    next.push(Math.min(replaced, row[i + 1]! + 1, next[i]! + 1));
  }
  return next;
}

function sharedLetters(a: readonly Letter[], b: readonly Letter[]): number {
  const end = a.findIndex((letter, index) => letter !== b[index]);
  return end < 0 ? a.length : end;
}
