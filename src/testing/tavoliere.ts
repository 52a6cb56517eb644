// The view Tavoliere as a visitor has it: its squares by name, and the two sizes of screen that it is tried on.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { parseAt } from '../board/squares.js';
import { DESK } from './site.js';

/** A phone with a finger, a desk with a mouse. */
export const SCREENS: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ['390 px', { hasTouch: true }],
  ['1280 px', { viewport: DESK }],
];

/** The field of a square by its name: `'H8'`. */
export function squareOf(page: Page, name: string): Locator {
  return page.locator(`input[data-square="${parseAt(name)?.square}"]`);
}

/** The letters on squares, `'.'` for an empty one. */
export async function lettersOn(page: Page, names: readonly string[]): Promise<string> {
  const values = names.map(name => squareOf(page, name).inputValue());
  return (await Promise.all(values)).map(value => value || '.').join('');
}

/** Waits until all moves are counted, and gives what is said of them. */
export async function countsOf(page: Page): Promise<string> {
  const counts = page.locator('.counts:not(:empty)');
  await counts.waitFor();
  return (await counts.textContent()) ?? '';
}

/** What the address has under a key. */
export async function inAddress(page: Page, key: string): Promise<string | null> {
  await page.waitForTimeout(400); // it follows a moment later
  return new URLSearchParams(new URL(page.url()).hash.slice(1)).get(key);
}
