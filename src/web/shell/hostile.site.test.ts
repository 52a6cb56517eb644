// Addresses and pasted text that mean harm: they are shown as text or not at all, and the page goes on.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../testing/browser.js';
import { openSite, type SitePage, type SiteServer, serveSite } from '../../testing/site.js';
import { VIEWS } from './views.js';

/** Runs if anything takes it for more than text. */
const HARM = `<img src=x onerror="document.title='harm'"><script>document.title='harm'</script>`;

/** What views keep in the address: questions, filters, names of games and evenings. */
const KEYS = ['d', 'q', 'n', 's', 'x', 'parola', 'punti', 'resto', 'caselle', 'partita', 'g'];

const ADDRESSES: readonly string[] = [
  `#p=${encodeURIComponent(HARM)}&r=${encodeURIComponent(HARM)}`,
  `#e=${encodeURIComponent(HARM)}&tab=${encodeURIComponent(HARM)}&l=${encodeURIComponent(HARM)}`,
  '#e=__proto__&tab=constructor&l=toString',
  '#p=%E0%A4%A&r=%',
  `#p=${Array.from({ length: 15 }, () => '[<b>]'.repeat(15)).join('/')}`,
  `#p=${'9'.repeat(300_000)}`,
  `#r=${'A'.repeat(300_000)}`,
  `#p=${'[]'.repeat(2000)}/999999999999`,
  'javascript:document.title="harm"',
  `?${HARM}#r=ARMONIA`,
  ...VIEWS.map(
    ({ id }) => `#tab=${id}&${KEYS.map(key => `${key}=${encodeURIComponent(HARM)}`).join('&')}`,
  ),
];

const GCG = `#player1 ${HARM} ${HARM}
#player2 b javascript:document.title='harm'
#note ${HARM}
>${HARM}: AEIRSTO 8D ARSO +8 8
`;

const TEXTS: readonly string[] = [
  HARM,
  GCG,
  `#player1 a A\n#player2 b B\n>a: AEIRSTO 8D ${HARM} +8 8\n`,
  `#player1 a ${HARM}\n#player2 b B\n#note ${HARM}\n>a: AEIRSTO 8D SARTO +14 14\n#note ${HARM}\n`,
  `${'15/'.repeat(7)}3${HARM}/${'15/'.repeat(6)}15 AEIRST? 0/0 lex ${HARM};`,
  `cgp ${'/'.repeat(100_000)}`,
  `${'.'.repeat(200_000)}\n`.repeat(15),
  '\0\u202e\ufeff'.repeat(1000),
  `#player1 ${'x'.repeat(500_000)}\n`,
];

describe.runIf(hasBrowser)('what means harm', () => {
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

  test('in an address does none', async () => {
    const { page, complaints } = await openSite(browser, server);
    for (const address of ADDRESSES) {
      await page.goto('about:blank');
      await page.goto(
        address.startsWith('javascript') ? `${server.url}#${address}` : server.url + address,
      );
      await page.locator('main').locator('input, textarea, button').first().waitFor();
      await expectNoHarm({ page, complaints });
    }
    await page.context().close();
  });

  test('in pasted text does none', async () => {
    const { page, complaints } = await openSite(browser, server);
    await page.getByText('Incolla o apri').click();
    for (const text of TEXTS) {
      await page.locator('textarea').first().fill(text);
      await page.getByRole('button', { name: 'Leggi', exact: true }).first().click();
      await page.waitForTimeout(50);
      await expectNoHarm({ page, complaints });
    }
    await page.context().close();
  });
});

async function expectNoHarm({ page, complaints }: SitePage): Promise<void> {
  expect(await page.title()).toBe('leggio');
  expect(await foreign(page)).toEqual([]);
  expect(complaints).toEqual([]);
}

/** Elements that only text of somebody else could have made. */
function foreign(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(
      document.querySelectorAll('img, b, body script, [onerror]'),
      ({ outerHTML }) => outerHTML,
    ),
  );
}
