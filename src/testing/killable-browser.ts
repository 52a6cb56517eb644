// A browser of its own process and folder, to be killed like a machine whose power fails, and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { BROWSER_ARGS, BROWSER_ENV } from './browser.js';

/** Chromium with what it keeps in a folder. */
export interface KillableBrowser {
  readonly context: BrowserContext;
  /** Ends every process of it at once, without a word. */
  kill(): Promise<void>;
}

/** @param folder where it keeps everything */
export async function startKillable(folder: string): Promise<KillableBrowser> {
  const args = [
    ...BROWSER_ARGS,
    `--user-data-dir=${folder}`,
    '--lang=it',
    '--remote-debugging-port=0',
  ];
  const child = spawn(await sparticuz.executablePath(), args, {
    detached: true, // a group of its own, killed as one
    env: BROWSER_ENV,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('a browser without a window');
  return { context, kill: () => killed(child, browser) };
}

/** `DevTools listening on ws://…`. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('a browser that says nothing');
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) {
      stderr.resume();
      return address;
    }
  }
  throw new Error('a browser that did not start');
}

async function killed(child: ChildProcess, browser: Browser): Promise<void> {
  const ended = once(child, 'exit');
  process.kill(-(child.pid as number), 'SIGKILL');
  await ended;
  await browser.close().catch(() => undefined);
}
