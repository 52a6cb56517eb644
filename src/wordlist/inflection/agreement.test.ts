// Holds our conjugation against Morph-it! (italian-verbs-dict), cell by cell, and the -isc- class
// against italian-isc-verbs. Every difference from Morph-it! must stand in
// `lexicon-src/agreement.csv` with a verdict.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { Problems, readTable } from '../rows/table-reader.js';
import { type Conjugator, createConjugator } from './conjugate.js';
import { readVerbTables } from './verb-tables.js';

const FOLDER = 'lexicon-src';

/** An entry of the package: mood → tense → person → form, a few without the last step. */
type Entry = Readonly<Record<string, Readonly<Record<string, string | Record<string, string>>>>>;

/** A form of the package and our forms of the same cell. */
interface Pair {
  readonly verb: string;
  readonly cell: string;
  readonly theirs: string;
  readonly ours: readonly string[];
}

/** Conjugated in the package like regular verbs, against all usage. */
const UNTRUSTED_VERBS = ['contraffare', 'disfare'];

/** Stems of italian-isc-verbs that take no -isc-: *assento*. */
const NOT_ISC = ['assent'];

let conjugator: Conjugator;
const pairs: Pair[] = [];
const notVerbs: string[] = [];

beforeAll(async () => {
  const problems = new Problems();
  conjugator = createConjugator(await readVerbTables(FOLDER, problems));
  problems.throwIfAny();
  for (const [key, entry] of Object.entries(await readVerbs())) {
    const verb = key.replace(/rsi$/, 're');
    if (UNTRUSTED_VERBS.includes(verb)) continue;
    const forms = conjugator.conjugate(verb);
    if (forms.length === 0) notVerbs.push(key);
    const cells = forms.length === 0 ? [] : trustedCells(verb, entry);
    for (const [cell, theirs] of cells) {
      const ours = forms.filter(form => form.cell === cell).map(form => form.text);
      pairs.push({ verb, cell, theirs, ours });
    }
  }
});

test('every key of the package ends like a verb but two typing errors', () => {
  expect(notVerbs).toEqual(['dimmi', 'rimontar']);
});

test('our forms agree with those of the package', () => {
  const agreeing = pairs.filter(agree).length;
  const ratio = agreeing / pairs.length;
  console.log(`agreement: ${agreeing} of ${pairs.length} cells, ${(ratio * 100).toFixed(3)} %`);
  expect(pairs.length).toBeGreaterThan(290_000);
  expect(ratio).toBeGreaterThanOrEqual(0.995);
});

test('every difference is listed and judged, and nothing else is', async () => {
  const problems = new Problems();
  const columns = ['verb', 'cell', 'package', 'ours', 'verdict', 'note'] as const;
  const rows = await readTable(FOLDER, 'agreement.csv', columns, problems);
  problems.throwIfAny();
  const listed = rows.map(row => [row.verb, row.cell, row.package, row.ours].join(','));
  const found = pairs
    .filter(pair => !agree(pair))
    .map(pair => [pair.verb, pair.cell, pair.theirs, pair.ours.join(';')].join(','));
  expect(found.filter(line => !listed.includes(line))).toEqual([]);
  expect(listed.filter(line => !found.includes(line))).toEqual([]);
  const verdicts = rows.map(row => row.verdict);
  expect([...new Set(verdicts)].sort()).toEqual(['doubtful', 'package wrong']);
  const judged = verdicts.filter(verdict => verdict === 'package wrong').length;
  const ratio = (pairs.filter(agree).length + judged) / pairs.length;
  console.log(`after judging: ${(ratio * 100).toFixed(3)} %`);
  expect(ratio).toBeGreaterThanOrEqual(0.998);
});

test('the verbs with -isc- are those of the package, and assentire is not one', async () => {
  const always = await readJson<string[]>('italian-isc-verbs/always.json');
  const sometimes = await readJson<string[]>('italian-isc-verbs/sometimes.json');
  const without = always.filter(stem => !firsts(stem).includes(`${stem}isco`));
  expect(without).toEqual(NOT_ISC);
  for (const stem of sometimes) expect(firsts(stem)).toEqual([`${stem}o`, `${stem}isco`]);
});

function firsts(stem: string): readonly string[] {
  const forms = conjugator.conjugate(`${stem}ire`);
  return forms.filter(form => form.cell === 'ind.pres.1s').map(form => form.text);
}

async function readVerbs(): Promise<Readonly<Record<string, Entry>>> {
  return readJson('italian-verbs-dict/dist/verbs.json');
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(createRequire(import.meta.url).resolve(file), 'utf8'));
}

/**
 * The cells of the package that can be trusted: no infinitive and no gerund (often with an
 * enclitic), no future first person that repeats the third.
 */
function trustedCells(verb: string, entry: Entry): readonly (readonly [string, string])[] {
  const cells: [string, string][] = [];
  for (const [mood, tenses] of Object.entries(entry)) {
    for (const [tense, persons] of Object.entries(tenses)) {
      for (const [person, form] of Object.entries(typeof persons === 'string' ? {} : persons)) {
        const cell = cellName(mood, tense, person);
        if (cell !== undefined) cells.push([cell, form]);
      }
    }
  }
  const third = cells.find(([cell]) => cell === 'ind.fut.3s')?.[1];
  const repeats = (cell: string, form: string): boolean =>
    cell === 'ind.fut.1s' && form === third && /(ere|rre)$/.test(verb);
  return cells.filter(([cell, form]) => !repeats(cell, form));
}

/** Our name of a cell of the package; the feminine of the present participle repeats it. */
function cellName(mood: string, tense: string, person: string): string | undefined {
  const ours = person.replace(/^([SP])(\d)$/, (_, number, who) => who + number.toLowerCase());
  if (mood === 'impr') return `imp.${ours}`;
  if (mood !== 'part') return ours === person ? undefined : `${mood}.${tense}.${ours}`;
  if (tense === 'pres') return { S: 'part.pres.s', P: 'part.pres.p' }[person];
  const gender = { S: 'ms', P: 'mp', SF: 'fs', PF: 'fp' }[person];
  return gender === undefined ? undefined : `part.past.${gender}`;
}

function agree({ cell, theirs, ours }: Pair): boolean {
  return ours.some(form => spelling(form, cell) === spelling(theirs, cell));
}

/** A form without accents inside (*dài*); in the imperative *di'* and *dì* are the same. */
function spelling(form: string, cell: string): string {
  const bare = form
    .normalize('NFD')
    .replace(/[\u0300\u0301](?=.)/g, '')
    .replace('\u0301', '\u0300');
  return cell === 'imp.2s' ? bare.replace(/(?:'|\u0300)$/, '') : bare;
}
