// An evening of six players and fifteen rounds in a browser, by keys, the room's window watched beside it, and the same
// evening by the command line.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import { leggio } from '../../testing/command.js';
import {
  beginEvening,
  closeRound,
  enterSlip,
  fileFrom,
  linesOf,
  logOf,
  openRoom,
  rankOf,
  rule,
  typeSlip,
  untilLines,
  watchPages,
} from '../../testing/evening.js';
import {
  faultsOfAccess,
  openSite,
  type SitePage,
  type SiteServer,
  serveSite,
  showAs,
  untilReady,
} from '../../testing/site.js';
import { tempFolder } from '../../testing/temp-folder.js';

const PLAYERS = ['Anna Rossi', 'Bruno Verdi', 'Carla Neri', 'Dina Bo', 'Elio Re', 'Fabio Sud'];
const SCREEN = { viewport: { width: 1920, height: 1080 } };
const ROUNDS = 15;
const HALF = 7;

const folder = tempFolder();

describe.runIf(hasBrowser)('an evening', () => {
  const game = join(folder, 'serata.jsonl');
  let browser: Browser;
  let server: SiteServer;
  let site: SitePage;
  let page: Page;
  let room: Page;
  let ledger: string;

  /** The same step by the command line. */
  async function command(name: string, ...args: string[]): Promise<void> {
    const lexicon = join(inject('defaultLexicon'), 'italiano.gaddag');
    const judging = ['new', 'slips', 'next', 'rule', 'word', 'verify'].includes(name);
    const words = judging ? ['--lexicon', lexicon] : [];
    const spoken = ['new', 'slips', 'next'].includes(name) ? ['--lang', 'it'] : [];
    const result = await leggio(['duplicate', name, game, ...args, ...words, ...spoken]);
    expect({
      name,
      args,
      code: result.code,
      stderr: result.stderr.replace(/^warning.*\n/gm, ''),
    }).toEqual({ name, args, code: 0, stderr: '' });
  }

  const slip = (round: number, player: number, square: string, word: string, ...score: string[]) =>
    command(
      ...(['slips', '--round', `${round}`, '--player', PLAYERS[player - 1]!] as const),
      ...['--square', square, '--word', word],
      ...(score[0] === undefined ? [] : ['--score', score[0]]),
    );

  /** Slips of one stroke, as a file. */
  async function slips(round: number, players: readonly string[], answer: string): Promise<void> {
    const csv = join(folder, 'slips.csv');
    const rows = players.map(player => `${player},${answer}\n`);
    await writeFile(csv, `player,square,word,score\n${rows.join('')}`);
    await command('slips', csv, '--round', `${round}`);
  }

  /** The top as the arbiter sees it. */
  async function topShown(): Promise<{ place: string; word: string; score: string }> {
    const option = (await page.locator('.closing select option').first().textContent()) ?? '';
    const [, word = '', place = ''] = /^(\S+) (.+)$/.exec(option.trim()) ?? [];
    const heading = (await page.locator('.closing h3').textContent()) ?? '';
    return { place, word, score: /\d+/.exec(heading)?.[0] ?? '' };
  }

  /** Nothing that the room has heard or shows tells the top. */
  async function expectHidden(round: number, word: string): Promise<void> {
    await room.locator('.room.rack .time').waitFor();
    expect(await room.locator('.round').textContent()).toContain(`Turno ${round} `);
    const { heard, looked } = await logOf(room);
    const told = heard.filter(message => message.includes(`"round":${round},"rounds"`));
    expect(told.length).toBeGreaterThan(0);
    for (const message of told) {
      expect(JSON.parse(message)).not.toHaveProperty('top.laid');
      expect(message).not.toContain('"at":'); // no play of any round
      expect(message.toUpperCase()).not.toContain(`"${word.toUpperCase()}"`);
    }
    expect((await room.content()).toUpperCase()).not.toContain(`>${word.toUpperCase()}<`);
    expect(await room.locator('.fresh').count()).toBe(0);
    expect([looked, room.workers().length]).toEqual([0, 0]);
  }

  async function expectRevealed(word: string): Promise<void> {
    await room.locator('.room-top').waitFor();
    expect(await room.locator('.room-top .play strong').textContent()).toBe(word.toUpperCase());
    expect(await room.locator('.fresh').count()).toBeGreaterThan(0);
  }

  beforeAll(async () => {
    browser = await openBrowser();
    server = await serveSite();
    site = await openSite(browser, server, '', SCREEN);
    page = site.page;
    page.context().setDefaultTimeout(10_000);
    await watchPages(page.context());
    await page.reload();
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test('nothing to find for axe before the first one', async () => {
    await page.goto(`${server.url}#tab=duplicato`);
    await page.reload(); // the page reads its address when it is loaded
    await untilReady(page);
    await page.locator('.new-evening').waitFor();
    await expectWellMade();
  });

  /** On a wide screen and on a phone, in light and in dark. */
  async function expectWellMade(): Promise<void> {
    for (const colorScheme of ['dark', 'light'] as const) {
      await showAs(page, { ...SCREEN, colorScheme });
      expect(await faultsOfAccess(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.setViewportSize(SCREEN.viewport);
  }

  test('begins, and the room sees nothing but the board', async () => {
    await beginEvening(page, server.url, { name: 'Serata', seed: '2026', players: PLAYERS });
    await command('new', '--seed', '2026', '--notation', 'figs', '--players', PLAYERS.join(','));
    room = await openRoom(page);
    await room.setViewportSize(SCREEN.viewport);
    await room.locator('.room.hidden').waitFor();
    expect(await room.locator('.shown-rack').count()).toBe(0);
    await page.bringToFront();
  });

  test('round 1: entry, a ruling with every key, a word that is none, an empty slip, one that is late', async () => {
    const top = await topShown();
    await page.keyboard.press('F8');
    const { rings } = await logOf(page);
    // within half a second: a busy machine sets the three tones of the end one after the other
    for (const [ring, seconds] of [150, 180, 180.3, 180.5].entries()) {
      expect(rings[ring]).toBeCloseTo(seconds, 0);
    }
    expect(rings).toHaveLength(4);
    await typeSlip(page, 'ar d8o felp');
    await page.locator('.verdict', { hasText: 'casella errata' }).waitFor();
    await page.keyboard.type('o');
    await page.locator('.verdict', { hasText: '100 % del top' }).waitFor();
    const before = await linesOf(page);
    await page.keyboard.type(' 40');
    await page.keyboard.press('Enter');
    await untilLines(page, before + 1);
    await slip(1, 1, 'D8 orizz.', 'felpo', '40');
    await enterSlip(page, '2 h8o flebo 12');
    await slip(1, 2, 'H8 orizz.', 'flebo', '12');
    await enterSlip(page, '3 h8o belmo');
    await slip(1, 3, 'H8 orizz.', 'belmo');
    await enterSlip(page, 'db -');
    await slip(1, 4, '', '');
    await enterSlip(page, '5 =');
    await slip(1, 5, top.place, top.word, top.score);
    expect(await page.locator('.slip-list').first().textContent()).toContain(
      'Manca 1 scheda: 6 Fabio Sud',
    );
    expect(await page.locator('.slips').textContent()).toMatch(/BELMO: .*(tabell|nessun)/i);
    await expectHidden(1, top.word);
    await closeRound(page, true);
    await command('next');
    await expectHidden(1, top.word);
    await page.keyboard.press('F8');
    await expectRevealed(top.word);
    expect(await room.locator('.room-ranking').count()).toBe(0);
    await page.keyboard.press('F8');
    await room.locator('.room-ranking', { hasText: 'Dopo il turno 1' }).waitFor();
  });

  test('a closing is taken back, and what was late is ruled in after it', async () => {
    await rule(page, 'Annulla', { by: 'Ugo', reason: 'troppo presto' });
    await command('undo', '--by', 'Ugo', '--reason', 'troppo presto');
    await enterSlip(page, '4 d8o flebo 40');
    await slip(1, 4, 'D8 orizz.', 'flebo', '40');
    await closeRound(page, true);
    await command('next');
    const late = { round: '1', player: 'Fabio Sud', square: 'h8o', word: 'felpo' };
    await rule(page, 'Scheda tardiva', late);
    await command(
      ...(['rule', '--round', '1', '--player', 'Fabio Sud', '--square', 'H8 orizz.'] as const),
      ...['--word', 'felpo', '--reason', 'scheda tardiva'],
    );
    expect(await rankOf(page, 'Fabio Sud')).toEqual([
      '4',
      'Fabio Sud',
      '32',
      '32',
      '80,0',
      '0',
      '0',
    ]);
    await page.keyboard.press('F8');
  });

  test('all who found the top in one stroke, round by round; the page is loaded anew in the middle', async () => {
    for (let round = 2; round < ROUNDS; round++) {
      const top = await topShown();
      await page.keyboard.press('F8');
      if (round === HALF) await reloadWith(top);
      else await enterSlip(page, '* =');
      await slips(round, PLAYERS, `${top.place},${top.word},${top.score}`);
      await expectHidden(round, top.word);
      await closeRound(page);
      await command('next');
      await page.keyboard.press('F8');
      await expectRevealed(top.word);
      await page.keyboard.press('F8');
      await room.locator('.room.ranking').waitFor();
    }
  });

  /** Half a slip is there again, and the room goes on. */
  async function reloadWith(top: { place: string; word: string; score: string }): Promise<void> {
    await typeSlip(page, '* =');
    await page.locator('.verdict', { hasText: '100 % del top' }).waitFor();
    await page.waitForFunction(
      score => document.querySelector<HTMLElement>('[data-kept]')?.dataset.kept?.includes(score),
      `"score":"${top.score}"`,
    );
    await page.reload();
    await untilReady(page);
    await page.locator('.slip-entry').waitFor();
    const value = (name: string) => page.locator(`.slip-entry [name=${name}]`).inputValue();
    expect([await value('player'), await value('square'), await value('score')]).toEqual([
      '*',
      top.place,
      top.score,
    ]);
    expect(await page.locator('.clock-keys .time').textContent()).toMatch(/^2:/);
    const before = await linesOf(page);
    await page.locator('.slip-entry [name=word]').focus();
    await page.keyboard.press('Enter');
    await untilLines(page, before + 1);
  }

  test('the last round: a name put right, the end', async () => {
    const top = await topShown();
    await page.keyboard.press('F8');
    await enterSlip(page, '* =');
    await slips(ROUNDS, PLAYERS, `${top.place},${top.word},${top.score}`);
    await rule(page, 'Cambia nome', { player: 'Elio Re', to: 'Elio Rea', reason: 'scritto male' });
    await command('player', '--rename', 'Elio Re', '--to', 'Elio Rea', '--reason', 'scritto male');
    await closeRound(page);
    await command('next');
    await page.keyboard.press('F8');
    await page.keyboard.press('F8');
    await room.locator('.round', { hasText: 'La partita è finita' }).waitFor();
    await room.locator('.room-ranking', { hasText: 'Classifica finale' }).waitFor();
  });

  test('the ledger is that of the command line, byte for byte', async () => {
    ledger = await fileFrom(page, 'Registro');
    expect(ledger).toBe(await readFile(game, 'utf8'));
    const csv = await fileFrom(page, 'Classifica (.csv)');
    expect(csv.split('\n')).toHaveLength(PLAYERS.length + 2);
  });

  test('a contested word is accepted: tops and slips are judged again, and the command line verifies it', async () => {
    expect((await rankOf(page, 'Carla Neri')).at(-1)).toBe('1');
    const fields = {
      word: 'belmo',
      ruling: 'accepted',
      round: '1',
      reason: 'ammessa dalla giuria',
    };
    await rule(page, 'Parola contestata', fields);
    expect((await rankOf(page, 'Carla Neri')).at(-1)).toBe('0');
    await writeFile(game, await fileFrom(page, 'Registro'));
    await command('verify');
  });

  test('nothing to find for axe, nothing to complain of, nothing wider than the page', async () => {
    expect(await faultsOfAccess(room)).toEqual([]);
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.setViewportSize(SCREEN.viewport);
    expect(site.complaints).toEqual([]);
  });

  test('a second window cannot write in it, and can once it is given up', async () => {
    const second = await page.context().newPage();
    await second.goto(`${server.url}#tab=duplicato&g=Serata`);
    await untilReady(second);
    await second.getByRole('alert').filter({ hasText: 'un’altra finestra' }).waitFor();
    await page.getByRole('button', { name: 'Chiudi la serata' }).click();
    await page.locator('.lobby .open', { hasText: 'Serata' }).waitFor();
    await page.getByRole('button', { name: 'Elimina: Serata' }).click();
    await page.locator('.sure').waitFor();
    await expectWellMade();
    await second.locator('.evenings .open', { hasText: 'Serata' }).click();
    await second.locator('.arbiter').waitFor();
    await second.close();
  });

  test('a ledger is handed over by file; one that was tampered with is not taken', async () => {
    const input = page.locator('.import input');
    const file = (name: string, text: string) => {
      return { name, mimeType: 'application/jsonl', buffer: Buffer.from(text) };
    };
    const lines = ledger.trimEnd().split('\n');
    const forged = lines.toSpliced(5, 1).join('\n');
    await input.setInputFiles(file('falso.jsonl', `${forged}\n`));
    await page.getByRole('alert').filter({ hasText: 'Il registro non va' }).waitFor();
    await input.setInputFiles(file('Altrove.jsonl', ledger));
    await page.locator('.arbiter').waitFor();
    expect(await page.locator('.evening-head h2').textContent()).toBe('Altrove');
    expect(await linesOf(page)).toBe(lines.length);
    expect(await fileFrom(page, 'Registro')).toBe(ledger);
  });

  test('tiles from a real bag, a jolly that is asked about, players who come in, another play laid', async () => {
    await beginEvening(page, server.url, { name: 'Sacchetto' });
    const rack = page.locator('.closing [name=rack]');
    const refused = page.locator('.closing .refused');
    const give = async (tiles: string): Promise<void> => {
      await rack.fill(tiles);
      await rack.press('Enter');
    };
    await give('AEIOUAE');
    await refused.filter({ hasText: 'tornano tutte nel sacchetto: consonanti 0 su 1' }).waitFor();
    await give('QQAEIRS');
    await refused.filter({ hasText: 'Le tessere non vanno' }).waitFor();
    await give('AEIR');
    await refused.filter({ hasText: 'Il sacchetto non può dare' }).waitFor();
    await give('MAAM?BE');
    await page.locator('.slip-entry').waitFor();
    await typeSlip(page, 'Zoe Lup');
    await page.locator('.meaning', { hasText: 'Nuovo giocatore: Zoe Lup' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('d8o mamma');
    await page.locator('.meaning', { hasText: 'Quale lettera è il jolly?' }).waitFor();
    await page.keyboard.press('2');
    await page.locator('.verdict', { hasText: 'valida' }).waitFor();
    const before = await linesOf(page);
    await page.keyboard.press('Enter');
    await untilLines(page, before + 2);
    await typeSlip(page, 'Zoe Lupi');
    await page.keyboard.press('Tab');
    await page.keyboard.type('-');
    await page.keyboard.press('Enter');
    await page.locator('.pending', { hasText: 'somiglia a Zoe Lup' }).waitFor();
    await page.getByRole('button', { name: 'È un altro' }).click();
    await untilLines(page, before + 5);
    await page.locator('.closing select').selectOption('other');
    await page.locator('.closing [name=square]').fill('h8v');
    await page.locator('.closing [name=word]').fill('BEAM');
    await page.locator('.closing [name=reason]').fill('prova');
    await page.locator('.closing [name=reason]').press('Enter');
    await refused.filter({ hasText: 'La giocata non vale: ' }).waitFor();
    await page.locator('.closing [name=word]').fill('AMBE');
    await page.locator('.closing [name=word]').press('Enter');
    await page.locator('.round-head', { hasText: 'si conservano ?AM' }).waitFor();
    await give('?AMRTOE');
    await page.locator('.round-head', { hasText: 'Turno 2' }).waitFor();
    const text = await fileFrom(page, 'Registro');
    expect(text).toContain('"by":"arbiter","play":{"at":"H8","word":"AMBE"');
    expect(text).toContain('"reason":"prova"');
    await writeFile(game, text);
    await command('verify');
  });
});
