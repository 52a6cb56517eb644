// A list of words as somebody has it, one a line, to be compared with a lexicon. Nothing is compiled and nothing but
// the first word of a line is read, so that a page can take any list; `compile/word-file.ts` is the strict reader.
import { type Alphabet, formatWord, MAX_WORD_LENGTH, readWord } from '../alphabet/alphabet.js';
import { type PackedWords, sortUnique, WordPacker } from '../alphabet/packed-words.js';
import { InputError, quoted } from '../errors.js';
import type { DiffWords } from './diff.js';

/** Lines without a word that are told of. */
const MOST_TOLD = 20;

/** A list that was read. */
export interface ListedWords {
  /** Sorted, each once. */
  readonly words: DiffWords;
  /** Lines that are no words of the alphabet: the first twenty, by their numbers. */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
  /** How many lines are none. */
  readonly unreadCount: number;
  /** Words of one letter, or longer than the board is wide: left out. */
  readonly unfitCount: number;
}

/**
 * Reads a list: any case, accents fall, what follows a comma, a semicolon or a tab is a gloss, lines with `#` are
 * remarks.
 *
 * @param name of the list
 * @throws InputError `LIST_FILE` when half of its lines or more are no words; `LIST_EMPTY`
 */
export function readListedWords(text: string, alphabet: Alphabet, name: string): ListedWords {
  const packer = new WordPacker();
  const unread: { readonly line: number; readonly text: string }[] = [];
  let unreadCount = 0;
  let unfitCount = 0;
  for (const { line, word } of wordsOf(text)) {
    const read = readWord(alphabet, word, true);
    if (!('letters' in read)) {
      if (++unreadCount <= MOST_TOLD) unread.push({ line, text: word });
    } else if (read.letters.length < 2 || read.letters.length > MAX_WORD_LENGTH) unfitCount++;
    else packer.add(read.letters);
  }
  if (unreadCount > 0 && unreadCount >= packer.count) {
    const [first] = unread;
    throw new InputError(
      'LIST_FILE',
      `${name}: not a list of words, of which there is one a line: ${quoted(first?.text)}`,
      { input: name, at: `${name}:${first?.line}` },
    );
  }
  if (packer.count === 0) {
    const wanted = `no word of 2 to ${MAX_WORD_LENGTH} letters`;
    throw new InputError('LIST_EMPTY', `${name}: ${wanted}`, { input: name });
  }
  const words = diffWords(sortUnique(packer.words()), alphabet, name);
  return { words, unread, unreadCount, unfitCount };
}

const HEADER = /^(?:word|parola)[,;\t]/i;

/** What a line has besides a word. */
const SIGNS = /[,;\t"#\uFEFF]/;

function* wordsOf(text: string): Generator<{ readonly line: number; readonly word: string }> {
  let line = 0;
  for (const row of text.split('\n')) {
    line++;
    const plain = row.trim();
    const word = SIGNS.test(plain) ? wordOf(plain, line) : plain;
    if (word !== '') yield { line, word };
  }
}

/** The word of a line with signs; empty for a remark and the names of the columns. */
function wordOf(row: string, line: number): string {
  const plain = row.replace(/^\uFEFF/, '');
  if (plain.startsWith('#') || (line === 1 && HEADER.test(plain))) return '';
  return plain
    .replace(/[,;\t].*$/, '')
    .replace(/^"(.*)"$/, '$1')
    .trim();
}

function diffWords(packed: PackedWords, alphabet: Alphabet, name: string): DiffWords {
  const { letters, offsets, count } = packed;
  return {
    name,
    alphabet,
    facts: { edition: '' },
    wordCount: count,
    *words() {
      for (let word = 0; word < count; word++) {
        yield formatWord(alphabet, letters.subarray(offsets[word], offsets[word + 1]));
      }
    },
  };
}
