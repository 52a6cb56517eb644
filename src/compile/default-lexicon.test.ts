// What must work on the real default lexicon, compiled from the committed tables.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { formatWord, LETTER_MASK } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { parsePosition } from '../board/position.js';
import { squareAt } from '../board/squares.js';
import { DEMO_POSITION } from '../cli/demo-position.js';
import { type Lexicon, loadLexicon } from '../gaddag/lexicon.js';
import { type Derivations, decodeDerivations } from './derivations.js';

const folder = inject('defaultLexicon');
let lexicon: Lexicon;
let derivations: Derivations;

beforeAll(async () => {
  lexicon = await loadLexicon(join(folder, 'italiano.gaddag'));
  derivations = decodeDerivations(await readFile(join(folder, 'italiano.derivations')));
});

test('the committed tables give the committed manifest', async () => {
  const committed = await readFile('dist-lexicon/italiano.manifest.json', 'utf8');
  const compiled = await readFile(join(folder, 'italiano.manifest.json'), 'utf8');
  expect(JSON.parse(compiled)).toEqual(JSON.parse(committed));
});

test('every word has a derivation, and every derivation a word', () => {
  expect(derivations.wordCount).toBe(lexicon.wordCount);
  expect(derivations.lexicon).toBe(lexicon.checksum);
  let bad = 0;
  let words = 0;
  for (const { letters, derivations: reasons } of derivations.entries()) {
    words++;
    if (reasons.length === 0 || !lexicon.hasLetters(letters)) bad++;
  }
  expect([words, bad]).toEqual([lexicon.wordCount, 0]);
});

test('every word on the demo board is a word', () => {
  const { tiles } = parsePosition(DEMO_POSITION);
  const lines = Array.from({ length: 15 }, (_, line) => [
    Array.from({ length: 15 }, (_, i) => tiles[squareAt(line, i)]!),
    Array.from({ length: 15 }, (_, i) => tiles[squareAt(i, line)]!),
  ]).flat();
  const words = lines.flatMap(line => runs(line)).filter(word => word.length > 1);
  expect(words.length).toBeGreaterThan(8);
  expect(words.filter(word => !lexicon.hasLetters(word))).toEqual([]);
});

test.each([
  [2, 'Two letters'],
  [3, 'Three letters'],
])('the words of %d letters are those of the README of the tables', async (length, title) => {
  const readme = await readFile('lexicon-src/README.md', 'utf8');
  const listed = new RegExp(`### ${title}\\n\\n\`\`\`\\n([A-Z \\n]+)\`\`\``).exec(readme)?.[1];
  const words: string[] = [];
  for (const { letters } of derivations.entries()) {
    if (letters.length === length) words.push(formatWord(ITALIAN, letters));
  }
  expect(listed?.trim().split(/\s+/)).toEqual(words);
});

/** The letters of each run of tiles of a line. */
function runs(line: readonly number[]): number[][] {
  const found: number[][] = [[]];
  for (const tile of line) {
    if (tile === 0) found.push([]);
    else found.at(-1)?.push(tile & LETTER_MASK);
  }
  return found;
}

test.each([
  // one word per kind of source and rule
  ['CASA', true],
  ['CITTA', true],
  ['PORTANDOGLIELO', true],
  ['PORTATEVELI', true],
  ['DAMMELO', true],
  ['FALLO', true],
  ['RIFALLO', true],
  ['DIGLIELA', true],
  ['PORLO', true],
  ['PENTIRMENE', true],
  ['ACCANIRMI', true],
  ['ACCANIRE', false],
  ['ECCOTELO', true],
  ['ABBANDONERESTE', true],
  ['VENDESI', true],
  ['DICESI', false],
  ['MAGLIETTA', true],
  ['MAGLIETTINA', false],
  ['QUARANTADUE', false],
  ['EMPOLESE', false],
  ['CAMMIN', false],
  ['BUON', true],
  ['AL', true],
  ['COL', true],
  ['TRA', true],
  ['AMAR', false],
  ['BELLISSIMO', false],
])('%s is a word of the default lexicon: %s', (word, valid) => {
  expect(lexicon.has(word)).toBe(valid);
});
