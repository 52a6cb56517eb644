// A plain word list to its graph, for engine authors: no tables, no derivations.
import { basename } from 'node:path';
import type { Alphabet } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { writeFiles } from '../files/write-files.js';
import { buildGaddag } from '../gaddag/build.js';
import { encodeLexicon, type LexiconFacts } from '../gaddag/format.js';
import type { AbortSignalLike } from '../platform/types.js';
import type { Rejected } from '../wordlist/rejected.js';
import { createManifest, formatManifest, type Manifest } from './manifest.js';
import { splitOut } from './out.js';
import { formatRejected } from './rejected.js';
import { readWordFile } from './word-file.js';

/** What to compile of a plain list of words, and where to. */
export interface CompileWordsOptions {
  /** A word per line, or `word,gloss`, and remarks (`#`); unpacked when the name ends in `.gz`. */
  readonly words: string;
  /** A folder, or a file whose name ends in `.gaddag`. */
  readonly out: string;
  /** Default Italian. */
  readonly alphabet?: Alphabet;
  /** Rejects with the signal's reason; no file is written then. */
  readonly signal?: AbortSignalLike;
}

/** What came of a plain list of words. */
export interface CompileWordsReport {
  readonly manifest: Manifest;
  /** The compiled file. */
  readonly path: string;
  /** Words left out for their length. */
  readonly tooLong: number;
  /** The same: words of one letter. */
  readonly tooShort: number;
  /** Words left out since no tiles can lay them, by line; also in `<name>.rejected.csv`. */
  readonly untiled: readonly Rejected[];
}

/**
 * Compiles a plain list.
 *
 * @throws InputError `LIST_FILE` | `LIST_WORD` | `LIST_EMPTY` | `FILE_WRITE` | `FILE_LOCKED`
 */
export async function compileWords(options: CompileWordsOptions): Promise<CompileWordsReport> {
  const alphabet = options.alphabet ?? ITALIAN;
  const file = basename(options.words);
  const { folder, name } = splitOut(options.out, file.replace(/(\.[a-z]+)+$/i, ''));
  const list = await readWordFile(options.words, alphabet);
  const { words, tooLong, tooShort, untiled, read } = list;
  options.signal?.throwIfAborted();
  const facts = plainFacts(name, alphabet, file);
  const graph = buildGaddag(words);
  const bytes = encodeLexicon(graph, facts);
  const files = new Map([[`${name}.gaddag`, bytes]]);
  if (alphabet.untiled !== undefined) {
    files.set(`${name}.rejected.csv`, new TextEncoder().encode(formatRejected(untiled)));
  }
  const inputs = { [file]: list.sha256 };
  const counts = { read, tooLong, tooShort, untiled: untiled.length };
  const manifest = createManifest(facts, graph, words, files, inputs, counts);
  const manifestFile: [string, string] = [`${name}.manifest.json`, formatManifest(manifest)];
  await writeFiles(
    folder,
    new Map<string, Uint8Array | string>([...files, manifestFile]),
    options.signal,
  );
  return { manifest, path: `${folder}/${name}.gaddag`, tooLong, tooShort, untiled };
}

function plainFacts(name: string, alphabet: Alphabet, file: string): LexiconFacts {
  const source = {
    id: 'list',
    name: file,
    version: '',
    licence: 'as the list',
    attribution: '',
  };
  return {
    name,
    alphabet: alphabet.id,
    letters: alphabet.letters,
    edition: '',
    licence: 'as the list',
    sources: [source],
  };
}
