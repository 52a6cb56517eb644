// Plays counted on the frozen list: `counts.txt`, one position per line, each with its reason.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePosition } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { LEXICON, WORDS } from './lexicon.js';

const COUNTS = readFileSync(new URL('counts.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n\n')[1]! // what stands above the first empty line is a comment
  .split('\n')
  .map(line => {
    const [position = '', plays, sum, best = '', why = ''] = line.split(' | ');
    return { position, plays: Number(plays), sum: Number(sum), best, why };
  });

const engine = createEngine({ lexicon: LEXICON });

test('the list is the frozen one', () => {
  expect(WORDS).toHaveLength(3516);
  expect([...LEXICON.words()]).toEqual(WORDS);
});

test('there are at least thirty positions', () => {
  expect(COUNTS.length).toBeGreaterThanOrEqual(30);
});

test.each(COUNTS)('$why', ({ position, plays, sum, best }) => {
  const found = [...engine.plays(parsePosition(position))];
  const [first] = found;
  expect({
    plays: found.length,
    sum: found.reduce((total, { score }) => total + score, 0),
    best: first === undefined ? '-' : `${first.at} ${first.word} ${first.score}`,
  }).toEqual({ plays, sum, best });
});
