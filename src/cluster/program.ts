// Which program this is: two machines give the same bytes only where they run the same one.
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../platform/hash.js';

/** The folder of the built program, with this file two levels below. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** SHA-256 over the names and texts of all modules of the program, hex. */
export async function programHash(): Promise<string> {
  const names = (await readdir(ROOT, { recursive: true })).filter(name => name.endsWith('.js'));
  const files = await Promise.all(
    names.sort().map(async name => [name.replaceAll(sep, '/'), await readFile(join(ROOT, name))]),
  );
  return hashOf(...files.flat());
}
