// Trainings as a player has them on a phone: a game against the top with a reload in it, topping with its hints, a clock
// that runs out, an evening played again, the daily game, everything taken to another browser.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEngine, duplicate, type Engine, loadLexicon, squareName } from 'leggio';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import { leggio } from '../../testing/command.js';
import { fileFrom } from '../../testing/evening.js';
import {
  DESK,
  faultsOfAccess,
  openSite,
  type SitePage,
  type SiteServer,
  serveSite,
  untilReady,
} from '../../testing/site.js';
import { tempFolder } from '../../testing/temp-folder.js';
import { squaresOf } from '../engine/move-filter.js';
import { dayOf } from '../engine/training/daily.js';
import { written } from './written.js';

const folder = tempFolder();
const SEED = 'prova';

/** Of the page: what was laid and kept so far, by the answers of the desk, which are nothing. */
declare function keptSoFar(): number;

/** Has every message that the page gets from its workers kept, as JSON. */
const LISTEN = `
  const heard = (globalThis.leggioHeard = []);
  globalThis.keptSoFar = () => heard.filter(message => message.includes('"value":null')).length;
  globalThis.Worker = class extends Worker {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
    }
  };
`;

describe.runIf(hasBrowser)('training', () => {
  let browser: Browser;
  let server: SiteServer;
  let site: SitePage;
  let page: Page;
  let engine: Engine;

  beforeAll(async () => {
    const lexicon = await loadLexicon(join(inject('defaultLexicon'), 'italiano.gaddag'));
    engine = createEngine({ lexicon });
    browser = await openBrowser();
    server = await serveSite();
    site = await openSite(browser, server);
    page = site.page;
    await page.context().addInitScript({ content: LISTEN });
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  /** What each round of a seed is worth, when the top is laid. */
  const topsOf = (seed: string, rounds: number): readonly duplicate.CloseEntry[] =>
    duplicate.run(engine, { seed, options: { rounds }, notation: 'figs' }).state.closed;

  const press = (name: string): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click();

  async function part(id: string): Promise<void> {
    await page.goto('about:blank'); // the page reads its address when it is loaded
    await page.goto(`${server.url}#tab=allenamento&a=${id}`);
    await untilReady(page);
  }

  /** Begins what the form says, and waits for the first round. */
  async function begin(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) {
      const field = page.locator(`.new-training [name=${name}]`);
      await (name === 'clock' ? field.selectOption(value) : field.fill(value));
    }
    await press('Comincia');
    await page.locator('.lay-board').waitFor();
  }

  const typePlay = ({ at, word }: Pick<duplicate.LedgerPlay, 'at' | 'word'>): Promise<void> =>
    page.locator('[name=play]').fill(`${at} ${word}`);
  const head = (text: string): Promise<void> =>
    page.locator('.told-head', { hasText: text }).waitFor();

  /** Hands in an empty slip and goes on. */
  async function passRound(): Promise<void> {
    await press('Consegna in bianco');
    await page.locator('.told-next button').click();
  }

  async function expectSound(): Promise<void> {
    expect(await faultsOfAccess(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }

  test('against the top: nothing is told before the answer, the top that is found', async () => {
    await part('sfida');
    await page.locator('.new-training').waitFor();
    await expectSound();
    await begin({ rounds: '3', seed: SEED });
    const { play, top, tops } = topsOf(SEED, 3)[0]!;
    await typePlay(play);
    await page.getByRole('button', { name: 'Consegna', exact: true }).waitFor();
    const heard = await page.evaluate(
      () => (globalThis as unknown as { leggioHeard: string[] }).leggioHeard,
    );
    const told = heard.filter(message => message.includes('"open"'));
    expect(told.length).toBeGreaterThan(0);
    for (const message of heard) {
      expect(message).not.toContain(play.word);
      expect(message).not.toContain('"plays":[{');
    }
    expect(await page.locator('main').textContent()).not.toMatch(
      /valida|lessico \S+ \S{8}|% del top/,
    );
    await expectSound();
    await press('Consegna');
    await head('Top trovato!');
    const equal = tops.length === 1 ? '' : `, ${tops.length} giocate pari`;
    await head(`Top: ${top} punti${equal}`);
    await page.getByText('Nessuna giocata vale di più.').waitFor();
    await press('Prossimo turno');
  });

  test('a word that is none, laid tile by tile and still there after a reload: the article against it, the top explained', async () => {
    const [first, second] = topsOf(SEED, 3) as [duplicate.CloseEntry, duplicate.CloseEntry];
    await page.locator('.training-round-head', { hasText: 'Turno 2 di 3' }).waitFor();
    // under the first letter of the top, two tiles that make no word of three
    const start = squaresOf(first.play)[0]!.square;
    const step = first.play.at.match(/^\d/) ? 15 : 1;
    const squares = [start + step, start + 2 * step];
    const keptBefore = await page.evaluate(() => keptSoFar());
    const tile = page.locator('.rack-tiles .tile:not(.away)').nth(1);
    await tile.click();
    await page.locator(`[data-square="${squares[0]}"]`).click();
    await page.locator(`[data-square="${start}"]`).dragTo(page.locator('[data-square="0"]'));
    await tile.dragTo(page.locator(`[data-square="${squares[1]}"]`));
    expect(await page.locator('.square.full').count()).toBe(squaresOf(first.play).length + 2);
    expect(await page.locator('input[data-square="0"]').inputValue()).toBe('');
    const letters = (): Promise<string[]> =>
      Promise.all(
        squares.map(square => page.locator(`input[data-square="${square}"]`).inputValue()),
      );
    const laid = await letters();
    expect(laid.every(letter => letter !== '')).toBe(true);
    await page.locator('.tile.away').nth(1).waitFor();
    await page.waitForFunction(least => keptSoFar() >= least, keptBefore + 2);
    await page.reload();
    await untilReady(page);
    await page.locator('.lay-board').waitFor();
    expect(await letters()).toEqual(laid);
    await press('Consegna');
    await head(`Top: ${second.top} punti`);
    await page.locator('.verdict.fails').waitFor();
    const against = page.locator('.explanation.invalid').first();
    await against.locator('.against').waitFor();
    await page.getByText(/giocate valgono più della tua/).waitFor();
    const missed = page.getByRole('region', { name: 'Il top mancato' });
    expect(await missed.textContent()).toContain(`${written(second.play.word)} `);
    await missed.getByText(/Resto: .*, che vale [+−]?\d|Nessun resto/).waitFor();
    await missed
      .getByText(/art\. \d+/)
      .first()
      .waitFor();
    const lies = squaresOf(second.play);
    const through = lies.find(({ tile }) => tile === '.');
    const where = await missed.textContent();
    expect(where).toContain(
      through === undefined ? 'senza passare per tessere' : `(${squareName(through.square)})`,
    );
    const fresh = lies.filter(({ tile }) => tile !== '.').length;
    expect(await page.locator('.still td.fresh').count()).toBe(fresh);
    await page.getByRole('button', { name: 'La tua', exact: true }).click();
    expect(await page.locator('.still td.fresh').count()).toBe(2);
    await expectSound();
    await press('Prossimo turno');
  });

  test('the end: sums, chart, missed tops to look at, and a ledger that the command verifies', async () => {
    await page.locator('.training-round-head', { hasText: 'Turno 3 di 3' }).waitFor();
    // another window is first: this one takes no step and shows how it stands
    const other = await page.context().newPage();
    await other.goto(page.url());
    await untilReady(other);
    await other.getByRole('button', { name: 'Consegna in bianco' }).click();
    await other.locator('.told-head').waitFor();
    await other.close();
    await press('Consegna in bianco');
    await page.getByRole('alert').filter({ hasText: 'Un’altra finestra' }).waitFor();
    await press('Vedi il risultato');
    const tops = topsOf(SEED, 3).map(({ top }) => top);
    const sum = tops.reduce((all, top) => all + top, 0);
    await page.locator('.sums', { hasText: `${tops[0]} punti su ${sum}` }).waitFor();
    expect(await page.locator('.percent-chart rect').count()).toBe(3);
    expect(await page.locator('.missed li').count()).toBe(2);
    await expectSound();
    await page.locator('.missed button').first().click();
    await page.getByRole('region', { name: 'Il top mancato' }).waitFor();
    await press('Torna al risultato');
    const ledger = join(folder, 'sfida.jsonl');
    await writeFile(ledger, await fileFrom(page, 'Registro (.jsonl)'));
    const lexicon = join(inject('defaultLexicon'), 'italiano.gaddag');
    const verified = await leggio(['duplicate', 'verify', ledger, '--lexicon', lexicon]);
    expect({ code: verified.code, stderr: verified.stderr }).toEqual({ code: 0, stderr: '' });
    await press('‹ Elenco');
    await page.locator('.kept-trainings li', { hasText: 'seme prova' }).waitFor();
  });

  test('topping: a valid play is no top, each hint costs its time, the top ends the round', async () => {
    await part('caccia');
    await begin({ rounds: '1', seed: SEED });
    const { play } = topsOf(SEED, 1)[0]!;
    const plays = engine.plays(
      duplicate.roundPosition(
        duplicate.run(engine, { seed: SEED, options: { rounds: 1 } }).state,
        1,
      ),
    );
    await typePlay(plays.at(plays.length - 1));
    await press('È il top?');
    await page.locator('.tries', { hasText: 'valida, ma non è il top' }).waitFor();
    const own = squaresOf(play).filter(({ tile }) => tile !== '.');
    for (const [button, told] of [
      ['Prima tessera posta', 'La prima tessera posta è'],
      ['Quante tessere si pongono', `Si pongono ${own.length} tessere.`],
      ['Casella e verso', `Comincia in ${squareName(squaresOf(play)[0]!.square)}`],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.locator('.hints', { hasText: told }).waitFor();
    }
    const [minutes, seconds] = ((await page.locator('.time').textContent()) ?? '').split(':');
    expect(60 * Number(minutes) + Number(seconds)).toBeGreaterThanOrEqual(70);
    await expectSound();
    await typePlay(play);
    await page.keyboard.press('Enter');
    await head('di cui 1:10 di aiuti');
    await press('Vedi il risultato');
    await page.getByText('1 top trovati su 1 turno').waitFor();
  });

  test('the time ends: what lies on the board counts', async () => {
    await part('sfida');
    await begin({ rounds: '1', seed: SEED, clock: 'own', seconds: '8' });
    await typePlay(topsOf(SEED, 1)[0]!.play);
    await page.locator('.clock-face.warning').waitFor();
    await head('Top trovato!');
  });

  test('an evening is played again from a file, and one that was kept here; a forged one names its line', async () => {
    const players = ['Anna Rossi', 'Bruno Verdi'];
    let evening = duplicate.new(engine, { seed: SEED, players, options: { rounds: 1 } });
    const [best] = topsOf(SEED, 1);
    const word = written(best!.play.word);
    evening = duplicate.slips(evening, engine, [
      { round: 1, player: 'Anna Rossi', square: best!.play.at, word, claimed: null },
      { round: 1, player: 'Bruno Verdi', square: '', word: '', claimed: null },
    ]);
    evening = duplicate.next(evening, engine);
    const text = duplicate.format(evening);
    const file = (name: string, content: string) => {
      return { name, mimeType: 'application/jsonl', buffer: Buffer.from(content) };
    };
    await page.goto('about:blank');
    await page.goto(`${server.url}#tab=duplicato`);
    await untilReady(page);
    await page.locator('.import input').setInputFiles(file('Serata.jsonl', text));
    await page.locator('.arbiter').waitFor();
    await press('Chiudi la serata');
    await part('replica');
    await page.getByRole('button', { name: /^Serata/ }).waitFor();
    const input = page.locator('.panel input[type=file]');
    const lines = text.trimEnd().split('\n');
    await input.setInputFiles(file('falso.jsonl', `${lines.toSpliced(3, 1).join('\n')}\n`));
    await page.getByRole('alert').filter({ hasText: 'riga 4' }).waitFor();
    await page.getByRole('button', { name: /^Serata/ }).click();
    await page.locator('.lay-board').waitFor();
    await passRound();
    await page.getByText('Saresti 2º su 3.').waitFor();
    await page.locator('.missed button').first().click();
    const others = page.locator('section', { hasText: 'Che cosa hanno giocato' }).last();
    expect(await others.locator('tbody tr').first().textContent()).toContain('Anna Rossi');
    await expectSound();
    await part('replica');
    await page.evaluate(content => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'Altrove.jsonl'));
      dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    }, text);
    await page.locator('.session-head', { hasText: 'Altrove' }).waitFor();
  });

  test('the daily game counts once; its result is copied, or selected where the browser does not let it', async () => {
    await part('oggi');
    await press('Gioca la partita di oggi');
    const [best] = topsOf(`leggio ${dayOf(new Date())}`, 1);
    await page.locator('.lay-board').waitFor();
    await page.locator('.clock-face .time').waitFor();
    await typePlay(best!.play);
    await press('Consegna');
    await press('Prossimo turno');
    for (let round = 2; round <= 5; round++) await passRound();
    const text = await page.locator('.copy-field textarea').inputValue();
    expect(text.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^\d+(,\d)? % del top, 1 top su 5 turni$/),
      '★––––',
      `lessico italiano ${engine.lexicon.checksum.slice(0, 8)}`,
    ]);
    expect(text).not.toContain(best!.play.word);
    await press('Copia');
    await page.getByText('il testo è selezionato').waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(text);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press('Copia');
    await page.getByText('Copiato.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await press('‹ Elenco');
    await page.getByText('1 giorno di fila').waitFor();
    await expectSound();
    await press('Gioca ancora, fuori classifica');
    await page.locator('.lay-board').waitFor();
    await press('‹ Elenco');
    await page.locator('.kept-trainings li', { hasText: 'fuori classifica' }).waitFor();
  });

  test('everything goes to another browser as a file; a damaged one is refused whole, and nothing here is lost unasked', async () => {
    await part('dati');
    const text = await fileFrom(page, 'Esporta tutto');
    const file = (content: string) => {
      return { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) };
    };
    const other = await openSite(browser, server, '#tab=allenamento&a=dati', { viewport: DESK });
    await untilReady(other.page);
    const input = other.page.locator('input[type=file]');
    await input.setInputFiles(file('niente'));
    await other.page.getByRole('alert').filter({ hasText: 'Non è un file esportato' }).waitFor();
    await input.setInputFiles(file(text.replace('"kind": "oggi"', '"kind": "ieri"')));
    await other.page
      .getByRole('alert')
      .filter({ hasText: /sessions\[\d\]\.kind/ })
      .waitFor();
    await input.setInputFiles(file(text));
    await other.page.getByText('Importato.').waitFor();
    await other.page.getByRole('button', { name: 'Partita del giorno' }).click();
    await other.page.getByText('1 giorno di fila').waitFor();
    await other.page.locator('.kept-trainings li:nth-child(2):last-child').waitFor();
    await other.page.locator('.kept-trainings .open', { hasText: /\d %$/ }).click();
    await other.page.locator('.outcome').waitFor();
    expect(await faultsOfAccess(other.page)).toEqual([]);
    await other.page.getByRole('button', { name: '‹ Elenco' }).click();
    await other.page.getByRole('button', { name: 'I tuoi dati' }).click();
    await input.setInputFiles(file(text.replace('"changed": 1', '"changed": 2')));
    await other.page.getByText('Una cosa del file c’è già qui').waitFor();
    await other.page.getByRole('button', { name: 'Tieni quelle di qui' }).click();
    await other.page.getByText('Importato.').waitFor();
    expect(await fileFrom(other.page, 'Esporta tutto')).toBe(text);
    expect(other.complaints).toEqual([]);
    await other.page.context().close();
    expect(site.complaints).toEqual([]);
  });

  test('in English, on a wide screen, light and dark', async () => {
    const wide = await openSite(browser, server, '#tab=allenamento&a=sfida&l=en', {
      ...{ viewport: DESK, colorScheme: 'dark' },
    });
    await untilReady(wide.page);
    await wide.page.locator('.new-training [name=rounds]').fill('1');
    await wide.page.getByRole('button', { name: 'Begin', exact: true }).click();
    await wide.page.getByRole('button', { name: 'Hand in an empty slip' }).click();
    await wide.page.locator('.told-head').waitFor();
    expect(await faultsOfAccess(wide.page)).toEqual([]);
    expect(wide.complaints).toEqual([]);
    await wide.page.context().close();
  });
});
