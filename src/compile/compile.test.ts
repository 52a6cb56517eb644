// The whole compile on our own tables alone: what is written, and what stays when it is stopped.
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { formatWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { loadLexicon } from '../gaddag/lexicon.js';
import { tempFolder } from '../testing/temp-folder.js';
import { type CompileProgress, type CompileReport, compileLexicon } from './compile.js';
import { decodeDerivations } from './derivations.js';

const FILES = ['own.derivations', 'own.gaddag', 'own.manifest.json', 'own.rejected.csv'];

const folder = tempFolder();
/** The tables of the project, and a build that takes no package. */
let source: string;
/** Compiled from them. */
let compiled: string;
let report: CompileReport;

beforeAll(async () => {
  source = join(folder, 'tables');
  compiled = join(folder, 'compiled');
  await cp('lexicon-src', source, { recursive: true });
  await append('builds.csv', 'own,mi;hun,CC0-1.0,our own tables alone');
  report = await compileLexicon({ source, out: compiled, edition: 'figs', build: 'own' });
});

async function append(table: string, ...rows: readonly string[]): Promise<void> {
  const path = join(source, table);
  await writeFile(path, `${await readFile(path, 'utf8')}${rows.join('\n')}\n`);
}

/** Of the bytes of all files; to compare the bytes themselves takes vitest ten times as long as to make them. */
async function hashesOf(from: string): Promise<string[]> {
  return Promise.all(FILES.map(async name => sha256Of(await readFile(join(from, name)))));
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

test('writes the graph, the derivations, the rejected rows and the manifest', async () => {
  expect((await readdir(compiled)).sort()).toEqual(FILES);
  const manifest = JSON.parse(await readFile(join(compiled, 'own.manifest.json'), 'utf8'));
  expect(manifest).toEqual(report.manifest);
  expect(manifest).toMatchObject({ name: 'own', edition: 'figs', licence: 'CC0-1.0' });
  expect(manifest.sources.map(({ id }: { id: string }) => id)).toEqual(['own']);
  for (const name of FILES.filter(file => file !== 'own.manifest.json')) {
    const bytes = await readFile(join(compiled, name));
    const sha256 = sha256Of(bytes);
    expect(manifest.files[name], name).toEqual({ bytes: bytes.length, sha256 });
  }
});

test('the manifest names every table by its hash', async () => {
  const tables = (await readdir(source)).filter(name => name.endsWith('.csv')).sort();
  expect(Object.keys(report.sources)).toEqual(tables);
  const shortWords = await readFile(join(source, 'short-words.csv'));
  expect(report.sources['short-words.csv']).toBe(sha256Of(shortWords));
});

test('graph and derivations hold the same words', async () => {
  const lexicon = await loadLexicon(join(compiled, 'own.gaddag'));
  const derivations = decodeDerivations(await readFile(join(compiled, 'own.derivations')));
  expect(derivations.lexicon).toBe(lexicon.checksum);
  expect([...derivations.entries()].map(({ letters }) => formatWord(ITALIAN, letters))).toEqual([
    ...lexicon.words(),
  ]);
  expect(lexicon.wordCount).toBe(report.words);
  expect(lexicon.has('AI')).toBe(true);
});

test('the same tables give the same bytes, whatever the file is called', async () => {
  const again = join(folder, 'again');
  await compileLexicon({ source, out: again, edition: 'figs', build: 'own' });
  expect(await hashesOf(again)).toEqual(await hashesOf(compiled));
  const named = join(folder, 'named', 'mine.gaddag');
  await compileLexicon({ source, out: named, edition: 'figs', build: 'own' });
  expect((await readdir(join(folder, 'named'))).sort()).toEqual(
    FILES.map(name => name.replace('own', 'mine')),
  );
  expect((await loadLexicon(named)).name).toBe('mine');
});

test('it tells of every step, in order', async () => {
  const told = new Set<CompileProgress['step']>();
  const out = join(folder, 'told');
  const onProgress = ({ step }: CompileProgress): void => void told.add(step);
  await compileLexicon({ source, out, edition: 'figs', build: 'own', onProgress });
  expect([...told]).toEqual(['inflect', 'graph', 'write']);
});

test.each(['inflect', 'graph', 'write'])(
  'stopped at step %s it leaves the old files',
  async step => {
    const before = await hashesOf(compiled);
    const controller = new AbortController();
    const onProgress = (progress: CompileProgress): void => {
      if (progress.step === step) controller.abort();
    };
    const { signal } = controller;
    const options = { source, out: compiled, edition: 'figs', build: 'own', signal, onProgress };
    await expect(compileLexicon(options)).rejects.toThrow(/aborted/);
    expect(await hashesOf(compiled)).toEqual(before);
    expect((await readdir(compiled)).sort()).toEqual(FILES);
  },
);

test('an edition nobody knows is refused', async () => {
  const options = { source, out: compiled, edition: 'chess' };
  await expect(compileLexicon(options)).rejects.toMatchObject({ code: 'RULES_UNKNOWN' });
});

test('a wrong row stops it before anything is written', async () => {
  await append('short-words.csv', 'ZZA,maybe,sm,zza,una prova,0.5');
  const out = join(folder, 'never');
  await expect(
    compileLexicon({ source, out, edition: 'figs', build: 'own' }),
  ).rejects.toMatchObject({ code: 'TABLE_ROWS' });
  expect(await readdir(folder)).not.toContain('never');
});
