// Final scores against art. 37 and 39-41, 2008 art. 40 and 44-45, the Tevere extract, UF 27 and english.
import { expect, test } from 'vitest';
import { ENGLISH_RULES, FIGS, FIGS_2008, TEVERE_2007 } from '../rules/editions.js';
import type { EndCondition } from '../rules/game-rules.js';
import { withReadings } from '../rules/readings.js';
import type { Rules } from '../rules/rules.js';
import { cited, english } from '../testing/english.js';
import { type FinalScores, finalScores, type PlayerEnd, rackValue } from './final-scores.js';
import type { GameEnd } from './game-end.js';

/** The end of a game by its kind. */
function endOf(rules: Rules, kind: EndCondition['kind'], player?: number): GameEnd {
  const condition = rules.end.conditions.find(each => each.kind === kind) as EndCondition;
  return {
    condition,
    player,
    step: { article: condition.article, fact: { code: 'end-time' } },
  };
}

function totals({ players, winner }: FinalScores): (number | undefined)[] {
  return [...players.map(({ final }) => final), winner];
}

function lines({ players }: FinalScores): string[][] {
  return players.map(({ changes }) => changes.map(each => cited(each)));
}

const LEFT: readonly PlayerEnd[] = [
  { score: 300, rack: '' },
  { score: 310, rack: '?AQ' },
];

test('art. 40: who went out deducts nothing and gains nothing, the other deducts, a jolly is 7', () => {
  const result = finalScores(FIGS, endOf(FIGS, 'out', 0), LEFT);
  expect(totals(result)).toEqual([300, 292, 0]);
  expect(lines(result)).toEqual([[], ['art. 40: tiles left: ? 7 + A 1 + Q 10 = 18 → −18']]);
  expect(lines(finalScores(FIGS_2008, endOf(FIGS_2008, 'out', 0), LEFT))[1]?.[0]).toMatch(
    /^art. 44: /,
  );
  expect(totals(finalScores(TEVERE_2007, endOf(TEVERE_2007, 'out', 0), LEFT))).toEqual([
    300, 292, 0,
  ]);
});

test('english: who went out gains twice the tiles left, a jolly is 0, nobody deducts', () => {
  const result = finalScores(ENGLISH_RULES, endOf(ENGLISH_RULES, 'out', 0), LEFT);
  expect(totals(result)).toEqual([322, 310, 0]);
  expect(lines(result)[0]).toEqual([
    'standard English rules: 2 × the tiles left: ? 0 + A 1 + Q 10 = 11 → +22',
  ]);
});

test('UF 27.3: the other deducts, and who went out gains it once', () => {
  const condition: EndCondition = {
    kind: 'out',
    article: 'art. 27.3',
    deducts: 'others',
    gains: 1,
    countsArticle: 'art. 27.3',
  };
  const rules: Rules = { ...FIGS, end: { ...FIGS.end, jollyLeft: 0, conditions: [condition] } };
  expect(totals(finalScores(rules, endOf(rules, 'out', 0), LEFT))).toEqual([311, 299, 0]);
});

test('passes and exchanges: each deducts', () => {
  const players = [
    { score: 100, rack: 'AB' },
    { score: 90, rack: 'Z?' },
  ];
  for (const rules of [FIGS, FIGS_2008]) {
    expect(totals(finalScores(rules, endOf(rules, 'idle'), players))).toEqual([94, 75, 0]);
  }
  const english = finalScores(ENGLISH_RULES, endOf(ENGLISH_RULES, 'idle'), players);
  expect(totals(english)).toEqual([96, 80, 0]);
});

test('the 75 minutes are over: the score reached counts, unless read otherwise; overtime is charged', () => {
  const players: readonly PlayerEnd[] = [
    { score: 100, rack: 'AB', overtime: { seconds: 5 } },
    { score: 90, rack: 'Z?' },
  ];
  expect(totals(finalScores(FIGS, endOf(FIGS, 'time'), players))).toEqual([70, 90, 1]);
  const deducted = withReadings(FIGS, { 'time-up-racks': 'deducted' });
  expect(totals(finalScores(deducted, endOf(deducted, 'time'), players))).toEqual([64, 75, 1]);
});

test('overtime used by both is charged to both', () => {
  const players: readonly PlayerEnd[] = [
    { score: 300, rack: '', overtime: { seconds: 59 } },
    { score: 310, rack: 'A', overtime: { seconds: 1 } },
  ];
  expect(totals(finalScores(FIGS, endOf(FIGS, 'out', 0), players))).toEqual([270, 279, 1]);
  expect(totals(finalScores(FIGS_2008, endOf(FIGS_2008, 'out', 0), players))).toEqual([
    280, 289, 1,
  ]);
});

test.each([
  [FIGS, 'art. 41: 300 each: a draw'],
  [FIGS_2008, 'art. 45: 300 each: a draw'],
  [TEVERE_2007, 'point 11: 300 each: a draw, the edition does not say otherwise'],
])('$id: equal scores after the counts are a draw', (rules, text) => {
  const players = [
    { score: 300, rack: '' },
    { score: 310, rack: 'Q' },
  ];
  const result = finalScores(rules, endOf(rules, 'out', 0), players);
  expect(totals(result)).toEqual([300, 300, undefined]);
  expect(result.steps.map(each => cited(each))).toContain(text);
});

test('a tie before the counts is none after them', () => {
  const players = [
    { score: 300, rack: '' },
    { score: 300, rack: 'A' },
  ];
  expect(totals(finalScores(FIGS, endOf(FIGS, 'out', 0), players))).toEqual([300, 299, 0]);
});

test('figs art. 37: overtime used up costs 50 in place of 30, and who is still ahead is set 50 below', () => {
  const players = [
    { score: 400, rack: 'AB' },
    { score: 300, rack: 'AE' },
  ];
  const result = finalScores(FIGS, endOf(FIGS, 'overtime', 0), players);
  // 400 − 50 − 6 = 344 against 300 − 2 = 298
  expect(totals(result)).toEqual([248, 298, 1]);
  expect(lines(result)[0]).toEqual([
    'art. 37: overtime used up: 50 in place of 30 → −50',
    'art. 40: tiles left: A 1 + B 5 = 6 → −6',
    'art. 37: conventional score, still ahead with 344: 298 − 50 = 248 → −96',
  ]);
  expect(result.steps.map(({ fact }) => english(fact))).toContain(
    'player 1 used up the overtime: the game is lost',
  );
});

test.each([
  [349, 299],
  [348, 298],
])(
  'figs art. 37: with %i the loser is not ahead after the penalty, so the score stays',
  (score, final) => {
    const players = [
      { score, rack: '' },
      { score: 299, rack: '' },
    ];
    // equal scores are lost as well: «partita persa qualunque sia la situazione effettiva di punteggio»
    expect(totals(finalScores(FIGS, endOf(FIGS, 'overtime', 0), players))).toEqual([final, 299, 1]);
  },
);

test('a conventional score may be below nothing', () => {
  const players = [
    { score: 90, rack: '' },
    { score: 20, rack: '' },
  ];
  expect(totals(finalScores(FIGS, endOf(FIGS, 'overtime', 0), players))).toEqual([-30, 20, 1]);
});

// the loser had 300 and loses 60 for three minutes: 240
test.each([
  ['behind, two minutes left', 200, 300, 2, 260],
  ['behind, four minutes left', 200, 300, 4, 280],
  ['ahead by less than 20, no minute left', 250, 300, 0, 260],
  ['ahead by more than 20', 300, 300, 0, 300],
  ['ahead, with two minutes and a half left', 300, 300, 2.5, 340],
])('2008 art. 40: the winner %s', (_, winner, loser, minutesLeft, expected) => {
  const players: readonly PlayerEnd[] = [
    { score: loser, rack: '' },
    { score: winner, rack: '', minutesLeft },
  ];
  const result = finalScores(FIGS_2008, endOf(FIGS_2008, 'overtime', 0), players);
  const [lost] = totals(result);
  expect(lost).toBe(loser - 60);
  expect(totals(result).slice(1)).toEqual([expected, 1]);
});

test('2008 art. 40 is explained', () => {
  const players: readonly PlayerEnd[] = [
    { score: 300, rack: '' },
    { score: 300, rack: 'A', minutesLeft: 2.5 },
  ];
  expect(lines(finalScores(FIGS_2008, endOf(FIGS_2008, 'overtime', 0), players))[1]).toEqual([
    'art. 44: tiles left: A 1 → −1',
    'art. 40: conventional score, real margin +59, 2 min left × 20: +99, at least 20: ahead by 99 → +40',
  ]);
});

test('tevere: minutes bought are charged', () => {
  const players: readonly PlayerEnd[] = [
    { score: 300, rack: '', overtime: { seconds: 0, minutesBought: 5 } },
    { score: 260, rack: 'A' },
  ];
  expect(totals(finalScores(TEVERE_2007, endOf(TEVERE_2007, 'out', 0), players))).toEqual([
    250, 259, 1,
  ]);
});

test('two jollies left are worth 14, and an unreadable rack is an error', () => {
  expect(rackValue(FIGS, '??')).toEqual({
    points: 14,
    tiles: [
      { tile: '?', points: 7 },
      { tile: '?', points: 7 },
    ],
  });
  expect(rackValue(FIGS, '')).toEqual({ points: 0, tiles: [] });
  expect(() => rackValue(FIGS, 'A3')).toThrow('"3" is not A-Z or ?');
});
