// Compiles the committed tables once, before any test, into a folder of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { compileLexicon } from '../compile/compile.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with `italiano.*`, compiled from the committed tables under `figs`. */
    defaultLexicon: string;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'leggio-lexicon-'));
  await compileLexicon({ source: 'lexicon-src', out: folder, edition: 'figs' });
  provide('defaultLexicon', folder);
  return () => rm(folder, { recursive: true, force: true });
}
