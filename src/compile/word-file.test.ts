// Plain word lists: what is folded, left out, and refused by line.
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatWord } from '../alphabet/alphabet.js';
import { CATALAN, ITALIAN } from '../alphabet/alphabets.js';
import { parseWordList, readWordFile, type WordFile } from './word-file.js';

function parse(text: string): WordFile {
  return parseWordList(new TextEncoder().encode(text), ITALIAN, 'list.txt');
}

function wordsOf({ words: { letters, offsets, count } }: WordFile): string[] {
  return Array.from({ length: count }, (_, i) =>
    formatWord(ITALIAN, letters.subarray(offsets[i], offsets[i + 1])),
  );
}

test.each([
  ['small letters and capitals', 'casa\nCASA\nCasa\n'],
  ['accents', 'càsa\ncasà\n'],
  ['Windows line ends', 'casa\r\ncasa\r\n'],
  ['a BOM', '\uFEFFcasa'],
  ['empty lines and spaces', '\n\n  casa  \n\n'],
])('%s are folded', (_, text) => {
  expect(wordsOf(parse(text))).toEqual(['CASA']);
});

test('words come sorted, each once, with what was left out counted', () => {
  const file = parse('re\nare\nera\na\nre\nprecipitevolissimevolmente\nprecipitevolmente\n');
  expect(wordsOf(file)).toEqual(['ARE', 'ERA', 'RE']);
  expect(file).toMatchObject({ read: 7, tooShort: 1, tooLong: 2 });
});

test('fifteen letters are a word, sixteen are too many', () => {
  const file = parse(`${'a'.repeat(15)}\n${'a'.repeat(16)}\n`);
  expect(file.words.count).toBe(1);
  expect(file.tooLong).toBe(1);
});

test('every line with another character is reported', () => {
  expect(() => parse('casa\nr2d2\nmela\nabat-jour\n')).toThrow(
    expect.objectContaining({
      name: 'InputError',
      code: 'LIST_WORD',
      at: 'list.txt',
      findings: [
        'list.txt:2: "r2d2": "2" is not a letter of the italian alphabet',
        'list.txt:4: "abat-jour": "-" is not a letter of the italian alphabet',
      ],
    }),
  );
});

test('a word that no Catalan tiles can lay is left out by its line, a foreign character refused', () => {
  const list = (text: string): WordFile =>
    parseWordList(new TextEncoder().encode(text), CATALAN, 'folder/mots.txt');
  const file = list('que\nkiwi\nany\niraq\ncol-legi\n');
  expect(file).toMatchObject({ read: 5, tooShort: 0, tooLong: 0 });
  expect(file.words.count).toBe(3);
  expect(file.untiled).toEqual([
    { at: 'mots.txt:2', text: 'kiwi', reason: '"K" has no tile in the catalan alphabet' },
    { at: 'mots.txt:4', text: 'iraq', reason: '"Q" has no tile in the catalan alphabet' },
  ]);
  expect(() => list('que\nkiwi\nmal-llevat\nk2\n')).toThrow(
    expect.objectContaining({
      code: 'LIST_WORD',
      findings: [
        'folder/mots.txt:3: "mal-llevat": "-" is not a letter of the catalan alphabet',
        'folder/mots.txt:4: "k2": "2" is not a letter of the catalan alphabet',
      ],
    }),
  );
});

test('lengths are counted in tiles: fifteen with L·L are a word', () => {
  const file = parseWordList(
    new TextEncoder().encode(`${'l·l'.repeat(15)}\n${'ny'.repeat(16)}\nqu\n`),
    CATALAN,
    'mots.txt',
  );
  expect(file).toMatchObject({ tooLong: 1, tooShort: 1 });
  expect(file.words.offsets[1]).toBe(15);
});

test.each(['', '\n\n', 'a\n'])('a list without a word is refused: %j', text => {
  expect(() => parse(text)).toThrow(
    expect.objectContaining({
      code: 'LIST_EMPTY',
      message: 'list.txt: no word of 2 to 15 letters',
    }),
  );
});

test('another encoding is refused', () => {
  expect(() => parseWordList(Buffer.from('perch\xe9\n', 'latin1'), ITALIAN, 'list.txt')).toThrow(
    'list.txt: not valid UTF-8; save the list as UTF-8',
  );
});

describe('a file', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leggio-list-'));
    await writeFile(join(folder, 'list.txt'), 'casa\n');
    await writeFile(join(folder, 'list.txt.gz'), gzipSync('casa\n'));
    await writeFile(join(folder, 'broken.gz'), gzipSync('casa\n').subarray(0, 20));
  });

  afterAll(() => rm(folder, { recursive: true }));

  test.each(['list.txt', 'list.txt.gz'])('is read, packed or not: %s', async name => {
    expect(wordsOf(await readWordFile(join(folder, name), ITALIAN))).toEqual(['CASA']);
  });

  test('that is packed and broken is refused', async () => {
    const path = join(folder, 'broken.gz');
    await expect(readWordFile(path, ITALIAN)).rejects.toMatchObject({
      code: 'LIST_FILE',
      message: `${path}: cannot be unpacked: unexpected end of file`,
    });
  });

  test('that is not there is refused', async () => {
    const path = join(folder, 'none.txt');
    await expect(readWordFile(path, ITALIAN)).rejects.toMatchObject({
      code: 'LIST_FILE',
      message: `word list "${path}": no such file or folder (ENOENT)`,
    });
  });
});

describe('a file that is no list is one error', () => {
  let bad: string;
  beforeAll(async () => {
    bad = await mkdtemp(join(tmpdir(), 'leggio-no-list-'));
  });
  afterAll(() => rm(bad, { recursive: true }));

  async function refusal(
    name: string,
    bytes: Uint8Array | string,
    code = 'LIST_FILE',
  ): Promise<string> {
    await writeFile(join(bad, name), bytes);
    const error = await readWordFile(join(bad, name), ITALIAN).catch(each => each);
    expect(error).toMatchObject({ name: 'InputError', code });
    expect(error.findings.length).toBeLessThanOrEqual(1001);
    return error.message.replaceAll(bad, 'DIR');
  }

  const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000ff000000ff0802000000', 'hex');
  const PACKED = gzipSync('casa\n'.repeat(1000));

  test.each<[what: string, name: string, bytes: Uint8Array, message: string]>([
    ['an image', 'image.png', PNG, 'DIR/image.png: not valid UTF-8; save the list as UTF-8'],
    ['an image', 'image.gz', PNG, 'DIR/image.gz: cannot be unpacked: incorrect header check'],
    [
      'a packed list cut short',
      'cut.gz',
      PACKED.subarray(0, PACKED.length - 12),
      'DIR/cut.gz: cannot be unpacked: unexpected end of file',
    ],
    [
      'a few bytes that unpack to very many',
      'bomb.gz',
      gzipSync(Buffer.alloc(129 << 20, 'a')),
      'DIR/bomb.gz: unpacks to more than 128 MB',
    ],
    [
      'more than any list has',
      'long.txt',
      Buffer.alloc(129 << 20, 'casa\n'),
      'DIR/long.txt: more than 128 MB, too long for a list',
    ],
  ])('%s: %s', async (_, name, bytes, message) => {
    expect(await refusal(name, bytes)).toBe(message);
  });

  test('one endless line', async () => {
    const endless = Buffer.alloc(50 << 20, 'a');
    expect(await refusal('line.txt', endless, 'LIST_WORD')).toBe(
      'DIR/line.txt:1: 52428800 characters, at most 1000',
    );
  });

  test('thousands of bad lines: twenty are shown, and reading stops', async () => {
    const lines = (await refusal('bad.txt', '\u0000x\n'.repeat(500_000), 'LIST_WORD')).split('\n');
    expect(lines).toHaveLength(21);
    expect(lines[0]).toBe(
      'DIR/bad.txt:1: "\\u0000x": "\\u0000" is not a letter of the italian alphabet',
    );
    expect(lines[20]).toBe('and 981 more');
  });
});

test('the hash of a list is that of the bytes that were read', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'leggio-hash-')), 'list.txt');
  await writeFile(path, 'casa\n');
  const { sha256 } = await readWordFile(path, ITALIAN);
  expect(sha256).toBe(createHash('sha256').update('casa\n').digest('hex'));
});
