// The frame of the site as visitors meet it: the words come, it lives without a network, it works in any folder,
// with isolation and without, narrow and wide.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import {
  DESK,
  faultsOfAccess,
  ISOLATED,
  openSite,
  type SiteServer,
  serveSite,
  untilReady,
} from '../../testing/site.js';

const MICIO = '#p=15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15&r=AEIRST?';

describe.runIf(hasBrowser)('the frame', () => {
  let browser: Browser;
  let server: SiteServer;

  beforeAll(async () => {
    browser = await openBrowser();
    server = await serveSite();
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test.for([
    ['without isolation', {}],
    ['isolated', ISOLATED],
  ] as const)('plays of a link, %s', async ([, headers]) => {
    const own = await serveSite(headers);
    const { page, complaints } = await openSite(browser, own, MICIO);
    await untilReady(page);
    await page.getByText('23.072 giocate').waitFor();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(headers === ISOLATED);
    expect(complaints).toEqual([]);
    await page.context().close();
    own.close();
  });

  test('works without a network after the first visit', async () => {
    const own = await serveSite();
    const { page, complaints } = await openSite(browser, own);
    await untilReady(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    own.close();
    await page.goto(own.url + MICIO);
    await page.reload();
    await page.getByText('23.072 giocate').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.for([
    ['narrow', {}],
    ['wide', { viewport: DESK }],
    ['dark', { colorScheme: 'dark' }],
  ] as const)('nothing to find for axe, nothing wider than the page: %s', async ([, options]) => {
    const { page } = await openSite(browser, server, MICIO, options);
    await untilReady(page);
    await page.locator('.moves li').first().waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await page.context().close();
  });
});
