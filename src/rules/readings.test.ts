import { expect, test } from 'vitest';
import {
  ENGLISH_RULES,
  editionIds,
  FIGS,
  FIGS_2008,
  rulesEdition,
  TEVERE_2007,
} from './editions.js';
import { READINGS, readingsOf, withReadings } from './readings.js';

test.each(editionIds())('every open reading of %s has its default', id => {
  const rules = rulesEdition(id);
  expect(
    readingsOf(rules)
      .map(reading => reading.id)
      .sort(),
  ).toEqual([...rules.openReadings].sort());
  for (const reading of readingsOf(rules))
    expect(reading.of(rules), reading.id).toBe(reading.values[0]);
});

test.each(editionIds())('every choice of every open reading of %s can be made, and unmade', id => {
  const rules = rulesEdition(id);
  for (const reading of readingsOf(rules)) {
    for (const value of reading.values) {
      const other = withReadings(rules, { [reading.id]: value });
      expect(reading.of(other), `${reading.id}=${value}`).toBe(value);
      expect(withReadings(other, { [reading.id]: reading.values[0] as string })).toEqual(rules);
    }
  }
});

test('every reading is open in some edition', () => {
  const open = editionIds().flatMap(id => rulesEdition(id).openReadings);
  expect(READINGS.filter(({ id }) => !open.includes(id))).toEqual([]);
});

test('a reading changes the edition it is asked of and not the edition itself', () => {
  const inside = withReadings(TEVERE_2007, { 'face-value': 'inside', 'play-value': 'words' });
  expect(inside.challenge.withdrawn.penalty).toMatchObject({ faceValue: 'inside', of: 'words' });
  expect(inside.challenge.lost.penalty).toMatchObject({ faceValue: 'none', of: 'words' });
  expect(TEVERE_2007.challenge.withdrawn.penalty).toMatchObject({ faceValue: 'added', of: 'play' });
});

test('the award of an English challenge is none, 5 or 10', () => {
  const penalty = (value: string) =>
    withReadings(ENGLISH_RULES, { 'challenge-award': value }).challenge.lost.penalty;
  expect(penalty('none')).toBeUndefined();
  expect(penalty('5')).toEqual({ kind: 'award', on: 'player', points: 5 });
  expect(penalty('10')).toEqual({ kind: 'award', on: 'player', points: 10 });
});

test('a reading that is not open and a choice that is not one are refused, both at once', () => {
  expect(() => withReadings(FIGS, { 'face-value': 'inside', 'play-value': 'half' })).toThrow(
    `edition "figs" has no open reading "face-value": it leaves open play-value, withdrawn-passes, time-up-racks, pronominal-infinitive
reading "play-value": "half" is not one of play, words`,
  );
  expect(() => withReadings(FIGS_2008, { 'time-up-racks': 'deducted' })).toThrow('no open reading');
});
