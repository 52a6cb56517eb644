// How the site arrives and stays: words that come damaged or not at all, a full disk, two tabs, a new version.
import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import {
  type Interference,
  MICIO,
  MICIO_PLAYS,
  openSite,
  type SiteServer,
  serveSite,
  untilReady,
  WITH_SERVICE_WORKER,
} from '../../testing/site.js';
import { tempFolder } from '../../testing/temp-folder.js';

const isWords = (path: string): boolean => path.includes('/data/italiano.gaddag');

describe.runIf(hasBrowser)('words that do not come', () => {
  const folder = tempFolder();
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });

  afterAll(() => browser?.close());

  /** A server whose words go wrong until they are mended. */
  async function failing(
    fail: Interference,
  ): Promise<{ readonly server: SiteServer; mend(): void }> {
    let isBroken = true;
    const server = await serveSite({}, undefined, (path, response) => {
      return isBroken && isWords(path) && fail(path, response);
    });
    return {
      server,
      mend() {
        isBroken = false;
      },
    };
  }

  async function tryAgain(page: Page, mend: () => void): Promise<void> {
    mend();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByText(MICIO_PLAYS).waitFor();
    await page.context().close();
  }

  test('damaged words are refused, not kept, and fetched again', async () => {
    const { server, mend } = await failing((_, response) => {
      response.writeHead(200).end(Buffer.alloc(100_000, 7));
      return true;
    });
    const { page } = await openSite(browser, server, MICIO, WITH_SERVICE_WORKER);
    await page.getByText('Il lessico scaricato è guasto.').waitFor();
    expect(await keptFiles(page)).toEqual([]);
    await tryAgain(page, mend);
    server.close();
  });

  test('a download that breaks off half-way says so, and begins again', async () => {
    const { server, mend } = await failing((_, response) => {
      response.writeHead(200, { 'content-length': 5_000_000 });
      response.write(Buffer.alloc(500_000), () => response.destroy());
      return true;
    });
    const { page } = await openSite(browser, server, MICIO, WITH_SERVICE_WORKER);
    await page.getByText('la rete manca o si è interrotta').waitFor();
    await tryAgain(page, mend);
    server.close();
  });

  test('words kept in pieces of an older visit are fetched anew when they are damaged', async () => {
    const server = await serveSite();
    const { page } = await openSite(browser, server, MICIO, WITH_SERVICE_WORKER);
    await untilReady(page);
    const before = server.asked.filter(isWords).length;
    await page.evaluate(async () => {
      const cache = await caches.open('leggio-data');
      for (const request of await cache.keys()) {
        if (request.url.includes('gaddag')) await cache.put(request, new Response('not the words'));
      }
    });
    await page.reload();
    await page.getByText(MICIO_PLAYS).waitFor();
    expect(server.asked.filter(isWords)).toHaveLength(before + 1);
    await page.context().close();
    server.close();
  });

  test('a full disk: the plays are there all the same, and the page says what is not kept', async () => {
    const server = await serveSite();
    const context = await browser.newContext({ locale: 'it-IT' });
    const page = await context.newPage();
    await setQuota(page, server, 200_000);
    await page.goto(server.url + MICIO);
    await page.getByText(MICIO_PLAYS).waitFor();
    await page.getByText('Non c’è spazio per conservare il lessico').waitFor();
    await setQuota(page, server, 500_000_000);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByText('Lessico pronto').waitFor();
    expect(await keptFiles(page)).toHaveLength(2);
    await context.close();
    server.close();
  });

  test('two tabs share the words, each with its own position', async () => {
    const server = await serveSite();
    const { page: first } = await openSite(browser, server, MICIO, WITH_SERVICE_WORKER);
    await untilReady(first);
    const fetched = server.asked.filter(isWords).length;
    const second = await first.context().newPage();
    await second.goto(`${server.url}#r=ARMONIA`);
    await untilReady(second);
    expect(server.asked.filter(isWords)).toHaveLength(fetched);
    await second.locator('.moves li').first().waitFor();
    expect(await first.getByText(MICIO_PLAYS).count()).toBe(1);
    expect(await second.getByText(MICIO_PLAYS).count()).toBe(0);
    await first.context().close();
    server.close();
  });

  test('a new version is offered and comes when it is asked for, in both tabs', async () => {
    const site = join(folder, 'site');
    await cp(inject('site'), site, { recursive: true });
    const server = await serveSite({}, site);
    const { page } = await openSite(browser, server, MICIO, WITH_SERVICE_WORKER);
    await untilReady(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload(); // from here on the service worker has the page
    await release(site);
    await page.reload();
    const other = await openTab(page.context(), server);
    await page.getByText('C’è una versione nuova.').waitFor();
    expect(await page.title()).toBe('leggio');
    await page.getByRole('button', { name: 'Aggiorna' }).click();
    await page.waitForFunction(() => document.title === 'leggio 2');
    await page.getByText(MICIO_PLAYS).waitFor(); // the position is still there
    await other.reload();
    expect(await other.title()).toBe('leggio 2');
    await page.context().close();
    server.close();
    await rm(site, { recursive: true });
  });
});

async function openTab(context: BrowserContext, { url }: SiteServer): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** Puts a second version in the place of the first: another page, and a service worker that knows it. */
async function release(site: string): Promise<void> {
  const pagePath = join(site, 'index.html');
  const page = await readFile(pagePath, 'utf8');
  const next = page.replace('<title>leggio</title>', '<title>leggio 2</title>');
  await writeFile(pagePath, next);
  const workerPath = join(site, 'sw.js');
  const worker = await readFile(workerPath, 'utf8');
  expect(worker).toContain(md5(page));
  await writeFile(workerPath, worker.replace(md5(page), md5(next)));
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

async function setQuota(page: Page, { url }: SiteServer, quotaSize: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

/** Names of the files of data that are kept. */
function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('leggio-data');
    return (await cache.keys()).map(({ url }) => url);
  });
}
