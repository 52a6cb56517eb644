// `--out DIR|FILE`: where compiled files go and what they are called.
import { basename, dirname } from 'node:path';

const EXTENSION = '.gaddag';

/**
 * @param out a folder, or a file whose name ends in `.gaddag`
 * @param name of the files when `out` is a folder
 */
export function splitOut(out: string, name: string): { folder: string; name: string } {
  if (!out.endsWith(EXTENSION)) return { folder: out, name };
  return { folder: dirname(out), name: basename(out, EXTENSION) };
}
