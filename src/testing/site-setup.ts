// Builds the site once, before any test of it, with a lexicon compiled from the committed tables.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { compileLexicon } from '../compile/compile.js';
import { siteConfig } from '../web/build/site-config.js';

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'leggio-site-'));
  const lexicon = join(folder, 'lexicon');
  const site = join(folder, 'site');
  await compileLexicon({ source: 'lexicon-src', out: lexicon, edition: 'figs' });
  await build({ ...siteConfig({ lexicon, out: site }), configFile: false, logLevel: 'warn' });
  provide('site', site);
  return () => rm(folder, { recursive: true, force: true });
}
