// What the page fetches: words, values of leaves, reasons for words, with their licence beside them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Packed, pack } from './pack.js';
import { reasonsFiles } from './reasons-files.js';
import { shortDoubts } from './short-doubts.js';

/** What the page imports: a `DataFile` for each file of data. */
const MODULE = 'virtual:leggio-data';

/** What is committed: trained leaves and papers. */
const COMMITTED = fileURLToPath(new URL('../../../dist-lexicon/', import.meta.url));

/** Goes with the words wherever they go. */
const PAPERS = ['GPL-3.0.txt', 'README.md'] as const;

/** Files that the page knows from the start, by name, and those that it learns of from them. */
interface PackedFiles {
  readonly known: Readonly<Record<string, Packed>>;
  readonly others: readonly Packed[];
}

/** @param lexicon folder of the compiled default lexicon */
export function dataFiles(lexicon: string): Plugin {
  let packed: Promise<PackedFiles> | undefined;
  const files = (): Promise<PackedFiles> => {
    packed ??= packAll(lexicon);
    return packed;
  };
  return {
    name: 'leggio-data',
    buildStart: async () => void (await files()),
    resolveId: id => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      return Object.entries((await files()).known)
        .map(([name, { facts }]) => `export const ${name} = ${JSON.stringify(facts)};`)
        .join('\n');
    },
    async generateBundle() {
      const { known, others } = await files();
      for (const { facts, bytes } of [...Object.values(known), ...others]) {
        this.emitFile({ type: 'asset', fileName: facts.path, source: bytes });
      }
      for (const name of PAPERS) {
        const source = readFileSync(join(COMMITTED, name));
        this.emitFile({ type: 'asset', fileName: `data/${name}`, source });
      }
    },
  };
}

async function packAll(lexicon: string): Promise<PackedFiles> {
  const { index, files } = await reasonsFiles(lexicon);
  const known = {
    lexicon: packFile(lexicon, 'italiano.gaddag'),
    leaves: packFile(COMMITTED, 'italiano.leaves'),
    wins: packFile(COMMITTED, 'italiano.wins'),
    played: packFile(COMMITTED, 'italiano.played.csv'),
    reasons: index,
    shortDoubts: shortDoubts(),
  };
  return { known, others: files };
}

function packFile(folder: string, file: string): Packed {
  return pack(file, readFileSync(join(folder, file)));
}
