// The base words of the Catalan Hunspell dictionary, a development package: to try the program on,
// never shipped.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../bench/catalan-words.js', import.meta.url));

/** A plain list as the package has it: small letters, accents, `l·l`; one word per line. */
export function catalanList(): string {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return execFileSync(process.execPath, [SCRIPT], { encoding: 'utf8', maxBuffer: 1 << 26, stdio });
}
