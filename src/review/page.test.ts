// The page of a review in a real browser, and the table it saves read back.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser } from '../testing/browser.js';
import { tempFolder } from '../testing/temp-folder.js';
import { type TinyRow, tinyDictionary } from '../testing/tiny-dictionary.js';
import { LANGUAGES } from '../wording/language.js';
import { Findings, readAnswers } from './answers.js';
import { drawReview, listReview, type Review } from './items.js';
import { reviewHtml } from './page.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = tempFolder();

const ROWS: readonly TinyRow[] = [
  ['porta', 'porta', 'sf', 's', '', 'nouns-p.csv:3'],
  ['porta', 'portare', 'v', 'ind.pres.3s'],
  ['ange', 'angere', 'v', 'ind.pres.3s'],
];

const DICTIONARY = tinyDictionary(ROWS);
const OPTIONS = { size: 10, seed: 1, language: 'it' } as const;

/** A word with two derivations, one with one, one that is not in. */
const listed = (): Promise<Review> => listReview(DICTIONARY, ['ANGE', 'PORTA', 'ZZYZX'], OPTIONS);

test('an item says why its word is one, by the derivation of its kind', async () => {
  const { items, of } = await drawReview(DICTIONARY, 'verb-forms', OPTIONS);
  expect(of).toBe(2);
  expect(items[1]).toEqual({
    ...{ kind: 'verb-forms', word: 'PORTA', lemma: 'portare', pos: 'v.', source: 'own' },
    reason: 'indicativo presente, 3ª singolare · «senso di portare» · art. 15c',
    row: 'lexicon-src/verbs-a.csv:2',
    others: ['porta (s.f.), singolare · «senso di porta» · art. 14 · lexicon-src/nouns-p.csv:3'],
  });
});

test('a word of a list that is not in has the reason why', async () => {
  const { items } = await listed();
  expect(items[2]).toMatchObject({ word: 'ZZYZX', lemma: '', row: '' });
  expect(items[2]?.reason).toBe('sconosciuta: non è in nessuna tabella');
});

test('a list is drawn from where fewer are asked for', async () => {
  const words = ['AMA', 'ANGE', 'OCA', 'PORTA', 'ZIO'];
  const { items, of } = await listReview(DICTIONARY, words, { ...OPTIONS, size: 2 });
  expect(of).toBe(5);
  expect(items).toHaveLength(2);
});

test('one file that fetches nothing, what tables say escaped', async () => {
  const review = await listed();
  const evil = { ...review.items[0]!, lemma: '"><script>alert(1)</script>' };
  const html = reviewHtml({ ...review, items: [evil] }, 'en');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toMatch(/(?:src|href)="|@import|url\(/);
});

describe.runIf(hasBrowser)('in a browser', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
    context = await browser.newContext({ acceptDownloads: true });
    page = await context.newPage();
    page.on('pageerror', error => errors.push(error.message));
  });

  afterAll(async () => {
    await browser?.close();
    expect(errors).toEqual([]);
  });

  async function open(review: Review, lang: (typeof LANGUAGES)[number] = 'it'): Promise<void> {
    const file = join(folder, 'page.html');
    writeFileSync(file, reviewHtml(review, lang));
    await page.goto('about:blank');
    await page.goto(pathToFileURL(file).href);
  }

  const box = (index: number, answer: string) =>
    page.locator(`#w${index} input[name=a${index}][value=${answer}]`);

  test.each(LANGUAGES)('%s: axe finds nothing, nothing scrolls sideways', async lang => {
    await open(await listed(), lang);
    await page.evaluate(axe);
    await box(0, 'wrong').check();
    await box(1, 'right').check();
    for (const width of [390, 768, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        expect(wide).toBeLessThanOrEqual(width);
        const found = await page.evaluate(
          `axe.run().then(({ violations }) =>
            violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`,
        );
        expect(found).toEqual([]);
      }
    }
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    await page.evaluate('localStorage.clear()');
  });

  test('each word has its boxes under its name', async () => {
    await open(await listed());
    const group = page.getByRole('group', { name: 'PORTA: giudizio' });
    expect(await group.getByRole('radio').count()).toBe(3);
  });

  test('an answer that becomes right says no more what was wrong', async () => {
    await open(await listed());
    await page.fill('#reviewer', 'Anna');
    await box(0, 'wrong').check();
    await box(0, 'right').check();
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save')]);
    const path = join(folder, 'right.csv');
    await download.saveAs(path);
    expect(readFileSync(path, 'utf8')).toMatch(/^words,ANGE,.*,x,,,,,Anna$/m);
    await page.evaluate('localStorage.clear()');
  });

  test('nothing is saved without a name', async () => {
    await open(await listed());
    await page.click('#save');
    expect(await page.textContent('#told')).toBe('Scrivi prima il tuo nome.');
    expect(await page.evaluate('document.activeElement.id')).toBe('reviewer');
  });

  test('what is asked depends on the answer, and answers are counted', async () => {
    await open(await listed());
    const more = page.locator('#w0 .more');
    const scope = page.locator('#w0 .scope');
    expect(await more.isVisible()).toBe(false);
    await box(0, 'right').check();
    expect([await more.isVisible(), await scope.isVisible()]).toEqual([true, false]);
    await box(0, 'wrong').check();
    expect(await scope.isVisible()).toBe(true);
    expect(await page.locator('#w0 [name=s0]:checked').getAttribute('value')).toBe('form');
    expect(await page.textContent('#progress')).toBe('1 di 3');
    await page.click('#next');
    expect(await page.evaluate('document.activeElement.name')).toBe('a1');
    await page.click('#w0 .clear');
    expect(await page.textContent('#progress')).toBe('0 di 3');
    expect(await box(0, 'wrong').isChecked()).toBe(false);
  });

  test('answers stay when the page is opened again, but not in a page of other words', async () => {
    await open(await listed());
    await page.fill('#reviewer', 'Anna Rossi');
    await box(1, 'doubt').check();
    await page.locator('#w1 [name=s1][value=lemma]').check();
    await page.fill('#w1 [name=n1]', 'forse');
    await open(await listed());
    expect(await page.inputValue('#reviewer')).toBe('Anna Rossi');
    expect(await box(1, 'doubt').isChecked()).toBe(true);
    expect(await page.locator('#w1 [name=s1][value=lemma]').isChecked()).toBe(true);
    expect(await page.inputValue('#w1 [name=n1]')).toBe('forse');
    expect(await page.textContent('#progress')).toBe('1 di 3');
    await open(await drawReview(DICTIONARY, 'verb-forms', OPTIONS));
    expect(await page.inputValue('#reviewer')).toBe('');
    expect(await page.textContent('#progress')).toBe('0 di 2');
    await page.evaluate('localStorage.clear()');
  });

  test.each(['no, "mai" vista', '=HYPERLINK("x")', "'=2+3", '-3', '@x;y'])(
    'what the page saves is read back as it was written: %s',
    async note => {
      await open(await listed());
      await page.fill('#reviewer', 'Rossi, Anna');
      await box(0, 'wrong').check();
      await page.locator('#w0 [name=s0][value=form]').check();
      await page.fill('#w0 [name=n0]', note);
      await box(2, 'right').check();
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save')]);
      expect(download.suggestedFilename()).toBe('risposte-words.csv');
      const path = join(folder, 'risposte.csv');
      await download.saveAs(path);
      const findings = new Findings();
      const { answered, open: unanswered } = await readAnswers([path], findings);
      findings.throwIfAny();
      expect(unanswered).toBe(1);
      expect(answered).toMatchObject([
        { word: 'ANGE', lemma: 'angere', pos: 'v.', answer: 'wrong', scope: 'form', note },
        { word: 'ZZYZX', lemma: '', answer: 'right', note: '', reviewer: 'Rossi, Anna' },
      ]);
      expect(readFileSync(path, 'utf8')).not.toMatch(/(?:^|,)"?=/m);
      await page.evaluate('localStorage.clear()');
    },
  );
});
