// Dizionario as visitors use it: each task, on a phone and on a desk, without a network once the reasons are here.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { lexiconFromBytes } from 'leggio';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import {
  DESK,
  faultsOfAccess,
  openSite,
  type SiteServer,
  serveSite,
  untilReady,
} from '../../testing/site.js';

const HERE = '#tab=dizionario';

describe.runIf(hasBrowser)('Dizionario', () => {
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

  describe.each([
    ['on a phone', { permissions: ['clipboard-read', 'clipboard-write'] }],
    [
      'on a desk, dark',
      { viewport: DESK, colorScheme: 'dark', permissions: ['clipboard-read', 'clipboard-write'] },
    ],
  ] as const)('%s', (_, options) => {
    let page: Page;
    let complaints: readonly string[];

    beforeAll(async () => {
      ({ page, complaints } = await openSite(browser, server, HERE, {
        ...options,
        permissions: [...options.permissions],
      }));
      await untilReady(page);
    });

    afterAll(() => page?.context().close());

    /** Opens a kind of question and types into its field. */
    async function ask(kind: string, text?: string): Promise<void> {
      await page.getByRole('navigation', { name: 'che cosa cercare' }).getByText(kind).click();
      if (text !== undefined) await page.getByRole('searchbox').fill(text);
    }

    async function isWhole(): Promise<void> {
      expect(await faultsOfAccess(page)).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    }

    test('several words are judged as they are typed, with lemma, article and row', async () => {
      await page.getByRole('searchbox').pressSequentially('peones magliettina abat-jour');
      await page.getByText('3 parole, 2 non valide').waitFor();
      const peones = page.getByRole('article').filter({ hasText: 'PEONES' });
      await peones.getByText('art. 16 · lexicon-src/nouns-articles.csv:').waitFor();
      expect(await peones.getByText('peón (s.m.), plurale').count()).toBe(1);
      await page.getByText('alterato di maglietta senza una voce propria · art. 20').waitFor();
      await page.getByText('due parole unite da un trattino · art. 14').waitFor();
      expect(page.url()).toContain('q=peones+magliettina+abat-jour');
      await isWhole();
    });

    test('what is no word is shown as the text that it is', async () => {
      const before = await page.getByRole('searchbox').inputValue();
      await page.getByRole('searchbox').fill('<img/src=x>');
      await page.getByRole('heading', { name: '<IMG/SRC=X> non valida' }).waitFor();
      await page.getByText('«<» non è una lettera').waitFor();
      expect(await page.locator('main img').count()).toBe(0);
      await page.getByRole('searchbox').fill(before);
    });

    test('a near word is tapped, and its reason read', async () => {
      await page.getByRole('button', { name: 'MAGLIETTA', exact: true }).click();
      const panel = page.getByRole('complementary', { name: 'Perché: MAGLIETTA' });
      await panel.getByText('art. 14').first().waitFor();
      await isWhole();
      await page.keyboard.press('Escape');
      expect(await panel.count()).toBe(0);
      const focused = page.locator('button:focus');
      expect(await focused.textContent()).toBe('MAGLIETTA');
    });

    test('hooks and longer words of a word', async () => {
      await ask('Ganci', 'onda');
      await page.getByRole('button', { name: 'FONDA', exact: true }).first().waitFor();
      await page.getByText('Prolungate davanti e dietro').waitFor();
      expect(await page.locator('.side').first().textContent()).toContain('RONDA');
      await isWhole();
    });

    test('anagrams with a jolly, all tiles or some, a letter of a jolly told apart', async () => {
      await ask('Anagrammi', 'aeirst ');
      const whole = await counted(page);
      expect(await page.getByRole('searchbox').inputValue()).toBe('aeirst?');
      await page.getByLabel('anche senza usarle tutte').check();
      await expect.poll(() => counted(page)).toBeGreaterThan(whole);
      expect(await page.getByRole('heading', { level: 3 }).count()).toBe(6);
      await page.getByRole('button', { name: 'ARdISTE', exact: true }).click();
      const panel = page.getByRole('complementary', { name: 'Perché: ARDISTE' });
      await panel.getByText('ardire').first().waitFor();
      await page.getByRole('button', { name: 'Chiudi' }).click();
      expect(page.url()).toContain('d=anagrams&q=aeirst%3F&s=1');
    });

    test('patterns, a page at a time, and by length', async () => {
      await ask('Schemi', 'qu?*');
      await page.getByText(/^1–60 di 3\.\d+$/).waitFor();
      await page.getByRole('button', { name: 'Successive' }).click();
      await page.getByText(/^61–120 di 3\.\d+$/).waitFor();
      expect(await page.locator('.word-buttons button').count()).toBe(60);
      await page.getByLabel('Lunghezza').selectOption('3');
      await page.getByRole('button', { name: 'QUI', exact: true }).waitFor();
      await isWhole();
      await page.getByRole('searchbox').fill('qu4');
      await page.getByText('C’è un segno che qui non ha senso.').waitFor();
    });

    test('the words of two and three letters are a table', async () => {
      await ask('2 e 3 lettere');
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Q' }) });
      await row.getByRole('button', { name: 'QUA' }).waitFor();
      expect(await page.getByRole('rowheader').count()).toBeGreaterThan(20);
      await isWhole();
    });

    test('a list is copied, saved and printed whole', async () => {
      await ask('Schemi', 'qu?*');
      await page.getByLabel('Lunghezza').selectOption('');
      await page.getByText(/^1–60 di 3\.\d+$/).waitFor();
      const count = await counted(page);
      await page.getByRole('button', { name: 'Copia', exact: true }).click();
      await page.getByText('Copiato').waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trim().split('\n')).toHaveLength(count);
      const text = await saved(page, 'Salva testo');
      expect(text).toEqual({ name: 'leggio-schemi-qu.txt', text: copied });
      const csv = await saved(page, 'Salva CSV');
      expect(csv.text.split('\n').slice(0, 2)).toEqual(['parola,lettere', 'QUA,3']);
      await page.evaluate(() => {
        window.print = () => {
          const sheet = document.querySelector('.print-sheet p');
          document.body.dataset.printed = String(sheet?.textContent?.trim().split('\n').length);
        };
      });
      await page.getByRole('button', { name: 'Stampa' }).click();
      await page.locator(`body[data-printed="${count}"]`).waitFor();
      expect(await page.locator('.print-sheet').count()).toBe(0);
    });

    test('nothing was complained of', () => {
      expect(complaints).toEqual([]);
    });
  });

  describe('on one page', () => {
    let page: Page;
    let complaints: readonly string[];

    beforeAll(async () => {
      ({ page, complaints } = await openSite(browser, server, `${HERE}&d=short`));
      await untilReady(page);
    });

    afterAll(() => page?.context().close());

    test('on paper there is the table alone, in black and white', async () => {
      await page.getByRole('rowheader', { name: 'Z' }).waitFor();
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      for (const text of ['Anagrammi', 'Stampa', 'Lessico pronto', 'sorgenti']) {
        expect(await page.getByText(text).first().isVisible()).toBe(false);
      }
      expect(await page.getByRole('table').isVisible()).toBe(true);
      const { color, backgroundColor } = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return { color, backgroundColor };
      });
      expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    });

    test('a list of one’s own is compared; lines that are no words are told', async () => {
      await page.getByText('Confronto').click();
      await page.getByLabel('il lessico più nuovo').check();
      await page.locator('input[type=file]').setInputFiles({
        name: 'mie.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('# le mie\ncasa\nzuzzurellonaz\nblog-gare\n'),
      });
      await page.getByText('mie.txt: 2 parole').waitFor({ timeout: 120_000 });
      await page.getByText('riga 4: blog-gare').waitFor();
      await page.getByRole('heading', { name: 'Parole entrate 1 parola' }).waitFor();
      await page.getByRole('button', { name: 'ZUZZURELLONAZ' }).waitFor();
      await page.getByText('Sono moltissime: se ne elencano le prime 100.000.').waitFor();
      await page.getByText('Sono troppe per contarle').waitFor();
      expect(await faultsOfAccess(page)).toEqual([]);
    });

    test('so is one that is dropped anywhere on the page', async () => {
      const drag = (type: string): Promise<void> =>
        page.evaluate(kind => {
          const dataTransfer = new DataTransfer();
          const text = 'casa\ncase\nzuzzurelloni\nzuzzurellonah\n';
          dataTransfer.items.add(new File([text], 'cadute.txt'));
          document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true }));
        }, type);
      await drag('dragover');
      await page.getByText('Lascia qui').waitFor();
      await drag('drop');
      await page.getByText('cadute.txt: 4 parole').waitFor({ timeout: 120_000 });
      await page.getByRole('button', { name: 'ZUZZURELLONAH' }).waitFor();
      expect(await page.getByText('Lascia qui').count()).toBe(0);
    });

    test('a whole lexicon is compared, and what came is counted by article and source', async () => {
      const older = (await siteWords()).filter((_, index) => index % 40_000 !== 0);
      await page.getByLabel('il lessico più vecchio').check();
      await page.locator('input[type=file]').setInputFiles({
        name: 'vecchio.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(older.join('\n')),
      });
      await page.getByRole('heading', { name: /^Parole entrate \d\d parole$/ }).waitFor({
        timeout: 120_000,
      });
      await page.getByRole('button', { name: 'Conta per articolo e per fonte' }).click();
      const table = page.getByRole('table', { name: 'Per articolo' });
      await table.getByRole('row', { name: /^art\. 22 \d+ 0$/ }).waitFor({ timeout: 60_000 });
      await page.getByRole('row', { name: /^mi, italian-verbs-dict \d+ 0$/ }).waitFor();
      const csv = await saved(page, 'Salva CSV');
      expect(csv.name).toBe('leggio-parole-entrate.csv');
      expect(csv.text.split('\n')[0]).toBe('parola,lettere,lemma,categoria,articoli,fonte,riga');
      expect(complaints).toEqual([]);
    });
  });
});

/** The words that the site has. */
async function siteWords(): Promise<readonly string[]> {
  const folder = join(inject('site'), 'data');
  const file = (await readdir(folder)).find(name => name.startsWith('italiano.gaddag-'));
  const lexicon = lexiconFromBytes(gunzipSync(await readFile(join(folder, file as string))));
  return [...lexicon.words()];
}

/** How many words were found. */
async function counted(page: Page): Promise<number> {
  const line = page.locator('.results .summary', { hasText: /parole$/ });
  return Number((await line.textContent())?.replace(/\D/g, ''));
}

/** What a button saves. */
async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download') as Promise<Download>,
    page.getByRole('button', { name: button }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}
