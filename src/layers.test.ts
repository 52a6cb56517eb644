// Holds the room table of README.md and checks every import against it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = dirname(fileURLToPath(import.meta.url));

/** Room or file at the top of `src`, and its number. Rooms of one number do not know each other. */
const ROOMS: Readonly<Record<string, number>> = {
  'errors.ts': 0,
  'platform.ts': 0,
  alphabet: 1,
  files: 1,
  rules: 2,
  gaddag: 2,
  wordlist: 3,
  board: 3,
  compile: 4,
  referee: 4,
  movegen: 4,
  drawing: 4,
  dictionary: 5,
  ranking: 5,
  engine: 6,
  strategy: 7,
  game: 7,
  duplicate: 7,
  cli: 8,
  'index-types.ts': 8,
  'index.ts': 9,
  'core.ts': 9,
};

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter(file => !file.startsWith('testing') && !file.startsWith('examples'));

function roomOf(file: string): string {
  return file.split('/')[0] as string;
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path]) =>
    relative(SRC, resolve(SRC, dirname(file), path as string)).replace(/\.js$/, '.ts'),
  );
}

test('every file stands in a room of the table', () => {
  expect(sources.filter(file => ROOMS[roomOf(file)] === undefined)).toEqual([]);
});

test.each(sources)('%s imports from its own room and lower ones only', file => {
  const room = roomOf(file);
  const wrong = importsOf(file).filter(path => {
    const other = roomOf(path);
    return other !== room && !(ROOMS[other]! < ROOMS[room]!);
  });
  expect(wrong).toEqual([]);
});

test('the table of README.md is this table', () => {
  const readme = readFileSync(join(SRC, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| (\d) \| (.+?) \|/gm)].flatMap(([, number, names]) =>
    [...(names as string).matchAll(/`([^`]+?)\/?`/g)].map(([, name]) => [name, Number(number)]),
  );
  expect(Object.fromEntries(rows)).toEqual(ROOMS);
});
