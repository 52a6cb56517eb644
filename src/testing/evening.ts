// A duplicate evening in a browser as its arbiter runs it: by keys.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { vi } from 'vitest';
import { untilReady } from './site.js';

/** What is typed into the form of a new evening. */
export interface EveningForm {
  readonly name: string;
  /** None for tiles from a real bag. */
  readonly seed?: string;
  readonly players?: readonly string[];
}

/** Opens the view, begins an evening, and waits for its first round. */
export async function beginEvening(
  page: Page,
  site: string,
  { name, seed, players = [] }: EveningForm,
): Promise<void> {
  await page.goto('about:blank'); // the page reads its address when it is loaded
  await page.goto(`${site}#tab=duplicato`);
  await untilReady(page);
  const form = page.locator('.new-evening');
  await form.locator('[name=name]').fill(name);
  if (seed === undefined) await form.locator('[name=draws]').selectOption('typed');
  else await form.locator('[name=seed]').fill(seed);
  await form.locator('[name=players]').fill(players.join('\n'));
  await form.getByRole('button').click();
  await page.locator('.arbiter').waitFor();
}

/** Opens the room's window by its button. */
export async function openRoom(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Apri la finestra della sala' }).click();
  const room = await opening;
  await room.locator('.room h1').waitFor();
  return room;
}

/** Types into the fields of a slip, from the first. */
export async function typeSlip(page: Page, keys: string): Promise<void> {
  await page.locator('.slip-entry [name=player]').focus();
  await page.keyboard.type(keys);
}

/** Types a slip and enters it, and waits until none is on its way. */
export async function enterSlip(page: Page, keys: string): Promise<void> {
  const before = await linesOf(page);
  await typeSlip(page, keys);
  await page.keyboard.press('Enter');
  await untilLines(page, before + 1);
  await page.locator('.pending').waitFor({ state: 'detached' });
}

/** Lines of the ledger as the page shows them. */
export async function linesOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-lines]').getAttribute('data-lines'));
}

/** Waits until the ledger has so many lines at least. */
export async function untilLines(page: Page, lines: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const now = await linesOf(page);
      if (now < lines) throw new Error(`${now} lines, wanted ${lines}`);
    },
    { timeout: 120_000, interval: 20 },
  );
}

/** Closes the round, and once more where slips are missing. */
export async function closeRound(page: Page, isAsked = false): Promise<void> {
  const before = await linesOf(page);
  await page.keyboard.press('F9');
  if (isAsked) {
    await page.locator('.closing [role=alert]').waitFor();
    await page.keyboard.press('F9');
  }
  await untilLines(page, before + 1);
}

/** Fills a form of the rulings, by the names of its fields, and enters it. */
export async function rule(
  page: Page,
  title: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const before = await linesOf(page);
  const form = await rulingForm(page, title);
  for (const [name, value] of Object.entries(fields)) {
    const field = form.locator(`[name=${name}]`);
    const isList = await field.evaluate(element => element.tagName === 'SELECT');
    await (isList ? field.selectOption(value) : field.fill(value));
  }
  await form.getByRole('button').click();
  await untilLines(page, before + 1);
}

async function rulingForm(page: Page, title: string): Promise<Locator> {
  const details = page.locator('.rulings details').filter({ hasText: title });
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  return details.locator('form');
}

/** The text of a file that a button gives. */
export async function fileFrom(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await coming;
  return readFile(await download.path(), 'utf8');
}

/** What a page heard and did, kept from before its first script. */
export interface PageLog {
  /** Every message on a line between windows, as JSON. */
  readonly heard: readonly string[];
  /** Times it looked into the browser's storage of files. */
  readonly looked: number;
  /** Sounds that it set, in seconds from then. */
  readonly rings: readonly number[];
}

const WATCH = `
  const log = { heard: [], looked: 0, rings: [] };
  globalThis.leggioLog = log;
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name) {
      super(name);
      this.addEventListener('message', ({ data }) => log.heard.push(JSON.stringify(data)));
    }
  };
  if ('storage' in navigator) { // not on a blank page
    const { getDirectory } = StorageManager.prototype;
    StorageManager.prototype.getDirectory = function () {
      log.looked++;
      return getDirectory.call(this);
    };
  }
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (at = 0) {
    log.rings.push(at - this.context.currentTime);
    start.call(this, at);
  };
`;

/** Has every page of a context keep a log. */
export async function watchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: WATCH });
}

/** What `watchPages` kept. */
export async function logOf(page: Page): Promise<PageLog> {
  return page.evaluate(() => (globalThis as unknown as { leggioLog: PageLog }).leggioLog);
}

/** The cells of a player's row of the ranking. */
export async function rankOf(page: Page, player: string): Promise<readonly string[]> {
  const row = page.locator('.ranking-table tr', { hasText: player });
  return row.locator('td, th').allTextContents();
}
