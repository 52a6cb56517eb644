// leggio in a page: built by Vite as it comes, served without any special header and with those of isolation,
// opened in Chromium, held against Node. The program of the README runs there, too.
import { readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { build, createLogger } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parsePosition } from './board/position.js';
import { digestPosition } from './engine/digest.js';
import { createEngine } from './engine/engine.js';
import { DEFAULT_LEAVES, loadDefaultLeaves } from './leaves/load.js';
import { solveEndgame } from './strategy/endgame/solve.js';
import type { Simulation } from './strategy/simulation/result.js';
import { hasBrowser, openBrowser } from './testing/browser.js';
import { LEXICON } from './testing/lexicon.js';
import { tempFolder } from './testing/temp-folder.js';

/** As it was built: its threads run from there. */
const BUILT = new URL('../dist/strategy/simulation/simulate.js', import.meta.url).href;
const { simulate } = (await import(BUILT)) as typeof import('./strategy/simulation/simulate.js');

const MICIO = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';
const CGPS = [
  `${MICIO} AEIRST?`,
  `${MICIO} ??AENOR`,
  `${MICIO} A`,
  `${'15/'.repeat(14)}15 CANTARE`,
  '15/15/15/15/15/15/7C7/5MICIO5/7N7/7E7/15/15/15/15/15 AEILNRT',
];

/** The end of a game of the engine against itself. */
const ENDING =
  'D3OSERA5C/ES3USA1MIcI1U/1UT4R3ORTI/1BUE1FAI1MALE2/3PLUF2AFA3/1ZIE1MACCHe4/B4M9/EBE1POSI7/A1VIA1AL1EST3/1PONGANO1VOI3/GO1TO3MIR4/1ILO2OHE6/2ARANDO7/OC1N2ETA6/DICO11 LNQRSTZ';

const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

const engine = createEngine({ lexicon: LEXICON });
/** A simulation, and one that was stopped. */
interface Simulated {
  readonly found: Simulation;
  readonly cut: string;
  readonly progress: readonly number[];
}

/** What `testing/page/main.js` can be asked. */
interface Asked {
  readonly ask: Readonly<Record<string, (argument: unknown) => unknown>>;
}

const folder = tempFolder();
let browser: Browser;
const servers: Server[] = [];
const warnings: string[] = [];

describe.runIf(hasBrowser)('in a page', () => {
  beforeAll(async () => {
    await writePages();
    await bundle();
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    for (const server of servers) server.close();
  });

  test('Vite has nothing to warn of', () => {
    expect(warnings).toEqual([]);
  });

  test('what a worker loads is small', async () => {
    const files = await readdir(join(folder, 'out', 'assets'));
    const workers = files.filter(file => file.startsWith('worker-'));
    expect(workers).toHaveLength(2); // of pools, of simulations
    for (const worker of workers) {
      const bytes = await readFile(join(folder, 'out', 'assets', worker));
      expect(gzipSync(bytes).length).toBeLessThan(40_000);
    }
  });

  describe.each([
    ['as any server has it', {}, [false, 'undefined']],
    ['isolated', ISOLATED, [true, 'function']],
  ] as const)('%s', (_, headers, shares) => {
    let page: Page;
    let address: string;
    let complaints: string[];

    beforeAll(async () => {
      address = await serve(headers);
      ({ page, complaints } = await open(`${address}/index.html`));
      await page.waitForFunction("document.title === 'ready'");
    });

    /** Calls a function of `testing/page/main.js`. */
    function ask<T>(name: string, argument?: unknown): Promise<T> {
      return page.evaluate(
        ([name, argument]) => (globalThis as unknown as Asked).ask[name]?.(argument) as T,
        [name, argument] as const,
      );
    }

    test('memory is shared where it can be', async () => {
      expect(await ask('shares')).toEqual(shares);
    });

    test('an engine finds the plays of Node in their order', async () => {
      expect(await ask('engine', CGPS)).toEqual(CGPS.map(allPlays));
    });

    test('moves by equity are those of Node, from the page and from a pool', async () => {
      const judging = createEngine({ lexicon: LEXICON, leaves: await loadDefaultLeaves() });
      const moves = CGPS.map(cgp => judging.moves(parsePosition(cgp)));
      expect(await ask('equity', CGPS)).toEqual({ here: moves, fromPool: moves });
    });

    test('a pool of Web Workers does so, too, and closes', async () => {
      expect(await ask('pool', CGPS)).toEqual({
        plays: CGPS.map(allPlays),
        tops: CGPS.map(cgp => texts(engine.top(parsePosition(cgp), { count: 5 }))),
        hash: digestPosition(engine, parsePosition(CGPS[0] as string)).hash,
        closed: 'POOL_CLOSED',
      });
    });

    test('requests are aborted, and the pool goes on', async () => {
      const cgp = CGPS[1] as string;
      const after = texts(engine.top(parsePosition(cgp), { count: 1 }));
      expect(await ask('abort', cgp)).toEqual({ names: ['AbortError'], after });
    });

    test('a simulation is that of Node, moves its bar and stops', async () => {
      const cgp = CGPS[2] as string;
      const { found, cut, progress } = await ask<Simulated>('simulation', cgp);
      const wishes = { lexicon: LEXICON, iterations: 100, count: 3 };
      expect(found).toEqual(await simulate(parsePosition(cgp), wishes));
      expect(cut).toBe('aborted');
      expect(progress).toEqual([0, 25]);
    });

    test('an ending is solved as in Node', async () => {
      const solved = await solveEndgame(parsePosition(ENDING), { lexicon: LEXICON });
      expect(await ask('ending', ENDING)).toEqual({ ...solved, nodes: 0, ms: 0 });
    });

    test('the program of the README lists plays', async () => {
      const readme = await open(`${address}/readme.html`);
      await readme.page.waitForFunction("document.querySelectorAll('li').length === 10");
      const items = await readme.page.locator('li').allTextContents();
      expect(items).toEqual(texts(engine.top(parsePosition(CGPS[0] as string))));
      expect(readme.complaints).toEqual([]);
    });

    test('nothing was complained of', () => {
      expect(complaints).toEqual([]);
    });

    test('what a page cannot do is refused in a line', async () => {
      expect(await ask('refusals')).toEqual([
        expect.objectContaining({
          name: 'LexiconError',
          code: 'LEXICON_FILE',
          message: expect.stringContaining('give its URL to loadLexicon'),
        }),
        expect.objectContaining({
          code: 'LEXICON_FILE',
          message: expect.stringMatching(/none\.gaddag.*the server says 404 Not Found/),
        }),
        expect.objectContaining({ name: 'InputError', code: 'PLATFORM' }),
        expect.objectContaining({
          code: 'LEXICON_DERIVATIONS',
          message: expect.stringContaining('/list.derivations'),
        }),
      ]);
    });
  });
});

function texts(plays: Iterable<{ at: string; word: string; score: number }>): string[] {
  return [...plays].map(({ at, word, score }) => `${at} ${word} ${score}`);
}

function allPlays(cgp: string): string[] {
  return texts(engine.plays(parsePosition(cgp)));
}

/** A program that has leggio installed: the page of `testing/page`, and that of the README. */
async function writePages(): Promise<void> {
  await cp('src/testing/page', folder, { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  await symlink(process.cwd(), join(folder, 'node_modules', 'leggio'));
  const readme = readFileSync('README.md', 'utf8');
  const [, program] = /```html\n([\s\S]*?)```/.exec(readme) as RegExpExecArray;
  const head = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">';
  await writeFile(join(folder, 'readme.html'), `${head}\n${program}`);
}

async function bundle(): Promise<void> {
  const logger = createLogger('warn');
  const warn = (message: string): void => {
    warnings.push(message);
  };
  const out = join(folder, 'out');
  vi.stubEnv('NODE_ENV', 'production'); // "test" has Vite pass over modules of Node in silence
  await build({
    root: folder,
    configFile: false,
    customLogger: { ...logger, warn, warnOnce: warn },
    build: {
      outDir: out,
      rolldownOptions: {
        input: ['index.html', 'readme.html'].map(file => join(folder, file)),
        onLog: (level, { message }) => level === 'warn' && warn(message),
      },
    },
  });
  vi.unstubAllEnvs();
  await copyFile(DEFAULT_LEAVES, join(out, 'italiano.leaves'));
  const bytes = new Uint8Array(LEXICON.bytes);
  const length = new DataView(LEXICON.bytes).getUint32(12, true);
  for (const name of ['list.gaddag', 'italiano.gaddag']) {
    await writeFile(join(out, name), bytes.subarray(0, length));
  }
}

/** Serves what was built. */
async function serve(headers: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer(async ({ url = '/' }, response) => {
    try {
      const body = await readFile(join(folder, 'out', new URL(url, 'http://x').pathname));
      const type = TYPES[extname(url)] ?? 'application/octet-stream';
      response.writeHead(200, { ...headers, 'content-type': type }).end(body);
    } catch {
      response.writeHead(404, headers).end();
    }
  });
  servers.push(server);
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function open(url: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(String(error)));
  await page.goto(url);
  return { page, complaints };
}
