// The whole compile on our own tables alone: what is written, and what stays when it is stopped. What is the same for
// any tables is tried on a folder of few words.
import { createHash } from 'node:crypto';
import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { formatWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { buildGaddag } from '../gaddag/build.js';
import { loadLexicon } from '../gaddag/lexicon.js';
import { leggioProcess } from '../testing/command.js';
import { ownFolder } from '../testing/own-folder.js';
import { sortedWords } from '../testing/sorted-words.js';
import { tempFolder } from '../testing/temp-folder.js';
import { type CompileProgress, type CompileReport, compileLexicon } from './compile.js';
import { decodeDerivations } from './derivations.js';

const FILES = filesOf('own');

const folder = tempFolder();
/** The tables of the project, and a build that takes no package. */
let source: string;
/** Compiled from them. */
let compiled: string;
let report: CompileReport;
const told = new Set<CompileProgress['step']>();

beforeAll(async () => {
  const onProgress = ({ step }: CompileProgress): void => void told.add(step);
  source = join(folder, 'tables');
  compiled = join(folder, 'compiled');
  await cp('lexicon-src', source, { recursive: true });
  await append('builds.csv', 'own,mi;hun,CC0-1.0,our own tables alone');
  report = await compileLexicon({
    source,
    out: compiled,
    edition: 'figs',
    build: 'own',
    threads: 1, // no thread of Node 20 can start on a source
    onProgress,
  });
});

function filesOf(name: string): string[] {
  return ['derivations', 'gaddag', 'manifest.json', 'rejected.csv'].map(kind => `${name}.${kind}`);
}

async function append(table: string, ...rows: readonly string[]): Promise<void> {
  const path = join(source, table);
  await writeFile(path, `${await readFile(path, 'utf8')}${rows.join('\n')}\n`);
}

/** Of the bytes of all files; to compare the bytes themselves takes vitest ten times as long as to make them. */
async function hashesOf(from: string, files = FILES): Promise<string[]> {
  return Promise.all(files.map(async name => sha256Of(await readFile(join(from, name)))));
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
  const explained = [...derivations.entries()].map(({ letters }) => formatWord(ITALIAN, letters));
  expect(explained.join() === [...lexicon.words()].join()).toBe(true); // vitest would take seconds
  expect(lexicon.wordCount).toBe(report.words);
  expect(lexicon.has('AI')).toBe(true);
});

test('the same tables give the same bytes, on two threads too', async () => {
  const again = join(folder, 'again');
  const options = ['--source', source, '--out', again, '--build', 'own', '--threads', '2'];
  expect(await leggioProcess(['compile', ...options])).toMatchObject({ code: 0, stderr: '' });
  expect(await hashesOf(again)).toEqual(await hashesOf(compiled));
});

test('a second thread builds the graph from twenty thousand lemmas on', async () => {
  const words = sortedWords(['ALA', 'ALI', 'AMO']);
  const here = buildGaddag(words);
  // no thread of Node 20 can start on a source
  const built = new URL('../../dist/compile/graph-thread.js', import.meta.url).href;
  const { GraphThread } = (await import(built)) as typeof import('./graph-thread.js');
  for (const [threads, lemmas, isStarted] of [
    [2, 20_000, true],
    [2, 19_999, false],
    [1, 20_000, false],
  ] as const) {
    const graphs = new GraphThread(threads);
    graphs.prepare(lemmas);
    expect(await graphs.build(words)).toEqual(here);
    await graphs[Symbol.asyncDispose]();
    const after = graphs.build(words);
    if (isStarted) await expect(after).rejects.toMatchObject({ code: 'POOL_CLOSED' });
    else expect(await after).toEqual(here);
  }
});

test('the files are called as is wished', async () => {
  const named = join(folder, 'named', 'mine.gaddag');
  await compileLexicon({ source: await ownFolder(), out: named, edition: 'figs' });
  expect((await readdir(join(folder, 'named'))).sort()).toEqual(filesOf('mine'));
  expect((await loadLexicon(named)).name).toBe('mine');
});

test('it tells of every step, in order', () => {
  expect([...told]).toEqual(['inflect', 'graph', 'write']);
});

test.each(['inflect', 'graph', 'write'])(
  'stopped at step %s it leaves the old files',
  async step => {
    const [few, out] = [await ownFolder(), tempFolder()];
    await compileLexicon({ source: few, out, edition: 'figs' });
    const files = filesOf('italiano');
    const before = await hashesOf(out, files);
    const row = 'mela,sf,,,,frutto,the dictionary\n'; // so that other files would be written
    await appendFile(join(few, 'nouns-own.csv'), row);
    const controller = new AbortController();
    const onProgress = (progress: CompileProgress): void => {
      if (progress.step === step) controller.abort();
    };
    const { signal } = controller;
    const stopped = compileLexicon({ source: few, out, edition: 'figs', signal, onProgress });
    await expect(stopped).rejects.toThrow(/aborted/);
    expect(await hashesOf(out, files)).toEqual(before);
    expect((await readdir(out)).sort()).toEqual(files);
    await compileLexicon({ source: few, out, edition: 'figs' });
    expect(await hashesOf(out, files)).not.toEqual(before);
  },
);

test('an edition nobody knows is refused', async () => {
  const options = { source, out: compiled, edition: 'chess' };
  await expect(compileLexicon(options)).rejects.toMatchObject({ code: 'RULES_UNKNOWN' });
});

test('a wrong row stops it before anything is written', async () => {
  const few = await ownFolder({ 'short-words.csv': ['ZZA,maybe,sm,zza,una prova,0.5'] });
  const out = join(folder, 'never');
  await expect(compileLexicon({ source: few, out, edition: 'figs' })).rejects.toMatchObject({
    code: 'TABLE_ROWS',
  });
  expect(await readdir(folder)).not.toContain('never');
});
