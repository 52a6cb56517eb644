// Builds the site once, before any test of it and beside those of others, with a lexicon compiled from the committed tables.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { leaveDefaultLexicon, takeDefaultLexicon } from './default-lexicon.js';
import { filesOf, type Making, make, untilMade } from './made.js';
import { SITE_FOLDERS } from './site-folders.js';

const VITE = 'node_modules/vite/bin/vite.js';
const CONFIG = 'src/testing/site.vite.config.ts';

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const { folder: lexicon } = await takeDefaultLexicon();
  const site = await mkdtemp(join(tmpdir(), 'leggio-site-'));
  let making: Making | undefined;
  let isOver = false;
  untilMade(lexicon).then(
    () => {
      if (isOver) return;
      const env = { [SITE_FOLDERS]: JSON.stringify({ lexicon, out: site }) };
      making = make(site, [VITE, 'build', '--config', CONFIG, '--logLevel', 'warn'], env);
    },
    () => undefined, // tests of the site ask for the lexicon, too, and hear it
  );
  provide('site', site);
  provide('defaultLexicon', lexicon);
  return async () => {
    isOver = true;
    making?.stop();
    await making?.over;
    await leaveDefaultLexicon();
    for (const file of filesOf(site)) await rm(file, { recursive: true, force: true });
  };
}
