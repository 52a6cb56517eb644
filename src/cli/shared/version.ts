// The version of leggio, as its package.json has it.
import { readFileSync } from 'node:fs';

/** `'0.1.0'` */
export function programVersion(): string {
  const url = new URL('../../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(url, 'utf8')) as { version: string }).version;
}
