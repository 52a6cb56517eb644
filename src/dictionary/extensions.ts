// Words that hold a given run of letters, with more before it, after it, or both. The graph is
// entered at the last letter of the run and read backwards, as the move generator does.
import { type Letter, MAX_WORD_LENGTH } from '../alphabet/alphabet.js';
import { InputError, quoted } from '../errors.js';
import { acceptsOf, childOf, lettersOf, NO_NODE, separatorOf, stepTo } from '../gaddag/gaddag.js';
import { type Lexicon, lettersIn } from '../gaddag/lexicon.js';
import { checkQuery, queryLetters, sortedTexts } from './query.js';

/** Sorted words; a word that holds the run twice may stand in two lists. */
export interface Extensions {
  /** Letters before the run only. */
  readonly front: readonly string[];
  /** Letters after it only. */
  readonly back: readonly string[];
  /** Letters before the run and after it. */
  readonly both: readonly string[];
}

/**
 * Every word that holds `run` and is longer.
 *
 * @param run letters, a word or not: `'MARE'`
 * @throws InputError `QUERY_SIGNS` | `QUERY_LENGTH`
 */
export function extensions(lexicon: Lexicon, run: string): Extensions {
  checkQuery(run);
  const { alphabet, graph } = lexicon;
  const { nodes, root } = graph;
  const letters = queryLetters(alphabet, run.trim(), run, 'the letters of the alphabet');
  if (letters.length === 0 || letters.length > MAX_WORD_LENGTH) {
    throw new InputError('QUERY_LENGTH', `${quoted(run)}: wanted 1 to ${MAX_WORD_LENGTH} letters`, {
      input: run,
    });
  }
  const node = letters.reduceRight(
    (at, letter) => (at === NO_NODE ? NO_NODE : stepTo(nodes, at, letter)),
    root,
  );
  const found = { front: [] as Letter[][], back: [] as Letter[][], both: [] as Letter[][] };
  if (node !== NO_NODE) {
    for (const tail of tails(nodes, separatorOf(nodes, node)))
      found.back.push([...letters, ...tail]);
    gatherBefore(nodes, node, [], (head, tail) => {
      (tail.length === 0 ? found.front : found.both).push([...head, ...letters, ...tail]);
    });
  }
  return {
    front: sortedTexts(alphabet, found.front),
    back: sortedTexts(alphabet, found.back),
    both: sortedUnique(sortedTexts(alphabet, found.both)),
  };
}

/** A run that overlaps itself can be followed and preceded in two ways in one word. */
function sortedUnique(words: readonly string[]): string[] {
  return words.filter((word, index) => word !== words[index - 1]);
}

/** Runs of one letter or more that end a word from `node` on, which is read forwards. */
function* tails(nodes: Int32Array, node: number): Generator<Letter[]> {
  if (node === NO_NODE) return;
  const children = lettersOf(nodes, node);
  const accepts = acceptsOf(nodes, node);
  for (const letter of lettersIn(children | accepts)) {
    const bit = 1 << letter;
    if ((accepts & bit) !== 0) yield [letter];
    if ((children & bit) === 0) continue;
    for (const tail of tails(nodes, childOf(nodes, node, children, bit))) yield [letter, ...tail];
  }
}

/** Reads on backwards; tells each head with the tails it can have, `[]` for none. */
function gatherBefore(
  nodes: Int32Array,
  node: number,
  head: readonly Letter[],
  tell: (head: readonly Letter[], tail: readonly Letter[]) => void,
): void {
  const children = lettersOf(nodes, node);
  const accepts = acceptsOf(nodes, node);
  for (const letter of lettersIn(children | accepts)) {
    const bit = 1 << letter;
    const longer = [letter, ...head];
    if ((accepts & bit) !== 0) tell(longer, []);
    if ((children & bit) === 0) continue;
    const child = childOf(nodes, node, children, bit);
    for (const tail of tails(nodes, separatorOf(nodes, child))) tell(longer, tail);
    gatherBefore(nodes, child, longer, tell);
  }
}
