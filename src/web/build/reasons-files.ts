// The reasons for words as the page fetches them: derivations in parts by the alphabet, what the tables say of words
// that are not valid, and an index of these files.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { derivationsParts, evidenceOfTables, loanRowsOf, openDictionary } from 'leggio';
import type { ReasonsIndex } from '../engine/reasons-index.js';
import { type Packed, pack } from './pack.js';

/** What the default lexicon is compiled from. */
const TABLES = fileURLToPath(new URL('../../../lexicon-src', import.meta.url));

/** The names of the files, but for the index, begin like this. */
const NAME = 'italiano-reasons';

export interface ReasonsFiles {
  readonly index: Packed;
  /** All that the index names. */
  readonly files: readonly Packed[];
}

/** @param lexicon folder of the compiled default lexicon */
export async function reasonsFiles(lexicon: string): Promise<ReasonsFiles> {
  const dictionary = await openDictionary({
    lexicon: join(lexicon, 'italiano.gaddag'),
    tables: TABLES,
  });
  const derivations = await readFile(join(lexicon, 'italiano.derivations'));
  const parts = derivationsParts(dictionary.lexicon, derivations).map(({ first, bytes }, part) => ({
    first,
    packed: pack(`${NAME}.${part}`, bytes),
  }));
  const evidence = pack(`${NAME}.no`, (await evidenceOfTables(dictionary)) ?? new Uint8Array());
  const index: ReasonsIndex = {
    parts: parts.map(({ first, packed }) => ({ first, file: packed.facts })),
    evidence: evidence.facts,
    loanRows: await loanRowsOf(dictionary),
  };
  return {
    index: pack(`${NAME}.index`, new TextEncoder().encode(JSON.stringify(index))),
    files: [...parts.map(({ packed }) => packed), evidence],
  };
}
