// The commands as a user runs them, on tiny lexica. What they refuse is in `bad-input.test.ts`.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { sortUnique, WordPacker } from '../alphabet/packed-words.js';
import { buildGaddag } from '../gaddag/build.js';
import { encodeLexicon } from '../gaddag/format.js';
import { rowsOf } from '../testing/boards.js';
import { leggio, MAIN } from '../testing/command.js';
import { tempFolder } from '../testing/temp-folder.js';

const COMMANDS = ['top', 'plays', 'digest', 'compile', 'inspect', 'demo'];
const MICIO = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';

const folder = tempFolder();
/** MICIO, ARMONIA, MAESTRO and AI, compiled by the command. */
let tiny: string;

beforeAll(async () => {
  tiny = join(folder, 'tiny.gaddag');
  const list = join(folder, 'list.txt');
  await writeFile(list, 'ai\nmicio\narmonia\nmaestro\n');
  await leggio(['compile', '--words', list, '--out', tiny]);
});

/** Standard output of a command that has nothing to complain of. */
async function output(args: readonly string[], input?: string): Promise<string> {
  const { code, stdout, stderr } = await leggio(args, input);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

describe('leggio top', () => {
  test('draws the board and lists the best plays', async () => {
    const text = await output(['top', MICIO, '--rack', 'aoRmna', '-n', '2', '--lexicon', tiny]);
    const lines = text.trimEnd().split('\n');
    expect(lines).toContain(" 8 = . . ' . M I C I O . ' . . = 8");
    expect(lines.slice(-5)).toEqual([
      'rack AAMNOR  ·  lexicon tiny  ·  rules figs',
      '',
      '  rank  square  score  word             leave',
      '     1  G3        17   ARMONIA',
      '     2  I3        17   ARMONIA',
    ]);
  });

  test('prints one JSON object', async () => {
    const args = ['top', `${MICIO} AARMON/ 0/0`, '-n', '1', '--lexicon', tiny, '--json'];
    expect(JSON.parse(await output(args))).toEqual({
      rack: 'AAMNOR',
      lexicon: 'tiny',
      rules: 'figs',
      plays: [
        {
          rank: 1,
          at: 'G3',
          word: 'ARMONIA',
          placed: 'ARMON.A',
          score: 17,
          bingo: false,
          leave: '',
        },
      ],
    });
  });

  test('says when there is no play', async () => {
    expect(await output(['top', MICIO, '--rack', 'QZ', '--lexicon', tiny])).toMatch(/\nno play\n$/);
  });

  test('warns of a lexicon compiled under another edition, and plays on', async () => {
    const words = new WordPacker();
    words.add(parseWord(ITALIAN, 'AI'));
    const { id: alphabet, letters } = ITALIAN;
    const facts = {
      name: 'old',
      alphabet,
      letters,
      edition: 'figs-2008',
      licence: '',
      sources: [],
    };
    const old = join(folder, 'old.gaddag');
    await writeFile(old, encodeLexicon(buildGaddag(sortUnique(words.words())), facts));
    const result = await leggio(['top', MICIO, '--rack', 'A', '--lexicon', old]);
    expect(result).toMatchObject({
      code: 0,
      stderr: 'warning: lexicon "old" was compiled under "figs-2008", the rules are "figs"\n',
    });
    expect(await output(['top', MICIO, '--rules', 'figs-2008', '--lexicon', old])).toMatch(
      /rules figs-2008/,
    );
  });
});

describe('leggio plays', () => {
  test('lists every play', async () => {
    const text = await output(['plays', MICIO, '--rack', '?A', '--lexicon', tiny]);
    // A on G7 or I7 (2 x letter): 2 + 1; the jolly leaves the I of the board
    expect(text).toBe(
      [
        '     1  G7         3   AI               ?',
        '     2  I7         3   AI               ?',
        '     3  G7         1   aI               A',
        '     4  I7         1   aI               A',
        '',
      ].join('\n'),
    );
  });

  test('prints one JSON object a line', async () => {
    const text = await output(['plays', MICIO, '--rack', 'A', '--lexicon', tiny, '--json']);
    expect(
      text
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line)),
    ).toEqual([
      { rank: 1, at: 'G7', word: 'AI', placed: 'A.', score: 3, bingo: false, leave: '' },
      { rank: 2, at: 'I7', word: 'AI', placed: 'A.', score: 3, bingo: false, leave: '' },
    ]);
  });

  test('ends quietly when its reader has seen enough', async () => {
    const frozen = join(folder, 'frozen.gaddag');
    await output(['compile', '--words', 'src/testing/words.txt', '--out', frozen]);
    const empty = Array(15).fill('15').join('/');
    const args = [MAIN, 'plays', `${empty} ??AFNOU`, '--lexicon', frozen];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', text => {
      complaint += text;
    });
    child.stdout.once('data', () => child.stdout.destroy()); // 250 kB were to come
    const code = await new Promise(resolve => child.once('close', resolve));
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  });
});

describe('a position', () => {
  const rows = rowsOf({ 8: '.....MICIO.....' });
  const spaces = rows.map(row => row.replaceAll('.', ' '));

  test.each([
    ['15 rows', `${rows.join('\n')}\n`],
    ['15 rows and a rack below', `${rows.join('\n')}\nAZ\n`],
    ['Windows line ends and a BOM', `\uFEFF${rows.join('\r\n')}\r\n`],
    ['spaces for empty squares', `${spaces.join('\n')}\n`],
    ['a CGP', `${MICIO} AZ\n`],
  ])('is read from a file or standard input: %s', async (_, text) => {
    const file = join(folder, 'board.txt');
    await writeFile(file, text);
    const options = ['--rack', 'A', '--lexicon', tiny];
    const [fromFile, fromInput] = await Promise.all([
      output(['plays', file, ...options]),
      output(['plays', '-', ...options], text),
    ]);
    expect(fromFile).toBe('     1  G7         3   AI\n     2  I7         3   AI\n');
    expect(fromInput).toBe(fromFile);
  });

  test('carries its own rack when none is given', async () => {
    const options = ['--lexicon', tiny, '--json'];
    const withRack = `${rows.join('\n')}\nAZ\n`;
    expect(JSON.parse(await output(['top', '-', ...options], withRack)).rack).toBe('AZ');
    expect(JSON.parse(await output(['top', '-', ...options], `${MICIO} AZ`)).rack).toBe('AZ');
  });
});

test.each(['2147483648', '4294967297', '9'.repeat(400)])('-n %s lists every play', async count => {
  const options = [MICIO, '--rack', 'A', '--lexicon', tiny, '--json'];
  const { plays } = JSON.parse(await output(['top', ...options, '-n', count]));
  expect(plays.map(({ at }: { at: string }) => at)).toEqual(['G7', 'I7']);
});

describe('leggio digest', () => {
  test('prints a line a position, from a file or standard input', async () => {
    const lines = [
      { id: 'one', rows: rowsOf({ 8: '.....MICIO.....' }), rack: 'A' },
      { id: 2, cgp: `${MICIO} QZ` },
    ];
    const text = `\uFEFF${lines.map(line => JSON.stringify(line)).join('\r\n')}\r\n\r\n`;
    const file = join(folder, 'positions.jsonl');
    await writeFile(file, text);
    const printed = await output(['digest', file, '--lexicon', tiny]);
    expect(
      printed
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line)),
    ).toEqual([
      {
        id: 'one',
        plays: 2,
        top: 3,
        top_plays: ['G7 AI', 'I7 AI'],
        hash: sha256('G7 AI 3\nI7 AI 3'),
      },
      { id: '2', plays: 0, top: 0, top_plays: [], hash: sha256('') },
    ]);
    expect(await output(['digest', '-', '--lexicon', tiny], text)).toBe(printed);
  });
});

describe('leggio compile --words', () => {
  test('folds case, accents, Windows line ends and a BOM, and counts what is left out', async () => {
    const list = join(folder, 'mixed.txt');
    const long = 'precipitevolissimevolmente';
    await writeFile(list, `\uFEFFPerché\r\n\r\n  casa \r\nCASA\r\n${long}\r\na\r\nre`);
    const out = join(folder, 'out');
    expect(await output(['compile', '--words', list, '--out', out])).toMatch(
      /mixed\.gaddag: 3 words, \d+ nodes, \d+ arcs\nleft out: 1 words longer than 15 letters\nleft out: 1 words of one letter\n$/,
    );
    const manifest = JSON.parse(await readFile(join(out, 'mixed.manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: 'mixed',
      words: 3,
      wordsByLength: { 2: 1, 4: 1, 6: 1 },
      counts: { read: 7 - 1, tooLong: 1, tooShort: 1 },
    });
    const gaddag = await readFile(join(out, 'mixed.gaddag'));
    expect(manifest.files['mixed.gaddag']).toEqual({
      bytes: gaddag.length,
      sha256: sha256(gaddag),
    });
    expect((await readdir(out)).sort()).toEqual(['mixed.gaddag', 'mixed.manifest.json']);
  });

  test('prints the manifest as JSON, and gives the same bytes again', async () => {
    const list = join(folder, 'list.txt');
    const again = join(folder, 'again', 'tiny.gaddag');
    const printed = await output(['compile', '--words', list, '--out', again, '--json']);
    const written = await readFile(join(folder, 'again', 'tiny.manifest.json'), 'utf8');
    expect(JSON.parse(printed)).toEqual(JSON.parse(written));
    expect(await readFile(again)).toEqual(await readFile(tiny));
  });

  test.skipIf(process.platform === 'win32')('stopped by Ctrl-C leaves the old files', async () => {
    const pipe = join(folder, 'pipe'); // opens for writing when the command has come to read it
    execFileSync('mkfifo', [pipe]);
    const before = await readFile(tiny);
    const child = spawn(process.execPath, [MAIN, 'compile', '--words', pipe, '--out', tiny]);
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', text => {
      complaint += text;
    });
    const writer = await open(pipe, 'w');
    child.kill('SIGINT');
    await writer.writeFile('casa\n');
    await writer.close();
    const code = await new Promise(resolve => child.once('close', resolve));
    expect({ code, complaint }).toEqual({
      code: 130,
      complaint: 'interrupted: nothing was written\n',
    });
    expect(await readFile(tiny)).toEqual(before);
    expect((await readdir(folder)).filter(name => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('leggio inspect', () => {
  test('prints what a file holds', async () => {
    const text = await output(['inspect', tiny]);
    expect(text).toMatch(/^name {6}tiny$/m);
    expect(text).toMatch(/^edition {3}–$/m);
    expect(text).toMatch(/^words {5}4$/m);
    expect(text).toMatch(/^source {4}list\.txt/m);
    expect(text).toMatch(/^checksum {2}[0-9a-f]{64}$/m);
  });

  test('prints one JSON object', async () => {
    const bytes = await readFile(tiny);
    expect(JSON.parse(await output(['inspect', tiny, '--json']))).toMatchObject({
      file: tiny,
      name: 'tiny',
      edition: '',
      alphabet: 'italian',
      format: 1,
      words: 4,
      bytes: bytes.length,
      licence: 'as the list',
      sources: [{ id: 'list', name: 'list.txt' }],
    });
  });
});

describe('leggio --help', () => {
  test('names every command', async () => {
    const text = await output(['--help']);
    for (const command of COMMANDS) expect(text).toMatch(new RegExp(`^ +${command} `, 'm'));
  });

  test.each(COMMANDS)('%s shows an example', async command => {
    expect(await output([command, '--help'])).toMatch(
      new RegExp(`\\nExamples?:\\n +leggio ${command}`),
    );
  });

  test('--version is the version of the package', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(await output(['--version'])).toBe(`${version}\n`);
  });
});

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
