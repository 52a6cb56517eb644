// Compiles the kernel twice, for shared and for ordinary memory, and writes both as base64 into
// `../kernel-bytes.ts`: a library that reads no file runs in a page as it does in Node.
// Only when a source, this file or the compiler is another than those named in its first line.
// `--if-missing`: only when that file is not there, for those who want the types alone.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const BYTES = new URL('../kernel-bytes.ts', import.meta.url);
const HERE = new URL('.', import.meta.url);
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Also in what the bytes depend on; the compiler has its version there. */
const SETTINGS = ['asconfig.json', 'package.json'];

/** Name in the module by target of `asconfig.json`. */
const TARGETS = { SHARED_KERNEL: 'shared', PLAIN_KERNEL: 'plain' };

if (!process.argv.includes('--if-missing') || !existsSync(BYTES)) {
  const head = `// Made by kernel/embed.js: the compiled kernel, in base64. Of the sources ${await hashSources()}.`;
  const made = existsSync(BYTES) ? await readFile(BYTES, 'utf8') : '';
  if (!made.startsWith(`${head}\n`)) await embed(head);
}

/** @returns SHA-256 of everything that the bytes depend on */
async function hashSources() {
  const names = (await readdir(HERE)).filter(name => /\.(js|json|ts)$/.test(name)).sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(await readFile(new URL(name, HERE)));
  for (const name of SETTINGS) hash.update(await readFile(`${ROOT}${name}`));
  return hash.digest('hex');
}

/** @param head first line of the module */
async function embed(head) {
  const lines = [head];
  for (const [name, target] of Object.entries(TARGETS)) {
    const bytes = await compile(target);
    lines.push(`export const ${name}: string =\n  '${Buffer.from(bytes).toString('base64')}';`);
  }
  await writeFile(BYTES, `${lines.join('\n')}\n`);
}

/** @returns the bytes of a WebAssembly module */
async function compile(target) {
  const { main } = await import('assemblyscript/asc'); // half a second, where nothing is compiled
  let bytes;
  const take = (_name, data) => {
    bytes = data;
  };
  const options = ['--baseDir', ROOT, '--target', target, '--outFile', 'kernel.wasm'];
  const { error, stderr } = await main(['--config', 'asconfig.json', ...options], {
    writeFile: take,
  });
  if (error === null && bytes !== undefined) return bytes;
  throw new Error(`the kernel does not compile for ${target} memory:\n${stderr}`, { cause: error });
}
