// Which tables a folder has.

/** Names of the tables of a folder that fit, in order. */
export async function filesLike(folder: string, pattern: RegExp): Promise<readonly string[]> {
  const { readNames } = await import('#node/wordlist/rows/table-disk');
  const files = await readNames(folder);
  return files.filter(file => pattern.test(file)).sort();
}
