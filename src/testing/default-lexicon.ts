// The default lexicon, compiled by the built command from the committed tables, once for all projects of tests that ask
// for it: their set-ups run in one process, but each reads modules of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf, type Making, make } from './made.js';

interface Compiled {
  readonly folder: string;
  readonly making: Making;
}

const ONCE = Symbol.for('leggio: default lexicon of the tests');
const place = globalThis as { [ONCE]?: { readonly compiled: Promise<Compiled>; users: number } };

/** A folder that is to have `italiano.*`, compiled from the committed tables under `figs`; whoever asks lets go of it. */
export async function takeDefaultLexicon(): Promise<Compiled> {
  place[ONCE] ??= { compiled: compile(), users: 0 };
  place[ONCE].users++;
  return place[ONCE].compiled;
}

/** The last to let go removes the folder. */
export async function leaveDefaultLexicon(): Promise<void> {
  const once = place[ONCE];
  if (once === undefined || --once.users > 0) return;
  delete place[ONCE];
  const { folder, making } = await once.compiled;
  making.stop();
  await making.over;
  for (const file of filesOf(folder)) await rm(file, { recursive: true, force: true });
}

async function compile(): Promise<Compiled> {
  const folder = await mkdtemp(join(tmpdir(), 'leggio-lexicon-'));
  const args = ['dist/cli/main.js', 'compile', '--source', 'lexicon-src', '--out', folder];
  return { folder, making: make(folder, args) };
}
