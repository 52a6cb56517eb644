// Work in parts: put together they are the bytes of one machine, and parts that do not fit are refused by name.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { leggio } from '../testing/command.js';
import { GAME_FILES, gamePath } from '../testing/games.js';
import { WORDS } from '../testing/lexicon.js';
import { tempFolder } from '../testing/temp-folder.js';

const folder = tempFolder();
const lexicon = join(folder, 'words.gaddag');
const positions = join(folder, 'positions.jsonl');
const BATCH = ['batch', positions, '--top', '2', '--lexicon', lexicon];
const ONE_THREAD = ['--threads', '1'];
const MATCH = ['autoplay', '--games', '800', '--players', 'score,score', '--no-timing'];
const matchOf = (seed: string): string[] => [...MATCH, '--seed', seed, '--lexicon', lexicon];

const path = (name: string): string => join(folder, name);

async function ok(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await leggio(args);
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

/** Does every part of a command, on one thread: what a thread costs is its start. @returns the files, in order */
async function parts(name: string, of: number, command: readonly string[]): Promise<string[]> {
  const files = Array.from({ length: of }, (_, index) => path(`${name}-${of}-${index + 1}.shard`));
  for (const [index, file] of files.entries()) {
    await ok(...command, ...ONE_THREAD, '--shard', `${index + 1}/${of}`, '--out', file);
  }
  return files;
}

beforeAll(async () => {
  writeFileSync(path('words.txt'), WORDS.join('\n'));
  await ok('compile', '--words', path('words.txt'), '--out', lexicon);
  const racks = Array.from({ length: 900 }, (_, index) => {
    const rack = index === 500 ? 'AEI3' : ['AEIRST', 'MICIO', 'QUOTA', 'ARES?'][index % 4];
    return JSON.stringify({
      id: index,
      cgp: `15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15 ${rack}`,
    });
  });
  writeFileSync(positions, `${racks.join('\n')}\n`);
});

describe('the same bytes', () => {
  test.each([1, 3])('a batch in %i parts, its bad line among it', async of => {
    const one = await leggio([...BATCH, '--out', path('one.jsonl')]);
    const done = Array.from({ length: of }, (_, index) => path(`batch-${of}-${index + 1}.shard`));
    for (const [index, file] of done.entries()) {
      const part = ['--shard', `${index + 1}/${of}`, '--out', file];
      await leggio([...BATCH, ...ONE_THREAD, ...part]); // one has the bad line
      expect(existsSync(file)).toBe(true);
    }
    const gathered = await leggio(['gather', ...done, '--out', path('gathered.jsonl')]);
    expect([gathered.code, gathered.stderr]).toEqual([one.code, one.stderr]);
    expect(readFileSync(path('gathered.jsonl'))).toEqual(readFileSync(path('one.jsonl')));
  });

  test('autoplay in seven parts, printed and written', async () => {
    const one = await ok(...matchOf('a'));
    const files = await parts('match', 7, matchOf('a'));
    expect(await ok('gather', ...files)).toBe(one);
    await ok('gather', ...files, '--out', path('answer.txt'));
    expect(readFileSync(path('answer.txt'), 'utf8')).toBe(one);
  });

  test('autoplay in two parts, its games and words', async () => {
    const command = ['autoplay', '--games', '220', '--players', 'score,score', '--no-timing'];
    const more = ['--seed', 'g', '--lexicon', lexicon, '--gcg', path('gcg'), '--words', path('w')];
    const written = (): Record<string, string> => {
      const names = readdirSync(path('gcg')).map(name => join(path('gcg'), name));
      return Object.fromEntries(
        [...names, path('w')].map(name => [name, readFileSync(name, 'utf8')]),
      );
    };
    const one = await ok(...command, ...more);
    const games = written();
    rmSync(path('gcg'), { recursive: true });
    rmSync(path('w'));
    const files = await parts('games', 2, [...command, ...more]);
    expect([existsSync(path('gcg')), existsSync(path('w'))]).toEqual([false, false]);
    expect(await ok('gather', ...files)).toBe(one);
    expect(written()).toEqual(games);
    expect(Object.keys(games)).toHaveLength(221);
  });

  test('a generation of leaves in two parts', async () => {
    const train = ['leaves', 'train', '--games', '220', '--generations', '1', '--seed', '1'];
    const command = [...train, '--match-games', '0', '--lexicon', lexicon];
    const one = await ok(...command, '--out', path('one.leaves'));
    const files = await parts('leaves', 2, command);
    expect(await ok('gather', ...files, '--out', path('two.leaves'))).toBe(one);
    expect(readFileSync(path('two.leaves'))).toEqual(readFileSync(path('one.leaves')));
  });
});

test('a folder of games in two parts', async () => {
  const games = path('games');
  mkdirSync(games);
  for (const name of GAME_FILES.slice(0, 3))
    copyFileSync(gamePath(name), join(games, `${name}.gcg`));
  const command = ['analyse', games, '--lexicon', lexicon, '--csv', path('rows.csv')];
  const one = await leggio(command);
  const rows = readFileSync(path('rows.csv'));
  rmSync(path('rows.csv'));
  const files = await parts('analyse', 2, command);
  expect(existsSync(path('rows.csv'))).toBe(false);
  const gathered = await leggio(['gather', ...files]);
  expect(gathered.stdout).toBe(one.stdout);
  expect(readFileSync(path('rows.csv'))).toEqual(rows);
});

test('a game whose turns fall to two parts', async () => {
  const games = path('long');
  mkdirSync(games);
  const lines = readFileSync(gamePath('figs'), 'utf8').split('\n');
  writeFileSync(join(games, 'begun.gcg'), lines.slice(0, 12).join('\n'));
  const command = ['analyse', games, '--lexicon', lexicon, '--depth', 'normal', '--json'];
  const one = await leggio(command);
  expect(one.stdout).toContain('"simulated"');
  const files = await parts('long', 2, command);
  expect((await leggio(['gather', ...files])).stdout).toBe(one.stdout);
});

describe('refused', () => {
  let files: string[];
  beforeAll(async () => {
    files = await parts('good', 3, matchOf('c'));
  });

  const refused = async (...args: readonly string[]): Promise<string> => {
    const { code, stderr, stdout } = await leggio(args);
    expect([code, stdout]).toEqual([1, '']);
    return stderr;
  };

  test('a part missing, one twice, one of another cut', async () => {
    const [one, two, three] = files as [string, string, string];
    expect(await refused('gather', one, three)).toBe('error: of 3 parts part 2 is missing\n');
    copyFileSync(two, path('copy.shard'));
    expect(await refused('gather', one, two, three, path('copy.shard'))).toContain(
      `${path('copy.shard')}: part 2/3 is in ${two}, too`,
    );
    const half = path('half.shard');
    await ok(...matchOf('c'), ...ONE_THREAD, '--shard', '1/2', '--out', half);
    expect(await refused('gather', one, two, three, half)).toContain('part 1/2, ');
  });

  test('another seed', async () => {
    const other = path('other.shard');
    await ok(...matchOf('d'), ...ONE_THREAD, '--shard', '2/3', '--out', other);
    const message = await refused('gather', files[0]!, other, files[2]!);
    expect(message).toContain(`${other}: of "leggio autoplay`);
    expect(message).toContain('--seed d');
  });

  test('a lexicon or an input that is another one now', async () => {
    writeFileSync(path('few.txt'), WORDS.slice(1).join('\n'));
    const kept = readFileSync(lexicon);
    await ok('compile', '--words', path('few.txt'), '--out', lexicon);
    expect(await refused('gather', ...files)).toContain('done with lexicon "words"');
    writeFileSync(lexicon, kept);
    const input = path('some.jsonl');
    writeFileSync(input, readFileSync(positions, 'utf8').split('\n').slice(0, 400).join('\n'));
    const command = ['batch', input, '--top', '2', '--lexicon', lexicon];
    const done = await parts('input', 2, command);
    writeFileSync(input, readFileSync(input, 'utf8').replace('QUOTA', 'QUOTE'));
    expect(await refused('gather', ...done, '--out', path('none.jsonl'))).toMatch(
      /part \d\/2 lacks piece [0-9a-f]{12}…/,
    );
  });

  test('a file that is cut, changed, empty, no part', async () => {
    const text = readFileSync(files[0]!, 'utf8');
    const broken = async (content: string): Promise<string> => {
      writeFileSync(path('broken.shard'), content);
      return refused('gather', path('broken.shard'), files[1]!, files[2]!);
    };
    const lines = text.split('\n');
    expect(await broken(lines.slice(0, -2).join('\n'))).toContain('the part is not finished');
    expect(await broken(text.replace('"part":{"index":1', '"part":{"index":2'))).toContain(
      'another SHA-256',
    );
    expect(await broken(text.slice(0, text.length - 30))).toContain('a line is not JSON');
    expect(await broken('')).toContain('it is empty');
    expect(await broken('{"a":1}\n')).toContain('does not begin as a part of work');
    expect(await broken(`${text}${lines[0]}\n`)).toContain('there is more behind its last line');
  });

  test.each([
    [['--shard', '0/3'], 'part 0 of 3: parts count from 1'],
    [['--shard', '4/3'], 'part 4 of 3'],
    [['--shard', 'three'], 'wanted 3/8, auto, or auto/8'],
    [['--shard', 'auto'], 'no scheduler says which part'],
    [['--shard', '1/2', '--queue', 'redis://localhost'], 'one of --shard and --queue'],
  ])('%j', async (more, message) => {
    expect(await refused(...matchOf('c'), ...more, '--out', path('x.shard'))).toContain(message);
    expect(existsSync(path('x.shard'))).toBe(false);
  });

  test('a part without a file, several generations', async () => {
    expect(await refused(...matchOf('c'), '--shard', '1/2')).toContain(
      '--shard writes a part: add --out',
    );
    const train = ['leaves', 'train', '--games', '100,100', '--seed', '1', '--shard', '1/2'];
    expect(await refused(...train, '--out', path('x.shard'))).toContain(
      '--shard is for one generation',
    );
  });
});
