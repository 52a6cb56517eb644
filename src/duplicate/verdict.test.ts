// Slips: every verdict with its reason; case and accents forgiven, ambiguity never.
import { describe, expect, test } from 'vitest';
import { CATALAN } from '../alphabet/alphabets.js';
import { parseRows } from '../board/position.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { rulesEdition } from '../rules/editions.js';
import { positionOf, rowsOf } from '../testing/boards.js';
import { english } from '../testing/english.js';
import type { WhyFact } from './facts.js';
import { presetOptions } from './presets.js';
import { type JudgedSlip, judgeSlip, type SlipAnswer, type SlipContext } from './verdict.js';

const LEXICON = lexiconFromWords(
  ['MICIO', 'MICI', 'STARE', 'ARE', 'RE', 'ERE', 'IO', 'PERCHE', 'TRE', 'ERETE', 'OH', 'ARMO'],
  'slips',
);
const BOARD = { 8: '.....MICI......' };

function context(rack: string, more: Partial<SlipContext> = {}): SlipContext {
  const options = presetOptions('figs');
  return { position: positionOf(BOARD, rack), lexicon: LEXICON, notation: 'gcg', options, ...more };
}

function slip(square: string, word: string, claimed: number | null = null): SlipAnswer {
  return { square, word, claimed };
}

/** What is wrong, in English. */
function said({ reason }: JudgedSlip): string | null {
  return reason === null ? null : english(reason);
}

describe('an answer that counts', () => {
  test('is valid with its score', () => {
    expect(judgeSlip(context('O'), slip('8F', 'MICIO', 8))).toEqual({
      verdict: 'valid',
      at: '8F',
      played: 'MICIO',
      score: 8,
      warnings: 0,
      penalty: 0,
      reason: null,
      invalid: [],
    });
  });

  test.each(['micio', 'Micio', 'MìCIÒ', '....o', 'MICIo'])(
    'is the same however it is written: %s',
    word => {
      expect(judgeSlip(context('O'), slip('8F', word, 8))).toMatchObject({
        verdict: 'valid',
        score: 8,
        played: 'MICIO',
      });
    },
  );

  test('has a wrong claimed score corrected and said', () => {
    expect(judgeSlip(context('O'), slip('8F', 'MICIO', 10))).toMatchObject({
      verdict: 'score',
      score: 8,
      warnings: 0,
      reason: { code: 'wrong-score', claimed: 10, score: 8 },
    });
  });

  test('costs a warning with a wrong score or none where the preset says so', () => {
    const options = presetOptions('francofono');
    expect(judgeSlip(context('O', { options }), slip('8F', 'MICIO', 10)).warnings).toBe(1);
    expect(judgeSlip(context('O', { options }), slip('8F', 'MICIO')).warnings).toBe(1);
    expect(judgeSlip(context('O', { options }), slip('8F', 'MICIO', 8)).warnings).toBe(0);
  });

  test.each([
    ['gcg', '8F'],
    ['figs', 'F8 orizz.'],
    ['french', 'H6'],
  ] as const)('is read in the notation %s: %s', (notation, square) => {
    const judged = judgeSlip(context('O', { notation }), slip(square, 'MICIO', 8));
    expect(judged).toMatchObject({ verdict: 'valid', at: '8F' });
  });
});

describe('an answer that does not count', () => {
  test.each([
    ['none', '', '', 'no word'],
    ['none', '8F', '  ', 'no word'],
    ['square', 'F8 orizz.', 'MICIO', '"F8 orizz." is not a place in the notation gcg'],
    ['square', '', 'MICIO', '"" is not a place in the notation gcg'],
    [
      'square',
      '8E',
      'MICIO',
      'F8 holds M, not I; G8 holds I, not C; H8 holds C, not I; I8 holds I, not O',
    ],
    ['square', '1A', 'RE', 'the play touches no tile on the board'],
    ['square', '8F', 'MICI', 'the play lays no tile of its own'],
    ['square', '8J', 'OR', 'the word on the board is MICIOR at 8F: tiles lie before or after it'],
    ['tiles', '8F', 'MICIA', '1 × A short on EOR'],
    ['tiles', '8F', 'MICI(O)', 'jollies marked that are not there on EOR'],
    ['word', '8F', 'MICIE', 'not valid: MICIE'],
    ['word', '8F', 'MICI3', '"3" is not a letter'],
    ['word', '8F', 'MICI?', '"?" is not a letter'],
  ])('%s: %s %s', (verdict, square, word, reason) => {
    const judged = judgeSlip(context('EOR'), slip(square, word, 8));
    expect(judged).toMatchObject({ verdict, score: 0, at: null });
    expect(said(judged)).toBe(reason);
  });

  test('names every word that is not valid, and why', () => {
    const explain = (word: string): WhyFact => ({ code: 'told', text: `${word} is in no table` });
    const judged = judgeSlip(context('EOR', { explain }), slip('7F', 'ORE', 9));
    expect(judged.verdict).toBe('word');
    expect(judged.invalid).toEqual([
      { word: 'ORE', at: '7F', why: { code: 'told', text: 'ORE is in no table' } },
      { word: 'OM', at: 'F7', why: { code: 'told', text: 'OM is in no table' } },
      { word: 'RI', at: 'G7', why: { code: 'told', text: 'RI is in no table' } },
      { word: 'EC', at: 'H7', why: { code: 'told', text: 'EC is in no table' } },
    ]);
  });
});

describe('a jolly', () => {
  test('that the rack gives away need not be said', () => {
    const judged = judgeSlip(context('?AST'), slip('I4', 'stare'));
    expect(judged.verdict).toBe('square'); // I8 holds an I
    const laid = judgeSlip(context('?'), slip('8F', 'micio'));
    expect(laid).toMatchObject({ verdict: 'valid', played: 'MICIo', score: 7 });
  });

  test('is said in lower case or in brackets', () => {
    for (const word of ['MICIo', 'mici(o)', 'MICI(O)']) {
      expect(judgeSlip(context('?O'), slip('8F', word))).toMatchObject({
        played: 'MICIo',
        score: 7,
      });
    }
  });

  test('is not laid where the tile is there and nothing is said', () => {
    for (const word of ['MICIO', 'micio', 'Micio']) {
      expect(judgeSlip(context('?O'), slip('8F', word))).toMatchObject({
        played: 'MICIO',
        score: 8,
      });
    }
  });

  test('that could be either of two letters is not guessed when they score differently', () => {
    const few = { position: positionOf({}, 'ERT?O') };
    expect(judgeSlip(context('', few), slip('8D', 'ERETE'))).toMatchObject({
      verdict: 'tiles',
      reason: {
        code: 'tiles-short',
        missing: [{ tile: 'E', count: 2 }],
        jollies: 1,
        rack: '?EORT',
      },
    });
    const two = { position: positionOf({}, 'ERT??') };
    expect(judgeSlip(context('', two), slip('8D', 'ERETE'))).toMatchObject({
      verdict: 'tiles',
      score: 0,
      reason: { code: 'which-jolly', readings: ['(E)R(E)TE', '(E)RET(E)', 'ER(E)T(E)'] },
    });
    const said = judgeSlip(context('', two), slip('8D', 'EReTe'));
    expect(said).toMatchObject({ verdict: 'valid', played: 'EReTe' });
  });

  test('that could be either of two letters may be left open when both score the same', () => {
    const empty = { position: positionOf({}, 'R?EA') };
    expect(judgeSlip(context('', empty), slip('8G', 'ERE'))).toMatchObject({ verdict: 'valid' });
  });

  test('a capital in front leaves open whether the rest are jollies', () => {
    const empty = { position: positionOf({}, 'RE?') };
    expect(judgeSlip(context('', empty), slip('8G', 'Re'))).toMatchObject({
      verdict: 'tiles',
      reason: { code: 'which-jolly', readings: ['R(E)', 'RE'] },
    });
    expect(judgeSlip(context('', empty), slip('8G', 'RE')).score).toBe(6);
    expect(judgeSlip(context('', empty), slip('8G', 'R(e)')).score).toBe(4);
  });
});

describe('a place wrong by one square', () => {
  const options = presetOptions('francofono');

  test('is forgiven for a penalty where the word can lie in one place only', () => {
    expect(judgeSlip(context('O', { options }), slip('8G', 'MICIO', 8))).toEqual({
      verdict: 'square',
      at: '8F',
      played: 'MICIO',
      score: 8,
      warnings: 0,
      penalty: 5,
      reason: { code: 'one-off', at: '8F', penalty: 5, notation: 'gcg' },
      invalid: [],
    });
  });

  test('is not forgiven where it can lie in two, nor by the preset figs', () => {
    const empty = { position: positionOf({}, 'RE'), options };
    expect(judgeSlip(context('', empty), slip('9H', 'RE'))).toMatchObject({ penalty: 5 });
    expect(judgeSlip(context('', empty), slip('8I', 'RE'))).toMatchObject({ penalty: 5 });
    const both = { position: positionOf({ 8: '.......RE......' }, 'RE'), options };
    expect(judgeSlip(context('', both), slip('9J', 'RE')).score).toBe(0);
    expect(judgeSlip(context('O'), slip('8G', 'MICIO')).score).toBe(0);
  });
});

test('tiles of two letters are read with and without brackets', () => {
  const rules = rulesEdition('uf-2007');
  const lexicon = lexiconFromWords(['QUE', 'ANY'], 'digraphs', CATALAN);
  const position = parseRows(rowsOf({}), '[QU]EA[NY]', rules);
  const more = { position, lexicon };
  for (const word of ['que', 'QUE', '[QU]E', '[qu]e']) {
    expect(judgeSlip(context('', more), slip('8G', word))).toMatchObject({
      verdict: 'valid',
      played: '[QU]E',
    });
  }
});
