// A folder of tables as a licence holder makes one: the grammar of the project, no open package, and
// a few rows of their own.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from './temp-folder.js';
import { TABLES } from './tiny-dictionary.js';

/** Tables taken as they are. */
const GRAMMAR = [
  'enclitics.csv',
  'families.csv',
  'iare-classes.csv',
  'ire-classes.csv',
  'irregular.csv',
  'noun-exceptions.csv',
  'noun-paradigms.csv',
  'paradigms.csv',
] as const;

/** Tables taken without their rows. */
const EMPTY = [
  'derived-of.csv',
  'exclusions.csv',
  'function-words.csv',
  'listed.csv',
  'short-words.csv',
  'truncations.csv',
  'valency.csv',
  'variants.csv',
] as const;

const OWN: Readonly<Record<string, string>> = {
  'sources.csv':
    'id,name,version,licence,attribution,packages\nown,a dictionary,2026,all rights reserved,its publisher,\n',
  'builds.csv': 'build,without,licence,title\nitaliano,,all rights reserved,our own\n',
  'verbs-own.csv':
    'verb,class,aux,register,media,isc,gloss,witness\nportare,T,a,,1,,recare,the dictionary\nfabbricare,T,a,,1,,costruire,the dictionary\n',
  'nouns-own.csv':
    'lemma,pos,plural,fem,loan,gloss,witness\ncasa,sf,,,,dimora,the dictionary\nfabbricazione,sf,,,,il fabbricare,the dictionary\n',
};

/**
 * Makes the folder.
 *
 * @param rows rows to put at the end of its tables, by file name
 */
export async function ownFolder(
  rows: Readonly<Record<string, readonly string[]>> = {},
): Promise<string> {
  const folder = tempFolder();
  for (const file of GRAMMAR) await copyFile(join(TABLES, file), join(folder, file));
  for (const file of EMPTY) {
    const [header] = (await readFile(join(TABLES, file), 'utf8')).split('\n');
    await writeFile(join(folder, file), `${header}\n`);
  }
  for (const [file, text] of Object.entries(OWN)) await writeFile(join(folder, file), text);
  for (const [file, lines] of Object.entries(rows)) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    await writeFile(path, `${text.trimEnd()}\n${lines.join('\n')}\n`);
  }
  return folder;
}
