import { expect, test } from 'vitest';
import { parsePosition } from '../board/position.js';
import { english } from '../testing/english.js';
import { tinyDictionary } from '../testing/tiny-dictionary.js';
import { type BoardFinding, boardWords, wordsOnBoard } from './board-words.js';
import type { Dictionary } from './dictionary.js';
import { explainWord } from './why/explain.js';

const POSITION = parsePosition('15/15/15/15/15/15/7D7/5DIcELO4/7V7/7E7/15/15/15/15/15');

function findings(dictionary: Dictionary): Promise<readonly BoardFinding[]> {
  return boardWords(dictionary.lexicon, POSITION, word => explainWord(dictionary, word));
}

test('words on a board are read across, then down; single tiles are none', () => {
  expect(wordsOnBoard(POSITION).map(({ at, text }) => `${at} ${text}`)).toEqual([
    '8F DIcELO',
    'H7 DcVE',
  ]);
});

test('words that are not in the lexicon are explained, a jolly as its letter', async () => {
  const dictionary = tinyDictionary([
    ['dice', 'dire', 'v', 'ind.pres.3s'],
    ['dove', 'dove', 'avv', 's'],
  ]);
  const found = await findings(dictionary);
  expect(found.map(({ at, text, explanation }) => [at, text, english(explanation.fact!)])).toEqual([
    ['8F', 'DIcELO', 'lo on a finite form: dice (dire, present indicative, 3rd singular)'],
    ['H7', 'DcVE', 'unknown: no table has it'],
  ]);
});

test('a board of valid words has no findings', async () => {
  const dictionary = tinyDictionary([
    ['dicelo', 'dicelo', 'sm', 's'],
    ['dcve', 'dcve', 'sm', 's'],
  ]);
  expect(await findings(dictionary)).toEqual([]);
});
