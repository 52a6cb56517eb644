// A plain word list, one word a line, for engine authors: any case, accents and Windows line ends are
// folded, longer words left out and counted, words that no tiles can lay left out by line, anything
// else refused by line.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Alphabet, MAX_WORD_LENGTH, readWord, unreadText } from '../alphabet/alphabet.js';
import { type PackedWords, sortUnique, WordPacker } from '../alphabet/packed-words.js';
import { InputError, quoted } from '../errors.js';
import { ioReason } from '../files/io-error.js';
import type { Rejected } from '../wordlist/package-lemma.js';

export interface WordFile {
  /** Sorted, each once. */
  readonly words: PackedWords;
  /** Lines that held a word. */
  readonly read: number;
  /** Words longer than the board is wide: left out. */
  readonly tooLong: number;
  /** Words of one letter: left out. */
  readonly tooShort: number;
  /** Words that need a character of the language that no tile has: left out. */
  readonly untiled: readonly Rejected[];
}

/**
 * Reads a list from a file, unpacked when its name ends in `.gz`.
 *
 * @throws InputError `TABLE_MISSING` | `LIST_WORD` with every bad line | `LIST_EMPTY`
 */
export async function readWordFile(path: string, alphabet: Alphabet): Promise<WordFile> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new InputError('TABLE_MISSING', `word list ${quoted(path)}: ${ioReason(error)}`, {
      input: path,
    });
  });
  return parseWordList(path.endsWith('.gz') ? unpack(bytes, path) : bytes, alphabet, path);
}

function unpack(bytes: Uint8Array, at: string): Uint8Array {
  try {
    return gunzipSync(bytes);
  } catch (error) {
    throw new InputError('LIST_WORD', `${at}: cannot be unpacked: ${(error as Error).message}`, {
      input: at,
      at,
    });
  }
}

/** @param at name of the list, for messages */
export function parseWordList(bytes: Uint8Array, alphabet: Alphabet, at: string): WordFile {
  const packer = new WordPacker();
  const findings: string[] = [];
  const untiled: Rejected[] = [];
  const count = { read: 0, tooLong: 0, tooShort: 0 };
  for (const { number, text } of lines(decode(bytes, at))) {
    if (text === '') continue;
    count.read++;
    const read = readWord(alphabet, text, true);
    if (!('letters' in read)) {
      const reason = unreadText(alphabet, read);
      if (read.untiled) untiled.push({ at: `${basename(at)}:${number}`, text, reason });
      else findings.push(`${at}:${number}: ${quoted(text)}: ${reason}`);
    } else if (read.letters.length > MAX_WORD_LENGTH) count.tooLong++;
    else if (read.letters.length < 2) count.tooShort++;
    else packer.add(read.letters);
  }
  if (findings.length > 0) {
    throw InputError.of('LIST_WORD', findings, { input: findings[0] as string, at });
  }
  if (packer.count === 0) {
    throw new InputError('LIST_EMPTY', `${at}: no word of 2 to ${MAX_WORD_LENGTH} letters`, {
      input: '',
      at,
    });
  }
  return { words: sortUnique(packer.words()), ...count, untiled };
}

/** Lines without the blanks around them, one at a time: a list can be long. */
function* lines(text: string): Generator<{ readonly number: number; readonly text: string }> {
  let start = 0;
  for (let number = 1; start <= text.length; number++) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? text.length : end);
    start = end < 0 ? text.length + 1 : end + 1;
    yield { number, text: line.trim() };
  }
}

function decode(bytes: Uint8Array, at: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InputError('LIST_WORD', `${at}: not valid UTF-8; save the list as UTF-8`, {
      input: at,
      at,
    });
  }
}
