// The version of this program, as its package has it.
import { readFileSync } from 'node:fs';

const PACKAGE = new URL('../../../package.json', import.meta.url);

export const VERSION: string = (
  JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string }
).version;
