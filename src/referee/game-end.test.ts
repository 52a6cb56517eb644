// The ends of a game against art. 39 and 43, UF 27 and the English rule.
import { expect, test } from 'vitest';
import { ENGLISH_RULES, FIGS, FIGS_2008, TEVERE_2007 } from '../rules/editions.js';
import type { EndCondition } from '../rules/game-rules.js';
import { withReadings } from '../rules/readings.js';
import type { Rules } from '../rules/rules.js';
import { cited, english } from '../testing/english.js';
import { gameEnd, type TurnTaken } from './game-end.js';

/** Turns of two players: `p` pass, `x` exchange, `w` withdrawn, `0` a play of no points, a digit else. */
function turnsOf(text: string): TurnTaken[] {
  const kinds: Record<string, TurnTaken['kind']> = { p: 'pass', x: 'exchange', w: 'withdrawn' };
  return [...text].map((sign, index) => ({
    player: index % 2,
    kind: kinds[sign] ?? 'play',
    score: Number(sign) || 0,
  }));
}

function ended(
  rules: Rules,
  turns: string,
  bag = 30,
  racks: readonly number[] = [7, 7],
): string | undefined {
  const end = gameEnd(rules, { bag, racks, turns: turnsOf(turns) });
  return end && cited(end.step);
}

const PASSED = "every player's last 3 turns were passes, exchanges or withdrawn plays";

test.each([
  ['pppppp', true],
  ['xxxxxx', true],
  ['pxxpxp', true],
  ['95pppppp', true],
  ['9pppppp', true], // the second player began
  ['ppppp', false],
  ['pppp5p', false],
  ['ppppp5', false],
  ['p9pppp', false],
])('art. 39b: after %s the game is over: %s', (turns, isOver) => {
  expect(ended(FIGS, turns)).toBe(isOver ? `art. 39b: ${PASSED}` : undefined);
  expect(ended(FIGS_2008, turns)).toBe(isOver ? `art. 43b: ${PASSED}` : undefined);
});

test('a play of 0 points is neither a pass nor an exchange, except under english', () => {
  expect(ended(FIGS, 'ppppp0')).toBeUndefined();
  expect(ended(FIGS, '0ppppp')).toBeUndefined();
  expect(ended(ENGLISH_RULES, 'ppppp0')).toBe(
    "standard English rules: every player's last 3 turns were passes, exchanges, withdrawn plays or plays of 0 points",
  );
  expect(ended(ENGLISH_RULES, 'pwx0p')).toBeUndefined();
});

test('a withdrawn phoney counts towards the three, unless read otherwise', () => {
  expect(ended(FIGS, 'pwpwxp')).toBe(`art. 39b: ${PASSED}`);
  const other = withReadings(FIGS, { 'withdrawn-passes': 'no' });
  expect(ended(other, 'pwpwxp')).toBeUndefined();
  expect(ended(other, 'pppppp')).toBe(
    "art. 39b: every player's last 3 turns were passes or exchanges",
  );
});

test.each([
  [FIGS, 'art. 39a'],
  [FIGS_2008, 'art. 43a'],
  [TEVERE_2007, 'point 11'],
  [ENGLISH_RULES, 'standard English rules'],
])('$id: the game ends when the bag is empty and a play empties the rack', (rules, article) => {
  const text = `${article}: the bag is empty and player 2 laid the last tile of the rack`;
  expect(ended(rules, '99', 0, [3, 0])).toBe(text);
  expect(ended(rules, '99', 1, [3, 0])).toBeUndefined();
  expect(ended(rules, '99', 0, [3, 1])).toBeUndefined();
  expect(ended(rules, '90', 0, [3, 0])).toBe(text); // a jolly alone may score 0
});

test('the play that empties the rack must stand: a withdrawn one does not end the game', () => {
  expect(ended(FIGS, '9w', 0, [3, 0])).toBeUndefined();
});

test('tevere knows no other end', () => {
  expect(ended(TEVERE_2007, 'pppppp')).toBeUndefined();
});

test('overtime used up ends the game once the opponent says so; the 75 minutes end it under figs', () => {
  const state = { bag: 30, racks: [7, 7], turns: turnsOf('99') };
  expect(gameEnd(FIGS, { ...state, overtimeUsedUp: 1 })).toMatchObject({
    player: 1,
    step: { article: 'art. 39c', fact: { code: 'end-overtime', player: 1 } },
  });
  expect(gameEnd(FIGS_2008, { ...state, overtimeUsedUp: 0 })?.step.article).toBe('art. 43c');
  expect(gameEnd(FIGS, { ...state, timeOver: true })?.step).toMatchObject({
    article: 'art. 37',
    fact: { code: 'end-time' },
  });
  expect(gameEnd(FIGS_2008, { ...state, timeOver: true })).toBeUndefined();
  expect(gameEnd(ENGLISH_RULES, { ...state, overtimeUsedUp: 0 })).toBeUndefined();
});

test('the Catalan ends are held: blocked, two passes each, three turns without a tile each', () => {
  const counts = { deducts: 'each', gains: 0, countsArticle: 'art. 27.2' } as const;
  const conditions: readonly EndCondition[] = [
    { ...counts, kind: 'blocked', article: 'art. 27.1' },
    { ...counts, kind: 'idle', turns: ['pass'], each: 2, article: 'art. 27.2' },
    {
      ...counts,
      kind: 'idle',
      turns: ['pass', 'exchange', 'withdrawn'],
      each: 3,
      article: 'art. 27.2',
    },
  ];
  const rules: Rules = { ...FIGS, end: { ...FIGS.end, conditions } };
  expect(ended(rules, 'pppp')).toBe("art. 27.2: every player's last 2 turns were passes");
  expect(ended(rules, 'ppxp')).toBeUndefined();
  expect(ended(rules, 'ppxpxp')).toBe(`art. 27.2: ${PASSED}`);
  const blocked = gameEnd(rules, { bag: 0, racks: [2, 2], turns: turnsOf('9'), blocked: true });
  expect(english(blocked!.step.fact)).toBe('nobody can lay a tile');
});
