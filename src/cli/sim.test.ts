// `leggio sim` as a user runs it, on the frozen list.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { interrupted, leggio, MAIN } from '../testing/command.js';
import { tempFolder } from '../testing/temp-folder.js';

const MICIO = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';
const RACK = ['--rack', 'AEINRS?'];

const folder = tempFolder();
const lexicon = join(folder, 'frozen.gaddag');
const file = (name: string): string => join(folder, name);

beforeAll(async () => {
  const list = fileURLToPath(new URL('../testing/words.txt', import.meta.url));
  await leggio(['compile', '--words', list, '--out', lexicon]);
});

function sim(...args: string[]): ReturnType<typeof leggio> {
  return leggio(['sim', MICIO, '--lexicon', lexicon, ...args]);
}

/** Of an answer for machines. */
async function simulated(...args: string[]): Promise<Answer> {
  const { code, stdout } = await sim('--json', '--iterations', '50', ...args);
  expect(code).toBe(0);
  return JSON.parse(stdout) as Answer;
}

interface Answer {
  readonly rollouts: number;
  readonly spread: number;
  readonly seed: string;
  readonly stopped: string;
  readonly moves: readonly {
    readonly kind: string;
    readonly word?: string;
    readonly tiles?: string;
    readonly simulated: {
      readonly winPercent: number;
      readonly replies: readonly { readonly move: string }[];
      readonly turns: readonly unknown[];
      readonly squares: readonly number[];
    };
  }[];
}

test('each candidate with its chances and what is answered', async () => {
  const { code, stdout } = await sim(...RACK, '--iterations', '200', '--plays', '3');
  const lines = stdout.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(lines).toHaveLength(7);
  expect(lines.slice(0, 4)).toEqual([
    'rack ?AEINRS  ·  spread 0  ·  2 turns  ·  seed leggio  ·  lexicon frozen  ·  rules figs',
    '200 rollouts of each candidate, 600 in all: all rollouts are played; games won decide',
    '',
    'move         score        games won          equity         answer  most frequent answer',
  ]);
  for (const line of lines.slice(4)) {
    expect(line).toMatch(
      /^\w+ SENtIRAI {5}6\d {3}\d\d\.\d\d ± \d\.\d\d % +\d\d\.\d\d ± \d\.\d\d +\d\d\.\d, \d+ %\* {2}\w+( \w+)? \(\d+\.\d %\)$/,
    );
  }
});

test('for machines, and the same for the same seed', async () => {
  const args = [...RACK, '--plays', '4', '--seed', 'uno', '--spread', '-40'];
  const one = await simulated(...args, '--threads', '1');
  expect(await simulated(...args, '--threads', '2')).toEqual(one);
  expect(one).toMatchObject({ rollouts: 50, spread: -40, seed: 'uno', stopped: 'iterations' });
  expect(one.moves).toHaveLength(4);
  expect(one.moves[0]?.simulated.squares).toHaveLength(225);
  const other = await simulated(...args, '--seed', 'due');
  expect(other.moves).not.toEqual(one.moves);
});

test('moves of one’s own, an exchange among them, and deeper', async () => {
  const args = ['--move', '9E SEN', '--move', 'I4 SENtIRAI', '--move', '-EI', '--plies', '3'];
  const { moves } = await simulated(...RACK, ...args, '--confidence', '100');
  expect(moves.map(({ word, tiles }) => word ?? tiles).sort()).toEqual(['EI', 'SEN', 'SENtIRAI']);
  for (const each of moves) expect(each.simulated.turns).toHaveLength(3);
});

test('what the opponent is known to hold', async () => {
  const none = await simulated(...RACK, '--move', '9E SEN', '--move', '-EI');
  const held = ['--opponent', 'QZUUOOO'];
  const known = await simulated(...RACK, ...held, '--move', '9E SEN', '--move', '-EI');
  const answers = ({ moves }: Answer): number =>
    Math.max(...moves.map(each => each.simulated.replies.length));
  expect(answers(none)).toBe(5);
  expect(answers(known)).toBe(1); // a rack that is known whole has one answer
});

test('racks weighed by the last play', async () => {
  const args = [...RACK, '--plays', '3', '--infer', '8F MICIO'];
  const plain = await simulated(...args.slice(0, -2));
  const weighed = await simulated(...args);
  expect(weighed).toMatchObject({ last: '8F MICIO' });
  expect(weighed.moves).not.toEqual(plain.moves);
  const { stdout } = await sim(...args, '--iterations', '50');
  expect(stdout.split('\n')[2]).toBe('racks of the other player weighed by 8F MICIO');
});

test('racks weighed by an exchange of the other player', async () => {
  const args = [...RACK, '--plays', '3', '--infer', '-3', '--iterations', '50'];
  expect(await simulated(...args)).toMatchObject({ last: '-3' });
  const { stdout } = await sim(...args);
  expect(stdout.split('\n')[2]).toBe('racks of the other player weighed by -3');
});

test('a single move is not compared with anything', async () => {
  const { code, stdout } = await sim(...RACK, '--move', '9E SEN');
  expect(code).toBe(0);
  expect(stdout).toContain('there is but one candidate');
  expect(stdout).toMatch(/\n9E SEN {7}20 +– +– +\n/);
});

test.each([
  [[], 'no candidates: the player to move has no tiles; give a rack'],
  [['--rack', 'QQQ'], 'rack "QQQ": 3 × Q, the bag has 1'],
  [['--rack', 'AEI3'], '"3" is not A-Z or ?'],
  [['--rack', 'AEINRSQ', '--opponent', 'Q'], '"Q" cannot be on the other rack: unseen are'],
  [['--rack', 'AEI', '--opponent', 'AAAAAAAA'], 'rack "AAAAAAAA": 8 tiles, a rack holds 7'],
  [['--rack', 'AEI', '--seconds', 'soon'], '"soon" is not a number of seconds'],
  [['--rack', 'AEI', '--seconds', '0'], '"0" is not a number of seconds'],
  [['--rack', 'AEI', '--seconds', '-3'], '"-3" is not a number of seconds'],
  [['--rack', 'AEI', '--iterations', '0'], '"0" is not a whole number of at least 1'],
  [['--rack', 'AEI', '--iterations', 'many'], '"many" is not a whole number'],
  [['--rack', 'AEI', '--plies', '41'], '"41" is not a whole number from 1 to 40'],
  [['--rack', 'AEI', '--plays', '0'], '"0" is not a whole number of at least 1'],
  [['--rack', 'AEI', '--spread', 'lots'], '"lots" is not a whole number of points'],
  [['--rack', 'AEI', '--confidence', '3'], '"3" is not a percentage from 50 to 100'],
  [['--rack', 'AEI', '--move', '-', '--plays', '3'], '--plays does nothing with --move'],
  [['--rack', 'AEI', '--move', '8H QQ'], '"8H QQ": no legal move; wanted "8H WORD"'],
  [['--rack', 'AEI', '--move', '-Z'], '"-Z": no legal move'],
  [['--rack', 'AEI', '--infer', '8F MICIA'], '"8F MICIA" cannot be the move that led here'],
  [['--rack', 'AEI', '--infer', '-9'], 'an exchange gives 1 to 7 tiles back'],
  [['--rack', 'AEI', '--resume', 'none.sim'], 'none.sim: cannot be read: no such file'],
  [['--rack', 'AEI', '--resume', MAIN], 'not a saved simulation'],
])('sim %j is refused', async (args, message) => {
  const { code, stdout, stderr } = await sim(...args);
  const errors = stderr.split('\n').filter(line => line !== '' && !line.startsWith('warning: '));
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(errors).toEqual([expect.stringContaining(message)]);
});

describe('a run that is put down', () => {
  const args = [...RACK, '--plays', '5', '--json'];
  const save = ['--save', file('run.sim')];
  const resume = ['--resume', file('run.sim')];

  test('goes on to the same bytes, and drops whom it would have dropped', async () => {
    const many = [...args, '--plays', '30'];
    const whole = await sim(...many, '--iterations', '350');
    expect(new Set(whole.stdout.match(/"rollouts":\d+,"turns"/g)).size).toBeGreaterThan(2);
    const part = await sim(...many, '--iterations', '110', ...save);
    expect(part.code).toBe(0);
    const rest = await sim(...many, '--iterations', '350', ...resume, '--threads', '1');
    expect(rest).toEqual(whole);
    const again = await sim(...many, '--iterations', '110', ...resume);
    expect(again.stdout).toBe(part.stdout);
  });

  test('is of one position, one lexicon and the same options', async () => {
    await sim(...args, '--iterations', '30', ...save);
    const others = [
      ['position', '--rack', 'AEINRST'],
      ['seed', '--seed', 'other'],
      ['plies', '--plies', '3'],
      ['spread', '--spread', '7'],
      ['moves', '--plays', '6'],
      ['opponent', '--opponent', 'Q'],
      ['infer', '--infer', '8F MICIO'],
      ['confidence', '--confidence', '95'],
      ['rules', '--rules', 'figs-2008'],
    ];
    for (const [fact, ...other] of others) {
      const { code, stderr } = await sim(...args, ...resume, ...other);
      expect(code).toBe(1);
      expect(stderr).toMatch(
        new RegExp(`\nerror: .*run.sim: saved with ${fact} .*, this is .*\n$`),
      );
    }
    await leggio(['compile', '--words', await shorterList(), '--out', file('less.gaddag')]);
    const { stderr } = await sim(...args, ...resume, '--lexicon', file('less.gaddag'));
    expect(stderr).toContain('run.sim: saved with lexicon');
  });

  test('is refused when its file was touched', async () => {
    await sim(...args, '--iterations', '30', ...save);
    const text = await readFile(file('run.sim'), 'utf8');
    await writeFile(file('run.sim'), text.replace('"rollouts":30', '"rollouts":31'));
    const { code, stderr } = await sim(...args, ...resume);
    expect(code).toBe(1);
    expect(stderr).toContain('run.sim: damaged');
  });

  test('by Ctrl-C, with the best so far', async () => {
    const options = ['--confidence', '100', '--lexicon', lexicon, '--iterations'];
    const all = ['sim', MICIO, ...args, ...options];
    const { code, stdout } = await interrupted([...all, '9000000', ...save]);
    expect(code).toBe(130);
    const { rollouts, stopped } = JSON.parse(stdout) as Answer;
    expect(stopped).toBe('aborted');
    const iterations = String(rollouts + 40);
    const rest = await leggio([...all, iterations, ...resume]);
    expect(rest).toEqual(await leggio([...all, iterations]));
  });
});

describe('a page', () => {
  const page = file('sim.html');
  const args = [...RACK, '--plays', '4', '--iterations', '100', '--html', page];

  test('has every candidate, and text of others as text', async () => {
    const plain = await sim(...RACK, '--plays', '4', '--iterations', '100', '--seed', '<b>"&');
    const drawn = await sim(...args, '--seed', '<b>"&');
    expect(drawn).toEqual(plain);
    const html = await readFile(page, 'utf8');
    expect(html).toContain('seme &lt;b&gt;&quot;&amp; ·');
    expect(html).not.toMatch(/<b>|https?:|NaN|undefined/);
    expect(html.match(/<button class="row/g)).toHaveLength(8);
    expect(html.match(/<g class="heat"/g)).toHaveLength(4);
    expect(html.match(/class="candidate"/g)).toHaveLength(4);
  });

  test('and table are in the language asked for, the page else in that of the edition', async () => {
    const { stdout } = await sim(...args, '--lang', 'it');
    expect(stdout).toMatch(/^leggio .* 2 turni {2}· {2}seme leggio/);
    expect(stdout).toMatch(/\nmossa .*partite vinte/);
    expect(stdout).toMatch(/[A-O]\d+ (?:orizz|vert)\. \w+ .* ± \d+,\d\d %/);
    expect(await readFile(page, 'utf8')).toContain('<h2>Dove risponde l’avversario</h2>');
    await sim(...args, '--lang', 'en');
    expect(await readFile(page, 'utf8')).toContain('<h2>Where the other player answers</h2>');
  });

  test('is whole with a candidate that was not simulated', async () => {
    const { code } = await sim(...RACK, '--move', '-EI', '--html', page);
    expect(code).toBe(0);
    expect(await readFile(page, 'utf8')).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('that cannot be written costs the answer nothing', async () => {
    const { code, stdout, stderr } = await sim(...args.slice(0, -1), file('none/sim.html'));
    expect(code).toBe(1);
    expect(stdout).toContain('SENtIRAI');
    expect(stderr).toMatch(/error: .*none\/sim.html/);
  });

  // the browser comes as a package for one system alone
  test.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'shows one candidate at a time, as wide as the screen',
    async () => {
      await sim(...args);
      const browser = await chromium.launch({
        executablePath: await sparticuz.executablePath(),
        args: ['--no-sandbox', '--no-zygote', '--headless=shell', '--disable-gpu'],
      });
      try {
        for (const width of [390, 1280]) {
          const tab = await browser.newPage({ viewport: { width, height: 800 } });
          await tab.goto(pathToFileURL(page).href);
          expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(width);
          await tab.click('button.row:nth-of-type(2)');
          const shown = await tab.locator('.candidate:visible').count();
          const laid = await tab.locator('.tile.new:visible').count();
          expect([shown, laid]).toEqual([1, 7]);
        }
      } finally {
        await browser.close();
      }
    },
  );
});

async function shorterList(): Promise<string> {
  const words = await readFile(new URL('../testing/words.txt', import.meta.url), 'utf8');
  await writeFile(file('less.txt'), words.split('\n').slice(100).join('\n'));
  return file('less.txt');
}
