// Everything open at once, on a phone and on a desk, light and dark: axe finds nothing, nothing is wider than the page,
// and what can be pressed is large enough for a finger.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import {
  faultsOfAccess,
  LOOKS,
  openSite,
  type SiteServer,
  serveSite,
  showAs,
  untilReady,
} from '../../testing/site.js';

/** An ending, since it is solved at once, with a play laid, a filter and the map of hot squares. */
const ALL =
  '#p=E2Q3TURATEVI/SUTURANO5I1/O2E3P5Z1/D2L3OVOCITI1/O3SUBLOCO2E1/1P5A5R1/1E3M1I5A1/1SNUDATA2ZIFIO/aCEFALE5R2/1H3G6EH1/FE2TARGAVO1NO1/A4S6A2/M4C2BOP1L2/M4I1SIDErEO1/I2CIANO7&r=ABCIMMS&x=A10=S&calde=1&caselle=-A1';

/** Pixels of a target; what stands in a row of text may be smaller (WCAG 2.5.8), squares are as the board has room. */
const TARGET = 44;

describe.runIf(hasBrowser)('with everything open', () => {
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

  test('at 390 px in light and dark, at 1280 px', async () => {
    const { page, complaints } = await openSite(browser, server, ALL);
    await untilReady(page);
    await page.locator('.hot').first().waitFor();
    await page.getByRole('button', { name: 'Scegli caselle' }).click();
    await page.locator('.reading summary').click();
    await page.getByRole('button', { name: 'Leggi' }).isDisabled();
    await page.getByRole('button', { name: 'Perché' }).click();
    await page.locator('.why-words .explanation').first().waitFor();
    await page.getByRole('button', { name: 'Risolvi il finale' }).click();
    await page.locator('.ending').waitFor({ timeout: 120_000 });
    await page.locator('.why-words .share').waitFor({ state: 'detached' });
    for (const look of LOOKS) {
      await showAs(page, look);
      expect(await faultsOfAccess(page), JSON.stringify(look)).toEqual([]);
      expect(await smallTargets(page), JSON.stringify(look)).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    }
    await page.locator('input[name=rack]').fill('ABCIMM?');
    await page.locator('.rack-tiles [data-rack="6"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('input[data-square="220"]').focus();
    await page.keyboard.press('Enter'); // the filter asks for squares first
    await page.getByRole('button', { name: 'Scegli caselle' }).click();
    await page.locator('input[data-square="220"]').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    for (const look of LOOKS) {
      await showAs(page, look);
      expect(await faultsOfAccess(page), JSON.stringify(look)).toEqual([]);
    }
    await page.keyboard.press('a');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

/** What can be pressed and is too small. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(least => {
    const found = document.querySelectorAll<HTMLElement>(
      'main button, main summary, main select, main input:not(.letter, .hidden, [type=radio])',
    );
    return [...found]
      .filter(element => element.getBoundingClientRect().height > 0)
      .filter(element => element.getBoundingClientRect().height < least)
      .map(
        element => `${element.outerHTML.slice(0, 80)}: ${element.getBoundingClientRect().height}`,
      );
  }, TARGET);
}
