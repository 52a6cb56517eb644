// A plain word list, one word per line or a word and its gloss, for engine authors and for who keeps a list
// by hand: any case, accents and Windows line ends are folded, remarks (`#`) passed over, longer words
// left out and counted, words that no tiles can lay left out by line, anything else refused by line.
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Alphabet, MAX_WORD_LENGTH, readWord, unreadText } from '../alphabet/alphabet.js';
import { type PackedWords, sortUnique, WordPacker } from '../alphabet/packed-words.js';
import { InputError, quoted } from '../errors.js';
import { ioReason } from '../files/io-error.js';
import { megabytes, readAtMost } from '../files/read-at-most.js';
import type { Rejected } from '../wordlist/rejected.js';
import {
  type Columns,
  columnsOf,
  cutLines,
  isHeader,
  isRemark,
  type Line,
  misfit,
  misfitFields,
} from './word-columns.js';

/** Bytes of a list, packed or not: ten million words. */
const MOST_BYTES = 128 << 20;
/** Characters of a line; the longest words of people have some hundreds. */
const MOST_IN_LINE = 1000;
/** Bad lines after which a file is not a list of words. */
const MOST_BAD = 1000;

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
 * @returns the list, and SHA-256 of the file as it was read
 * @throws InputError `LIST_FILE` | `LIST_WORD` with every bad line, up to a thousand | `LIST_EMPTY`
 */
export async function readWordFile(
  path: string,
  alphabet: Alphabet,
): Promise<WordFile & { readonly sha256: string }> {
  const bytes = await readAtMost(path, MOST_BYTES).catch((error: NodeJS.ErrnoException) => {
    throw new InputError('LIST_FILE', `word list ${quoted(path)}: ${ioReason(error)}`, {
      input: path,
    });
  });
  if (bytes === undefined)
    throw unfit(path, `more than ${megabytes(MOST_BYTES)}, too long for a list`);
  const text = path.endsWith('.gz') ? unpack(bytes, path) : bytes;
  const list = await parseWordList(text, alphabet, path);
  return { ...list, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function unpack(bytes: Uint8Array, at: string): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isLong = code === 'ERR_BUFFER_TOO_LARGE';
    throw unfit(
      at,
      isLong ? `unpacks to more than ${megabytes(MOST_BYTES)}` : `cannot be unpacked: ${message}`,
    );
  }
}

/** The error of a file that is not a list at all. */
function unfit(at: string, reason: string): InputError {
  return new InputError('LIST_FILE', `${at}: ${reason}`, { input: at, at });
}

/** What is wrong with the lines of a list. */
class Findings {
  readonly list: string[] = [];
  private readonly at: string;
  private isStopped = false;

  /** @param at name of the list */
  constructor(at: string) {
    this.at = at;
  }

  add(line: number, reason: string): void {
    this.list.push(`${this.at}:${line}: ${reason}`);
  }

  /** True, and said, when there are so many that reading on is of no use. */
  isEnough(line: number): boolean {
    if (this.isStopped || this.list.length < MOST_BAD) return this.isStopped;
    this.isStopped = true;
    this.add(line, `reading stops after ${MOST_BAD} bad lines: is this a list of words?`);
    return true;
  }
}

/**
 * Reads a list.
 *
 * @param at name of the list, for messages
 * @throws InputError `LIST_FILE` | `LIST_WORD` | `LIST_EMPTY`
 */
export async function parseWordList(
  bytes: Uint8Array,
  alphabet: Alphabet,
  at: string,
): Promise<WordFile> {
  const findings = new Findings(at);
  const packer = new WordPacker();
  const untiled: Rejected[] = [];
  const count = { read: 0, tooLong: 0, tooShort: 0 };
  for (const { number, text } of await wordsIn(decode(bytes, at), findings)) {
    if (findings.isEnough(number)) break;
    count.read++;
    const read = readWord(alphabet, text, true);
    if (!('letters' in read)) {
      const reason = unreadText(alphabet, read);
      if (read.untiled) untiled.push({ at: `${basename(at)}:${number}`, text, reason });
      else findings.add(number, `${quoted(text)}: ${reason}`);
    } else if (read.letters.length > MAX_WORD_LENGTH) count.tooLong++;
    else if (read.letters.length < 2) count.tooShort++;
    else packer.add(read.letters);
  }
  const [first] = findings.list;
  if (first !== undefined) {
    throw InputError.of('LIST_WORD', inOrder(findings.list), { input: first, at });
  }
  if (packer.count === 0) {
    throw new InputError('LIST_EMPTY', `${at}: no word of 2 to ${MAX_WORD_LENGTH} letters`, {
      input: '',
      at,
    });
  }
  return { words: sortUnique(packer.words()), ...count, untiled };
}

/** Findings by their lines: columns are judged before words. */
function inOrder(findings: readonly string[]): string[] {
  const line = (text: string): number => Number(/:(\d+): /.exec(text)?.[1]);
  return [...findings].sort((a, b) => line(a) - line(b));
}

/** The words of a text, each with its line; of a list of two columns the first. */
async function wordsIn(text: string, findings: Findings): Promise<Iterable<Line>> {
  for (const line of lines(text)) {
    if (isRemark(line.text)) continue;
    const columns = columnsOf(line);
    const fitting = fittingLines(text, columns, findings);
    return columns === undefined ? fitting : firstColumn([...fitting], columns, findings);
  }
  return [];
}

/** Lines that are no remarks, not too long, and in columns as the first one is. */
function* fittingLines(
  text: string,
  columns: Columns | undefined,
  findings: Findings,
): Generator<Line> {
  for (const line of lines(text)) {
    if (isRemark(line.text)) continue;
    if (findings.isEnough(line.number)) return;
    const reason =
      line.text.length > MOST_IN_LINE
        ? `${line.text.length} characters, at most ${MOST_IN_LINE}`
        : misfit(line, columns);
    if (reason === undefined) yield line;
    else findings.add(line.number, reason);
  }
}

/** The words of a list of two columns. */
async function firstColumn(
  list: readonly Line[],
  columns: Columns,
  findings: Findings,
): Promise<readonly Line[]> {
  const records = await cutLines(
    list.map(({ text }) => text),
    columns.separator,
  );
  return records.flatMap((fields, index) => {
    const { number } = list[index] as Line;
    if (findings.isEnough(number)) return [];
    const reason = misfitFields(fields, columns);
    if (reason !== undefined) findings.add(number, reason);
    const isWord = reason === undefined && !(number === columns.line && isHeader(fields));
    return isWord ? [{ number, text: fields[0] as string }] : [];
  });
}

/** Lines without the blanks around them, one at a time: a list can be long. */
function* lines(text: string): Generator<Line> {
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
    throw unfit(at, 'not valid UTF-8; save the list as UTF-8');
  }
}
