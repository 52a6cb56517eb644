// Compiles the kernel twice, for shared and for ordinary memory, and writes both as base64 into
// `../kernel-bytes.ts`: a library that reads no file runs in a page as it does in Node.
// `--if-missing`: only when that file is not there, for those who want the types alone.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

const BYTES = new URL('../kernel-bytes.ts', import.meta.url);
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Name in the module by target of `asconfig.json`. */
const TARGETS = { SHARED_KERNEL: 'shared', PLAIN_KERNEL: 'plain' };

if (!process.argv.includes('--if-missing') || !existsSync(BYTES)) await embed();

async function embed() {
  const lines = ['// Made by kernel/embed.js: the compiled kernel, in base64.'];
  for (const [name, target] of Object.entries(TARGETS)) {
    const bytes = await compile(target);
    lines.push(`export const ${name}: string =\n  '${Buffer.from(bytes).toString('base64')}';`);
  }
  await writeFile(BYTES, `${lines.join('\n')}\n`);
}

/** @returns the bytes of a WebAssembly module */
async function compile(target) {
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
