// The page of a finished game in a real browser: phone, tablet and desk, light and dark, both languages.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATALAN } from '../alphabet/alphabets.js';
import { analyseGame, type GameAnalysis } from '../analysis/analyse.js';
import { createEngine } from '../engine/engine.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { parseGcg } from '../game/gcg/gcg.js';
import { loadDefaultLeaves } from '../leaves/load.js';
import { loadDefaultWinTable } from '../outlook/load.js';
import { FIGS, UF_2007 } from '../rules/editions.js';
import { hasBrowser, openBrowser } from '../testing/browser.js';
import { gameOf } from '../testing/games.js';
import { LEXICON } from '../testing/lexicon.js';
import { tempFolder } from '../testing/temp-folder.js';
import { LANGUAGES } from '../wording/language.js';
import { reportHtml } from './page.js';

const SIZES = [390, 768, 1280];

const engine = createEngine({ lexicon: LEXICON });
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = tempFolder();

const games = new Map<string, Promise<GameAnalysis>>();

/** A real game, judged once. */
function analysed(...[name, ...others]: Parameters<typeof analyse>): Promise<GameAnalysis> {
  const game = games.get(name) ?? analyse(name, ...others);
  games.set(name, game);
  return game;
}

/** With few words: most of its words are phoneys, so that there is a lot to say. */
async function analyse(name: string, lexicon = LEXICON, rules = FIGS): Promise<GameAnalysis> {
  const bytes = readFileSync(new URL(`../testing/games/${name}`, import.meta.url));
  const [leaves, wins] =
    rules === FIGS ? [await loadDefaultLeaves(), await loadDefaultWinTable()] : [];
  const engine = createEngine({ lexicon, rules, leaves });
  return analyseGame(parseGcg(bytes, { name }), engine, { wins });
}

describe.runIf(hasBrowser)('the page of a game', () => {
  let browser: Browser;
  let page: Page;
  let game: GameAnalysis;
  const errors: string[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage({ hasTouch: true });
    page.on('pageerror', error => errors.push(error.message));
    game = await analysed('figs.gcg');
  });

  afterAll(async () => {
    await browser?.close();
    expect(errors).toEqual([]);
  });

  /** Opens a page of an analysis. */
  async function open(text: string): Promise<void> {
    const file = join(folder, 'report.html');
    writeFileSync(file, text);
    await page.goto('about:blank');
    await page.goto(pathToFileURL(file).href);
  }

  /** Letter of each tile on the board, after the turn that laid it or `try`. */
  const shownTiles = (): Promise<string[]> =>
    page.evaluate(
      `[...document.querySelectorAll('.board .tile:not(.gone)')].map(
        tile => (tile.dataset.from ?? 'try') + tile.querySelector('.l').textContent)`,
    );

  /** Pixels that the page takes across. */
  const wideness = (): Promise<number> => page.evaluate('document.documentElement.scrollWidth');

  /** What axe finds wrong, a line each. */
  const found = (): Promise<string[]> =>
    page.evaluate(
      `axe.run().then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`,
    );

  test.each(LANGUAGES)('%s: axe finds nothing, nothing scrolls sideways', async lang => {
    await open(reportHtml(game, { lang }));
    await page.evaluate(axe);
    for (const width of SIZES) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        expect(await wideness()).toBeLessThanOrEqual(width);
        expect(await found()).toEqual([]);
      }
    }
  });

  test('steps by keys, buttons and swipes', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(reportHtml(game, { lang: 'it' }));
    const output = page.locator('.steps output');
    await page.keyboard.press('Home');
    expect(await output.textContent()).toBe('inizio');
    expect(await shownTiles()).toEqual([]);
    await page.keyboard.press('ArrowRight');
    expect((await shownTiles()).length).toBe(game.turns[0]!.turn.laid.length);
    await page.click('[data-to="on"]');
    const [, second] = game.turns;
    expect(await output.textContent()).toBe(`2 / ${game.turns.length}`);
    expect((await shownTiles()).every(tile => tile.startsWith('2'))).toBe(second !== undefined);
    await swipe(300, 60);
    expect(await output.textContent()).toBe(`3 / ${game.turns.length}`);
    await swipe(60, 300);
    expect(await output.textContent()).toBe(`2 / ${game.turns.length}`);
  });

  /** A finger that goes across the board. */
  async function swipe(from: number, to: number): Promise<void> {
    await page.evaluate(
      `for (const [type, clientX] of [['touchstart', ${from}], ['touchend', ${to}]]) {
        const target = document.querySelector('.board');
        const touch = new Touch({ identifier: 1, target, clientX, clientY: 200 });
        target.dispatchEvent(new TouchEvent(type, { changedTouches: [touch], bubbles: true }));
      }`,
    );
  }

  test('the best plays lie on the board when tapped, the move made is marked', async () => {
    await open(reportHtml(game, { lang: 'it' }));
    const judged = game.turns.find(({ best, rank }) => best.length > 1 && rank !== undefined)!;
    const { number } = judged.turn;
    await page.click(`.cards [data-go="${number}"]`);
    const panel = page.locator(`.panel[data-turn="${number}"]`);
    expect(await panel.locator('.made').count()).toBe(1);
    await panel.locator('.moves button').first().click();
    const laid = (await shownTiles()).filter(tile => tile.startsWith('try'));
    const placed = judged.best[0]!.placed.replace(/\./g, '');
    expect(laid.map(tile => tile.slice(3)).join('')).toBe(placed.toUpperCase());
    await panel.locator('.moves button').first().click();
    expect((await shownTiles()).some(tile => tile.startsWith('try'))).toBe(false);
  });

  test('a puzzle shows the rack, and its answer only when asked', async () => {
    await open(reportHtml(game, { lang: 'it' }));
    const buttons = page.locator('[data-puzzle]');
    const missed = game.turns.filter(({ bingo }) => bingo !== undefined);
    if (missed.length === 0) expect(await buttons.count()).toBe(0);
    for (let index = 0; index < (await buttons.count()); index++) {
      await buttons.nth(index).click();
      const number = await buttons.nth(index).getAttribute('data-puzzle');
      const quiz = page.locator(`.panel[data-quiz="${number}"]`);
      expect(await quiz.locator('.rack').isVisible()).toBe(true);
      expect(await quiz.locator('details p').first().isVisible()).toBe(false);
      expect(await page.locator('.panel[data-turn]:visible').count()).toBe(0);
      await quiz.locator('summary').click();
      await quiz.locator('[data-lay]').click();
      expect((await shownTiles()).filter(tile => tile.startsWith('try')).length).toBeGreaterThan(6);
    }
  });

  test.each([
    ['catalan.gcg', lexiconFromWords(['CASA', 'CASES'], 'catalan', CATALAN), UF_2007],
    ['four.gcg', LEXICON, FIGS],
  ] as const)('%s: nothing scrolls sideways on a phone', async (name, lexicon, rules) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(reportHtml(await analysed(name, lexicon, rules)));
    expect(await wideness()).toBe(390);
  });
});

test('one file of less than a megabyte that fetches nothing, all of the file’s text escaped', async () => {
  const game = await analysed('figs.gcg');
  const players = [{ ...game.replay.game.players[0]!, name: '<script>alert(1)</script>' }];
  const replay = {
    ...game.replay,
    game: { ...game.replay.game, players: [...players, ...game.replay.game.players.slice(1)] },
  };
  const text = reportHtml({ ...game, replay });
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text).not.toMatch(/(src|href)="?http/);
  expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
});

describe('the text of the page', () => {
  test('the page stands by itself and shows every tile', async () => {
    const html = reportHtml(await analysed('figs.gcg'), { lang: 'en' });
    expect(html).not.toMatch(/(?:src|href)=|@import|url\(/);
    const turns = (await analysed('figs.gcg')).turns.map(({ turn }) => turn);
    const laid = turns.reduce((sum, turn) => sum + turn.laid.length, 0);
    expect(html.match(/class="tile/g)).toHaveLength(laid);
    expect(html.match(/class="tile jolly/g)).toHaveLength(1);
    expect(html.match(/data-to="1">/g)).toHaveLength(7); // the withdrawn phoney
    expect(html.match(/<li><button type="button" data-go=/g)?.length).toBeGreaterThanOrEqual(45);
  });

  test('titles, names, notes and findings are text in the page, and show their controls', async () => {
    const evil = '"><img src=x onerror=alert(1)>\u001b[31m\u009b1m\u202e';
    const text = [
      `#title ${evil}`,
      `#player1 __proto__ ${evil}`,
      '#player2 b <script>alert(2)</script>',
      `#game-type ${evil}`,
      '>__proto__: AEMICIO 8F MICIO +16 16',
      `#note ${evil}`,
      '>__proto__: AEADERT - +0 16',
    ].join('\n');
    const html = reportHtml(await analyseGame(parseGcg(text), engine));
    expect(html).not.toMatch(/<img|<script>a|[^\P{Cc}\n\t]|\u202e/u);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;\\u001b[31m');
  });

  test('names cannot break the page', async () => {
    const game = { ...gameOf('>a: AEMICIO 8F MICIO +16 16') };
    const players = [
      { nick: 'a', name: '<script>"&' },
      { nick: 'b', name: 'B' },
    ];
    const html = reportHtml(await analyseGame({ ...game, players }, engine));
    expect(html).not.toContain('<script>"');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('&lt;script&gt;&quot;&amp;');
  });
});
