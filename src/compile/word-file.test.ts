// Plain word lists: what is folded, left out, and refused by line.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatWord } from '../alphabet/alphabet.js';
import { CATALAN, ITALIAN } from '../alphabet/alphabets.js';
import { tempFolder } from '../testing/temp-folder.js';
import { isThorough } from '../testing/thorough.js';
import { parseWordList, readWordFile, type WordFile } from './word-file.js';

function parse(text: string): Promise<WordFile> {
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
])('%s are folded', async (_, text) => {
  expect(wordsOf(await parse(text))).toEqual(['CASA']);
});

test('words come sorted, each once, with what was left out counted', async () => {
  const file = await parse('re\nare\nera\na\nre\nprecipitevolissimevolmente\nprecipitevolmente\n');
  expect(wordsOf(file)).toEqual(['ARE', 'ERA', 'RE']);
  expect(file).toMatchObject({ read: 7, tooShort: 1, tooLong: 2 });
});

test('fifteen letters are a word, sixteen are too many', async () => {
  const file = await parse(`${'a'.repeat(15)}\n${'a'.repeat(16)}\n`);
  expect(file.words.count).toBe(1);
  expect(file.tooLong).toBe(1);
});

test('every line with another character is reported', async () => {
  await expect(parse('casa\nr2d2\nmela\nabat-jour\n')).rejects.toThrow(
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

test('a word that no Catalan tiles can lay is left out by its line, a foreign character refused', async () => {
  const list = (text: string): Promise<WordFile> =>
    parseWordList(new TextEncoder().encode(text), CATALAN, 'folder/mots.txt');
  const file = await list('que\nkiwi\nany\niraq\ncol-legi\n');
  expect(file).toMatchObject({ read: 5, tooShort: 0, tooLong: 0 });
  expect(file.words.count).toBe(3);
  expect(file.untiled).toEqual([
    { at: 'mots.txt:2', text: 'kiwi', reason: '"K" has no tile in the catalan alphabet' },
    { at: 'mots.txt:4', text: 'iraq', reason: '"Q" has no tile in the catalan alphabet' },
  ]);
  await expect(list('que\nkiwi\nmal-llevat\nk2\n')).rejects.toThrow(
    expect.objectContaining({
      code: 'LIST_WORD',
      findings: [
        'folder/mots.txt:3: "mal-llevat": "-" is not a letter of the catalan alphabet',
        'folder/mots.txt:4: "k2": "2" is not a letter of the catalan alphabet',
      ],
    }),
  );
});

test('lengths are counted in tiles: fifteen with L·L are a word', async () => {
  const file = await parseWordList(
    new TextEncoder().encode(`${'l·l'.repeat(15)}\n${'ny'.repeat(16)}\nqu\n`),
    CATALAN,
    'mots.txt',
  );
  expect(file).toMatchObject({ tooLong: 1, tooShort: 1 });
  expect(file.words.offsets[1]).toBe(15);
});

test.each(['', '\n\n', 'a\n'])('a list without a word is refused: %j', async text => {
  await expect(parse(text)).rejects.toThrow(
    expect.objectContaining({
      code: 'LIST_EMPTY',
      message: 'list.txt: no word of 2 to 15 letters',
    }),
  );
});

test('another encoding is refused', async () => {
  const latin = Buffer.from('perch\xe9\n', 'latin1');
  await expect(parseWordList(latin, ITALIAN, 'list.txt')).rejects.toThrow(
    'list.txt: not valid UTF-8; save the list as UTF-8',
  );
});

describe('a list kept by hand', () => {
  test.each([
    ['remarks and empty lines', '# our words\n\ncasa\n  # more\nre\n'],
    ['commas', '# our words\ncasa,dimora\nre,chi regna\n'],
    ['semicolons', 'casa;dimora\nre ; chi regna\n'],
    ['glosses that hold the other separator', 'casa,dimora; edificio\nre,\n'],
    ['glosses in quotes', 'casa,"dimora, ""home"""\n"re","chi, regna"\n'],
    ['a header', 'word,gloss\ncasa,dimora\nre,chi regna\n'],
    ['an Italian header after a remark', '# voci\nParola;Glossa\ncasa;dimora\nre;\n'],
  ])('has %s', async (_, text) => {
    const file = await parse(text);
    expect(wordsOf(file)).toEqual(['CASA', 'RE']);
    expect(file.read).toBe(2);
  });

  test('a header is none when it is not the first line', async () => {
    expect(wordsOf(await parse('casa,dimora\nword,gloss\n'))).toEqual(['CASA', 'WORD']);
  });

  test('every line that is not as the others are is reported, in order', async () => {
    const text =
      '# voci\ncasa,dimora\nre\nzio;parente\ntre,numero,due\nr2,robot\noca,"uccello\nape,insetto\n';
    await expect(parse(text)).rejects.toMatchObject({
      code: 'LIST_WORD',
      findings: [
        'list.txt:3: "re" has no ",", which line 2 has between word and gloss: write "re," for a word without a gloss',
        'list.txt:4: "zio;parente" has ";" after the word, line 2 has ",": one separator for the whole list',
        'list.txt:5: 3 columns, a line has two, word and gloss: put a gloss with "," in double quotes',
        'list.txt:6: "r2": "2" is not a letter of the italian alphabet',
        'list.txt:7: a quote is not closed, or inside a field',
      ],
    });
  });

  test('a gloss among words alone is reported', async () => {
    await expect(parse('casa\nre,chi regna\nzio\n')).rejects.toMatchObject({
      code: 'LIST_WORD',
      findings: [
        'list.txt:2: "re,chi regna" has two columns, the lines before it are words alone: one or the other for the whole list',
      ],
    });
  });

  test.each([
    ['columns too many', (row: number) => `${row},${row},${row}`],
    ['other separators', (row: number) => (row === 0 ? 'casa,x' : 'casa;x')],
    ['words that are none', (row: number) => `${row},x`],
  ])('reading stops after a thousand lines with %s', async (_, line) => {
    const rows = Array.from({ length: 3000 }, (_, row) => line(row));
    const error = await parse(rows.join('\n')).catch(each => each);
    expect(error.findings).toHaveLength(1001);
    expect(error.findings[1000]).toMatch(/^list.txt:\d+: reading stops after 1000 bad lines/);
  });
});

describe('a file', () => {
  const folder = tempFolder();

  beforeAll(async () => {
    await writeFile(join(folder, 'list.txt'), 'casa\n');
    await writeFile(join(folder, 'list.txt.gz'), gzipSync('casa\n'));
    await writeFile(join(folder, 'broken.gz'), gzipSync('casa\n').subarray(0, 20));
  });

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
  const bad = tempFolder();

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
  ])('%s: %s', async (_, name, bytes, message) => {
    expect(await refusal(name, bytes)).toBe(message);
  });

  test
    .runIf(isThorough())
    .each<[what: string, name: string, make: () => Uint8Array, code: string, message: string]>([
      [
        'a few bytes that unpack to very many',
        'bomb.gz',
        () => gzipSync(Buffer.alloc(129 << 20, 'a')),
        'LIST_FILE',
        'DIR/bomb.gz: unpacks to more than 128 MB',
      ],
      [
        'one endless line',
        'line.txt',
        () => Buffer.alloc(50 << 20, 'a'),
        'LIST_WORD',
        'DIR/line.txt:1: 52428800 characters, at most 1000',
      ],
      [
        'more than any list has',
        'long.txt',
        () => Buffer.alloc(129 << 20, 'casa\n'),
        'LIST_FILE',
        'DIR/long.txt: more than 128 MB, too long for a list',
      ],
    ])('%s: %s', async (_, name, make, code, message) => {
    expect(await refusal(name, make(), code)).toBe(message);
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
  const path = join(tempFolder(), 'list.txt');
  await writeFile(path, 'casa\n');
  const { sha256 } = await readWordFile(path, ITALIAN);
  expect(sha256).toBe(createHash('sha256').update('casa\n').digest('hex'));
});
