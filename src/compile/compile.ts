// The only place where word list and graph meet: tables and open packages → word list → graph →
// files, read back and compared. Its own entry point, `leggio/compile`.

import { setImmediate as nextTurn } from 'node:timers/promises';
import { DEFAULT_THREADS } from '#platform';
import { InputError, quoted } from '../errors.js';
import { writeFiles } from '../files/write-files.js';
import type { BuiltGaddag } from '../gaddag/build.js';
import { encodeLexicon, type LexiconFacts } from '../gaddag/format.js';
import { lexiconFromBytes } from '../gaddag/lexicon.js';
import type { AbortSignalLike } from '../platform/types.js';
import { rulesEdition } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import type { Rejected } from '../wordlist/rejected.js';
import { type BuiltWordList, buildWordList } from '../wordlist/wordlist.js';
import { layOutDerivations } from './derivations.js';
import { seal } from './derivations-layout.js';
import { GraphThread } from './graph-thread.js';
import { createManifest, formatManifest, type Manifest } from './manifest.js';
import { splitOut } from './out.js';
import { formatRejected } from './rejected.js';

export {
  type CompileWordsOptions,
  type CompileWordsReport,
  compileWords,
} from './compile-words.js';
export type { Manifest, Rejected };

/** What to compile, under which articles, and where to. */
export interface CompileOptions {
  /** Folder of tables, see its README. */
  readonly source: string;
  /** A folder, or a file whose name ends in `.gaddag`. */
  readonly out: string;
  /** Rule edition whose articles 14-23 decide what is a word: `'figs'`, `'figs-2008'` … */
  readonly edition: string;
  /** Which lexicon of `builds.csv`; default `'italiano'`. */
  readonly build?: string;
  /**
   * From 20,000 lemmas on, a second thread builds the graph while the first writes the reasons down; the files are
   * the same. Default 2, 1 where the machine has one core.
   */
  readonly threads?: 1 | 2;
  /** Rejects with the signal's reason; no file is written then. */
  readonly signal?: AbortSignalLike;
  /** Called on the same thread, in the order of the steps. */
  readonly onProgress?: (progress: CompileProgress) => void;
}

/** What a compile is at. */
export interface CompileProgress {
  /** Forms of lemmas, then the graph, then the files. */
  readonly step: 'inflect' | 'graph' | 'write';
  /** Lemmas done and to do, in the step `inflect`. */
  readonly done: number;
  /** 0 in the other steps, as `done`. */
  readonly total: number;
}

/** What came of tables and packages. */
export interface CompileReport {
  /** Words of the lexicon, each once. */
  readonly words: number;
  /** Nodes of the graph. */
  readonly nodes: number;
  /** Size of the `.gaddag` file. */
  readonly bytes: number;
  /** Rows that gave no word, each with a reason. */
  readonly rejected: readonly Rejected[];
  /** SHA-256 of every table read. */
  readonly sources: Readonly<Record<string, string>>;
  readonly manifest: Manifest;
}

/**
 * Compiles a lexicon from tables and the open packages of its build.
 *
 * @throws InputError `TABLE_MISSING` | `TABLE_HEADER` | `TABLE_ROWS` | `PACKAGE_MISSING` |
 *   `RULES_UNKNOWN` | `RULES_WORDS` | `BUILD_UNKNOWN` | `FILE_WRITE` | `FILE_LOCKED`; nothing is written then
 */
export async function compileLexicon(options: CompileOptions): Promise<CompileReport> {
  const rules = rulesEdition(options.edition);
  if (rules.words === undefined) {
    throw new InputError(
      'RULES_WORDS',
      `edition ${quoted(rules.id)} says nothing on Italian words`,
      {
        input: rules.id,
      },
    );
  }
  await using graphs = new GraphThread(options.threads ?? DEFAULT_THREADS);
  return await compileWith(graphs, options, rules);
}

async function compileWith(
  graphs: GraphThread,
  options: CompileOptions,
  rules: Rules,
): Promise<CompileReport> {
  const { signal, onProgress } = options;
  const build = options.build ?? 'italiano';
  const list = await buildWordList({
    source: options.source,
    build,
    rules,
    signal,
    onProgress: (done, total) => {
      graphs.prepare(total);
      onProgress?.({ step: 'inflect', done, total });
    },
  });
  onProgress?.({ step: 'graph', done: 0, total: 0 });
  signal?.throwIfAborted();
  const { graph, derivations, rejected: notWords } = await graphAndRest(graphs, list);
  signal?.throwIfAborted();
  const { folder, name } = splitOut(options.out, build);
  const facts = factsOf(list, name, rules.alphabet, rules.id);
  const gaddag = readBack(encodeLexicon(graph, facts), name, list.words.count);
  const files = new Map([
    [`${name}.gaddag`, gaddag.bytes],
    [`${name}.derivations`, seal(derivations, gaddag.checksum)],
    [`${name}.rejected.csv`, notWords],
  ]);
  onProgress?.({ step: 'write', done: 0, total: 0 });
  const manifest = createManifest(facts, graph, list.words, files, list.hashes, list.counts);
  const all = new Map<string, Uint8Array | string>(files);
  all.set(`${name}.manifest.json`, formatManifest(manifest));
  await writeFiles(folder, all, signal);
  const { rejected, hashes: sources } = list;
  const { wordCount: words, nodeCount: nodes } = graph;
  return { words, nodes, bytes: gaddag.bytes.length, rejected, sources, manifest };
}

/** The graph, and meanwhile what can be written without it. */
async function graphAndRest(
  graphs: GraphThread,
  list: BuiltWordList,
): Promise<{ graph: BuiltGaddag; derivations: Uint8Array; rejected: Uint8Array }> {
  const building = graphs.build(list.words);
  building.catch(() => undefined); // awaited below
  await nextTurn(); // by then it has been asked for
  const derivations = layOutDerivations(list);
  const rejected = new TextEncoder().encode(formatRejected(list.rejected));
  return { graph: await building, derivations, rejected };
}

/** The lexicon is read back before anybody trusts it. */
function readBack(
  bytes: Uint8Array,
  name: string,
  words: number,
): { readonly bytes: Uint8Array; readonly checksum: string } {
  const { checksum, wordCount } = lexiconFromBytes(bytes, `${name}.gaddag`);
  if (wordCount !== words) throw new RangeError(`${wordCount} words read back`);
  return { bytes, checksum };
}

function factsOf(
  { licence, sources }: BuiltWordList,
  name: string,
  alphabet: { readonly id: string; readonly letters: readonly string[] },
  edition: string,
): LexiconFacts {
  return {
    name,
    alphabet: alphabet.id,
    letters: alphabet.letters,
    edition,
    licence,
    sources: sources.map(({ id, name: title, version, licence: terms, attribution }) => ({
      id,
      name: title,
      version,
      licence: terms,
      attribution,
    })),
  };
}
