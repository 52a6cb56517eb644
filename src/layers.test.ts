// Holds the room table of README.md and checks every import against it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = dirname(fileURLToPath(import.meta.url));

/** Room or file at the top of `src`, and its number. Rooms of one number do not know each other. */
const ROOMS: Readonly<Record<string, number>> = {
  'errors.ts': 0,
  'facts.ts': 0,
  platform: 1,
  alphabet: 2,
  files: 2,
  rules: 3,
  gaddag: 3,
  wordlist: 4,
  board: 4,
  compile: 5,
  referee: 5,
  movegen: 5,
  drawing: 5,
  dictionary: 6,
  ranking: 6,
  leaves: 6,
  outlook: 6,
  engine: 7,
  strategy: 8,
  game: 8,
  duplicate: 8,
  batch: 8,
  analysis: 9,
  wording: 10,
  cluster: 10,
  report: 11,
  review: 11,
  cli: 12,
  'index-types.ts': 12,
  'index.ts': 13,
  'core.ts': 13,
  web: 14,
};

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .filter(file => !file.startsWith('testing') && !file.startsWith('examples'));

function roomOf(file: string): string {
  return file.split('/')[0] as string;
}

/** Behind this door lie files for Node and for pages. */
const DOOR = '#platform';

/** A file without its lines of comment. */
function codeOf(file: string): string {
  return readFileSync(join(SRC, file), 'utf8').replaceAll(/^ *(?:\/\/|\/?\*).*$/gm, '');
}

/** What a file imports, as it stands there; `import type` only when asked for. */
function namesIn(file: string, withTypes: boolean): string[] {
  const text = codeOf(file);
  const code = withTypes ? text : text.replaceAll(/^(?:import|export) type [^;]*;/gm, '');
  return [...code.matchAll(/(?:(?<![\w-])from|^import|\bimport\()\s*'([^']+)'/gm)].map(
    ([, name]) => name as string,
  );
}

/** The file that a name means; none for a package. */
function fileOf(name: string, from: string): string | undefined {
  if (name === DOOR) return 'platform/node.ts';
  if (name === 'leggio') return 'index.ts';
  if (name.startsWith('#node/')) return `${name.slice('#node/'.length)}.ts`;
  if (!name.startsWith('.')) return undefined;
  const file = relative(SRC, resolve(SRC, dirname(from), name)).replace(/\.js$/, '.ts');
  return sources.includes(`${file}x`) ? `${file}x` : file;
}

function importsOf(file: string): string[] {
  return namesIn(file, true).flatMap(name => fileOf(name, file) ?? []);
}

/**
 * Who may use what only Node has: commands, what reads tables, the door's own side, and who writes files.
 * Rooms end in '/'.
 */
const NODE_ALONE = [
  'batch/',
  'cli/',
  'cluster/',
  'compile/compile.ts',
  'compile/compile-words.ts',
  'compile/manifest.ts',
  'compile/out.ts',
  'compile/word-file.ts',
  'duplicate/ledger/ledger-writer.ts',
  'files/lock.ts',
  'files/read-at-most.ts',
  'files/temporary.ts',
  'files/write-files.ts',
  'platform/node-threads.ts',
  'platform/node.ts',
  'review/answers.ts',
  'review/apply.ts',
  'review/tables.ts',
  'web/build/',
  'wordlist/',
];

function isNodeAlone(file: string): boolean {
  return NODE_ALONE.some(place => (place.endsWith('/') ? file.startsWith(place) : file === place));
}

/** What a bundler for browsers takes in behind an entry: files here, and names of packages. */
function inPage(entry: string): string[] {
  const found = new Set([entry]);
  for (const file of found) {
    if (!sources.includes(file)) continue;
    for (const name of namesIn(file, false)) {
      if (name.startsWith('#node/')) continue; // `platform/not-in-a-page.ts` in its place
      found.add(name === DOOR ? 'platform/browser.ts' : (fileOf(name, file) ?? name));
    }
  }
  return [...found];
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

test('the site knows the library by its public names, its own words, and how it is built', () => {
  const site = sources.filter(file => file.startsWith('web/'));
  const rooms = new Set(site.flatMap(importsOf).map(roomOf));
  expect([...rooms].sort()).toEqual(['index.ts', 'web', 'wording']);
});

test('the table of README.md is this table', () => {
  const readme = readFileSync(join(SRC, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| (\d+) \| (.+?) \|/gm)].flatMap(([, number, names]) =>
    [...(names as string).matchAll(/`([^`]+?)\/?`/g)].map(([, name]) => [name, Number(number)]),
  );
  expect(Object.fromEntries(rows)).toEqual(ROOMS);
});

const NODE_NAMES =
  /'node:|\bBuffer\.|\bprocess\.|\b(?:setImmediate|__dirname)\b|import\.meta\.(?:dir|file)name/;

test('nobody else uses what only Node has', () => {
  const users = sources.filter(file => NODE_NAMES.test(codeOf(file)));
  expect(users).toContain('platform/node.ts');
  expect(users.filter(file => !isNodeAlone(file))).toEqual([]);
});

/** What a page may take in besides. */
const PACKAGES_IN_PAGE = ['@noble/hashes/sha2.js'];

test.each(['index.ts', 'core.ts', 'engine/worker.ts'])(
  'a page takes %s with nothing of Node',
  entry => {
    const taken = inPage(entry);
    const files = taken.filter(file => sources.includes(file));
    expect(files.length).toBeGreaterThan(10);
    expect(taken.filter(name => ![...files, ...PACKAGES_IN_PAGE].includes(name))).toEqual([]);
    expect(files.filter(file => NODE_NAMES.test(codeOf(file)))).toEqual([]);
  },
);
