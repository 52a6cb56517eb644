// The page of players in a real browser: sorted by headings, nothing for axe, nothing sideways.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analyseGame } from '../analysis/analyse.js';
import { playersOf } from '../analysis/players-table.js';
import { createEngine } from '../engine/engine.js';
import { hasBrowser, openBrowser } from '../testing/browser.js';
import { gameOf, readGame } from '../testing/games.js';
import { LEXICON } from '../testing/lexicon.js';
import { tempFolder } from '../testing/temp-folder.js';
import { LANGUAGES } from '../wording/language.js';
import { playersHtml } from './players-page.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = tempFolder();

describe.runIf(hasBrowser)('the page of players', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage();
  });

  afterAll(() => browser?.close());

  test.each(LANGUAGES)('%s: axe finds nothing, headings sort', async lang => {
    const engine = createEngine({ lexicon: LEXICON });
    const evil = gameOf('>a: AEMICIO 8F MICIO +16 16', '>b: ADERSTU - +0 0');
    const games = [await analyseGame(readGame('figs'), engine), await analyseGame(evil, engine)];
    const rows = playersOf(games).map(row =>
      row.name === 'Anna' ? { ...row, name: '<b onclick=x>Anna' } : row,
    );
    const file = join(folder, 'players.html');
    writeFileSync(
      file,
      playersHtml(rows, { lang, title: '<i>giochi', games: 2, madeWith: 'leggio' }),
    );
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(axe);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const found = await page.evaluate(
          'axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + html)))',
        );
        expect(found).toEqual([]);
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        width,
      );
    }
    expect(await page.title()).toBe('<i>giochi');
    const names = (): Promise<string[]> =>
      page.evaluate("[...document.querySelectorAll('tbody th')].map(each => each.dataset.value)");
    expect(await names()).toEqual(['<b onclick=x>Anna', 'Anna Però', 'Bruno', 'Bruno Mela']);
    await page.click('thead th:nth-child(3) button');
    await page.click('thead th:nth-child(3) button');
    expect((await names())[0]).toBe('Anna Però');
    expect(await page.getAttribute('thead th:nth-child(3)', 'aria-sort')).toBe('descending');
    expect(await page.getAttribute('thead th:nth-child(1)', 'aria-sort')).toBeNull();
    await page.click('thead th:nth-child(6) button'); // those without a mean stay last
    expect((await names()).slice(0, 2)).toEqual(['Bruno Mela', 'Anna Però']);
  });
});
