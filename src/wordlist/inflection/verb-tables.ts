// All that the project knows about conjugation, read from the tables of `lexicon-src/`.

import type { Problems } from '../rows/table-reader.js';
import { type FamilyTables, readFamilyTables } from './family-tables.js';
import { type ParadigmTables, readParadigmTables } from './paradigm-tables.js';

export type VerbTables = ParadigmTables & FamilyTables;

/**
 * Reads the verb tables of a folder.
 *
 * @param problems gets every wrong row; the tables hold the right ones
 * @throws InputError `TABLE_MISSING`, `TABLE_HEADER`
 */
export async function readVerbTables(folder: string, problems: Problems): Promise<VerbTables> {
  return {
    ...(await readParadigmTables(folder, problems)),
    ...(await readFamilyTables(folder, problems)),
  };
}
