// A test per cell of the table "editions side by side" in README.md: the value, and its citation.
import { expect, test } from 'vitest';
import { InputError } from '../errors.js';
import {
  ENGLISH_RULES,
  editionIds,
  FIGS,
  FIGS_2008,
  rulesEdition,
  TEVERE_2007,
  UF_2007,
} from './editions.js';
import type { EndCondition } from './game-rules.js';
import { bagCounts, bagSize, type Rules, tilePoints } from './rules.js';

/** What a cell says of an edition, and where it stands. */
type Cell = readonly [row: string, edition: Rules, value: unknown, expected: unknown];

const ofIdle = ({ end }: Rules): EndCondition | undefined =>
  end.conditions.find(({ kind }) => kind === 'idle');
const counts = ({ end }: Rules): string[] =>
  end.conditions.map(({ kind, deducts, gains, countsArticle }) =>
    [kind, deducts, gains, countsArticle].join(' '),
  );
const conditions = ({ end }: Rules): string[] =>
  end.conditions.map(({ kind, article }) => `${kind} ${article}`);

const PERCENT = { kind: 'percent', of: 'play', faceValue: 'none' };
const FIGS_HALF = { rounding: 'half-down', minimum: 1 };
const TEVERE_HALF = { rounding: 'half-even', minimum: 0 };

// biome-ignore format: cells
const CELLS: readonly Cell[] = [
  ['tiles', TEVERE_2007, [bagSize(TEVERE_2007), TEVERE_2007.articles.tiles], [120, 'art. 1 of figs, inherited']],
  ['tiles', FIGS_2008, [bagSize(FIGS_2008), FIGS_2008.articles.tiles], [120, 'art. 1']],
  ['tiles', FIGS, [bagSize(FIGS), FIGS.articles.tiles], [120, 'art. 1']],
  ['tiles', UF_2007, [bagSize(UF_2007), UF_2007.articles.tiles], [100, 'art. 1']],
  ['tiles', ENGLISH_RULES, bagSize(ENGLISH_RULES), 100],

  ['jolly', TEVERE_2007, [TEVERE_2007.alphabet.size, tilePoints(TEVERE_2007)[0], TEVERE_2007.articles.jolly], [26, 0, 'art. 8 of figs, inherited']],
  ['jolly', FIGS_2008, [FIGS_2008.alphabet.size, tilePoints(FIGS_2008)[0], FIGS_2008.articles.jolly, FIGS_2008.articles.jollyValue], [26, 0, 'art. 8', 'art. 12']],
  ['jolly', FIGS, [FIGS.alphabet.size, tilePoints(FIGS)[0], FIGS.articles.jolly, FIGS.articles.jollyValue], [26, 0, 'art. 8', 'art. 12']],
  ['jolly', UF_2007, [UF_2007.alphabet.size, tilePoints(UF_2007)[0], bagCounts(UF_2007)[0], UF_2007.articles.jolly, UF_2007.articles.jollyValue], [26, 0, 2, 'art. 5.1', 'art. 5.2']],
  ['jolly', ENGLISH_RULES, [ENGLISH_RULES.alphabet.size, tilePoints(ENGLISH_RULES)[0], bagCounts(ENGLISH_RULES)[0]], [26, 0, 2]],

  ['bonus', TEVERE_2007, [TEVERE_2007.bingoBonus, TEVERE_2007.articles.bonus], [50, 'art. 13 of figs, inherited']],
  ['bonus', FIGS_2008, [FIGS_2008.bingoBonus, FIGS_2008.articles.bonus], [50, 'art. 13']],
  ['bonus', FIGS, [FIGS.bingoBonus, FIGS.articles.bonus], [50, 'art. 13']],
  ['bonus', UF_2007, [UF_2007.bingoBonus, UF_2007.articles.bonus], [50, 'art. 9']],
  ['bonus', ENGLISH_RULES, ENGLISH_RULES.bingoBonus, 50],

  ['exchange', TEVERE_2007, [TEVERE_2007.exchangeMinimum, TEVERE_2007.articles.exchange], [1, 'point 8']],
  ['exchange', FIGS_2008, [FIGS_2008.exchangeMinimum, FIGS_2008.articles.exchange], [3, 'art. 34']],
  ['exchange', FIGS, [FIGS.exchangeMinimum, FIGS.articles.exchange], [3, 'art. 34']],
  ['exchange', UF_2007, [UF_2007.exchangeMinimum, UF_2007.articles.exchange], [7, 'art. 14.1']],
  ['exchange', ENGLISH_RULES, ENGLISH_RULES.exchangeMinimum, 7],

  ['judged', TEVERE_2007, [TEVERE_2007.challenge.judges, TEVERE_2007.challenge.article], ['contested', 'point 7']],
  ['judged', FIGS_2008, [FIGS_2008.challenge.judges, FIGS_2008.challenge.article], ['contested', 'art. 29']],
  ['judged', FIGS, [FIGS.challenge.judges, FIGS.challenge.article], ['contested', 'art. 29']],
  ['judged', UF_2007, [UF_2007.challenge.judges, UF_2007.challenge.article], ['contested', 'art. 23']],
  ['judged', ENGLISH_RULES, ENGLISH_RULES.challenge.judges, 'play'],

  ['full change', TEVERE_2007, TEVERE_2007.fullChange, { name: 'colpo secco', bagMinimum: 1, timesPerGame: 1, rack: 'any', afterExchange: false, thenExchange: false, article: 'point 9' }],
  ['full change', FIGS_2008, FIGS_2008.fullChange, { name: 'cambio secco', bagMinimum: 1, timesPerGame: 1, rack: 'any', afterExchange: true, thenExchange: true, article: 'art. 35' }],
  ['full change', FIGS, FIGS.fullChange, { name: 'cambio secco', bagMinimum: 1, timesPerGame: 1, rack: 'any', afterExchange: false, thenExchange: true, article: 'art. 35' }],
  ['full change', UF_2007, UF_2007.fullChange, { name: 'senyors', bagMinimum: 1, timesPerGame: 'unlimited', rack: 'one-kind', afterExchange: false, thenExchange: true, article: 'art. 14.2' }],
  ['full change', ENGLISH_RULES, ENGLISH_RULES.fullChange, undefined],

  ['phoney withdrawn', TEVERE_2007, TEVERE_2007.challenge.withdrawn, { penalty: { ...PERCENT, on: 'player', percent: 10, ...TEVERE_HALF, faceValue: 'added' }, turnLost: 'player', article: 'point 7' }],
  ['phoney withdrawn', FIGS_2008, FIGS_2008.challenge.withdrawn, { penalty: { ...PERCENT, on: 'player', percent: 20, ...FIGS_HALF }, turnLost: 'player', article: 'art. 30' }],
  ['phoney withdrawn', FIGS, FIGS.challenge.withdrawn, { penalty: { ...PERCENT, on: 'player', percent: 20, ...FIGS_HALF }, turnLost: 'player', article: 'art. 30' }],
  ['phoney withdrawn', UF_2007, UF_2007.challenge.withdrawn, { penalty: undefined, turnLost: 'player', article: 'art. 23' }],
  ['phoney withdrawn', ENGLISH_RULES, [ENGLISH_RULES.challenge.withdrawn.penalty, ENGLISH_RULES.challenge.withdrawn.turnLost], [undefined, 'player']],

  ['challenge lost, and rounding', TEVERE_2007, TEVERE_2007.challenge.lost, { penalty: { ...PERCENT, on: 'challenger', percent: 10, ...TEVERE_HALF }, turnLost: undefined, article: 'point 7' }],
  ['challenge lost, and rounding', FIGS_2008, FIGS_2008.challenge.lost, { penalty: { ...PERCENT, on: 'challenger', percent: 10, ...FIGS_HALF }, turnLost: undefined, article: 'art. 30' }],
  ['challenge lost, and rounding', FIGS, FIGS.challenge.lost, { penalty: { ...PERCENT, on: 'challenger', percent: 10, ...FIGS_HALF }, turnLost: undefined, article: 'art. 30' }],
  ['challenge lost', UF_2007, UF_2007.challenge.lost, { penalty: undefined, turnLost: undefined, article: 'art. 23' }],
  ['challenge lost', ENGLISH_RULES, ENGLISH_RULES.challenge.lost.penalty, undefined],

  ['time', TEVERE_2007, [TEVERE_2007.clock.minutes, TEVERE_2007.clock.range, TEVERE_2007.clock.gameMinutes, TEVERE_2007.clock.article], [22, undefined, undefined, 'point 10']],
  ['time', FIGS_2008, [FIGS_2008.clock.minutes, FIGS_2008.clock.range, FIGS_2008.clock.gameMinutes, FIGS_2008.clock.article], [22, { least: 20, most: 25 }, undefined, 'art. 37']],
  ['time', FIGS, [FIGS.clock.minutes, FIGS.clock.range, FIGS.clock.gameMinutes, FIGS.clock.article], [25, undefined, 75, 'art. 37']],
  ['time', UF_2007, [UF_2007.clock.minutes, UF_2007.clock.range, UF_2007.clock.gameMinutes, UF_2007.clock.article], [undefined, undefined, undefined, 'art. 17']],
  ['time', ENGLISH_RULES, ENGLISH_RULES.clock.minutes, 25],

  ['overtime and its using up', TEVERE_2007, TEVERE_2007.clock.overtime, { least: 1, most: 5, charge: { per: 'minute bought', points: 10, article: 'point 10' }, usedUp: undefined, article: 'point 10' }],
  ['overtime and its using up', FIGS_2008, FIGS_2008.clock.overtime, { least: 3, most: 3, charge: { per: 'minute begun', points: 20, article: 'art. 39' }, usedUp: { kind: 'margin', points: 20, perMinuteLeft: 20, article: 'art. 40' }, article: 'art. 38' }],
  ['overtime and its using up', FIGS, FIGS.clock.overtime, { least: 1, most: 1, charge: { per: 'use', points: 30, article: 'art. 37' }, usedUp: { kind: 'below', penalty: 50, points: 50, article: 'art. 37' }, article: 'art. 37' }],
  ['overtime and its using up', UF_2007, UF_2007.clock.overtime, { least: 0, most: undefined, charge: { per: 'minute begun', points: 10, article: 'art. 21' }, usedUp: undefined, article: 'art. 21' }],
  ['overtime and its using up', ENGLISH_RULES, [ENGLISH_RULES.clock.overtime.most, ENGLISH_RULES.clock.overtime.charge.points], [undefined, 10]],

  ['the game ends', TEVERE_2007, conditions(TEVERE_2007), ['out point 11']],
  ['the game ends', FIGS_2008, conditions(FIGS_2008), ['out art. 43a', 'idle art. 43b', 'overtime art. 43c']],
  ['the game ends', FIGS, conditions(FIGS), ['out art. 39a', 'idle art. 39b', 'overtime art. 39c', 'time art. 37']],
  ['the game ends', UF_2007, conditions(UF_2007), ['blocked art. 27.1', 'idle art. 27.2', 'idle art. 27.2', 'out art. 27.3', 'time art. 27.4']],
  ['the game ends, passes and exchanges', FIGS_2008, ofIdle(FIGS_2008), expect.objectContaining({ each: 3, turns: ['pass', 'exchange', 'withdrawn'] })],
  ['the game ends, passes and exchanges', FIGS, ofIdle(FIGS), expect.objectContaining({ each: 3, turns: ['pass', 'exchange', 'withdrawn'] })],
  ['the game ends, passes alone and turns without a tile', UF_2007, UF_2007.end.conditions.slice(1, 3), [expect.objectContaining({ each: 2, turns: ['pass'] }), expect.objectContaining({ each: 3, turns: ['pass', 'exchange', 'withdrawn'] })]],
  ['the game ends, scoreless turns', ENGLISH_RULES, ofIdle(ENGLISH_RULES), expect.objectContaining({ each: 3, turns: ['pass', 'exchange', 'withdrawn', 'zero-play'] })],

  ['at the end', TEVERE_2007, [TEVERE_2007.end.jollyLeft, ...counts(TEVERE_2007)], [7, 'out others 0 point 11']],
  ['at the end', FIGS_2008, [FIGS_2008.end.jollyLeft, ...counts(FIGS_2008)], [7, 'out others 0 art. 44', 'idle each 0 art. 44', 'overtime each 0 art. 44']],
  ['at the end', FIGS, [FIGS.end.jollyLeft, ...counts(FIGS)], [7, 'out others 0 art. 40', 'idle each 0 art. 40', 'overtime each 0 art. 40', 'time none 0 art. 37']],
  ['at the end', UF_2007, [UF_2007.end.jollyLeft, ...counts(UF_2007)], [0, 'blocked each 0 art. 27.2', 'idle each 0 art. 27.2', 'idle each 0 art. 27.2', 'out others 1 art. 27.3', 'time none 0 art. 27.4']],
  ['at the end', ENGLISH_RULES, [ENGLISH_RULES.end.jollyLeft, ...counts(ENGLISH_RULES).map(text => text.split(' ').slice(0, 3).join(' '))], [0, 'out none 2', 'idle each 0']],

  ['equal scores', TEVERE_2007, TEVERE_2007.end.draw, undefined],
  ['equal scores', FIGS_2008, FIGS_2008.end.draw, 'art. 45'],
  ['equal scores', FIGS, FIGS.end.draw, 'art. 41'],
  ['equal scores', UF_2007, UF_2007.end.draw, undefined],

  ['enclitics', TEVERE_2007, [TEVERE_2007.words?.enclitics, TEVERE_2007.words?.encliticMoods.length, TEVERE_2007.words?.mostParticles, TEVERE_2007.words?.articles.enclitics], ['grammar', 3, 2, '5']],
  ['enclitics', FIGS_2008, [FIGS_2008.words?.enclitics, FIGS_2008.words?.encliticMoods.length, FIGS_2008.words?.mostParticles, FIGS_2008.words?.articles.enclitics], ['grammar', 3, 2, '22']],
  ['enclitics', FIGS, [FIGS.words?.enclitics, FIGS.words?.encliticMoods.length, FIGS.words?.mostParticles, FIGS.words?.articles.twoParticles], ['appendix', 3, 2, '23']],

  ['archaic -ere verbs', TEVERE_2007, [TEVERE_2007.words?.archaicEre, TEVERE_2007.words?.articles.archaicEre], ['conjugated', '2.3']],
  ['archaic -ere verbs', FIGS_2008, [FIGS_2008.words?.archaicEre, FIGS_2008.words?.articles.archaicEre], ['conjugated', '15c']],
  ['archaic -ere verbs', FIGS, [FIGS.words?.archaicEre, FIGS.words?.articles.archaicEre], ['infinitive', '15c']],

  ['adverbs and interjections with particles', TEVERE_2007, [TEVERE_2007.words?.adverbParticles, TEVERE_2007.words?.interjectionParticles, TEVERE_2007.words?.articles.adverbs], ['lemmas', 'listed', '2.4']],
  ['adverbs and interjections with particles', FIGS_2008, [FIGS_2008.words?.adverbParticles, FIGS_2008.words?.interjectionParticles, FIGS_2008.words?.articles.adverbs], ['listed', 'listed', '15d']],
  ['adverbs and interjections with particles', FIGS, [FIGS.words?.adverbParticles, FIGS.words?.interjectionParticles, FIGS.words?.articles.interjections], ['listed', 'listed', '15f']],

  ['loanwords', TEVERE_2007, [TEVERE_2007.words?.loanPlurals, TEVERE_2007.words?.articles.loanwords], ['both', '16 of figs, inherited']],
  ['loanwords', FIGS_2008, [FIGS_2008.words?.loanPlurals, FIGS_2008.words?.articles.loanwords], ['invariable', '16']],
  ['loanwords', FIGS, [FIGS.words?.loanPlurals, FIGS.words?.articles.loanwords], ['both', '16']],

  ['words', UF_2007, UF_2007.words, undefined],
  ['words', ENGLISH_RULES, ENGLISH_RULES.words, undefined],
];

test.each(CELLS.map(([row, { id }, value, expected]) => ({ row, id, value, expected })))(
  '$row under $id',
  ({ value, expected }) => {
    expect(value).toEqual(expected);
  },
);

// biome-ignore format: columns
test.each([
  ['A', 9, 1], ['B', 2, 3], ['C', 2, 3], ['D', 4, 2], ['E', 12, 1], ['F', 2, 4], ['G', 3, 2],
  ['H', 2, 4], ['I', 9, 1], ['J', 1, 8], ['K', 1, 5], ['L', 4, 1], ['M', 2, 3], ['N', 6, 1],
  ['O', 8, 1], ['P', 2, 3], ['Q', 1, 10], ['R', 6, 1], ['S', 4, 1], ['T', 6, 1], ['U', 4, 1],
  ['V', 2, 4], ['W', 2, 4], ['X', 1, 8], ['Y', 2, 4], ['Z', 1, 10],
])('English %s: %i tiles of %i points', (letter, count, points) => {
  const code = ENGLISH_RULES.alphabet.codes.get(letter) as number;
  expect([bagCounts(ENGLISH_RULES)[code], tilePoints(ENGLISH_RULES)[code]]).toEqual([count, points]);
});

// biome-ignore format: columns
test.each([
  ['A', 12, 1], ['B', 2, 3], ['C', 3, 2], ['Ç', 1, 10], ['D', 3, 2], ['E', 13, 1], ['F', 1, 4],
  ['G', 2, 3], ['H', 1, 8], ['I', 8, 1], ['J', 1, 8], ['L', 4, 1], ['L·L', 1, 10], ['M', 3, 2],
  ['N', 6, 1], ['NY', 1, 10], ['O', 5, 1], ['P', 2, 3], ['QU', 1, 8], ['R', 8, 1], ['S', 8, 1],
  ['T', 5, 1], ['U', 4, 1], ['V', 1, 4], ['X', 1, 10], ['Z', 1, 8],
])('Catalan %s: %i tiles of %i points', (letter, count, points) => {
  const code = UF_2007.alphabet.codes.get(letter) as number;
  expect([bagCounts(UF_2007)[code], tilePoints(UF_2007)[code]]).toEqual([count, points]);
});

test.each(editionIds())(
  '%s has a row for each letter of its alphabet, in its order, and the jolly',
  id => {
    const { tiles, alphabet } = rulesEdition(id);
    expect(tiles.map(({ letter }) => letter)).toEqual([...alphabet.letters, '?']);
  },
);

test('the editions have names, and an unknown one is refused with them', () => {
  expect(editionIds()).toEqual(['figs', 'figs-2008', 'tevere-2007', 'uf-2007', 'english']);
  for (const id of editionIds()) expect(rulesEdition(id).id).toBe(id);
  expect(() => rulesEdition('nope')).toThrow(InputError);
  expect(() => rulesEdition('nope')).toThrow(
    'no edition "nope": the editions are figs, figs-2008, tevere-2007, uf-2007, english',
  );
});
