// Words that fit a pattern: letters, `?` for one letter, `*` for any run. Walks the graph with all
// places of the pattern at once, one bit each (Baeza-Yates & Gonnet, "A New Approach to Text
// Searching", 1992, with a bit that stays for `*`).
import { formatWord, type Letter, MAX_WORD_LENGTH } from '../alphabet/alphabet.js';
import { InputError, quoted } from '../errors.js';
import { acceptsOf, childOf, lettersOf } from '../gaddag/gaddag.js';
import { type Lexicon, lettersIn } from '../gaddag/lexicon.js';
import { checkQuery, queryLetters, sortedTexts } from './query.js';

/** Any letter, and any run of letters, among the letter codes of a pattern. */
const ANY = 0;
const RUN = -1;
/** Places that fit in the bits of one integer, the end being one of them. */
const MOST_PLACES = 31;

type Item = Letter | typeof ANY | typeof RUN;

/**
 * The words that fit, sorted; found one by one as they are asked for. A pattern that only ends with a
 * letter is walked from its end, and sorted before the first word is given.
 *
 * @param pattern `'QU?*'`; any case
 * @param length only words of this many letters
 * @throws InputError `QUERY_LENGTH` for an empty or endless pattern, `QUERY_SIGNS` for a character that
 *   is not one of its signs
 */
export function matchPattern(lexicon: Lexicon, pattern: string, length?: number): Iterable<string> {
  const items = readPattern(lexicon, pattern);
  const { alphabet, graph } = lexicon;
  if (items.filter(item => item !== RUN).length > MAX_WORD_LENGTH) return [];
  if (items[0]! <= ANY && items.at(-1)! > ANY) {
    const found = [...walk(lexicon, graph.root, items.toReversed(), length)];
    return sortedTexts(
      alphabet,
      found.map(letters => letters.toReversed()),
    );
  }
  return texts(lexicon, walk(lexicon, graph.forwardRoot, items, length));
}

function* texts(lexicon: Lexicon, words: Iterable<readonly Letter[]>): Generator<string> {
  for (const letters of words) yield formatWord(lexicon.alphabet, letters);
}

function readPattern({ alphabet }: Lexicon, pattern: string): readonly Item[] {
  checkQuery(pattern);
  const plain = pattern.trim().replace(/\*+/g, '*');
  if (plain === '') {
    throw new InputError(
      'QUERY_LENGTH',
      'the pattern is empty: letters, ? for one, * for any run',
      {
        input: pattern,
      },
    );
  }
  const items = plain.split(/([?*])/).flatMap((piece): readonly Item[] => {
    if (piece === '?') return [ANY];
    if (piece === '*') return [RUN];
    return queryLetters(alphabet, piece, pattern, 'letters, ? and *');
  });
  if (items.length <= MOST_PLACES) return items;
  throw new InputError(
    'QUERY_LENGTH',
    `${quoted(pattern)}: at most ${MOST_PLACES} letters and signs`,
    {
      input: pattern,
    },
  );
}

/** Letters of the words that fit, read from `root` in its direction. */
function* walk(
  { graph: { nodes }, alphabet }: Lexicon,
  root: number,
  items: readonly Item[],
  length: number | undefined,
): Generator<readonly Letter[]> {
  const runs = bits(items, item => item === RUN);
  const takes = alphabet.upper.map((_, letter) =>
    bits(items, item => item === ANY || item === letter),
  );
  const end = 1 << items.length;
  const most = length ?? MAX_WORD_LENGTH;
  const closed = (places: number): number => places | ((places & runs) << 1);
  const word: Letter[] = [];
  function* below(node: number, places: number): Generator<readonly Letter[]> {
    const children = lettersOf(nodes, node);
    const accepts = acceptsOf(nodes, node);
    for (const letter of lettersIn(children | accepts)) {
      const next = closed(((places & takes[letter]!) << 1) | (places & runs));
      if (next === 0) continue;
      const bit = 1 << letter;
      word.push(letter);
      const isLong = length === undefined || word.length === length;
      if (isLong && (accepts & bit) !== 0 && (next & end) !== 0) yield [...word];
      if (word.length < most && (children & bit) !== 0) {
        yield* below(childOf(nodes, node, children, bit), next);
      }
      word.pop();
    }
  }
  yield* below(root, closed(1));
}

function bits(items: readonly Item[], has: (item: Item) => boolean): number {
  return items.reduce((mask, item, index) => (has(item) ? mask | (1 << index) : mask), 0);
}
