// What the two entry points for players load: their own modules and a few of Node's, no package.
// Asks the built files in a fresh process, which tells every module as it is found.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HOOK = `import { writeSync } from 'node:fs';
export async function resolve(name, context, next) {
  const found = await next(name, context);
  writeSync(1, found.url + '\\n');
  return found;
}`;

function dataUrl(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** URL of every module that an entry point loads. */
function loadedBy(entry: string): readonly string[] {
  const register = `import { register } from 'node:module'; register(${JSON.stringify(dataUrl(HOOK))});`;
  const path = fileURLToPath(new URL(`../dist/${entry}`, import.meta.url));
  const args = ['--no-warnings', '--import', dataUrl(register), path];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n');
}

test.each([
  ['index.js', 'dist/dictionary/why/explain.js'],
  ['core.js', 'dist/movegen/kernel.js'],
])('%s loads no package, neither the CSV reader nor the threads', (entry, own) => {
  const urls = loadedBy(entry);
  expect(urls.some(url => url.endsWith(own))).toBe(true);
  expect(urls.filter(url => url.includes('/node_modules/'))).toEqual([]);
  expect(urls.filter(url => /^node:(zlib|worker_threads|child_process)$/.test(url))).toEqual([]);
});

test('the entry point of compilers loads the CSV reader only with the first table', () => {
  const urls = loadedBy('compile/compile.js');
  expect(urls.filter(url => url.includes('/node_modules/'))).toEqual([]);
});
