// Which program this is: two machines give the same bytes only where they run the same one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../platform/hash.js';

/** The folder of the built program, with this file two levels below. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * SHA-256 over the names and texts of all modules of the program, hex. File by file and without `recursive`: six
 * hundred files took 170 ms of work at once, and take 40.
 */
export function programHash(): string {
  const modules = modulesIn('').sort();
  return hashOf(...modules.flatMap(name => [name, readFileSync(join(ROOT, name))]));
}

/** Names of the modules in a folder below the program's and in its folders, with slashes. */
function modulesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const name = `${folder}${entry.name}`;
    if (entry.isDirectory()) return modulesIn(`${name}/`);
    return name.endsWith('.js') ? [name] : [];
  });
}
