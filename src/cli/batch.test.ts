// `leggio batch` as a user runs it: the same answers as the other commands, in order, on any number of
// threads; gone on after an interruption; and what it says of wrong lines.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerPosition } from '../batch/answer.js';
import { formatRows } from '../board/board.js';
import { createEngine } from '../engine/engine.js';
import { leggio, MAIN } from '../testing/command.js';
import { LEXICON } from '../testing/lexicon.js';
import { playedPosition } from '../testing/positions.js';
import { createRandom } from '../testing/random.js';
import { tempFolder } from '../testing/temp-folder.js';

const COUNT = 300;
const engine = createEngine({ lexicon: LEXICON });
const positions = Array.from({ length: COUNT }, (_, seed) =>
  playedPosition(createRandom(seed), engine, {
    turns: seed % 9,
    manner: 'any',
    rackSize: 7,
    jollies: seed % 50 === 0 ? 1 : 0,
  }),
);
const lines = positions.map(({ rules, tiles, rack }, index) =>
  JSON.stringify({ id: `p${index}`, rows: formatRows(rules.alphabet, tiles), rack }),
);
/** What `--top 3` answers to all of them. */
const top3 = positions
  .map(
    (p, i) =>
      `${answerPosition(engine, { kind: 'top', by: 'score', count: 3 }, `p${i}`, p).text}\n`,
  )
  .join('');

const folder = tempFolder();
let file: string;
let out: string;
let common: string[];

beforeAll(async () => {
  file = join(folder, 'positions.jsonl');
  out = join(folder, 'out.jsonl');
  const lexicon = join(folder, 'frozen.gaddag');
  await writeFile(file, `${lines.join('\n')}\n`);
  await leggio(['compile', '--words', 'src/testing/words.txt', '--out', lexicon]);
  common = ['--lexicon', lexicon];
});

beforeEach(async () => {
  await rm(out, { force: true });
  await rm(`${out}.partial`, { force: true });
});

/** Runs `leggio batch` on the file of all positions. */
function batch(...args: string[]): ReturnType<typeof leggio> {
  return leggio(['batch', file, ...common, ...args]);
}

/** Writes the beginning of an interrupted batch. */
async function interruptedAfter(count: number, torn = ''): Promise<void> {
  const whole = top3.split('\n').slice(0, count).join('\n');
  await writeFile(`${out}.partial`, `${whole}\n${torn}`);
}

describe('answers', () => {
  test('one line a position, in order, the same on one thread and on three', async () => {
    const one = await batch('--top', '3', '--threads', '1');
    expect(one).toEqual({ code: 0, stdout: top3, stderr: '' });
    expect((await batch('--top', '3', '--threads', '3')).stdout).toBe(top3);
  });

  test('plays as the command "plays" prints them', async () => {
    const answers = (await batch('--all')).stdout.trimEnd().split('\n');
    expect(answers).toHaveLength(COUNT);
    const { id, plays } = JSON.parse(answers[5]!) as { id: string; plays: object[] };
    const [position] = positions.slice(5);
    expect(id).toBe('p5');
    expect(plays).toHaveLength(engine.plays(position!).length);
    const { at, word, placed, score, bingo, leave } = engine.plays(position!).at(1);
    expect(plays[1]).toEqual({ rank: 2, at, word, placed, score, bingo, leave });
  });

  test('digests as the command "digest" prints them', async () => {
    const digest = await leggio(['digest', file, ...common.slice(0, 2)]);
    expect(await batch('--digest')).toEqual(digest);
  });

  test('ten plays when nothing else is asked', async () => {
    const [line] = (await batch()).stdout.split('\n');
    expect(JSON.parse(line!).top).toEqual(
      engine.top(positions[0]!).map(({ at, word, placed, score, bingo, leave }, index) => ({
        rank: index + 1,
        at,
        word,
        placed,
        score,
        bingo,
        leave,
      })),
    );
  });

  test.each(['2147483648', '4294967297'])('all plays where --top is %s', async count => {
    const line = JSON.stringify({ id: 1, cgp: `${'15/'.repeat(14)}15 AI` });
    const answer = async (...args: string[]): Promise<unknown[]> =>
      Object.values(JSON.parse((await leggio(['batch', '-', ...common, ...args], line)).stdout));
    expect(await answer('--top', count)).toEqual(await answer('--all'));
  });

  test('to a pipe that writes line by line come before its next line', async () => {
    const child = spawn(process.execPath, [MAIN, 'batch', '-', '--top', '3', ...common]);
    const answers: string[] = [];
    child.stdout.setEncoding('utf8');
    for (const index of [0, 1, 2]) {
      child.stdin.write(`${lines[index]}\n`);
      answers.push(await new Promise(resolve => child.stdout.once('data', resolve)));
    }
    child.stdin.end();
    expect(answers.join('')).toBe(`${top3.split('\n').slice(0, 3).join('\n')}\n`);
    expect(await new Promise(resolve => child.once('close', resolve))).toBe(0);
  });

  test('to no position are none', async () => {
    expect(await leggio(['batch', '-', ...common], '\n')).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
  });
});

describe('a file of answers', () => {
  test('is written whole, and summed up', async () => {
    const { code, stdout, stderr } = await batch('--top', '3', '--out', out, '--json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(await readFile(out, 'utf8')).toBe(top3);
    expect(existsSync(`${out}.partial`)).toBe(false);
    const plays = top3.match(/"rank"/g)?.length;
    expect(JSON.parse(stdout)).toEqual({ positions: COUNT, plays, ms: expect.any(Number) });
  });

  test('is summed up for people', async () => {
    const { stdout } = await batch('--top', '3', '--out', out, '--threads', '2');
    expect(stdout).toMatch(/out\.jsonl: 300 positions, \d+ plays, \d+\.\d\d s on 2 threads\n$/);
  });

  test('is refused while an interrupted batch is there', async () => {
    await interruptedAfter(3);
    expect(await batch('--top', '3', '--out', out)).toEqual({
      code: 1,
      stdout: '',
      stderr: `error: ${out}.partial is left from an interrupted batch: continue it with --resume, or remove it\n`,
    });
  });

  test('that cannot be written is named', async () => {
    const nowhere = join(folder, 'no', 'out.jsonl');
    const { code, stderr } = await batch('--out', nowhere);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `error: "${nowhere}" cannot be written: no such file or folder (ENOENT)\n`,
    });
  });
});

describe('--resume', () => {
  const resume = (...more: string[]): ReturnType<typeof leggio> =>
    batch('--top', '3', '--out', out, '--resume', '--json', ...more);

  test.each([
    ['after some lines', 100, ''],
    ['after a torn line', 100, '{"id":"p100","top":[{"ra'],
    ['after a torn line alone', 0, '{"id":"p0'],
    ['in the middle of a block', 129, ''],
    ['after the last line', COUNT, ''],
  ])('goes on %s', async (_, count, torn) => {
    await interruptedAfter(count, torn);
    if (count === 0) await truncate(`${out}.partial`, 0);
    if (count === 0) await appendFile(`${out}.partial`, torn);
    const { code, stdout, stderr } = await resume();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ positions: COUNT - count });
    expect(await readFile(out, 'utf8')).toBe(top3);
    expect(existsSync(`${out}.partial`)).toBe(false);
  });

  test('begins when there is nothing, and finds nothing to do when all is there', async () => {
    expect(JSON.parse((await resume()).stdout)).toMatchObject({ positions: COUNT });
    expect(JSON.parse((await resume()).stdout)).toMatchObject({ positions: 0 });
    expect(await readFile(out, 'utf8')).toBe(top3);
  });

  test('passes over wrong lines again', async () => {
    const spoilt = lines.with(4, '{"id":"p4"}').with(5, 'rubbish');
    const left = top3.split('\n').filter((_, index) => index !== 4 && index !== 5);
    const input = join(folder, 'spoilt.jsonl');
    await writeFile(input, spoilt.join('\n'));
    await writeFile(`${out}.partial`, `${left.slice(0, 50).join('\n')}\n`);
    const args = ['batch', input, ...common, '--top', '3', '--out', out, '--resume'];
    const { code, stderr } = await leggio(args);
    expect(code).toBe(1);
    expect(stderr).toContain(`error: ${input}:5: wanted {"id"`);
    expect(stderr).toContain(`error: ${input}:6: `);
    expect(await readFile(out, 'utf8')).toBe(left.join('\n'));
  });

  test.each([
    ['another input', '{"id":"q0","top":[]}', 'positions.jsonl:1 is "p0", the answer there is to'],
    ['another question', '{"id":"p0","plays":[]}', 'the answer to "p0" is now a different one'],
    ['no batch at all', 'hello', 'what is there is not a line of a batch'],
  ])('refuses %s and leaves it as it is', async (_, line, reason) => {
    await writeFile(`${out}.partial`, `${line}\n`);
    const { code, stderr } = await resume();
    expect(code).toBe(1);
    expect(stderr).toContain('error: cannot resume: ');
    expect(stderr).toContain(reason);
    expect(await readFile(`${out}.partial`, 'utf8')).toBe(`${line}\n`);
  });

  test('refuses answers to more positions than there are', async () => {
    await writeFile(`${out}.partial`, `${top3}{"id":"p300","top":[]}\n`);
    const { code, stderr } = await resume();
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `error: cannot resume: ${file} ends before the answers that are there\n`,
    });
  });

  test('needs a file', async () => {
    expect((await batch('--resume')).stderr).toBe('error: --resume continues a file: add --out\n');
  });

  const many = join(folder, 'many.jsonl');
  const whole = join(folder, 'whole.jsonl');

  beforeAll(async () => {
    await writeFile(many, `${Array(8).fill(lines.join('\n')).join('\n')}\n`);
    await leggio(['batch', many, '--all', '--out', whole, ...common, '--threads', '2']);
  });

  test.each(['SIGINT', 'SIGKILL'] as const)('goes on after %s', async signal => {
    const args = ['batch', many, '--all', '--out', out, ...common, '--threads', '2'];
    const stdio = ['ignore', 'ignore', 'pipe'] as const;
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: [...stdio] });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', text => {
      stderr += text;
    });
    while (!existsSync(`${out}.partial`)) await new Promise(resolve => setTimeout(resolve, 10));
    child.kill(signal);
    const code = await new Promise(resolve => child.once('close', resolve));
    expect(existsSync(out)).toBe(false);
    if (signal === 'SIGINT') {
      expect(code).toBe(130);
      expect(stderr).toMatch(/^interrupted: \d+ positions are answered in .*\.partial; the same/);
    }
    await leggio([...args, '--resume']);
    const resumed = await readFile(out, 'utf8');
    expect(resumed === (await readFile(whole, 'utf8'))).toBe(true);
  });
});

describe('a wrong line', () => {
  test('is named by file and line, and nothing else is lost', async () => {
    const input = [lines[0], '', 'rubbish', lines[1], '{"id":"x","rows":[],"rack":"A3"}', lines[2]];
    const args = ['batch', '-', '--top', '3', ...common];
    const { code, stdout, stderr } = await leggio(args, input.join('\n'));
    expect(code).toBe(1);
    expect(stdout).toBe(`${top3.split('\n').slice(0, 3).join('\n')}\n`);
    const complaints = stderr.trimEnd().split('\n');
    expect(complaints[0]).toMatch(/^error: -:3: Unexpected token/);
    expect(complaints.slice(1)).toEqual([
      'error: -:5: 0 rows, a board has 15',
      '-:5: rack "A3": "3" is not A-Z or ?',
    ]);
  });

  test.each([
    [['--all', '--top', '3'], 'one of --top, --all and --digest, not more'],
    [['--threads', '0'], '"0" is not a whole number from 1 to 256'],
    [['--top', 'x'], '"x" is not a whole number of at least 1'],
  ])('options %j are refused', async (args, message) => {
    const { code, stderr } = await batch(...args);
    expect({ code, stderr }).toEqual({ code: 1, stderr: `error: ${message}\n` });
  });

  test('a file that is not there is named', async () => {
    const { code, stderr } = await leggio(['batch', 'none.jsonl', ...common]);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'error: "none.jsonl" cannot be read: no such file or folder (ENOENT)\n',
    });
  });
});
