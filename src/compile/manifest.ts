// What a compile states about its output: counts, edition, sources with hashes and licences.
import { createHash } from 'node:crypto';
import type { PackedWords } from '../alphabet/packed-words.js';
import type { BuiltGaddag } from '../gaddag/build.js';
import { FORMAT_VERSION, type LexiconFacts } from '../gaddag/format.js';

/** What a compile states about its output; the `.manifest.json` beside it. */
export interface Manifest extends LexiconFacts {
  /** Version of the file format. */
  readonly format: number;
  /** Words of the lexicon, each once. */
  readonly words: number;
  /** Words by their number of letters. */
  readonly wordsByLength: Readonly<Record<number, number>>;
  /** Nodes of the graph. */
  readonly nodes: number;
  /** Arcs between the nodes of the graph. */
  readonly arcs: number;
  /** Size and SHA-256 of each file written beside the manifest. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
  /** SHA-256 of everything read: tables by file name, packages by name and version. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Further figures of the compile: lemmas, forms by kind, rejected rows. */
  readonly counts: Readonly<Record<string, number>>;
}

export function createManifest(
  facts: LexiconFacts,
  graph: BuiltGaddag,
  words: PackedWords,
  files: ReadonlyMap<string, Uint8Array>,
  inputs: Readonly<Record<string, string>>,
  counts: Readonly<Record<string, number>>,
): Manifest {
  return {
    ...facts,
    format: FORMAT_VERSION,
    words: graph.wordCount,
    wordsByLength: countByLength(words),
    nodes: graph.nodeCount,
    arcs: graph.arcCount,
    files: Object.fromEntries(
      [...files].map(([name, bytes]) => [name, { bytes: bytes.length, sha256: sha256(bytes) }]),
    ),
    inputs,
    counts,
  };
}

/** The manifest as the file holds it. */
export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function countByLength({ offsets, count }: PackedWords): Record<number, number> {
  const counts: Record<number, number> = {};
  for (let word = 0; word < count; word++) {
    const length = offsets[word + 1]! - offsets[word]!;
    counts[length] = (counts[length] ?? 0) + 1;
  }
  return counts;
}
