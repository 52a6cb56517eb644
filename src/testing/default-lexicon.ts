// The default lexicon, compiled from the committed tables once for all projects of tests that ask for it: their
// set-ups run in one process, but each reads modules of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileLexicon } from '../compile/compile.js';

interface Compiled {
  readonly folder: Promise<string>;
  users: number;
}

const ONCE = Symbol.for('leggio: default lexicon of the tests');
const place = globalThis as { [ONCE]?: Compiled };

/** A folder with `italiano.*`, compiled from the committed tables under `figs`; whoever asks lets go of it. */
export async function takeDefaultLexicon(): Promise<string> {
  place[ONCE] ??= { folder: compile(), users: 0 };
  place[ONCE].users++;
  return place[ONCE].folder;
}

/** The last to let go removes the folder. */
export async function leaveDefaultLexicon(): Promise<void> {
  const compiled = place[ONCE];
  if (compiled === undefined || --compiled.users > 0) return;
  delete place[ONCE];
  await rm(await compiled.folder, { recursive: true, force: true });
}

async function compile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'leggio-lexicon-'));
  await compileLexicon({ source: 'lexicon-src', out: folder, edition: 'figs' });
  return folder;
}
