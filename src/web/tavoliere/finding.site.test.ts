// The best moves as people look through them: in either order, filtered, on the board, by the map of hot squares; and
// the link that brings all of it back.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import { MICIO, openSite, type SiteServer, serveSite, untilReady } from '../../testing/site.js';
import { countsOf, inAddress, SCREENS, squareOf } from '../../testing/tavoliere.js';

describe.runIf(hasBrowser)('moves', () => {
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
      await countsOf(page);
      await page.locator('.filters summary').click();
    });

    beforeEach(async () => {
      const clear = page.getByRole('button', { name: 'Togli i filtri' });
      if (await clear.isEnabled()) await clear.click();
    });

    afterAll(async () => {
      expect(complaints).toEqual([]);
      await page?.context().close();
    });

    const rows = (): Promise<string[]> => page.locator('.moves li').allInnerTexts();
    const settled = async (): Promise<void> => {
      await page.getByText(/passa(no)? il filtro/).waitFor();
      await page.locator('.moves[aria-busy=false]').waitFor();
    };

    test('by points: every tie of the top, how many there are, more on demand', async () => {
      const counts = await countsOf(page);
      const [, tied] =
        /^2\d\.\d{3} giocate · le (\d+) migliori \d+ punti · 127 cambi$/.exec(counts) ?? [];
      expect(await page.locator('.move.top').count()).toBe(Number(tied));
      expect(await page.locator('.moves li').count()).toBe(50);
      await page.getByRole('button', { name: 'Mostra altre' }).click();
      await page.locator('.moves li').nth(99).waitFor();
    });

    test('by equity, exchanges among them', async () => {
      await page.getByLabel('valore', { exact: true }).check();
      await page.getByText(/le? \d* ?miglior[ei] \d+,\d valore/).waitFor();
      await page.getByLabel('Mostra').selectOption('exchanges');
      await page.getByText('128 passano il filtro').waitFor();
      const [first = '', last = ''] = [(await rows())[0], (await rows()).at(-1)];
      expect(first).toMatch(/^cambio .*\d+,\d valore/s);
      expect(last).not.toBe(first);
      expect(await inAddress(page, 'ordine')).toBe('equity');
      await page.getByLabel('punti', { exact: true }).check();
    });

    test.each([
      ['Parola lettere', 'asti', /ASTI/i],
      ['Parola lettere', 'C?R*', /^C.R/i],
      ['Resto tessere', 'S?', /resto .*\?.*S/],
    ])('filtered by %s: %s', async (field, text, wanted) => {
      await page.getByLabel(field).fill(text);
      await settled();
      const all = await rows();
      expect(all.length).toBeGreaterThan(2);
      for (const row of all) expect(row).toMatch(wanted);
    });

    test('filtered by points, from and to', async () => {
      await page.getByLabel('Punti, almeno').fill('20');
      await page.getByLabel('Punti, al più').fill('21');
      await settled();
      for (const row of await rows()) expect(row).toMatch(/2[01] punti/);
      expect(await inAddress(page, 'punti')).toBe('20-21');
    });

    test('filtered by squares: one to be covered, one to be avoided, by press and by key', async () => {
      await page.getByRole('button', { name: 'Scegli caselle' }).click();
      await squareOf(page, 'H9').click();
      await page.getByRole('button', { name: 'H9 coperta togli dal filtro' }).waitFor();
      await squareOf(page, 'H9').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.getByText('H10 evitata').waitFor();
      await settled();
      expect(await squareOf(page, 'H10').getAttribute('aria-label')).toMatch(/da evitare/);
      for (const row of await rows()) expect(row).toMatch(/H\d vert\.|9 orizz\./);
      expect(await inAddress(page, 'caselle')).toBe('H9,-H10');
      await page.getByRole('button', { name: 'H10 evitata togli dal filtro' }).click();
      await page.getByRole('button', { name: 'H9 coperta togli dal filtro' }).click();
      await page.getByRole('button', { name: 'Scegli caselle' }).click();
    });

    test('shown on the board when tapped, words and score below, and away again', async () => {
      await page.locator('.moves button').first().click();
      await page.getByText(/Giocata valida: \d+ punti/).waitFor();
      await page.getByText('scrabble, 50 punti').waitFor();
      expect(await page.locator('.square.tried').count()).toBe(7);
      await page.getByRole('button', { name: 'Perché' }).click();
      await page.locator('.why-words .reasons .row').first().waitFor();
      expect(await page.locator('.why-words .reasons').first().textContent()).toMatch(/art\./);
      if (options.hasTouch) {
        await page.locator('.moves li').nth(20).scrollIntoViewIfNeeded();
        const box = await page.locator('.board').boundingBox();
        expect(box?.y).toBe(0); // it is seen while one reads on
      }
      await page.locator('.moves button').first().click();
      await page.locator('.laid').waitFor({ state: 'detached' });
      expect(await page.locator('.square.tried').count()).toBe(0);
    });

    test('hot squares: what the best play through each is worth', async () => {
      await page.getByRole('button', { name: 'Caselle calde' }).click();
      await page.locator('.hot5').first().waitFor();
      expect(await squareOf(page, 'H9').getAttribute('aria-label')).toMatch(/fino a \d+/);
      expect(await squareOf(page, 'A1').getAttribute('aria-label')).not.toMatch(/fino a/);
      await page.getByRole('button', { name: 'Caselle calde' }).click();
    });
  });

  test('a link brings back position, play, order, filters and map', async () => {
    const { page } = await openSite(
      browser,
      server,
      `${MICIO}&x=H9=A,H10=S,H11=E&ordine=equity&parola=c*&punti=10-&resto=S&caselle=H9,-H15&mostra=plays&calde=1&l=en`,
    );
    await untilReady(page);
    await page.getByText(/pass(es)? the filter/).waitFor();
    await page.getByText('Valid play: ').waitFor();
    await page.locator('.hot5').first().waitFor();
    expect(await page.getByLabel('Word letters').inputValue()).toBe('c*');
    expect(await page.getByLabel('Points, at least').inputValue()).toBe('10');
    expect(await page.getByText('H15 avoided').isVisible()).toBe(true);
    expect(await page.getByLabel('equity', { exact: true }).isChecked()).toBe(true);
    await page.context().close();
  });

  test('what one asks for no longer does not delay what one asks for', async () => {
    const { page } = await openSite(browser, server, MICIO.replace('AEIRST%3F', ''));
    await untilReady(page);
    const rack = page.locator('input[name=rack]');
    for (const tiles of ['??AENOR', '??AENORS'.slice(0, 7), '??EINOR', '??AEINR', 'AA']) {
      await rack.fill(tiles);
    }
    const start = Date.now();
    await page.getByText(/^\d+ giocate/).waitFor();
    expect(Date.now() - start).toBeLessThan(2000); // all four lists of 80,000 plays would take longer
    expect(await page.locator('.moves li').first().textContent()).toMatch(/A/);
    await page.context().close();
  });
});
