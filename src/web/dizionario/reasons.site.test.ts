// The reasons for words as they arrive and stay: in parts, kept, without a network, damaged, all at once.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import { openSite, serveSite, untilReady, WITH_SERVICE_WORKER } from '../../testing/site.js';

const isPart = (path: string): boolean => /\/data\/italiano-reasons\.\d+-/.test(path);

describe.runIf(hasBrowser)('reasons for words', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });

  afterAll(() => browser?.close());

  test('a part comes with the first word that needs it, once, and then without a network', async () => {
    const server = await serveSite();
    const { page, complaints } = await openSite(
      browser,
      server,
      '#tab=dizionario&q=onda',
      WITH_SERVICE_WORKER,
    );
    await page.getByText('onda (s.f.), singolare').first().waitFor({ timeout: 120_000 });
    expect(server.asked.filter(isPart)).toHaveLength(1);
    await ask(page, 'onde');
    await page.getByText('onda (s.f.), plurale').first().waitFor();
    expect(server.asked.filter(isPart)).toHaveLength(1);
    await page.evaluate(() => navigator.serviceWorker.ready);
    server.close();
    await page.reload();
    await page.getByText('onda (s.f.), plurale').first().waitFor({ timeout: 120_000 });
    await ask(page, 'zero qzx');
    await page.getByText('2 parole, 1 non valida', { exact: true }).waitFor();
    await page.getByText('Il perché non si scarica').first().waitFor();
    const unexpected = complaints.filter(text => !text.includes('ERR_'));
    expect(unexpected).toEqual([]);
    await page.context().close();
  });

  test('a damaged part is refused with a sentence, not kept, and tried again', async () => {
    let isBroken = true;
    const server = await serveSite({}, undefined, (path, response) => {
      if (!isBroken || !isPart(path)) return false;
      response.writeHead(200).end(Buffer.alloc(50_000, 7));
      return true;
    });
    const { page } = await openSite(browser, server, '#tab=dizionario&q=onda', WITH_SERVICE_WORKER);
    await page.getByText('Il perché è arrivato guasto.').waitFor({ timeout: 120_000 });
    await page.getByText('1 parola, 0 non valide').waitFor();
    expect(await keptParts(page)).toEqual([]);
    isBroken = false;
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByText('onda (s.f.), singolare').first().waitFor();
    expect(await keptParts(page)).toHaveLength(1);
    await page.context().close();
    server.close();
  });

  test('all are fetched at once, with their size, and are there without a network', async () => {
    const server = await serveSite();
    const { page } = await openSite(browser, server, '#tab=dizionario', WITH_SERVICE_WORKER);
    await untilReady(page);
    await page.getByText('Il perché delle parole, senza rete').click();
    const button = page.getByRole('button', { name: /^Scarica tutto \(9,\d MB\)$/ });
    await button.click();
    await page.getByText('Il perché di tutte le parole è su questo dispositivo').waitFor({
      timeout: 120_000,
    });
    expect(await keptParts(page)).toHaveLength(new Set(server.asked.filter(isPart)).size);
    await page.evaluate(() => navigator.serviceWorker.ready);
    server.close();
    for (const [word, reason] of [
      ['abaco', 'abaco (s.m.), singolare'],
      ['zuppa', 'zuppa (s.f.), singolare'],
      ['dicesi', 'art. 22'],
    ] as const) {
      await ask(page, word);
      await page.getByText(reason).first().waitFor();
    }
    await page.context().close();
  });
});

async function ask(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
}

/** Parts in Cache Storage. */
function keptParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('leggio-data');
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return paths.filter(path => /italiano-reasons\.\d+-/.test(path));
  });
}
