// The digest of small positions, its hash computed here from the lines as one would write them down.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { positionOf } from '../testing/boards.js';
import { LEXICON } from '../testing/lexicon.js';
import { DIGEST_PLAYS, digestPosition } from './digest.js';
import { createEngine } from './engine.js';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

test('a few plays', () => {
  const engine = createEngine({ lexicon: lexiconFromWords(['AI', 'AMI']) });
  // AI 2 x 2, AMI 5 x 2; sorted bytewise: digits before letters
  const lines = ['8F AMI 10', '8G AI 4', '8G AMI 10', '8H AI 4', '8H AMI 10'];
  lines.push('H6 AMI 10', 'H7 AI 4', 'H7 AMI 10', 'H8 AI 4', 'H8 AMI 10');
  expect(digestPosition(engine, positionOf({}, 'AIM'))).toEqual({
    plays: 10,
    top: 10,
    top_plays: ['8F AMI', '8G AMI', '8H AMI', 'H6 AMI', 'H7 AMI', 'H8 AMI'],
    hash: sha256(lines.join('\n')),
  });
});

test('bytewise: row 10 before row 8', () => {
  const engine = createEngine({ lexicon: lexiconFromWords(['AMI', 'AL', 'IL']) });
  const board = { 8: '.......A.......', 9: '.......M.......', 10: '.......I.......' };
  expect(digestPosition(engine, positionOf(board, 'L'))).toEqual({
    plays: 2,
    top: 4,
    top_plays: ['10H IL', '8H AL'],
    hash: sha256('10H IL 4\n8H AL 4'),
  });
});

test('no play', () => {
  expect(digestPosition(createEngine({ lexicon: LEXICON }), positionOf({}, 'QZ'))).toEqual({
    plays: 0,
    top: 0,
    top_plays: [],
    hash: sha256(''),
  });
});

test('more best plays than are listed: cut, and said so', () => {
  const engine = createEngine({ lexicon: LEXICON });
  const position = positionOf({}, '??');
  const digest = digestPosition(engine, position);
  const best = engine.topScore(position).plays.map(({ at, word }) => `${at} ${word}`);
  expect(best.length).toBeGreaterThan(DIGEST_PLAYS);
  expect(digest.top_plays).toEqual(best.sort().slice(0, DIGEST_PLAYS));
  expect(digest.top_plays_cut).toBe(true);
});
