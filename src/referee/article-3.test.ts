// The example plays of FIGS, Regolamento di gioco, art. 3, each with its score worked out by hand:
// by the score sheet, by the judge, and found by the generator.
import { describe, expect, test } from 'vitest';
import { createEngine } from '../engine/engine.js';
import { positionOf } from '../testing/boards.js';
import { LEXICON } from '../testing/lexicon.js';
import { judge } from './judge.js';
import { scoreSheet } from './score-sheet.js';

const EXAMPLES = [
  {
    // M3 I1 C2 I1 O1 = 8, H8 2 x word
    name: 'MICIO opens on F8 across',
    board: {},
    rack: 'MICIO',
    play: { at: '8F', word: 'MICIO' },
    words: ['MICIO 8F 8 x 2 = 16'],
    bonus: 0,
    total: 16,
  },
  {
    // A1x2 (I3) R2 M3 O1 N3x2 (I7) I1 A1x2 (I9) = 17
    name: 'ARMONIA crosses MICIO on I3 down',
    board: { 8: '.....MICIO.....' },
    rack: 'ARMONA',
    play: { at: 'I3', word: 'ARMONIA' },
    words: ['ARMONIA I3 17 x 1 = 17'],
    bonus: 0,
    total: 17,
  },
  {
    // M3 A1 E1x3 (F10) S2 T2 R2 O1x3 (F14) = 16
    name: 'MAESTRO crosses MICIO on F8 down',
    board: { 8: '.....MICIO.....' },
    rack: 'AESTRO',
    play: { at: 'F8', word: 'MAESTRO' },
    words: ['MAESTRO F8 16 x 1 = 16'],
    bonus: 0,
    total: 16,
  },
  {
    // A1 S2 S2 O1 = 6, H8 2 x word
    name: 'ASSO opens on F8 across',
    board: {},
    rack: 'ASSO',
    play: { at: '8F', word: 'ASSO' },
    words: ['ASSO 8F 6 x 2 = 12'],
    bonus: 0,
    total: 12,
  },
  {
    // A1 S2 S2 O1 lay there, N3 A1 N3x2 (L8) Z8 A1 = 25; H8 has had its effect
    name: 'ASSONANZA prolongs ASSO to the right',
    board: { 8: '.....ASSO......' },
    rack: 'NANZA',
    play: { at: '8F', word: 'ASSONANZA' },
    words: ['ASSONANZA 8F 25 x 1 = 25'],
    bonus: 0,
    total: 25,
  },
  {
    // S2, ASSO 6 lay there, F5 O1 N3x2 (L8) O1 = 21
    name: 'SASSOFONO prolongs ASSO on both sides',
    board: { 8: '.....ASSO......' },
    rack: 'SFONO',
    play: { at: '8E', word: 'SASSOFONO' },
    words: ['SASSOFONO 8E 21 x 1 = 21'],
    bonus: 0,
    total: 21,
  },
  {
    // F5 R2 A1 G8 O1 L3 A1 = 21, K11 2 x word; POSTER P5 O1 S2 T2 E1 R2 = 13; seven tiles 50
    name: 'FRAGOLA on K7 down makes POSTER of POSTE',
    board: { 8: '.....POSTE.....' },
    rack: 'FRAGOLA',
    play: { at: 'K7', word: 'FRAGOLA' },
    words: ['FRAGOLA K7 21 x 2 = 42', 'POSTER 8F 13 x 1 = 13'],
    bonus: 50,
    total: 105,
  },
  {
    // A1x2 (G7) R2 A1x2 (I7) N3 C2 I1 A1x2 (M7) = 14; AI 2 + 1, RE 2 + 1, AL 2 + 3, NE 3 + 1; seven tiles 50
    name: 'ARANCIA on G7 across makes AI RE AL NE along MIELE',
    board: { 8: '.....MIELE.....' },
    rack: 'ARANCIA',
    play: { at: '7G', word: 'ARANCIA' },
    words: [
      'ARANCIA 7G 14 x 1 = 14',
      'AI G7 3 x 1 = 3',
      'RE H7 3 x 1 = 3',
      'AL I7 5 x 1 = 5',
      'NE J7 4 x 1 = 4',
    ],
    bonus: 50,
    total: 79,
  },
];

describe.each(EXAMPLES)('$name', ({ board, rack, play, words, bonus, total }) => {
  const position = positionOf(board, rack);

  test('the score sheet has every word', () => {
    const sheet = scoreSheet(position, play);
    expect(
      sheet.words.map(
        ({ word, at, letters, multiplier, score }) =>
          `${word} ${at} ${letters} x ${multiplier} = ${score}`,
      ),
    ).toEqual(words);
    expect([sheet.bonus, sheet.total]).toEqual([bonus, total]);
  });

  test('the judge finds it legal', () => {
    expect(judge(position, play, LEXICON)).toMatchObject({ legal: true, sheet: { total } });
  });

  test('the generator finds it once, with this score', () => {
    const found = [...createEngine({ lexicon: LEXICON }).plays(position)].filter(
      ({ at, word }) => at === play.at && word === play.word,
    );
    expect(found.map(({ score }) => score)).toEqual([total]);
  });
});
