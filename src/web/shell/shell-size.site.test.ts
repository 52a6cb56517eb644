// What has to come before the first board is there: page, styles and scripts without the workers and their words.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import { serveSite } from '../../testing/site.js';
import { VIEWS } from './views.js';

/** Bytes, compressed. */
const MOST = 100_000;

describe.runIf(hasBrowser)('the shell', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });

  afterAll(() => browser?.close());

  test.for(VIEWS.map(({ id }) => id))('takes less than 100 KB before %s is shown', async id => {
    const server = await serveSite();
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.addInitScript(() => {
      // without workers nothing else is asked for
      Object.assign(globalThis, { Worker: class extends EventTarget {} });
    });
    await page.goto(`${server.url}#tab=${id}`);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('main *').count()).toBeGreaterThan(0);
    const files = new Set(server.asked.map(path => path.replace(/^\/$/, '/index.html')));
    const sizes = await Promise.all([...files].map(packedSize));
    expect(files.size).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST);
    await page.close();
    server.close();
  });
});

async function packedSize(path: string): Promise<number> {
  const bytes = await readFile(join(inject('site'), path));
  return Math.min(bytes.length, gzipSync(bytes).length);
}
