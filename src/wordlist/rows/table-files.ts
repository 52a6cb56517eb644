// Which tables a folder has.
import { readdir } from 'node:fs/promises';

/** Names of the tables of a folder that fit, in order. */
export async function filesLike(folder: string, pattern: RegExp): Promise<readonly string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter(file => pattern.test(file)).sort();
}
