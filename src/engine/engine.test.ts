// One object for the rooms below: what it answers, and what it refuses to be asked.
import { expect, test } from 'vitest';
import { parsePosition } from '../board/position.js';
import {
  lexiconFromBytes,
  lexiconFromShared,
  lexiconFromWords,
  shareLexicon,
} from '../gaddag/lexicon.js';
import { FIGS, FIGS_2008, UF_2007 } from '../rules/editions.js';
import { positionOf } from '../testing/boards.js';
import { LEXICON } from '../testing/lexicon.js';
import { createEngine } from './engine.js';

const MICIO = { 8: '.....MICIO.....' };
const engine = createEngine({ lexicon: LEXICON });
/** Whole numbers around those that 32 bits have no room for. */
const BEYOND = [2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER, 1e300];

test('rules are FIGS unless said otherwise', () => {
  expect(engine.rules).toBe(FIGS);
  expect(createEngine({ lexicon: LEXICON, rules: FIGS_2008 }).rules).toBe(FIGS_2008);
});

test('within has every play that scores so little less than the best, in the order of plays', () => {
  const position = positionOf(MICIO, '?AENRST');
  const all = [...engine.plays(position)];
  const near = all.filter(({ score }) => score >= all[0]!.score - 9);
  expect(near.length).toBeGreaterThan(1);
  expect(engine.within(position, 9)).toEqual(near);
});

test('a search leaves the shared bytes of the lexicon as they are', () => {
  const lexicon = lexiconFromWords(['ARMONIA', 'MICIO']);
  createEngine({ lexicon }).top(positionOf(MICIO, '?AARMON'));
  expect(lexiconFromShared(shareLexicon(lexicon)).checksum).toBe(lexicon.checksum);
});

test('bytes that lie in no WebAssembly memory are searched all the same', () => {
  const { bytes } = lexiconFromWords(['ARMONIA', 'MICIO']);
  const own = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(own).set(new Uint8Array(bytes));
  const best = createEngine({ lexicon: lexiconFromBytes(own) }).top(positionOf(MICIO, '?AARMON'));
  expect(best[0]?.word).toBe('ARMONiA');
});

test('a play says everything a reader wants to know', () => {
  const best = createEngine({ lexicon: lexiconFromWords(['ARMONIA']) }).top(
    positionOf(MICIO, '?AARMON'),
  );
  expect(best[0]).toEqual({
    kind: 'play',
    at: 'F6',
    word: 'ARMONiA',
    placed: 'AR.ONiA',
    score: 19, // A1x3 (F6) R2 M3 O1 N3x3 (F10) i0 A1
    bingo: false,
    leave: 'M',
    equity: 19_000,
  });
});

test('a play of the whole rack is a bingo and leaves nothing', () => {
  const [best] = engine.top(positionOf({}, 'AEMORST'), { count: 1 });
  expect(best).toMatchObject({ word: 'MAESTRO', bingo: true, leave: '' });
});

test('top is the head of plays, ten when no count is given', () => {
  const position = positionOf(MICIO, '?AENRST');
  const all = [...engine.plays(position)];
  expect(all.length).toBeGreaterThan(500);
  expect(engine.top(position)).toEqual(all.slice(0, 10));
  expect(engine.top(position, { count: 500 })).toEqual(all.slice(0, 500));
  expect(engine.top(position, { count: 1_000_000 })).toEqual(all);
});

test('a count beyond the list gives all of it, a distance beyond the best score too', () => {
  for (const position of [positionOf({}, '?AI'), positionOf(MICIO, 'ARMONA')]) {
    const all = [...engine.plays(position)];
    for (const most of BEYOND) {
      expect(engine.top(position, { count: most }), String(most)).toEqual(all);
      expect(engine.within(position, most), String(most)).toEqual(all);
    }
  }
});

test('topScore has every play that reaches the top, in the order of plays', () => {
  const position = positionOf({}, '?AI');
  const all = [...engine.plays(position)];
  const { score, plays } = engine.topScore(position);
  expect(score).toBe(all[0]?.score);
  expect(plays).toEqual(all.filter(play => play.score === score));
  expect(plays.length).toBeGreaterThan(1);
});

test('a position without plays has an empty list and top score 0', () => {
  const position = positionOf(MICIO, 'QZ');
  expect(engine.plays(position)).toHaveLength(0);
  expect(engine.top(position)).toEqual([]);
  expect(engine.topScore(position)).toEqual({ score: 0, plays: [] });
});

test('a list of plays stays as it is when the engine is asked again', () => {
  const list = engine.plays(positionOf(MICIO, 'ARMONA'));
  const before = [...list];
  engine.plays(positionOf({}, '??AFNOU'));
  expect([...list]).toEqual(before);
});

test('a list of plays gives one play, its score or its equity', () => {
  const list = engine.plays(positionOf(MICIO, 'ARMONA'));
  const second = [...list][1]!;
  expect(list.at(1)).toEqual(second);
  expect([list.score(1), list.equity(1)]).toEqual([second.score, second.score * 1000]);
  expect(list.at(list.length - 1)).toEqual([...list].at(-1));
});

test.each([-1, 155, 0.5, Number.NaN])('a list of 155 plays has no play %d', index => {
  const list = engine.plays(positionOf(MICIO, 'ARMONA'));
  const error = new RangeError(`play ${index}: the list has 155`);
  expect(() => list.at(index)).toThrow(error);
  expect(() => list.score(index)).toThrow(error);
  expect(() => list.equity(index)).toThrow(error);
});

test.each([0, -1, 1.5, Number.NaN])('a count of %d is refused', count => {
  expect(() => engine.top(positionOf(MICIO, 'ARMONA'), { count })).toThrow(
    expect.objectContaining({
      name: 'InputError',
      code: 'OPTION_NUMBER',
      message: `count ${count}: a whole number from 1 on`,
      input: String(count),
    }),
  );
});

test('lexicon and rules of different alphabets are refused', () => {
  expect(() => createEngine({ lexicon: LEXICON, rules: UF_2007 })).toThrow(
    expect.objectContaining({
      code: 'ALPHABETS_DIFFER',
      message: 'lexicon "frozen" is italian, rules "uf-2007" are catalan',
    }),
  );
});

test('rules with a value that they cannot have are refused', () => {
  expect(() => createEngine({ lexicon: LEXICON, rules: { ...FIGS, rackSize: 8 } })).toThrow(
    expect.objectContaining({
      code: 'RULES_VALUES',
      message: 'rules "figs": rackSize is 8, wanted a whole number from 1 to 7',
    }),
  );
});

test('rules are the same by what they say, not by their names', () => {
  const position = positionOf({}, 'AEMORST', { ...FIGS, bingoBonus: 0 });
  expect(() => engine.plays(position)).toThrow(
    expect.objectContaining({
      code: 'RULES_DIFFER',
      message: 'a position under other rules "figs" than the engine\'s: bingoBonus is 0, not 50',
      input: 'figs',
    }),
  );
  const copy = structuredClone({ ...FIGS, title: 'FIGS, copied' });
  expect(engine.top(positionOf({}, 'AEMORST', copy))).toEqual(
    engine.top(positionOf({}, 'AEMORST')),
  );
});

test('a position under other rules is refused', () => {
  const cgp = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15 ARMONA';
  expect(() => engine.plays(parsePosition(cgp, FIGS_2008))).toThrow(
    expect.objectContaining({
      code: 'RULES_DIFFER',
      message: 'a position under "figs-2008" for an engine under "figs"',
    }),
  );
});
