// A game that is typed in, as a scorer does it on a phone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import {
  faultsOfAccess,
  LOOKS,
  openSite,
  type SitePage,
  type SiteServer,
  serveSite,
  showAs,
  untilReady,
} from '../../testing/site.js';
import { tempFolder } from '../../testing/temp-folder.js';

const folder = tempFolder();

describe.runIf(hasBrowser)('a game that is typed in', () => {
  let browser: Browser;
  let server: SiteServer;
  let shared: SitePage | undefined;

  beforeAll(async () => {
    browser = await openBrowser();
    server = await serveSite();
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  /** A game of Anna Però and Bruno, begun on a page of its own. */
  async function begun(): Promise<SitePage> {
    const site = await openSite(browser, server, '#tab=partite');
    await begin(site.page);
    await untilReady(site.page);
    return site;
  }

  /** The same on a page where others were typed in before. */
  async function begunAgain(): Promise<Page> {
    if (shared === undefined) {
      shared = await begun();
      return shared.page;
    }
    await shared.page.getByRole('button', { name: 'Tutte le partite' }).click();
    await begin(shared.page);
    return shared.page;
  }

  async function begin(page: Page): Promise<void> {
    await page.getByLabel('Giocatore 1').fill('Anna Però');
    await page.getByLabel('Giocatore 2').fill('Bruno');
    await page.getByRole('button', { name: 'Comincia' }).click();
    await page.getByText('Ancora nessuna mossa.').waitFor();
  }

  const play = (page: Page, text: string): Promise<void> => page.getByLabel(/^Giocata/).fill(text);
  const press = (page: Page, name: string): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click();
  const rows = (page: Page): Promise<string[]> =>
    page
      .locator('.score-sheet tbody tr')
      .evaluateAll(all =>
        all.map(row =>
          Array.from((row as HTMLTableRowElement).cells, cell =>
            (cell.textContent ?? '').trim(),
          ).join('|'),
        ),
      );
  const untilRows = (page: Page, count: number): Promise<void> =>
    page.locator(`.score-sheet tbody tr:nth-child(${count}):last-child`).waitFor();

  test('plays typed and laid, exchange, pass, challenge: reckoned, undone, saved, analysed', async () => {
    const page = await begunAgain();
    await page.getByLabel(/^Leggio/).fill('micioae');
    await play(page, '8F MICIO');
    await page.getByText('16 punti').waitFor();
    await page.getByText('MICIO è valida').waitFor();
    await press(page, 'Gioca');
    await untilRows(page, 1);
    await page.getByText('Tocca a Bruno').waitFor();
    // laid on the board: down from the O of MICIO
    await page.locator('[data-square="129"]').click();
    await page.locator('[data-square="129"]').click();
    await page.keyboard.type('za');
    await page.getByText('OZA non è nel lessico').waitFor();
    await press(page, 'Riprendi le lettere');
    await page.locator('[data-square="114"]').click();
    await page.keyboard.type('za');
    await page.getByText('OZA non è nel lessico').waitFor();
    expect(await page.locator('input[data-square="114"]').inputValue()).toBe('O');
    expect(await page.getByLabel(/^Giocata/).inputValue()).toBe('J8 vert. OZA');
    await press(page, 'Gioca');
    await untilRows(page, 2);
    await press(page, 'Si ritira');
    await untilRows(page, 3);
    await press(page, 'Passo');
    await untilRows(page, 4);
    await page.getByText('Cambio', { exact: true }).click();
    await page.getByLabel('le lettere, o quante').fill('UUQ');
    await press(page, 'Cambia');
    await untilRows(page, 5);
    expect(await rows(page)).toEqual([
      'Anna Però|F8 orizz. MICIO MICIOAE|+16|16',
      expect.stringMatching(/^Bruno\|J8 vert\. OZA\|\+\d+\|\d+$/),
      expect.stringMatching(/^Bruno\|giocata ritirata\|-\d+\|-?\d+$/),
      'Anna Però|passo|0|16',
      expect.stringMatching(/^Bruno\|cambio UUQ\|0\|-\d+$/),
    ]);
    await press(page, 'Annulla l’ultima riga');
    await press(page, 'Annulla l’ultima riga');
    await untilRows(page, 3);
    await page.getByRole('button', { name: 'Partita GCG' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Partita GCG' }).click(),
    ]);
    await download.saveAs(join(folder, 'game.gcg'));
    expect(download.suggestedFilename()).toBe('Anna-Però-Bruno.gcg');
    const lines = readFileSync(join(folder, 'game.gcg'), 'utf8').split('\n');
    expect(lines.slice(0, 6)).toEqual([
      '#character-encoding UTF-8',
      '#player1 Anna Anna Però',
      '#player2 Bruno Bruno',
      '>Anna: MICIOAE 8F MICIO +16 16',
      expect.stringMatching(/^>Bruno: J8 \.ZA \+\d+ \d+$/),
      expect.stringMatching(/^>Bruno: -- -\d+ 0$/),
    ]);
    await press(page, 'Analizza');
    await page.getByText('Salva:').waitFor();
    expect(await page.locator('.report .cards li').count()).toBe(2);
    await press(page, 'Passo');
    await page.getByText('La partita è cambiata dopo l’analisi.').waitFor();
  });

  test('a reload loses nothing: neither moves nor letters that are being laid', async () => {
    const { page } = await begun();
    await play(page, '8F MICIO');
    await page.getByText('16 punti').waitFor();
    await press(page, 'Gioca');
    await untilRows(page, 1);
    await page.locator('[data-square="129"]').click();
    await page.keyboard.type('r');
    await page.getByText('RO').or(page.getByText('OR')).first().waitFor();
    await page.reload();
    await untilRows(page, 1);
    await page.locator('.play-preview').waitFor();
    expect(await page.locator('[data-square="129"]').inputValue()).toBe('R');
    await page.goto('about:blank');
    await page.goto(`${server.url}#tab=partite`);
    await page.locator('.kept').getByText('Anna Però – Bruno').click();
    await untilRows(page, 1);
    await page.context().close();
  });

  test('two tabs: the one that comes back has what the other wrote', async () => {
    const { page } = await begun();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await untilReady(other);
    await press(other, 'Passo');
    await untilRows(other, 1);
    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await untilRows(page, 1);
    await press(page, 'Passo');
    await untilRows(page, 2);
    await page.context().close();
  });

  test('no room on the disk: the game goes on, and it is said', async () => {
    const { page } = await begun();
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await press(page, 'Passo');
    await untilRows(page, 1);
    await page.getByText('Il browser non conserva la partita').waitFor();
    await press(page, 'Annulla l’ultima riga');
    await page.getByText('Ancora nessuna mossa.').waitFor();
    await page.context().close();
  });

  test('what is wrong is named: a place, a rack, a play that does not fit', async () => {
    const page = await begunAgain();
    await play(page, 'MICIO');
    await page.getByText('Una giocata si scrive casella e parola').waitFor();
    await play(page, '8N MICIO');
    await page.getByText('La parola esce dal tavoliere.').waitFor();
    await play(page, '2B MICIO');
    await page.getByText(/H8/).first().waitFor();
    await page.getByLabel(/^Leggio/).fill('ABCDEFGHI');
    await page.getByText('Il leggio non va').waitFor();
    await page.getByLabel(/^Leggio/).fill('ABCDEFG');
    await play(page, '8F MICIO');
    await page.locator('.play-preview li').first().waitFor();
    await press(page, 'Gioca');
    await untilRows(page, 1);
    await page.locator('.score-sheet .wrong').first().waitFor();
  });

  test('the end: what is left is asked for where the moves do not tell it', async () => {
    const page = await begunAgain();
    for (let pass = 1; pass <= 6; pass++) {
      await press(page, 'Passo');
      await untilRows(page, pass);
    }
    await page.getByLabel('Rimaste a Anna Però').fill('AEEIIOO');
    await page.getByLabel('Rimaste a Bruno').fill('MICIRTZ');
    await press(page, 'Chiudi la partita');
    await page.locator('.score-sheet').getByText('fine della partita').waitFor();
    const scores = await page.locator('.scores li b').allTextContents();
    expect(scores).toEqual(['-7', '-19']);
  });

  test('nothing to find for axe, nothing wider than the page, nothing complained of', async () => {
    const page = await begunAgain();
    await play(page, '8F MICIO');
    await page.getByText('MICIO è valida').waitFor();
    for (const look of LOOKS) {
      await showAs(page, look);
      expect(await faultsOfAccess(page), JSON.stringify(look)).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    }
    expect(shared?.complaints).toEqual([]);
  });
});
