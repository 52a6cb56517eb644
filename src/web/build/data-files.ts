// The words and the values of leaves as the page fetches them: compressed by the file, since hardly any static
// host can be told to, named by what is in them, with their licence beside them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { DataFile } from '../engine/data-file.js';

/** What the page imports: a `DataFile` for each file of data. */
const MODULE = 'virtual:leggio-data';

/** What is committed: trained leaves and papers. */
const COMMITTED = fileURLToPath(new URL('../../../dist-lexicon/', import.meta.url));

/** Goes with the words wherever they go. */
const PAPERS = ['GPL-3.0.txt', 'README.md'] as const;

interface Packed {
  readonly facts: DataFile;
  readonly bytes: Uint8Array;
}

/** @param lexicon folder of the compiled default lexicon */
export function dataFiles(lexicon: string): Plugin {
  let packed: Readonly<Record<string, Packed>> = {};
  return {
    name: 'leggio-data',
    buildStart() {
      if (Object.keys(packed).length === 0) packed = packAll(lexicon);
    },
    resolveId: id => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      return Object.entries(packed)
        .map(([name, { facts }]) => `export const ${name} = ${JSON.stringify(facts)};`)
        .join('\n');
    },
    generateBundle() {
      for (const { facts, bytes } of Object.values(packed)) {
        this.emitFile({ type: 'asset', fileName: facts.path, source: bytes });
      }
      for (const name of PAPERS) {
        const source = readFileSync(join(COMMITTED, name));
        this.emitFile({ type: 'asset', fileName: `data/${name}`, source });
      }
    },
  };
}

function packAll(lexicon: string): Readonly<Record<string, Packed>> {
  return {
    lexicon: pack(lexicon, 'italiano.gaddag'),
    leaves: pack(COMMITTED, 'italiano.leaves'),
    wins: pack(COMMITTED, 'italiano.wins'),
  };
}

/** Not `.gz`: some servers would then send it as the encoding of what is in it. */
function pack(folder: string, file: string): Packed {
  const raw = readFileSync(join(folder, file));
  const sha256 = createHash('sha256').update(raw).digest('hex');
  const bytes = gzipSync(raw, { level: 9 });
  const path = `data/${file}-${sha256.slice(0, 12)}.bin`;
  return { facts: { path, sha256, size: raw.length, packedSize: bytes.length }, bytes };
}
