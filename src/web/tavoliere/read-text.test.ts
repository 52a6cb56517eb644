// Pasted text told apart by its form.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentencesOf } from '../engine/refusal.js';
import { faultOf, readText } from './read-text.js';
import { boardText } from './sheet.js';

const MICIO = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';
const ROWS = [
  ...Array(7).fill('.'.repeat(15)),
  '.....MICIO.....',
  ...Array(7).fill('.'.repeat(15)),
];

test.each([
  ['a CGP', `${MICIO} AEIRST?`],
  ['a CGP with more fields', `cgp ${MICIO} AEIRST?/ 0/0 0 lex x;`],
  ['rows and a rack', `${ROWS.join('\r\n')}\n\nAEIRST?`],
])('%s is a position', (_, text) => {
  const read = readText(text, 'figs');
  if (read.kind !== 'sheet') throw new Error('a game');
  expect(boardText(read.sheet.tiles)).toBe(MICIO);
  expect(read.sheet.rack).toBe('?AEIRST');
});

test('a GCG is a game, as text and as bytes', () => {
  const bytes = readFileSync('src/testing/games/figs.gcg');
  for (const content of [bytes, bytes.toString()]) {
    expect(readText(content, 'figs')).toMatchObject({ kind: 'game' });
  }
});

test.each(['x', `${MICIO} 123`, '#player1'])('%s is refused with its code', text => {
  expect.assertions(1);
  try {
    readText(text, 'figs');
  } catch (error) {
    expect(faultOf(error).code).toMatch(/^[A-Z_]+$/);
  }
});

test('what is wrong with a game is said in the language of the page', () => {
  const text = '#player1 anna Anna\n#player2 bruno Bruno\n>anna: AEIRSTO 8H ??? +1 1\n';
  expect.assertions(1);
  try {
    readText(text, 'figs');
  } catch (error) {
    expect(sentencesOf(faultOf(error).facts ?? [], 'it')).toMatch(/riga 3/);
  }
});
