// The site in Chromium: how long until the first board is there, how long after the last key the best moves stand on
// the page, and how long until all are counted. `npm run web` first; `node bench/site.js [--rounds N]`.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import sirv from 'sirv';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const ROUNDS = Number(values.rounds);
const BOARD = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';
/** The last tile is the last key: a bingo's rack, one with a jolly, one with two (80,000 plays). */
const RACKS = ['AEIRSTN', 'AEIRST?', '?AENOR?'];
/** Milliseconds that a process runs, and that it rests: a quarter of the time. */
const [RUN, REST] = [5, 15];

const PROFILES = {
  'as it is': () => () => undefined,
  'page 4 × slower (CDP)': async ({ session }) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return () => session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  },
  'page and workers 4 × slower (stopped ¾ of the time)': ({ browserPid }) => rest(browserPid),
};

const site = sirv(fileURLToPath(new URL('../dist/web', import.meta.url)), { dev: true });
const server = createServer((request, response) => site(request, response));
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
const chromiumServer = await chromium.launchServer({
  executablePath: await sparticuz.executablePath(),
  args: ['--no-sandbox', '--no-zygote', '--headless=shell', '--disable-gpu'],
});
const browser = await chromium.connect(chromiumServer.wsEndpoint());
try {
  await measureFirstBoard();
  await measure();
} finally {
  await browser.close();
  await chromiumServer.close();
  server.closeAllConnections();
  server.close();
}

/** A first visit with nothing kept, by a server on this machine; and again, from the service worker. */
async function measureFirstBoard() {
  console.log('first board: first visit  from the service worker   (median ms; slowest)');
  for (const rate of [1, 4]) {
    const visits = [];
    const returns = [];
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await page.addInitScript(markFirstBoard);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      await page.goto(`http://127.0.0.1:${server.address().port}/`);
      visits.push(await firstBoard(page));
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.locator('.stage.ready').waitFor({ timeout: 120_000 });
      await page.reload();
      returns.push(await firstBoard(page));
      await context.close();
    }
    console.log(`page ${rate} × slower  ${summary(visits)}  ${summary(returns)}`);
  }
}

/** Runs in the page: notes when a frame with the board has been made, by the clock that began with the visit. */
function markFirstBoard() {
  const look = () => {
    if (document.querySelectorAll('.board td, .board [role=gridcell]').length >= 225) {
      requestAnimationFrame(() => {
        globalThis.boardAt = performance.now();
      });
    } else requestAnimationFrame(look);
  };
  look();
}

async function firstBoard(page) {
  const handle = await page.waitForFunction(() => globalThis.boardAt, undefined, {
    timeout: 60_000,
  });
  return handle.jsonValue();
}

async function measure() {
  const page = await browser.newPage({ locale: 'it-IT', viewport: { width: 390, height: 844 } });
  await page.goto(`http://127.0.0.1:${server.address().port}/#p=${BOARD}`);
  await page.locator('.stage.ready').waitFor({ timeout: 120_000 });
  const session = await page.context().newCDPSession(page);
  const machine = { session, browserPid: chromiumServer.process().pid };
  console.log('rack     best moves shown  all counted   (median ms after the last key; slowest)');
  for (const [name, slow] of Object.entries(PROFILES)) {
    const end = await slow(machine);
    await page.waitForTimeout(200);
    const [best, median] = (await page.evaluate(spinning)).map(time => time.toFixed(0));
    const load = loadavg()[0].toFixed(1);
    console.log(`${name}; load ${load}; a loop takes ${best} ms at best, ${median} as a rule`);
    for (const rack of RACKS) await measureRack(page, rack);
    await end();
  }
}

/** In the page: milliseconds of a loop, the best and the median of 25, to see how much slower it is indeed. */
function spinning() {
  const times = Array.from({ length: 25 }, () => {
    const start = performance.now();
    let sum = 0;
    for (let index = 0; index < 2e7; index++) sum = (sum + index * 7) | 0;
    return sum === 1 ? 0 : performance.now() - start;
  });
  times.sort((one, other) => one - other);
  return [times[0], times[12]];
}

async function measureRack(page, rack) {
  const rounds = [];
  for (let round = -1; round < ROUNDS; round++) {
    const times = await typeLast(page, rack);
    if (round >= 0) rounds.push(times); // the first one warms up
  }
  const text = ['shown', 'counted'].map(key => summary(rounds.map(times => times[key])));
  console.log(`${rack.padEnd(9)}${text.join(' ')}`);
}

/** Median and slowest. */
function summary(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const [median, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${median.toFixed(0).padStart(6)}; ${slowest.toFixed(0).padStart(4)}`.padEnd(17);
}

/** Types all tiles but the last, waits until nothing is under way, then the last one. */
async function typeLast(page, rack) {
  const field = page.locator('input[name=rack]');
  await field.fill('');
  await page.locator('.moves').waitFor({ state: 'detached' });
  await field.fill(rack.slice(0, -1));
  await page.locator('.counts:not(:empty)').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(200);
  await page.evaluate(watch);
  await field.press('End');
  await page.keyboard.type(rack.at(-1));
  return page.evaluate(() => globalThis.times);
}

/** In the page: when the list has changed after a key and is drawn, and when all moves are counted. */
function watch() {
  const side = document.querySelector('.finds');
  const listed = () => document.querySelector('.moves')?.textContent;
  const before = listed();
  globalThis.times = new Promise(resolve => {
    let pressed;
    let shown;
    addEventListener('keydown', event => {
      if (event.key !== 'End') pressed ??= event.timeStamp;
    });
    const observer = new MutationObserver(() => {
      const isCounted = document.querySelector('.counts')?.textContent !== '';
      if (pressed === undefined || listed() === before) return;
      const now = performance.now() - pressed;
      shown ??= now;
      if (!isCounted) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve({ shown, counted: performance.now() - pressed }));
    });
    observer.observe(side, { subtree: true, childList: true, characterData: true });
  });
}

/** Stops the page's processes three quarters of the time. @returns ends it */
function rest(browserPid) {
  const pids = renderersOf(browserPid);
  const signal = name => {
    for (const pid of pids) process.kill(pid, name);
  };
  let timer;
  const stop = () => {
    signal('SIGSTOP');
    timer = setTimeout(go, REST);
  };
  const go = () => {
    signal('SIGCONT');
    timer = setTimeout(stop, RUN);
  };
  go();
  return () => {
    clearTimeout(timer);
    signal('SIGCONT');
  };
}

/** Processes of pages below that of a browser. */
function renderersOf(browserPid) {
  const all = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(pid => {
      try {
        const parent = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))[1]);
        return [{ pid: Number(pid), parent, line: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }];
      } catch {
        return []; // it has ended meanwhile
      }
    });
  const below = pid =>
    all.filter(({ parent }) => parent === pid).flatMap(child => [child, ...below(child.pid)]);
  return below(browserPid)
    .filter(({ line }) => line.includes('--type=renderer'))
    .map(({ pid }) => pid);
}
