// The frame of the site as visitors meet it: the words come, it lives without a network, it works in any folder,
// with isolation and without, narrow and wide.
import { join } from 'node:path';
import { createEngine, loadLexicon, parsePosition } from 'leggio';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import {
  faultsOfAccess,
  ISOLATED,
  LOOKS,
  MICIO,
  MICIO_PLAYS,
  openSite,
  type SiteServer,
  serveSite,
  showAs,
  untilReady,
  WITH_SERVICE_WORKER,
} from '../../testing/site.js';

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
    await page.getByText(`${await countByEngine()} giocate`).waitFor();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(headers === ISOLATED);
    expect(complaints).toEqual([]);
    await page.context().close();
    own.close();
  });

  test('on a first visit the service worker waits for the words', async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>(resolve => {
      letGo = resolve;
    });
    const own = await serveSite({}, undefined, (path, response) => {
      if (!path.includes('/data/italiano.gaddag')) return false;
      held.then(() => response.writeHead(503).end());
      return true;
    });
    const { page } = await openSite(browser, own, '', WITH_SERVICE_WORKER);
    const isThere = (): Promise<boolean> =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
    await expect.poll(() => own.asked.some(path => path.includes('/data/'))).toBe(true);
    await page.waitForTimeout(300);
    expect(await isThere()).toBe(false);
    letGo();
    await page.evaluate(() => navigator.serviceWorker.ready); // they do not come: the site is kept all the same
    expect(await isThere()).toBe(true);
    await page.context().close();
    own.close();
  });

  test('works without a network after the first visit', async () => {
    const own = await serveSite();
    const { page, complaints } = await openSite(browser, own, '', WITH_SERVICE_WORKER);
    await untilReady(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    own.close();
    await page.goto(own.url + MICIO);
    await page.reload();
    await page.getByText(MICIO_PLAYS).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('nothing to find for axe, nothing wider than the page: narrow, dark and wide', async () => {
    const { page } = await openSite(browser, server, MICIO);
    await untilReady(page);
    await page.locator('.moves li').first().waitFor();
    for (const look of LOOKS) {
      await showAs(page, look);
      expect(await faultsOfAccess(page), JSON.stringify(look)).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    }
    await page.context().close();
  });
});

/** Plays of the link by the engine of Node, as the page writes numbers. */
async function countByEngine(): Promise<string> {
  const lexicon = await loadLexicon(join(inject('defaultLexicon'), 'italiano.gaddag'));
  const text = new URLSearchParams(MICIO.slice(1));
  const position = parsePosition(`${text.get('p')} ${text.get('r')}`);
  return new Intl.NumberFormat('it').format(createEngine({ lexicon }).plays(position).length);
}
