// Builds the site once, before any test of it, with a lexicon compiled from the committed tables.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { siteConfig } from '../web/build/site-config.js';
import { leaveDefaultLexicon, takeDefaultLexicon } from './default-lexicon.js';

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const lexicon = await takeDefaultLexicon();
  const site = await mkdtemp(join(tmpdir(), 'leggio-site-'));
  await build({ ...siteConfig({ lexicon, out: site }), configFile: false, logLevel: 'warn' });
  provide('site', site);
  provide('defaultLexicon', lexicon);
  return async () => {
    await leaveDefaultLexicon();
    await rm(site, { recursive: true, force: true });
  };
}
