// Presets: every option has a value it may have and a source.
import { expect, test } from 'vitest';
import { minimaOf } from './draw.js';
import { OPTION_NAMES, OPTIONS, withOptions } from './options.js';
import { PRESETS, presetOptions } from './presets.js';

test.each(PRESETS)('$id gives every option a value and a source', ({ id, options }) => {
  expect(Object.keys(options)).toEqual(OPTION_NAMES);
  expect(withOptions(presetOptions(id), presetOptions(id))).toEqual(presetOptions(id));
  for (const { source } of Object.values(options)) expect(source.length).toBeGreaterThan(10);
  expect(Object.keys(OPTIONS)).toEqual(OPTION_NAMES);
});

test.each(PRESETS)(
  '$id gives the time of a round and its warning, each with its source',
  ({ clock }) => {
    expect(clock.seconds.value).toBeGreaterThan(clock.warning.value);
    for (const { source } of Object.values(clock)) expect(source.length).toBeGreaterThan(10);
  },
);

test('figs plays 15 rounds with a vowel and a consonant on each rack', () => {
  expect(presetOptions('figs')).toMatchObject({ rounds: 15, soloPoints: 0 });
  expect(minimaOf(presetOptions('figs'), 1)).toEqual({ vowels: 1, consonants: 1 });
});

test('francofono wants two of each for 15 rounds, then one', () => {
  const options = presetOptions('francofono');
  expect(options.rounds).toBe(0);
  expect(minimaOf(options, 15)).toEqual({ vowels: 2, consonants: 2 });
  expect(minimaOf(options, 16)).toEqual({ vowels: 1, consonants: 1 });
});
