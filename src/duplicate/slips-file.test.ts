// Slips as CSV: what is read, and every bad row with its line.
import { expect, test } from 'vitest';
import type { InputError } from '../errors.js';
import { parseSlips, readScore } from './slips-file.js';

test('commas, semicolons, quotes, a BOM, Windows line ends and empty lines are read', () => {
  const slips = [
    { round: 3, player: 'Anna', square: '8F', word: 'MICIO', claimed: 22 },
    { round: 3, player: 'Rossi, "Bruno"', square: 'F8 orizz.', word: 'perché', claimed: null },
    { round: 3, player: 'Carla', square: '', word: '', claimed: null },
  ];
  const comma =
    'player,square,word,score\nAnna,8F,MICIO,22\n"Rossi, ""Bruno""",F8 orizz.,perché,\nCarla,,,\n';
  expect(parseSlips(comma, 3)).toEqual(slips);
  const semicolon =
    '\uFEFFPlayer;square;word;score\r\nAnna;8F;MICIO;22\r\n\r\n"Rossi, ""Bruno""";F8 orizz.;perché;\r\nCarla;;;';
  expect(parseSlips(semicolon, 3)).toEqual(slips);
});

test.each([
  ['', 'round3.csv:1: the header is "", wanted "player,square,word,score"'],
  ['name,square,word,score\n', 'round3.csv:1: the header is "name,square,word,score", wanted'],
  ['player,word,square,score\n', 'round3.csv:1: the header is'],
  ['Anna,8F,MICIO,22\n', 'round3.csv:1: the header is'],
])('the header %j is refused', (text, message) => {
  expect(() => parseSlips(text, 3, 'round3.csv')).toThrow(message);
  expect(() => parseSlips(text, 3)).toThrow(expect.objectContaining({ code: 'TABLE_HEADER' }));
});

test('every bad row is named', () => {
  const rows = [
    'Anna,8F,MICIO',
    ',8F,MICIO,3',
    'Bruno,8F,MICIO,ten',
    'Carla,8F,"MICIO,3',
    'Dina,8F,MICIO,-3',
  ];
  try {
    parseSlips(`player,square,word,score\n${rows.join('\n')}\n`, 3, 'round3.csv');
    expect.unreachable();
  } catch (error) {
    expect((error as InputError).code).toBe('DUPLICATE_SLIPS');
    expect((error as InputError).findings).toEqual([
      'round3.csv:2: 3 fields, wanted 4',
      'round3.csv:3: no player',
      'round3.csv:4: score "ten" is not a whole number',
      'round3.csv:5: a quote is not closed',
      'round3.csv:6: score "-3" is not a whole number',
    ]);
  }
});

test('Italian headers are read, in any case', () => {
  const slips = [{ round: 3, player: 'Anna', square: '8F', word: 'MICIO', claimed: 22 }];
  expect(parseSlips('giocatore;casella;parola;punti\nAnna;8F;MICIO;22\n', 3)).toEqual(slips);
  expect(parseSlips('Giocatore,Casella,Parola,Punti\nAnna,8F,MICIO,22\n', 3)).toEqual(slips);
  expect(() => parseSlips('giocatore;casella;parola;score\n', 3)).toThrow('the header is');
});

test.each([
  ['', null],
  ['10', 10],
  ['10,0', 10],
  ['10.0', 10],
  ['10,00', 10],
  ['0', 0],
])('a score written %j is %j', (text, score) => {
  expect(readScore(text)).toBe(score);
  const [slip] = parseSlips(`giocatore;casella;parola;punti\nAnna;8F;MICIO;${text}\n`, 3);
  expect(slip!.claimed).toBe(score);
});

test.each(['10,5', '10.5', '1.000', '10,', ',0', '-3', '1e3', '10,0,0', '9999999'])(
  'a score written %j is refused',
  text => {
    expect(readScore(text)).toBeUndefined();
    expect(() =>
      parseSlips(`player;square;word;score\nAnna;8F;MICIO;${text}\n`, 3, 's.csv'),
    ).toThrow(`s.csv:2: score "${text}" is not a whole number`);
  },
);
