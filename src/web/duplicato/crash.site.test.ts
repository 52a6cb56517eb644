// Forty slips typed by one arbiter while the browser's processes are killed at random moments: nothing that was kept
// before is lost, nothing is entered twice, and the keys that forty slips take.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createEngine, duplicate, formatPlace, loadLexicon, type Place, parseAt } from 'leggio';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { hasBrowser } from '../../testing/browser.js';
import { beginEvening, fileFrom, untilLines } from '../../testing/evening.js';
import { type KillableBrowser, startKillable } from '../../testing/killable-browser.js';
import { createRandom } from '../../testing/random.js';
import { type SiteServer, serveSite, untilReady } from '../../testing/site.js';
import { tempFolder } from '../../testing/temp-folder.js';

const PLAYERS = Array.from({ length: 40 }, (_, index) => `Giocatore ${index + 1}`);
const SEED = '2026';
const KILLS = 3;

/** A slip as it is typed, and its fields. */
interface Typed {
  readonly keys: string;
  readonly player: string;
  readonly square: string;
  readonly word: string;
}

/** How far the typing has come: slips entered, and characters of the next. */
interface Progress {
  readonly slips: number;
  readonly letters: number;
}

const folder = tempFolder();

describe.runIf(hasBrowser)('forty slips and a machine that fails', () => {
  const random = createRandom(20261125);
  let server: SiteServer;
  let browser: KillableBrowser;
  let page: Page;
  let slips: readonly Typed[];

  /** Plays of the first rack, good ones and poor ones, written as an arbiter writes them. */
  async function slipsToType(): Promise<readonly Typed[]> {
    const lexicon = await loadLexicon(join(inject('defaultLexicon'), 'italiano.gaddag'));
    const engine = createEngine({ lexicon });
    const game = duplicate.new(engine, { seed: SEED, notation: 'figs' });
    const plays = engine.plays(duplicate.roundPosition(game.state, 1));
    return PLAYERS.map((_, index) => {
      const { at, word } = plays.at(index * 3);
      const place = formatPlace(parseAt(at) as Place, 'figs');
      const square = place.replace(/ (.).*/, '$1').toLowerCase();
      const player = String(index + 1);
      const small = word.toLowerCase();
      return { player, square, word: small, keys: `${player} ${square} ${small}` };
    });
  }

  async function start(): Promise<void> {
    browser = await startKillable(join(folder, 'profile'));
    page = browser.context.pages()[0] ?? (await browser.context.newPage());
    page.setDefaultTimeout(60_000);
  }

  /** What the page shows as kept: read at once, so that it was shown then. */
  async function shown(): Promise<Progress> {
    const { kept, count } = await page.evaluate(() => ({
      kept: document.querySelector<HTMLElement>('[data-kept]')?.dataset.kept ?? '{}',
      count: document.querySelectorAll('.slips li').length,
    }));
    const { player = '', square = '', word = '' } = JSON.parse(kept) as Partial<Typed>;
    return {
      slips: count,
      letters: player === slips[count]?.player ? (player + square + word).length : 0,
    };
  }

  /** Waits until so few slips are on their way. */
  async function untilFew(most: number): Promise<void> {
    await vi.waitFor(
      async () => {
        if ((await page.locator('.pending').count()) > most) throw new Error('slips on their way');
      },
      { timeout: 30_000, interval: 20 },
    );
  }

  /** What the fields hold of the next slip: it must be its beginning. */
  async function restored(): Promise<Progress> {
    await page.locator('.slip-entry').waitFor();
    await untilFew(0);
    const values = await page
      .locator('.slip-entry input')
      .evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value));
    const count = await page.locator('.slips li').count();
    const [player = '', square = '', word = ''] = values;
    const next = slips[count];
    expect([
      next?.player.startsWith(player),
      next?.square.startsWith(square),
      next?.word.startsWith(word),
    ]).toEqual(next === undefined ? [undefined, undefined, undefined] : [true, true, true]);
    return { slips: count, letters: (player + square + word).length };
  }

  /** Types on from what is in the fields, until it is done or the machine fails. */
  async function typeFrom(
    { slips: first }: Progress,
    seen: (now: Progress) => void,
  ): Promise<void> {
    await page.keyboard.press('Escape');
    for (const { keys } of slips.slice(first)) {
      await page.locator('.slip-entry [name=player]').focus();
      for (const key of keys) {
        await page.keyboard.type(key);
        if (random.below(5) === 0) seen(await shown());
      }
      await page.keyboard.press('Enter');
      seen(await shown());
      await untilFew(2); // nobody types far ahead of the page
    }
  }

  beforeAll(async () => {
    server = await serveSite();
    slips = await slipsToType();
    await start();
    await beginEvening(page, server.url, { name: 'Quaranta', seed: SEED, players: PLAYERS });
  });

  afterAll(async () => {
    await browser?.kill();
    server?.close();
  });

  test('nothing that was shown as kept is lost, whenever the power fails', {
    timeout: 120_000,
  }, async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      let last: Progress = { slips: 0, letters: 0 };
      const first = await restored();
      const target = first.slips + 1 + random.below(3);
      let typing: Promise<void> | undefined;
      await new Promise<void>(due => {
        typing = typeFrom(first, now => {
          last = now;
          if (now.slips >= target) due();
        }).catch(() => undefined); // ends with the browser
      });
      await delay(random.below(400)); // anywhere in the slips after that
      await browser.kill();
      await typing;
      await start();
      await page.goto(`${server.url}#tab=duplicato&g=Quaranta&l=it`);
      await untilReady(page);
      const now = await restored();
      const isKept =
        now.slips > last.slips || (now.slips === last.slips && now.letters >= last.letters);
      expect({ kill, last, now, isKept }).toMatchObject({ isKept: true });
    }
  });

  test('the rest is typed, every slip is entered once, and the ledger is whole', async () => {
    await typeFrom(await restored(), () => undefined);
    await untilLines(page, 1 + PLAYERS.length + 1 + PLAYERS.length);
    const text = await fileFrom(page, 'jsonl');
    const { state } = duplicate.parse(text);
    expect(state.slips.map(({ player, word }) => `${player} ${word}`)).toEqual(
      slips.map(({ player, word }) => `Giocatore ${player} ${word}`),
    );
    expect(state.slips.filter(({ verdict }) => verdict !== 'valid')).toEqual([]);
  });

  test('forty slips take less than four minutes by the keystroke model', () => {
    const keys = slips.reduce((sum, slip) => sum + slip.keys.length + 1, 0);
    // Card, Moran and Newell, 1980: a key of a typist of 40 words a minute 0.28 s, a look and a thought 1.35 s
    const seconds = keys * 0.28 + slips.length * 1.35;
    expect({ keys, seconds: Math.round(seconds) }).toEqual({ keys: 473, seconds: 186 });
    expect(seconds).toBeLessThan(240);
  });
});
