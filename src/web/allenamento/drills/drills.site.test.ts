// Drills as players use them: each deck right and wrong, by keys and by finger, taken back, over a reload, in two tabs,
// with a clock that the test sets.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../../testing/browser.js';
import {
  DESK,
  faultsOfAccess,
  openSite,
  type SiteServer,
  serveSite,
  untilReady,
} from '../../../testing/site.js';
import type { DrillsFile } from '../../engine/drills/answers-fault.js';

const HERE = '#tab=allenamento&a=esercizi';

/** A morning; the page's clock stands still until the test puts it on. */
const START = new Date(2026, 10, 25, 9).getTime();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.runIf(hasBrowser)('drills', () => {
  let browser: Browser;
  let server: SiteServer;
  let page: Page;
  let complaints: readonly string[];
  let now = START;
  /** All that is kept of the training. */
  let file = '';

  beforeAll(async () => {
    browser = await openBrowser();
    server = await serveSite();
    ({ page, complaints } = await openSite(browser, server));
    await page.clock.setFixedTime(now);
    await page.goto(server.url + HERE);
    await page.reload();
    await untilReady(page);
    await page.locator('.decks').waitFor();
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    await page.clock.setFixedTime(now);
  }

  async function begin(deck: string): Promise<void> {
    const back = page.getByRole('button', { name: 'Tutti i mazzi' });
    if (await back.isVisible()) await back.click();
    await page.getByRole('region', { name: deck, exact: true }).getByText('Comincia').click();
    await page.locator('.card:not(.drill-outcome)').waitFor();
  }

  const asked = async (): Promise<string> =>
    ((await page.locator('.drill-word').textContent()) ?? '').trim();

  /** How the answer was judged, and the words that are valid. */
  async function outcome(): Promise<{ said: string; valid: readonly string[] }> {
    await page.locator('.drill-outcome .word-why').first().waitFor();
    const said = (await page.locator('.drill-outcome .result').textContent()) ?? '';
    const items = page.locator('.judged li').filter({ hasNotText: 'non valida' }).locator('b');
    return { said, valid: await items.allTextContents() };
  }

  const undo = (): Promise<void> => page.getByRole('button', { name: 'Annulla' }).click();
  const next = (): Promise<void> => page.getByRole('button', { name: 'Avanti' }).click();

  async function isWhole(): Promise<void> {
    expect(await faultsOfAccess(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    const small = await page
      .locator('.drills')
      .locator('button, select, input')
      .evaluateAll(all =>
        all.flatMap(element => {
          const { width, height } = element.getBoundingClientRect();
          return Math.min(width, height) < 44 ? [element.outerHTML] : [];
        }),
      );
    expect(small).toEqual([]);
  }

  /** A figure of a deck. */
  async function figure(deck: string, name: string, on: Page = page): Promise<string> {
    const region = on.getByRole('region', { name: deck, exact: true });
    return (await region.locator('dl div', { hasText: name }).locator('dd').textContent()) ?? '';
  }

  test('hooks wrong: every letter with its word and why, and the card is back in a minute', async () => {
    await isWhole();
    await begin('Ganci');
    await isWhole();
    const word = await asked();
    await page.keyboard.press('z');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('q');
    await page.keyboard.press('Enter');
    const { said, valid } = await outcome();
    expect(said).toBe('Sbagliato Questa carta torna tra 1 minuto.');
    expect(valid.length).toBeGreaterThan(1);
    expect(await page.locator('.judged li', { hasText: `Z${word} non valida` }).count()).toBe(1);
    await page.locator('.judged .word-why', { hasText: 'art.' }).first().waitFor();
    await isWhole();
    await pass(2 * MINUTE);
    await page.keyboard.press('Enter');
    await page.locator('.card:not(.drill-outcome)').waitFor();
    expect(await asked()).toBe(word);
    await page.getByText('ripasso').waitFor();
    for (const each of valid) {
      const side = each.endsWith(word) ? 'Davanti' : 'Dietro';
      const letter = side === 'Davanti' ? each.charAt(0) : each.slice(-1);
      const chips = page.getByRole('group', { name: side });
      await chips.getByRole('button', { name: letter, exact: true }).click();
    }
    await page.keyboard.press('Enter');
    expect((await outcome()).said).toMatch(/^Giusto Questa carta torna (domani|tra \d+ giorni)\.$/);
  });

  test('the next morning what is due comes before what is new', async () => {
    const word = await asked();
    await next();
    await page.getByText('nuova', { exact: true }).waitFor();
    expect(await asked()).not.toBe(word);
    await page.getByRole('button', { name: 'Tutti i mazzi' }).click();
    expect(await figure('Ganci', 'Imparate')).toMatch(/^1 di /);
    expect(await figure('Ganci', 'Nuove per oggi')).toBe('9');
    await pass(30 * DAY);
    await page.reload();
    await untilReady(page);
    await page.locator('.decks').waitFor();
    expect(await figure('Ganci', 'Nuove per oggi')).toBe('10');
    expect(await figure('Ganci', 'Da ripassare oggi')).toBe('1');
    await begin('Ganci');
    expect(await asked()).toBe(word);
  });

  test('short words right and wrong, by key, and the last answer is taken back', async () => {
    await begin('Due e tre lettere');
    await isWhole();
    const word = await asked();
    await page.keyboard.press('v');
    const first = await outcome();
    const isValid = first.valid.length === 1;
    expect(first.said.startsWith(isValid ? 'Giusto' : 'Sbagliato')).toBe(true);
    await page.keyboard.press('Control+z');
    await page.getByText(`Risposta annullata: ${word}`).waitFor({ state: 'attached' });
    await page.keyboard.press('n');
    expect((await outcome()).said.startsWith(isValid ? 'Sbagliato' : 'Giusto')).toBe(true);
    await page.getByRole('button', { name: 'Tutti i mazzi' }).click();
    await undo();
    await page.getByText(`Risposta annullata: ${word}`).waitFor();
    expect(await figure('Due e tre lettere', 'Nuove per oggi')).toBe('10');
  });

  test('anagrams: the solution, wrong tries, and all words found end the card', async () => {
    await begin('Anagrammi di sette');
    const field = page.getByRole('textbox', { name: 'Parola' });
    await page.locator('.drill-tiles button').first().click();
    expect((await field.inputValue()).length).toBe(1);
    await isWhole();
    await field.fill('abc');
    await field.press('Enter');
    await page.getByText('ABC: non sono queste sette tessere.').waitFor();
    await field.press('Escape');
    const { said, valid } = await outcome();
    expect(said).toMatch(/^Sbagliato/);
    expect(valid.length).toBeGreaterThan(0);
    await undo();
    const tiles = [...(valid[0] as string)].sort().join('');
    await page.getByRole('button', { name: 'In ordine' }).click();
    const written = await page.locator('.drill-tiles button').allTextContents();
    expect(written.join('')).toBe(tiles);
    const none = valid.includes(tiles) ? [...tiles].reverse().join('') : tiles;
    await field.fill(none);
    await field.press('Enter');
    await page.getByText(`${none} non è valida.`).waitFor();
    for (const word of valid) {
      await field.fill(word.toLowerCase());
      await field.press('Enter');
    }
    const all = await outcome();
    expect(all.said).toMatch(valid.length === 1 ? /^Giusto in parte/ : /^Giusto/);
    expect(await page.locator('.judged li', { hasText: `${none} non valida` }).count()).toBe(1);
    await isWhole();
  });

  test('a letter is chosen, and kept', async () => {
    await page.getByRole('button', { name: 'Tutti i mazzi' }).click();
    const deck = page.getByRole('region', { name: 'Anagrammi di sette' });
    await deck.getByLabel('Con la lettera').selectOption('Q');
    await deck.getByLabel('Carte nuove al giorno').selectOption('5');
    await expect.poll(() => figure('Anagrammi di sette', 'Nuove per oggi')).toBe('4');
    await page.reload();
    await untilReady(page);
    await page.locator('.decks').waitFor();
    expect(await deck.getByLabel('Con la lettera').inputValue()).toBe('Q');
    await begin('Anagrammi di sette');
    const tiles = await page.locator('.drill-tiles button').allTextContents();
    expect(tiles).toContain('Q');
  });

  test('two tabs add to each other', async () => {
    const other = await page.context().newPage();
    await other.clock.setFixedTime(now);
    await other.goto(`${server.url}${HERE}&prova=short`);
    await untilReady(other);
    await begin('Due e tre lettere');
    await other.locator('.drill-word').waitFor();
    // the same card in both
    expect((await other.locator('.drill-word').textContent())?.trim()).toBe(await asked());
    await Promise.all([page.keyboard.press('v'), other.keyboard.press('n')]);
    await Promise.all([page, other].map(each => each.locator('.drill-outcome').waitFor()));
    await page.getByRole('button', { name: 'Tutti i mazzi' }).click();
    await expect.poll(() => figure('Due e tre lettere', 'Giuste')).toBe('50 % (1 di 2)');
    await other.keyboard.press('Enter');
    await other.locator('.card:not(.drill-outcome)').waitFor();
    await other.keyboard.press('v');
    await page.getByText('Oggi hai dato 4 risposte.').waitFor();
    await other.close();
  });

  test('a card that the lexicon no longer has is named and not asked', async () => {
    await page.evaluate(forget, { at: now, card: 'ZZZZ' });
    await page.reload();
    await untilReady(page);
    await page.getByText('Tolta perché non è più nel lessico: ZZZZ.').waitFor();
    await isWhole();
  });

  test('what is kept is saved as a file of all the training', async () => {
    await page.getByRole('button', { name: 'I tuoi dati' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Esporta tutto' }).click(),
    ]);
    file = await readFile(await download.path(), 'utf8');
    const { drills } = JSON.parse(file).parts as { drills: DrillsFile };
    expect(drills.answers.map(({ card }) => card)).toContain('ZZZZ');
    expect(drills.settings.anagrams).toEqual({ length: 0, letter: 'Q', newPerDay: 5 });
  });

  test('nothing was complained of', () => {
    expect(complaints).toEqual([]);
  });

  test('on a desk, in the dark, in English: what is fetched late, a file that is broken, and a whole one', async () => {
    let isDown = true;
    const flaky = await serveSite({}, undefined, (path, response) => {
      if (!isDown || !path.includes('short-doubts')) return false;
      response.writeHead(503).end();
      return true;
    });
    const dark = { viewport: DESK, colorScheme: 'dark' } as const;
    const { page: desk } = await openSite(browser, flaky, `${HERE}&l=en`, dark);
    await untilReady(desk);
    await desk.getByRole('alert').waitFor();
    isDown = false;
    await desk.getByRole('button', { name: 'Try again' }).click();
    await desk.getByRole('heading', { name: 'Two and three letters' }).waitFor();
    expect(await faultsOfAccess(desk)).toEqual([]);
    const { scrollWidth, clientWidth } = await desk.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(await figure('Hooks', 'Right', desk)).toBe('–');
    const take = async (text: string): Promise<void> => {
      await desk.getByRole('button', { name: 'Your data' }).click();
      await desk.locator('input[type=file]').setInputFiles({
        name: 'mine.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    };
    await take(file.replace(/"grade": \d/, '"grade": 7'));
    await desk.getByText('drills.answers[0].grade: 7').waitFor();
    await desk.getByRole('button', { name: 'Drills' }).click();
    expect(await figure('Hooks', 'Right', desk)).toBe('–');
    await take(file);
    await desk.getByRole('status').filter({ hasText: /./ }).last().waitFor();
    await desk.getByRole('button', { name: 'Drills' }).click();
    await desk.getByText('Dropped, since the lexicon no longer has it: ZZZZ.').waitFor();
    expect(await figure('Hooks', 'Learnt', desk)).toMatch(/^1 of /);
    const letter = desk.getByRole('region', { name: 'Anagrams' }).getByLabel('With the letter');
    expect(await letter.inputValue()).toBe('Q');
    await desk.context().close();
    flaky.close();
  });
});

/** In the page: an answer about a card of another lexicon, as it would be kept. */
function forget({ at, card }: { at: number; card: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('leggio-drills');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const change = opening.result.transaction('answers', 'readwrite');
      const answer = {
        ...{ id: 'of-old', at, lexicon: 'italiano figs', deck: 'hooks', card },
        ...{ truth: 'A|', outcome: 'right', grade: 3, seconds: 3 },
      };
      change.objectStore('answers').put(answer, 'of-old');
      change.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
