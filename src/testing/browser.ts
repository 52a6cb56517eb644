// A real browser from npm alone, for tests of pages.
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** The browser comes as a package for one system alone. */
export const hasBrowser: boolean = process.platform === 'linux' && process.arch === 'x64';

/**
 * Not those that the package advises: with them every page has `SharedArrayBuffer` and none is isolated, so
 * what most pages have would never be tried.
 */
export const BROWSER_ARGS: readonly string[] = [
  '--no-sandbox',
  '--no-zygote',
  '--headless=shell',
  '--disable-gpu',
];

/** Whatever the locale of who tests, files that are saved may have any letter in their names. */
export const BROWSER_ENV: Readonly<Record<string, string | undefined>> = {
  ...process.env,
  LC_ALL: 'C.UTF-8',
};

/** Chromium without a window. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: [...BROWSER_ARGS],
    env: BROWSER_ENV,
  });
}
