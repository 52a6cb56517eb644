// The built site as a visitor has it: served from a subfolder, opened in Chromium, and every complaint of the page kept.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sirv from 'sirv';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the built site. */
    site: string;
    /** Folder with `italiano.*`, from which the site was built. */
    defaultLexicon: string;
  }
}

/** What follows the address of the site for a position with a jolly. */
export const MICIO = '#p=15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15&r=AEIRST?';

/** How many plays it has, on the page: above twenty thousand, as many as the lexicon of the day gives. */
export const MICIO_PLAYS: RegExp = /2\d\.\d{3} giocate/;

/** Headers that isolate a page from others. */
export const ISOLATED: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** A server of the site. */
export interface SiteServer {
  /** Of the site's folder, with a slash at the end. */
  readonly url: string;
  /** Paths below the folder that were asked for, in order. */
  readonly asked: readonly string[];
  close(): void;
}

/** Answers in place of the folder when it returns true. */
export type Interference = (path: string, response: ServerResponse) => boolean;

/** @param folder default the site that was built for the tests */
export async function serveSite(
  headers: Readonly<Record<string, string>> = {},
  folder: string = inject('site'),
  interfere: Interference = () => false,
): Promise<SiteServer> {
  const asked: string[] = [];
  const serve = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    request.url = (request.url ?? '').replace(/^\/club\/leggio/, '');
    asked.push(request.url);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (interfere(request.url, response)) return;
    serve(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/club/leggio/`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A page of the site, and what it complained of: errors, warnings, broken rules of its content security policy. */
export interface SitePage {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** What the browser says of a service worker that it is told not to install. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Opens a page in a context of its own. The service worker, whose installation is a good part of the work of opening
 * a page, is there only where it is asked for (`WITH_SERVICE_WORKER`).
 *
 * @param address what follows the folder: `'#p=…&r=AEIRST?'`
 */
export async function openSite(
  browser: Browser,
  { url }: Pick<SiteServer, 'url'>,
  address = '',
  options: BrowserContextOptions = {},
): Promise<SitePage> {
  const context = await browser.newContext({
    ...{ locale: 'it-IT', serviceWorkers: 'block', ...PHONE },
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !message.text().includes(BLOCKED)) complaints.push(message.text());
  });
  await page.goto(url + address);
  return { page, complaints };
}

/** With the service worker, as visitors have the site. */
export const WITH_SERVICE_WORKER: BrowserContextOptions = { serviceWorkers: 'allow' };

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 } };

/** For `viewport` of a context. */
export const DESK: { readonly width: number; readonly height: number } = {
  width: 1280,
  height: 900,
};

/** Waits until the words are there. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('.stage.ready').waitFor({ timeout: 120_000 });
}

/** A size and a colour in which a page is looked at. */
export interface Look {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
}

/** On a phone and on a desk, in both colours. */
export const LOOKS: readonly Look[] = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { viewport: DESK, colorScheme: 'light' },
  { viewport: DESK, colorScheme: 'dark' },
];

/** Shows a page in another size and colour: to open it anew for each is most of the work of a test. */
export async function showAs(page: Page, { viewport, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  // reduced: buttons take their time to change colour, and axe would see what is between
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** What axe finds wrong on the page as it is: rule and element, one line each. */
export async function faultsOfAccess(page: Page): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source); // half a megabyte
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
