// A compiled file with questions one can ask: is it a word, what goes before and after it, which
// words are there. Read-only, shared between threads.
import { DEFAULT_LEXICON, placeOf, readFile } from '#platform';
import {
  type Alphabet,
  formatTiles,
  type Letter,
  MAX_WORD_LENGTH,
  MAX_WORD_TEXT,
  readWord,
} from '../alphabet/alphabet.js';
import { alphabetById, alphabetIds, ITALIAN } from '../alphabet/alphabets.js';
import { sortUnique, WordPacker } from '../alphabet/packed-words.js';
import { InputError, LexiconError, quoted } from '../errors.js';
import { ioReason } from '../files/io-error.js';
import type { UrlLike } from '../platform/types.js';
import { buildGaddag } from './build.js';
import { changeGraph } from './change.js';
import { checkGraph } from './check-graph.js';
import {
  checkLength,
  decodeLexicon,
  encodeLexicon,
  type LexiconFacts,
  type LexiconFile,
  OFFSET_FILE_LENGTH,
  openLexicon,
} from './format.js';
import {
  acceptsOf,
  childOf,
  type Gaddag,
  LETTER_BITS,
  letterOf,
  lettersOf,
  NO_NODE,
  separatorOf,
  stepTo,
} from './gaddag.js';
import { bytesIn, canShare, keptCopy, keptRoom, memoryBehind } from './shared-memory.js';
import { verifyGraph } from './verify-graph.js';
import type { WasmMemory } from './webassembly.js';

/** Tiles that make a word when put before or after another: `{ front: 'S', back: '[NY]' }`. */
export interface Hooks {
  /** Before the word, in the order of the alphabet. */
  readonly front: string;
  /** After the word, in the order of the alphabet. */
  readonly back: string;
}

/** A read-only view of a compiled file. */
export interface Lexicon {
  /** `'italiano'` */
  readonly name: string;
  readonly alphabet: Alphabet;
  /** What the file says of itself: letters, edition, licence, sources. */
  readonly facts: LexiconFacts;
  /** SHA-256, lower-case hex. */
  readonly checksum: string;
  /**
   * The compiled file, from the start of a buffer that may be longer. Threads read one copy, except in a page
   * without `SharedArrayBuffer`, where each has its own.
   */
  readonly bytes: SharedArrayBuffer | ArrayBuffer;
  /** The graph as it is searched. */
  readonly graph: Gaddag;
  /** Words, each once. */
  readonly wordCount: number;
  /** Nodes of the graph. */
  readonly nodeCount: number;
  /** Arcs between its nodes. */
  readonly arcCount: number;
  /**
   * Any case, accents fall; text that is not a word of the alphabet, or longer than 1,000 characters, is not in
   * the lexicon.
   */
  has(word: string): boolean;
  /** The same for letter codes, a jolly's bit already taken off; an empty word is not one. */
  hasLetters(letters: ArrayLike<Letter>): boolean;
  /** Of any run of letters, a word or not; both empty for other text. */
  hooks(word: string): Hooks;
  /** Upper case, in the order of the alphabet. */
  words(): IterableIterator<string>;
}

/** How far a file is checked when it is loaded. */
export interface LoadOptions {
  /**
   * True to go over every word as well (a second for a million): both halves of the graph must hold the
   * same. What could harm a reader is found without it.
   */
  readonly verify?: boolean;
}

/**
 * Loads a compiled lexicon; in a page, from a URL.
 *
 * @throws LexiconError `LEXICON_FILE` | `LEXICON_FORMAT` | `LEXICON_VERSION` | `LEXICON_CHECKSUM` |
 *   `LEXICON_ALPHABET` | `LEXICON_GRAPH`
 */
export async function loadLexicon(path: string | UrlLike, options?: LoadOptions): Promise<Lexicon> {
  const name = placeOf(path);
  const file = await readFile(name, keptRoom).catch(error => {
    throw new LexiconError('LEXICON_FILE', `cannot be read: ${ioReason(error)}`, name);
  });
  if (memoryBehind(file.buffer) === undefined) return lexiconFromBytes(file, name, options);
  checkLength(file, name);
  return lexiconFromBytes(file.buffer, name, options);
}

/** Where words are looked for by default. */
export { DEFAULT_LEXICON };

const NO_DEFAULT =
  'a page has no default lexicon: serve dist-lexicon/italiano.gaddag and give its URL to loadLexicon';

/**
 * Loads the default lexicon, `dist-lexicon/italiano.gaddag` of this package.
 *
 * @throws LexiconError as `loadLexicon`; `LEXICON_FILE` in a clone that has not compiled it yet, and in a page
 */
export async function loadDefaultLexicon(): Promise<Lexicon> {
  if (DEFAULT_LEXICON === '') throw new LexiconError('LEXICON_FILE', NO_DEFAULT);
  return loadLexicon(DEFAULT_LEXICON);
}

/**
 * A lexicon from the bytes of a compiled file. A `SharedArrayBuffer` is kept, anything else copied.
 *
 * @param bytes the file; a `SharedArrayBuffer` may go on after it
 * @throws LexiconError as `loadLexicon`
 */
export function lexiconFromBytes(
  bytes: SharedArrayBuffer | ArrayBuffer | Uint8Array,
  path?: string,
  options: LoadOptions = {},
): Lexicon {
  const file = decodeLexicon(isShared(bytes) ? bytes : copyOf(bytes, path), path);
  const lexicon = lexiconOf(file, path);
  checkFile(file, lexicon.alphabet, options, path);
  return lexicon;
}

function checkFile(
  file: LexiconFile,
  { size }: Alphabet,
  { verify = false }: LoadOptions,
  path: string | undefined,
): void {
  const table = checkGraph(file, size);
  const fault = typeof table === 'string' ? table : verify ? verifyGraph(file, table) : undefined;
  if (fault === undefined) return;
  throw new LexiconError('LEXICON_GRAPH', `not a graph of words: ${fault}`, path);
}

/** The compiled file of a lexicon, a copy: its memory may go on behind it. */
export function lexiconFile({ bytes }: Pick<Lexicon, 'bytes'>): Uint8Array {
  const length = new DataView(bytes).getUint32(OFFSET_FILE_LENGTH, true);
  return new Uint8Array(bytes, 0, length).slice();
}

/** A lexicon on its way to another thread, which reads it where it lies, or gets a copy where nothing is shared. */
export type SharedLexicon = ArrayBufferLike | WasmMemory;

/** The lexicon for another thread. */
export function shareLexicon({ bytes }: Lexicon): SharedLexicon {
  return memoryBehind(bytes) ?? bytes;
}

/** The lexicon of another thread, which went over its graph when it was loaded. */
export function lexiconFromShared(shared: SharedLexicon): Lexicon {
  return lexiconOf(openLexicon('buffer' in shared ? bytesIn(shared) : shared));
}

function lexiconOf(file: LexiconFile, path?: string): Lexicon {
  const alphabet = alphabetOf(file.facts, path);
  const { nodes, root, forwardRoot } = file;
  const graph: Gaddag = { nodes, root, forwardRoot };
  const hasLetters = (letters: ArrayLike<Letter>): boolean => hasWord(graph, letters);
  return {
    name: file.facts.name,
    alphabet,
    facts: file.facts,
    checksum: file.checksum,
    bytes: file.bytes,
    graph,
    wordCount: file.wordCount,
    nodeCount: file.nodeCount,
    arcCount: file.arcCount,
    has: word => {
      if (word.length > MAX_WORD_TEXT) return false;
      const read = readWord(alphabet, word);
      return 'letters' in read && hasLetters(read.letters);
    },
    hasLetters,
    hooks: word => hooksOf(graph, alphabet, word),
    words: () => wordsOf(graph, alphabet),
  };
}

/**
 * Compiles a handful of words in memory; duplicates are merged.
 *
 * @throws InputError `LIST_WORD` | `LIST_EMPTY`
 */
export function lexiconFromWords(
  words: Iterable<string>,
  name = 'words',
  alphabet: Alphabet = ITALIAN,
): Lexicon {
  const packer = new WordPacker();
  for (const word of words) packer.add(listedWord(alphabet, word));
  if (packer.count === 0) throw noWords();
  const graph = buildGaddag(sortUnique(packer.words()));
  const facts: LexiconFacts = {
    name,
    alphabet: alphabet.id,
    letters: alphabet.letters,
    edition: '',
    licence: '',
    sources: [],
  };
  return lexiconFromBytes(encodeLexicon(graph, facts));
}

/** Words to put into a lexicon and to take out of it; a word in both is in. */
export interface LexiconChanges {
  /** Default none; words that are in already change nothing. */
  readonly added?: Iterable<string>;
  /** Default none; words that are not in change nothing. */
  readonly struck?: Iterable<string>;
}

/**
 * A lexicon with some words added or struck, in the time it takes to copy and hash it. It has the facts of the other,
 * and its checksum when nothing changes; else one that depends on the changes, not on the words alone. Each word
 * leaves some kilobytes of nodes behind that nothing leads to any more, which `loadLexicon` with `verify` refuses: for
 * thousands of words `lexiconFromWords` is the better way.
 *
 * @throws InputError `LIST_WORD` | `LIST_EMPTY`
 */
export function lexiconWithChanges(
  lexicon: Lexicon,
  { added = [], struck = [] }: LexiconChanges,
): Lexicon {
  const { alphabet, graph, wordCount, nodeCount, arcCount, facts } = lexicon;
  const lettersOf = (words: Iterable<string>): (readonly Letter[])[] =>
    Array.from(words, word => listedWord(alphabet, word));
  const changes = { added: lettersOf(added), struck: lettersOf(struck) };
  const changed = changeGraph({ ...graph, wordCount, nodeCount, arcCount }, changes);
  if (changed.wordCount === 0) throw noWords();
  return lexiconOf(openLexicon(keptCopy(encodeLexicon(changed, facts)))); // made here: its checksum is its own
}

function listedWord(alphabet: Alphabet, word: string): readonly Letter[] {
  const read = readWord(alphabet, word);
  if ('letters' in read && read.letters.length >= 2 && read.letters.length <= MAX_WORD_LENGTH) {
    return read.letters;
  }
  throw new InputError(
    'LIST_WORD',
    `${quoted(word)} is not a word of 2 to ${MAX_WORD_LENGTH} letters of the ${alphabet.id} alphabet`,
    { input: word },
  );
}

function noWords(): InputError {
  return new InputError('LIST_EMPTY', 'no words', { input: '' });
}

function isShared(bytes: ArrayBufferLike | Uint8Array): bytes is SharedArrayBuffer {
  return canShare() && bytes instanceof SharedArrayBuffer;
}

/** A file cut short or too long is found before it lies in a memory of whole pages. */
function copyOf(bytes: ArrayBufferLike | Uint8Array, path: string | undefined): ArrayBufferLike {
  const file = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  checkLength(file, path);
  return keptCopy(file);
}

function alphabetOf(facts: LexiconFacts, path: string | undefined): Alphabet {
  if (!alphabetIds().includes(facts.alphabet)) {
    throw new LexiconError(
      'LEXICON_ALPHABET',
      `written in the alphabet ${quoted(facts.alphabet)}; this program knows ${alphabetIds().join(', ')}`,
      path,
    );
  }
  const alphabet = alphabetById(facts.alphabet);
  if (alphabet.letters.join(' ') !== facts.letters.join(' ')) {
    throw new LexiconError(
      'LEXICON_ALPHABET',
      `its ${facts.alphabet} letters are ${quoted(facts.letters.join(' '))}, ours ${quoted(alphabet.letters.join(' '))}`,
      path,
    );
  }
  return alphabet;
}

function hasWord({ nodes, forwardRoot }: Gaddag, letters: ArrayLike<Letter>): boolean {
  let node = forwardRoot;
  const last = letters.length - 1;
  for (let i = 0; i < last && node !== NO_NODE; i++) node = stepTo(nodes, node, letters[i]!);
  if (last < 0 || node === NO_NODE) return false;
  return (acceptsOf(nodes, node) & (1 << letters[last]!)) !== 0;
}

function hooksOf({ nodes, root }: Gaddag, alphabet: Alphabet, word: string): Hooks {
  const nothing = { front: '', back: '' };
  if (word.length > MAX_WORD_TEXT) return nothing;
  const read = readWord(alphabet, word);
  if (!('letters' in read) || read.letters.length === 0) return nothing;
  let node = root;
  for (const letter of [...read.letters].reverse()) {
    if (node !== NO_NODE) node = stepTo(nodes, node, letter);
  }
  if (node === NO_NODE) return nothing;
  const turned = separatorOf(nodes, node);
  const back = turned === NO_NODE ? 0 : acceptsOf(nodes, turned);
  return { front: textOf(alphabet, acceptsOf(nodes, node)), back: textOf(alphabet, back) };
}

function textOf(alphabet: Alphabet, mask: number): string {
  return formatTiles(alphabet, [...lettersIn(mask)]);
}

/** Letter codes of a mask in ascending order. */
export function* lettersIn(mask: number): Generator<Letter> {
  for (let rest = mask & LETTER_BITS; rest !== 0; rest &= rest - 1) yield letterOf(rest & -rest);
}

/** Depth first with a stack of our own: generators within generators cost a step per letter. */
function* wordsOf({ nodes, forwardRoot }: Gaddag, alphabet: Alphabet): Generator<string> {
  const path = [forwardRoot];
  const prefixes = [''];
  const rests = [lettersOf(nodes, forwardRoot) | acceptsOf(nodes, forwardRoot)];
  while (path.length > 0) {
    const depth = path.length - 1;
    const rest = rests[depth]! & LETTER_BITS;
    if (rest === 0) {
      path.pop();
      prefixes.pop();
      rests.pop();
      continue;
    }
    const node = path[depth]!;
    const bit = rest & -rest;
    rests[depth] = rest ^ bit;
    const text = prefixes[depth]! + alphabet.upper[letterOf(bit)];
    const children = lettersOf(nodes, node);
    if ((children & bit) !== 0) {
      const child = childOf(nodes, node, children, bit);
      path.push(child);
      prefixes.push(text);
      rests.push(lettersOf(nodes, child) | acceptsOf(nodes, child));
    }
    if ((acceptsOf(nodes, node) & bit) !== 0) yield text;
  }
}
