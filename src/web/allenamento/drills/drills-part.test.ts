// What is kept of the drills, as a part of a file: given, read again, refused when it is not whole.
import { describe, expect, test } from 'vitest';
import { type DrillsFile, FORMAT } from '../../engine/drills/answers-fault.js';
import { type AnswerStore, DEFAULT_SETTINGS } from '../../engine/drills/kept-answers.js';
import type { KeptAnswer } from '../../engine/drills/messages.js';
import { createDrillsPart } from './drills-part.js';

const ANSWER: KeptAnswer = {
  ...{ id: 'a1', at: 1000, lexicon: 'italiano figs', deck: 'hooks', card: 'OSA', truth: 'CR|I' },
  ...{ outcome: 'partly', grade: 2, seconds: 12.5 },
};
const LATER: KeptAnswer = { ...ANSWER, id: 'b2', at: 5000, outcome: 'right', grade: 4 };
const CHOSEN = { ...DEFAULT_SETTINGS, short: { length: 2, letter: 'Q', newPerDay: 5 } };
const FILE: DrillsFile = { format: FORMAT, answers: [ANSWER, LATER], settings: CHOSEN };

function storeOf(answers: readonly KeptAnswer[] = [], settings = DEFAULT_SETTINGS): AnswerStore {
  const kept = new Map(answers.map(answer => [answer.id, answer]));
  let chosen = settings;
  return {
    load: async () => ({ answers: [...kept.values()], settings: chosen }),
    async add(more) {
      for (const answer of more) kept.set(answer.id, answer);
      return true;
    },
    remove: async id => void kept.delete(id),
    async set(next) {
      chosen = next;
      return true;
    },
  };
}

test('what is given is taken elsewhere, and given again is the same', async () => {
  const given = await createDrillsPart(storeOf([LATER, ANSWER], CHOSEN)).give();
  expect(given).toEqual(FILE);
  const there = createDrillsPart(storeOf());
  const file: unknown = JSON.parse(JSON.stringify(given));
  expect(await there.faultIn(file)).toBeUndefined();
  expect(await there.conflicts(file)).toBe(0);
  await there.take(file, false);
  expect(await there.give()).toEqual(given);
});

test('answers are added to those that are here; what differs stays, but where it is to be replaced', async () => {
  const own = { ...ANSWER, grade: 1, outcome: 'wrong' } as const;
  const only = { ...ANSWER, id: 'c3', card: 'RE', at: 9000 };
  const mine = { ...DEFAULT_SETTINGS, hooks: { length: 4, letter: '', newPerDay: 20 } };
  const part = createDrillsPart(storeOf([own, only], mine));
  expect(await part.conflicts(FILE)).toBe(2);
  await part.take(FILE, false);
  expect(await part.give()).toEqual({ ...FILE, answers: [own, LATER, only], settings: mine });
  await part.take(FILE, true);
  expect(await part.give()).toEqual({ ...FILE, answers: [ANSWER, LATER, only] });
});

describe('refused with its place', () => {
  const { grade: _, ...without } = ANSWER;
  test.each([
    ['no object', [FILE], '[{"format"'],
    ['another format', { ...FILE, format: 'leggio drills 2' }, 'format: "leggio drills 2"'],
    ['no answers', { ...FILE, answers: {} }, 'answers: {}'],
    ['an answer that is none', { ...FILE, answers: [ANSWER, null] }, 'answers[1]: null'],
    [
      'a grade that is none',
      { ...FILE, answers: [{ ...ANSWER, grade: 5 }] },
      'answers[0].grade: 5',
    ],
    ['a grade that lacks', { ...FILE, answers: [without] }, 'answers[0].grade: undefined'],
    ['a time that is none', { ...FILE, answers: [{ ...ANSWER, at: 1e17 }] }, 'answers[0].at'],
    [
      'a deck that is none',
      { ...FILE, answers: [{ ...ANSWER, deck: '__proto__' }] },
      'answers[0].deck',
    ],
    ['a member too many', { ...FILE, answers: [{ ...ANSWER, more: 1 }] }, 'answers[0].more'],
    ['no choices', { ...FILE, settings: null }, 'settings: null'],
    [
      'a choice that is none',
      { ...FILE, settings: { ...CHOSEN, short: { ...CHOSEN.short, newPerDay: -1 } } },
      'settings.short.newPerDay: -1',
    ],
  ])('%s', async (_, value, place) => {
    expect(await createDrillsPart(storeOf()).faultIn(value)).toContain(place);
  });
});
