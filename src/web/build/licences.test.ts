// Licences come along of what pages and workers bring, and of no package without one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder.js';
import { licences } from './licences.js';

const folder = tempFolder();

/** A package in the folder. */
function packageOf(name: string, licence: string | undefined): string {
  const at = join(folder, 'node_modules', name);
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'package.json'), JSON.stringify({ name, version: '1.2.3', license: 'X' }));
  if (licence !== undefined) writeFileSync(join(at, 'LICENSE'), licence);
  return join(at, 'index.js');
}

/** What is written for a worker's modules and a page's. */
function written(worker: readonly string[], page: readonly string[]): string {
  const { note, write } = licences();
  let text = '';
  const context = {
    emitFile: ({ source }: { source: string }) => {
      text = source;
    },
  };
  const run = ({ generateBundle }: { generateBundle?: unknown }, moduleIds: readonly string[]) =>
    (generateBundle as (...args: unknown[]) => void).call(context, undefined, {
      a: { type: 'chunk', moduleIds },
      b: { type: 'asset' },
    });
  run(note(), worker);
  run(write(), page);
  return text;
}

test('packages of workers and page, each once, by name', () => {
  const one = packageOf('zeta', 'Take it.');
  const other = packageOf('@scope/alpha', 'As you like.');
  const text = written([one, '/src/a.ts'], [other, one]);
  expect(text).toContain('## @scope/alpha 1.2.3 (X)\n\nAs you like.');
  expect(text.match(/^## zeta/gm)).toHaveLength(1);
  expect(text.indexOf('## @scope')).toBeLessThan(text.indexOf('## zeta'));
  expect(text).toContain('## workbox-core ');
});

test('a package without a licence ends the build', () => {
  const bare = packageOf('bare', undefined);
  expect(() => written([], [bare])).toThrow(/^bare: no licence file in .*node_modules.bare$/);
});
