// Tiles moved by hand: dragged with a finger on a phone and with a mouse on a desk, or taken up and put down by press
// and by key.

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import { MICIO, openSite, type SiteServer, serveSite, untilReady } from '../../testing/site.js';
import { inAddress, lettersOn, SCREENS, squareOf } from '../../testing/tavoliere.js';

describe.runIf(hasBrowser)('tiles', () => {
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
    const isTouch = options.hasTouch === true;
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

    const rackTile = (index: number): Locator => page.locator(`[data-rack="${index}"]`);
    const rackField = (): Promise<string> => page.locator('input[name=rack]').inputValue();
    const drag = (from: Locator, to: Locator): Promise<void> =>
      isTouch ? dragByFinger(page, from, to) : from.dragTo(to);

    test('go from the rack to the board, and the play is judged and scored', async () => {
      await drag(rackTile(4), squareOf(page, 'K8'));
      await page.getByText('Giocata non valida: 10 punti').waitFor();
      await page.getByText('MICIOS F8 orizz., 10 punti, non è nel lessico').waitFor();
      expect(await rackTile(4).textContent()).toMatch(/posto vuoto/);
      expect(await inAddress(page, 'x')).toBe('K8=S');
      expect(await inAddress(page, 'p')).toContain('/5MICIO5/');
    });

    test('go on on the board, and say why they cannot lie there', async () => {
      await drag(squareOf(page, 'K8'), squareOf(page, 'A1'));
      expect(await lettersOn(page, ['K8', 'A1'])).toBe('.S');
      await page.getByText('non tocca nessuna tessera già posta').waitFor();
    });

    test('come back to the rack', async () => {
      await drag(squareOf(page, 'A1'), rackTile(0));
      expect(await lettersOn(page, ['A1'])).toBe('.');
      await page.locator('.laid').waitFor({ state: 'detached' });
      expect(await rackField()).toBe('AEIRST?');
    });

    test('change places on the rack', async () => {
      await drag(rackTile(0), rackTile(2));
      expect(await rackField()).toBe('EIARST?');
    });

    test('of the board go elsewhere and to the rack; undo brings them back', async () => {
      await drag(squareOf(page, 'J8'), squareOf(page, 'J9'));
      expect(await lettersOn(page, ['I8', 'J8', 'J9'])).toBe('I.O');
      await drag(squareOf(page, 'J9'), rackTile(0));
      expect(await rackField()).toBe('OEIARST?');
      await page.getByRole('button', { name: 'Annulla' }).click();
      await page.getByRole('button', { name: 'Annulla' }).click();
      expect(await lettersOn(page, ['I8', 'J8', 'J9'])).toBe('IO.');
      expect(await rackField()).toBe('EIARST?');
    });

    test('that are jollies ask for their letter', async () => {
      await drag(rackTile(6), squareOf(page, 'H9'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Lascia stare' }).click();
      expect(await lettersOn(page, ['H9'])).toBe('.');
      await drag(rackTile(6), squareOf(page, 'H9'));
      await dialog.getByRole('button', { name: 'U', exact: true }).click();
      expect(await lettersOn(page, ['H9'])).toBe('u');
      const label = await squareOf(page, 'H9').getAttribute('aria-label');
      expect(label).toBe('H9, jolly come U in prova');
    });

    test('are taken up and put down by press, and by key', async () => {
      await (isTouch ? rackTile(1).tap() : rackTile(1).click());
      await page.locator('[data-rack="1"][aria-pressed=true]').waitFor();
      await (isTouch ? squareOf(page, 'H10').tap() : squareOf(page, 'H10').click());
      await page.locator('[data-rack="1"].away').waitFor();
      expect(await lettersOn(page, ['H9', 'H10'])).toBe('uI');
      await rackTile(0).focus();
      await page.keyboard.press('Enter');
      await squareOf(page, 'H10').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      expect(await lettersOn(page, ['H9', 'H10', 'H11'])).toBe('uIE');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Delete');
      expect(await lettersOn(page, ['H9', 'H10', 'H11'])).toBe('uI.');
    });

    test('are played, and the rack keeps the others', async () => {
      await page.getByRole('button', { name: 'Riprendi' }).click();
      await page.keyboard.press('Escape');
      await drag(rackTile(2), squareOf(page, 'K8'));
      await page.getByRole('button', { name: 'Gioca', exact: true }).click();
      expect(await rackField()).toBe('EIRST?');
      expect(await inAddress(page, 'p')).toContain('/5MICIOA4/');
      expect(await inAddress(page, 'x')).toBe(null);
    });
  });
});

/** A finger put down, moved in steps and lifted, as the browser gets it from the system. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  await page.locator('.board').evaluate(board => board.scrollIntoView()); // the rack is below it
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, touchPoints: readonly object[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  await touch('touchStart', [start]);
  for (const share of [0.2, 0.6, 1]) {
    const x = start.x + (end.x - start.x) * share;
    await touch('touchMove', [{ x, y: start.y + (end.y - start.y) * share }]);
  }
  await page.waitForTimeout(100); // else it is a fling, which the next tap would only stop
  await touch('touchMove', [end]);
  await touch('touchEnd', []);
  await session.detach();
}

async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
