// Games that are opened, pasted and dropped: their analysis as users meet it, its files as the command writes them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import { leggioProcess } from '../../testing/command.js';
import { gamePath } from '../../testing/games.js';
import {
  DESK,
  faultsOfAccess,
  ISOLATED,
  openSite,
  type SitePage,
  type SiteServer,
  serveSite,
  untilReady,
} from '../../testing/site.js';
import { tempFolder } from '../../testing/temp-folder.js';

const folder = tempFolder();

const EVIL = '"><img src=x onerror=alert(1)><script>alert(2)</script>';

/** Two moves that can be simulated, one of them a word that is none. */
const SHORT = [
  '#player1 anna Anna Però',
  '#player2 bruno Bruno',
  '>anna: ACEIIMO 8F MICIO +16 16',
  '>bruno: AELNRST J8 .RLNT +9 9',
].join('\n');

describe.runIf(hasBrowser)('an analysis', () => {
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

  const ready = async (site: SitePage): Promise<Page> => {
    await untilReady(site.page);
    return site.page;
  };

  /** Where games are pasted, on a page where others were before. */
  async function again(): Promise<Page> {
    shared ??= await openSite(browser, server, '#tab=partite');
    const page = await ready(shared);
    const back = page.getByRole('button', { name: 'Tutte le partite' });
    if ((await back.count()) > 0) await back.click();
    return page;
  }

  const paste = async (page: Page, text: string): Promise<void> => {
    await page.locator('textarea[name=gcg]').fill(text);
    await page.getByRole('button', { name: 'Leggi' }).click();
  };

  const done = (page: Page): Promise<void> => page.getByText('Salva:').waitFor();

  /** What a button of the page saves. */
  async function saved(page: Page, name: string): Promise<readonly [name: string, text: string]> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    const path = join(folder, 'saved');
    await download.saveAs(path);
    return [download.suggestedFilename(), readFileSync(path, 'utf8')];
  }

  /** What the command writes of the same game with the same words. */
  async function commanded(file: string, depth: string): Promise<string> {
    const lexicon = join(inject('defaultLexicon'), 'italiano.gaddag');
    const out = join(folder, 'report.html');
    const options = ['--lexicon', lexicon, '--depth', depth, '--lang', 'it', '--html', out];
    expect(await leggioProcess(['analyse', file, ...options])).toMatchObject({ code: 0 });
    return readFileSync(out, 'utf8');
  }

  /** Lets a file fall on the page. */
  const drop = (page: Page, name: string, text: string): Promise<void> =>
    page.evaluate(
      ([file, content]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content!], file!));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
      },
      [name, text],
    );

  /** What axe finds, and how far the page is wider than its window. */
  async function wrongWith(page: Page): Promise<readonly unknown[]> {
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    return [...(await faultsOfAccess(page)), ...(scrollWidth > clientWidth ? [scrollWidth] : [])];
  }

  test('of a file begins by itself, and its page is the command’s', async () => {
    const { page, complaints } = await openSite(browser, server, '#tab=partite');
    await page.setInputFiles('input[type=file]', gamePath('figs'));
    await page.locator('.report .board').waitFor();
    await done(page);
    expect(await page.locator('.report .cards li').count()).toBe(45);
    const [name, text] = await saved(page, 'Pagina HTML');
    expect(name).toBe('figs.html');
    expect(text).toBe(await commanded(gamePath('figs'), 'fast'));
    expect(await wrongWith(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('that simulates, isolated: as the command, on other threads', async () => {
    const own = await serveSite(ISOLATED);
    const options = { viewport: DESK, colorScheme: 'dark' } as const;
    const page = await ready(await openSite(browser, own, '#tab=partite', options));
    await paste(page, SHORT);
    await done(page);
    await page.getByLabel('normale').check();
    await page.getByText('La partita è cambiata').waitFor();
    await page.getByRole('button', { name: 'Analizza di nuovo' }).click();
    await page.getByRole('button', { name: 'Ferma' }).waitFor();
    await done(page);
    const file = join(folder, 'partita.gcg');
    writeFileSync(file, SHORT);
    const [, text] = await saved(page, 'Pagina HTML');
    expect(text).toBe(await commanded(file, 'normal'));
    const [, json] = await saved(page, 'Dati JSON');
    expect(JSON.parse(json).turns[0].moves[0].win).toMatchObject({ how: 'simulated', n: 400 });
    expect((await saved(page, 'Tabella CSV'))[1]).toMatch(/^file,giocatore,/);
    expect(await wrongWith(page)).toEqual([]);
    await page.context().close();
    own.close();
  });

  test('is walked while it grows, stopped, kept by the page, and spoken in English', async () => {
    const page = await ready(await openSite(browser, server, '#tab=partite'));
    await page.setInputFiles('input[type=file]', gamePath('figs'));
    await done(page);
    await page.getByLabel('profonda').check();
    await page.getByRole('button', { name: 'Analizza di nuovo' }).click();
    await page.getByText('Turni valutati: 0 di 45').waitFor();
    await page.locator('.report [data-to=first]').click();
    expect(await page.locator('.report output').textContent()).toBe('inizio');
    await drop(page, 'altra.gcg', 'questa non è una partita');
    await page.getByRole('alert').getByText('altra.gcg, riga 1, carattere 1').waitFor();
    await page.getByRole('button', { name: 'Tavoliere' }).click();
    await page.getByRole('button', { name: 'Partite' }).click();
    await page.getByRole('button', { name: 'Ferma' }).click();
    await page.getByText('Analisi fermata').waitFor();
    await page.getByLabel('veloce').check();
    await page.getByRole('button', { name: 'Analizza di nuovo' }).click();
    await done(page);
    const panel = page.locator('.report .panel[data-turn="2"]');
    await page.locator('.report .cards [data-go="2"]').click();
    await panel.locator('[data-lay]').first().click();
    expect(await page.locator('.report .board .try').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'English' }).click();
    await page.locator('.report').getByText('How to read the figures').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Circolo della Lampara' }).waitFor();
    await page.context().close();
  });

  test('of what cannot be read: a sentence for each line, with its place', async () => {
    const page = await again();
    await paste(page, `${SHORT}\n>carla: AB 8H AB +9 9\n>anna: A3 16A AB x 9`);
    const alert = page.getByRole('alert');
    await alert.getByText('riga 5, carattere 2: nessun giocatore «carla»').waitFor();
    await alert.getByText('riga 6, carattere 9: «A3»: «3» non è una tessera del leggio').waitFor();
    await page.setInputFiles('input[type=file]', {
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1'),
    });
    await alert.getByText('foto.png, riga 1, carattere 1: non è un GCG').waitFor();
    await page.getByRole('button', { name: 'Comincia' }).click();
    await page.locator('.typing').waitFor();
    expect(await alert.count()).toBe(0);
  });

  test('of a game with letters that the rules do not have: said, until they are changed', async () => {
    const page = await again();
    await paste(page, SHORT.replace('ACEIIMO 8F MICIO', '[L·L]AEIOUR -'));
    await page.getByRole('alert').getByText('senza tessera nel regolamento «figs»').waitFor();
  });

  test('of a hostile game shows its texts as texts', async () => {
    const page = await again();
    const dialogs: string[] = [];
    page.on('dialog', dialog => dialogs.push(dialog.message()));
    const long = `#note ${'lungo '.repeat(20_000)}`;
    const lines = [
      `#title ${EVIL}\u202e`,
      `#player1 __proto__ ${EVIL}`,
      `#player2 b ${'B'.repeat(5_000)}`,
      '>__proto__: ACEIIMO 8F MICIO +99999 99999',
      `#note ${EVIL}\u001b[31m`,
      long,
      '>b: CCCCCCC 8F GATTO +0 0',
      '>b: A 8F <b>X</b> +0 0',
    ];
    await paste(page, lines.join('\n'));
    await page.getByRole('alert').getByText('non è una tessera').waitFor();
    await paste(page, lines.slice(0, -1).join('\n'));
    await done(page);
    await page.locator('.report .cards [data-go="1"]').click();
    await page.locator('.report .note').first().getByText(EVIL).waitFor();
    expect(await page.locator('.partite img, .partite script, .report b b').count()).toBe(0);
    expect(await page.getByRole('heading', { name: EVIL, exact: true }).isVisible()).toBe(true);
    expect(await wrongWith(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tutte le partite' }).click();
    await page.locator('.kept').getByText(EVIL).waitFor();
    expect([shared?.complaints, dialogs]).toEqual([[], []]);
  });
});
