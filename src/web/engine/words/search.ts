// Words looked for: hooks and longer words, anagrams, patterns, the short ones. What may go through every word is done
// in pieces, so that a newer search ends an older one.
import { extensions, findAnagrams, type Lexicon, matchPattern } from 'leggio';
import { type Gathered, type Lists, MOST_LISTED } from './lists.js';
import type { HooksFound, NamedList, Search, Searched } from './messages.js';

/** Words that are gone through before others may ask. */
const PIECE = 1 << 15;
/** Letters of a run from which on the words that hold it are listed: with one letter they are most of the lexicon. */
const FEWEST_IN_RUN = 2;
/** Lengths of words that are a table of their own. */
const SHORT = [2, 3] as const;

/** True as long as nobody has asked for something else. */
export type IsWanted = () => boolean;

/** @throws InputError `QUERY_SIGNS` | `QUERY_LENGTH` */
export async function search(
  lexicon: Lexicon,
  lists: Lists,
  asked: Search,
  isWanted: IsWanted,
): Promise<Searched> {
  lists.clear('search');
  switch (asked.kind) {
    case 'hooks':
      return hooksOf(lexicon, lists, asked.run);
    case 'anagrams':
      return searched(byLength(lists, findAnagrams(lexicon, asked.tiles, asked)));
    case 'pattern': {
      const { pattern, length } = asked;
      const found = await gather(matchPattern(lexicon, pattern, length), isWanted);
      return searched([lists.add('search', 'all', found)]);
    }
    case 'short':
      return searched(
        SHORT.map(length => lists.add('search', length, all(ofLength(lexicon, length)))),
      );
  }
}

function searched(lists: readonly NamedList[], hooks?: HooksFound): Searched {
  return { kind: 'searched', lists, ...(hooks === undefined ? {} : { hooks }) };
}

function hooksOf(lexicon: Lexicon, lists: Lists, text: string): Searched {
  const [run = ''] = text.trim().split(/\s+/);
  const { front, back } = lexicon.hooks(run);
  const { upper } = lexicon.alphabet;
  const lettersOf = (letters: string): readonly string[] =>
    upper.filter(each => letters.includes(each) && each !== '');
  const hasExtensions = [...run].length >= FEWEST_IN_RUN;
  const found = hasExtensions ? extensions(lexicon, run) : undefined;
  const named = (['front', 'back', 'both'] as const).flatMap(name =>
    found === undefined ? [] : [lists.add('search', name, all(found[name]))],
  );
  return searched(named, {
    run: run.toUpperCase(),
    isValid: lexicon.has(run),
    front: lettersOf(front),
    back: lettersOf(back),
    hasExtensions,
  });
}

/** A list a length, in the order of the words. */
function byLength(lists: Lists, words: readonly string[]): readonly NamedList[] {
  const lengths = [...new Set(words.map(word => word.length))];
  return lengths.map(length =>
    lists.add('search', length, all(words.filter(word => word.length === length))),
  );
}

function ofLength(lexicon: Lexicon, length: number): readonly string[] {
  return [...matchPattern(lexicon, '*', length)];
}

function all(words: readonly string[]): Gathered {
  return { words: words.slice(0, MOST_LISTED), count: words.length };
}

async function gather(found: Iterable<string>, isWanted: IsWanted): Promise<Gathered> {
  const words: string[] = [];
  let count = 0;
  for (const word of found) {
    if (words.length < MOST_LISTED) words.push(word);
    if (++count % PIECE > 0) continue;
    await new Promise(resolve => setTimeout(resolve));
    if (!isWanted()) break;
  }
  return { words, count };
}
