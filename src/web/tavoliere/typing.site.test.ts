// Positions typed, pasted and dropped, as people do it, on a phone and on a desk.

import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import {
  MICIO_PLAYS,
  openSite,
  type SiteServer,
  serveSite,
  untilReady,
} from '../../testing/site.js';
import { countsOf, inAddress, lettersOn, SCREENS, squareOf } from '../../testing/tavoliere.js';

const ROW8 = ['F8', 'G8', 'H8', 'I8', 'J8'];
const CGP = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15 AEIRST?';
const ROWS = [
  ...Array(7).fill('.'.repeat(15)),
  '.....MICIO.....',
  ...Array(7).fill('.'.repeat(15)),
];

describe.runIf(hasBrowser)('a position', () => {
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
      ({ page, complaints } = await openSite(browser, server, '', options));
      await untilReady(page);
    });

    afterAll(async () => {
      expect(complaints).toEqual([]);
      await page?.context().close();
    });

    test('is typed: words both ways, a jolly with Shift, the rack, and the best plays come', async () => {
      await squareOf(page, 'F8').focus();
      await page.keyboard.type('micio');
      await squareOf(page, 'I9').focus();
      await page.keyboard.press('Space');
      await page.keyboard.type('nO');
      expect(await lettersOn(page, [...ROW8, 'I9', 'I10'])).toBe('MICIONo');
      await page.locator('input[name=rack]').fill('aeirst ');
      expect(await page.locator('input[name=rack]').inputValue()).toBe('AEIRST?');
      expect(await countsOf(page)).toMatch(/^\d+(\.\d+)* giocate · /);
      expect(await inAddress(page, 'p')).toContain('5MICIO5/8N6/8o6/');
      expect(await squareOf(page, 'I10').getAttribute('aria-label')).toBe('I10, jolly come O');
      expect(await squareOf(page, 'A1').getAttribute('aria-label')).toBe(
        'A1, vuota, parola tripla',
      );
    });

    test('is taken back and made again, by key and by button', async () => {
      await squareOf(page, 'I10').focus();
      await page.keyboard.press('Delete');
      expect(await lettersOn(page, ['I9', 'I10'])).toBe('N.');
      await page.keyboard.press('Control+z');
      expect(await lettersOn(page, ['I9', 'I10'])).toBe('No');
      await page.getByRole('button', { name: 'Ripeti' }).click();
      expect(await lettersOn(page, ['I9', 'I10'])).toBe('N.');
      await page.getByRole('button', { name: 'Svuota' }).click();
      await page.getByRole('button', { name: 'Annulla' }).click();
      expect(await lettersOn(page, [...ROW8, 'I9'])).toBe('MICION');
    });

    test.each([
      ['CGP', CGP],
      ['rows', `${ROWS.join('\n')}\nAEIRST?`],
    ])('is pasted anywhere as %s', async (_, text) => {
      await page.getByRole('button', { name: 'Svuota' }).click();
      await paste(page, text);
      expect(await lettersOn(page, ROW8)).toBe('MICIO');
      expect(await countsOf(page)).toMatch(MICIO_PLAYS);
    });

    test('is one of a game that is dropped, turn by turn', async () => {
      await drop(page, 'figs.gcg', await readFile('src/testing/games/figs.gcg', 'utf8'));
      await page.getByText('turno 1 di').waitFor();
      for (const turn of [2, 3, 4]) {
        await page.getByRole('button', { name: 'Turno successivo' }).click();
        await page.getByText(`turno ${turn} di`).waitFor();
      }
      await page.locator('.moves li').first().waitFor();
      expect(await page.locator('.square.full').count()).toBeGreaterThan(1);
      await page.getByRole('button', { name: 'Chiudi la partita' }).click();
    });

    test('may have Catalan tiles: the board works, and says that there are no words', async () => {
      await page.getByRole('button', { name: 'Svuota' }).click();
      await page.locator('select[name=edition]').selectOption('uf-2007');
      await squareOf(page, 'F8').focus();
      await page.keyboard.press('Space'); // the hand writes down since the first test
      await page.keyboard.type('quenyl·l');
      expect(await lettersOn(page, ['F8', 'G8', 'H8', 'I8'])).toBe('QUENYL·L');
      expect(await inAddress(page, 'p')).toContain('5[QU]E[NY][L·L]6');
      await page.locator('input[name=rack]').fill('NYAE');
      await page.getByText('il sito non ha un lessico').waitFor();
      expect(await page.locator('.rack-tiles .tile').count()).toBe(3);
      await page.locator('select[name=edition]').selectOption('figs');
    });

    test('is refused in Italian where a game has a wrong line', async () => {
      await paste(page, '#player1 anna Anna\n#player2 bruno Bruno\n>anna: AEIRSTO 8H ??? +1 1\n');
      await page
        .locator('.fault')
        .getByText(/riga 3/)
        .waitFor();
    });

    test.each([
      '<img src=x onerror=alert(1)>/'.repeat(15),
      `#player1 <script>alert(1)</script> x\n>x: AAA 8H AAA +6 6`,
      'nonsense of one line',
    ])('is refused as text when it is none: %#', async text => {
      await paste(page, text);
      const hostile = page.locator('main img, main script');
      await page.locator('.fault, .game').first().waitFor();
      expect(await hostile.count()).toBe(0);
      const close = page.getByRole('button', { name: 'Chiudi la partita' });
      if (await close.isVisible()) await close.click();
    });
  });
});

/** Pastes outside fields. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(text => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Drops a file on the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name));
      for (const type of ['dragover', 'drop']) {
        document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      }
    },
    [name, text] as const,
  );
}
