// Challenges against the wording of art. 29-30 and of the Tevere extract, and the boundary values.
import { expect, test } from 'vitest';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { ENGLISH_RULES, FIGS, FIGS_2008, TEVERE_2007 } from '../rules/editions.js';
import { withReadings } from '../rules/readings.js';
import type { Rules } from '../rules/rules.js';
import { positionOf } from '../testing/boards.js';
import { cited, english, inEnglish } from '../testing/english.js';
import { judgeChallenge, lostChallengeCharge, withdrawnCharge, worthOf } from './challenge.js';
import type { StepFact } from './facts.js';
import { roundHundredths, type Share, shareOf } from './percent.js';

const TINY = lexiconFromWords(['MICIO', 'AI', 'SI', 'RE', 'IR'], 'tiny');
const MICIO = { 8: '.....MICIO.....' };

function lost(rules: Rules, score: number): number | undefined {
  return lostChallengeCharge(rules, { score, bonus: 0, face: 0 })?.points;
}

test.each([
  [15, -1, -2],
  [25, -2, -2],
  [35, -3, -4],
  [45, -4, -4],
  [16, -2, -2],
  [14, -1, -1],
  [10, -1, -1],
])('10 %% of %i: %i half down (figs), %i half to even (tevere)', (score, figs, tevere) => {
  expect(lost(FIGS, score)).toBe(figs);
  expect(lost(FIGS_2008, score)).toBe(figs);
  expect(lost(TEVERE_2007, score)).toBe(tevere);
});

test.each([
  [0, -1, 0],
  [1, -1, 0],
  [4, -1, 0],
  [5, -1, 0],
  [6, -1, -1],
])(
  'a penalty on %i points is %i under figs, where 1 is the least, and %i under tevere',
  (score, figs, tevere) => {
    expect(lost(FIGS, score)).toBe(figs);
    expect(lost(TEVERE_2007, score)).toBe(tevere);
  },
);

test.each([
  [82, -16],
  [15, -3],
  [25, -5],
  [35, -7],
  [45, -9],
  [83, -17],
  [2, -1],
  [0, -1],
])('a withdrawn play of %i costs %i: 20 %% (art. 30)', (score, points) => {
  expect(withdrawnCharge(FIGS, { score, bonus: 0, face: 0 })).toMatchObject({
    points,
    on: 'player',
  });
});

test.each([
  [82, 0, '20 % of 82 = 16.4 → 16'],
  [80, 0, '20 % of 80 = 16'],
  [1, 0, '20 % of 1 = 0.2 → 0, at least 1'],
])('the arithmetic is printed: %i', (score, face, text) => {
  const charge = withdrawnCharge(FIGS, { score, bonus: 0, face });
  expect(charge && cited(charge)).toBe(`art. 30: ${text}`);
});

test('a half is printed with where it went', () => {
  const text = ({ points, values }: Share): string =>
    english({ code: 'share', share: values, faceAdded: null, points } as StepFact);
  expect(text(shareOf(10, 15, 'half-down', 1))).toBe('10 % of 15 = 1.5 → 1 (half down)');
  expect(text(shareOf(10, 15, 'half-even', 0))).toBe('10 % of 15 = 1.5 → 2 (half to even)');
});

test('every share is the nearest whole number, and only a half depends on the edition', () => {
  for (let hundredths = 0; hundredths < 2000; hundredths++) {
    const down = roundHundredths(hundredths, 'half-down');
    const even = roundHundredths(hundredths, 'half-even');
    expect(Math.abs(down * 100 - hundredths)).toBeLessThanOrEqual(50);
    expect(Math.abs(even * 100 - hundredths)).toBeLessThanOrEqual(50);
    if (hundredths % 100 !== 50) expect(even).toBe(down);
    else expect(even % 2).toBe(0);
  }
});

test('tevere: 10 % of the play, and the face value of its tiles on top; inside it by the other reading', () => {
  const worth = { score: 82, bonus: 50, face: 12 };
  expect(withdrawnCharge(TEVERE_2007, worth)).toMatchObject({
    on: 'player',
    points: -20,
    article: 'point 7',
  });
  const inside = withReadings(TEVERE_2007, { 'face-value': 'inside' });
  expect(withdrawnCharge(inside, worth)).toMatchObject({
    points: -9,
  });
  expect(lostChallengeCharge(inside, worth)).toMatchObject({ points: -8, on: 'challenger' });
});

test('the value of a play holds its bonus, unless read otherwise', () => {
  const worth = { score: 82, bonus: 50, face: 12 };
  expect(withdrawnCharge(FIGS, worth)?.points).toBe(-16);
  const words = withReadings(FIGS, { 'play-value': 'words' });
  expect(english(withdrawnCharge(words, worth)!.fact)).toBe('20 % of 32 = 6.4 → 6');
  expect(english(lostChallengeCharge(words, worth)!.fact)).toBe('10 % of 32 = 3.2 → 3');
});

test('english: a withdrawn play costs its turn alone, a good one wins what the option says', () => {
  const worth = { score: 82, bonus: 50, face: 12 };
  expect(withdrawnCharge(ENGLISH_RULES, worth)).toBeUndefined();
  expect(lostChallengeCharge(ENGLISH_RULES, worth)).toBeUndefined();
  const five = withReadings(ENGLISH_RULES, { 'challenge-award': '5' });
  expect(lostChallengeCharge(five, worth)).toMatchObject({ on: 'player', points: 5 });
});

test('the face value is of the tiles laid alone, jollies 0 and premium squares left out', () => {
  // R laid on I9 (2 x letter) and a jolly on J9; the words are RE, IR, OE
  const worth = worthOf(positionOf(MICIO, 'R?'), { at: '9I', word: 'Re' });
  expect(worth).toEqual({ score: 2 * 2 + 1 + 2 * 2 + 1, bonus: 0, face: 2 });
});

test('art. 29: only the contested words are judged', () => {
  const position = positionOf(MICIO, 'RE');
  const play = { at: '9I', word: 'RE' }; // RE and IR are words, OE is not
  const outcome = judgeChallenge(position, play, ['re', 'IR'], TINY);
  expect(outcome).toMatchObject({
    withdrawn: false,
    unjudged: ['OE'],
    charge: { on: 'challenger', points: -1 },
    turnLost: undefined,
  });
  expect(outcome.steps.map(each => cited(each))).toEqual([
    'art. 29: RE is valid',
    'art. 29: IR is valid',
    'art. 29: not contested, so not judged: OE',
    'art. 30: the play stands, the challenge is lost',
    'art. 30: 10 % of 12 = 1.2 → 1: −1 for the challenger',
  ]);
});

test('art. 30: one contested word that is not valid withdraws the play, for 20 % of all of it', () => {
  const position = positionOf(MICIO, 'RE');
  const explain = () => 'no lemma';
  const outcome = judgeChallenge(position, { at: '9I', word: 'RE' }, ['RE', 'OE'], TINY, {
    explain,
  });
  expect(outcome).toMatchObject({
    withdrawn: true,
    charge: { on: 'player', points: -2 },
    turnLost: 'player',
  });
  expect(outcome.steps.map(each => cited(each))).toEqual([
    'art. 29: RE is valid',
    'art. 29: OE is not valid: no lemma',
    'art. 29: not contested, so not judged: IR',
    'art. 30: the play is withdrawn; the player loses the turn',
    'art. 30: 20 % of 12 = 2.4 → 2: −2 for the player',
  ]);
});

test('a word that the play does not make cannot be contested, and one must be', () => {
  const position = positionOf(MICIO, 'RE');
  const play = { at: '9I', word: 'RE' };
  expect(() => judgeChallenge(position, play, ['GATTO', 'RE'], TINY)).toThrow(
    'art. 29: GATTO is not contested here, the play makes RE, IR, OE',
  );
  expect(() => judgeChallenge(position, play, [], TINY)).toThrow('no word is contested');
});

test('english: every word of a contested play is judged', () => {
  const english = lexiconFromWords(['MICIO', 'RE', 'IR'], 'tiny', ENGLISH_RULES.alphabet);
  const position = positionOf(MICIO, 'RE', ENGLISH_RULES);
  const outcome = judgeChallenge(position, { at: '9I', word: 'RE' }, ['RE'], english);
  expect(outcome).toMatchObject({ withdrawn: true, unjudged: [], charge: undefined });
});

test('a contested play that cannot lie there is an error, not an outcome', () => {
  const judged = () =>
    judgeChallenge(positionOf(MICIO), { at: '8F', word: 'GATTO' }, ['GATTO'], TINY);
  expect(inEnglish(judged)).toThrow('F8 holds M, not G');
});
