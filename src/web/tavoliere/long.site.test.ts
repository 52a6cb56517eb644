// Long questions as people ask them: a simulation with a bar that moves and an end at any time, an ending solved, a
// pre-ending weighed; the board goes on answering meanwhile.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import { MICIO, openSite, type SiteServer, serveSite, untilReady } from '../../testing/site.js';
import { countsOf, SCREENS } from '../../testing/tavoliere.js';

/** Ends of games of the engine against itself. */
const ENDING =
  '#p=E2Q3TURATEVI/SUTURANO5I1/O2E3P5Z1/D2L3OVOCITI1/O3SUBLOCO2E1/1P5A5R1/1E3M1I5A1/1SNUDATA2ZIFIO/aCEFALE5R2/1H3G6EH1/FE2TARGAVO1NO1/A4S6A2/M4C2BOP1L2/M4I1SIDErEO1/I2CIANO7&r=ABCIMMS';
const PREENDING =
  '#p=D3OSERA5C/ES3USA1MIcI1U/1UT4R3ORTI/1BUE1FAI1MALE2/3PLUF2AFA3/1ZIE1MACCHe4/B4M9/EBE1POSI7/A1VIA1AL1EST3/1PONGANO1VOI3/GO1TO3MIR4/3O2OHE6/2ARANDO7/OC1N2ETA6/DICO11&r=CEILOOV';

describe.runIf(hasBrowser)('a long question', () => {
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

  describe.each(SCREENS)('at %s', (_, options) => {
    let page: Page;
    let complaints: readonly string[];

    beforeAll(async () => {
      ({ page, complaints } = await openSite(browser, server, MICIO, options));
      await untilReady(page);
    });

    afterAll(async () => {
      expect(complaints).toEqual([]);
      await page?.context().close();
    });

    const bar = (): Promise<number> =>
      page.locator('.progress progress').evaluate((bar: HTMLProgressElement) => bar.value);
    const go = async (address: string): Promise<void> => {
      await page.evaluate(hash => {
        location.hash = hash;
      }, address);
    };

    test('simulates: the bar moves, the board answers meanwhile, what is known is shown when it stops', async () => {
      await countsOf(page);
      await page.locator('select[name=count]').selectOption('4');
      await page.locator('.moves button').nth(40).click(); // a play that is laid is compared, too
      await page.getByRole('button', { name: 'Simula' }).click();
      await expect.poll(bar, { timeout: 120_000 }).toBeGreaterThan(0);
      const before = await bar();
      await page.getByLabel('valore', { exact: true }).check();
      await page.getByText(/miglior[ei] \d+,\d valore/).waitFor();
      await expect.poll(bar, { timeout: 60_000 }).toBeGreaterThan(before);
      await page.locator('.long-table tbody tr').first().waitFor({ timeout: 120_000 });
      await page.getByRole('button', { name: 'Ferma' }).click();
      await page.getByText(/partite simulate per mossa: fermata/).waitFor();
      expect(await page.locator('.long-table tbody tr').count()).toBe(5);
      expect(await page.locator('.long-table tbody td').first().textContent()).toMatch(
        /^\d+,\d % ± \d+,\d$/,
      );
      await page.locator('.long-table button').first().click();
      await page.getByText(/Giocata valida: \d+ punti/).waitFor();
    });

    test('solves an ending, exactly, and gives it up with its position', async () => {
      await go(ENDING);
      await page.getByText('Il sacchetto è vuoto.').waitFor();
      expect(await page.locator('.long-table').count()).toBe(0);
      await page.getByRole('button', { name: 'Risolvi il finale' }).click();
      await page.getByText(/Fino alla fine: [+−]?\d+, valore esatto/).waitFor({ timeout: 60_000 });
      await page.getByText('Come prosegue').waitFor();
      await page.locator('.ending button').first().click();
      await page.getByText(/Giocata valida/).waitFor();
    });

    test('weighs a pre-ending, as far as it has come', async () => {
      await go(PREENDING);
      await page.getByText('Nel sacchetto c’è 1 tessera.').waitFor();
      await page.locator('select[name=count]').selectOption('4');
      await page.getByRole('button', { name: 'Valuta il prefinale' }).click();
      await expect.poll(bar, { timeout: 60_000 }).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Ferma' }).click();
      await page.getByText(/Media (esatta|approssimata)/).waitFor({ timeout: 60_000 });
      expect(await page.locator('.long-table tbody tr').count()).toBeGreaterThan(0);
    });
  });
});
