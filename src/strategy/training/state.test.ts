// A training under way as bytes and back, and what may not be gone on with.
import { describe, expect, test } from 'vitest';
import { leaveRanksOf } from '../../leaves/leave-table.js';
import { tinyBag } from '../../testing/games.js';
import { createTraining, decodeTraining, encodeTraining, type TrainingPlan } from './state.js';

const RULES = tinyBag('AAAEEEIIOORRSSTTLN?');
const PLAN: TrainingPlan = {
  lexicon: { name: 'frozen', checksum: 'ab' },
  rules: 'figs',
  seed: 'è',
  games: [200, 300],
  matchGames: 20,
  version: '1.2.3',
};

function underWay(values?: Int32Array) {
  const state = createTraining(RULES);
  state.means.sums.forEach((_, n) => {
    state.means.sums[n] = n * 1.5;
    state.means.times[n] = n % 7;
  });
  return { ...state, generation: 1, games: 200, values };
}

const VALUES = Int32Array.from({ length: leaveRanksOf(RULES).count }, (_, n) => n - 400);

test.each([
  ['with values', VALUES],
  ['without', undefined],
])('what is written is read again, %s', (_, values) => {
  const state = underWay(values);
  expect(decodeTraining(encodeTraining(PLAN, state), PLAN, RULES)).toEqual(state);
  const none = createTraining(RULES);
  expect(decodeTraining(encodeTraining(PLAN, none), PLAN, RULES)).toEqual(none);
});

describe('it is not gone on with', () => {
  test.each([
    ['seed', { seed: 'b' }, '"è"', '"b"'],
    ['games', { games: [200] }, '[200,300]', '[200]'],
    ['matchGames', { matchGames: 0 }, '20', '0'],
    ['rules', { rules: 'figs-2008' }, '"figs"', '"figs-2008"'],
    ['version', { version: '2' }, '"1.2.3"', '"2"'],
    [
      'lexicon',
      { lexicon: { name: 'frozen', checksum: 'cd' } },
      '{"name":"frozen","checksum":"ab"}',
      '{"name":"frozen","checksum":"cd"}',
    ],
  ])('with another %s', (name, change, there, here) => {
    const bytes = encodeTraining(PLAN, underWay());
    expect(decodeTraining(bytes, { ...PLAN, ...change }, RULES)).toBe(
      `another training: its ${name} is ${there}, not ${here}`,
    );
  });

  test('when bytes are missing, or too many', () => {
    for (const values of [undefined, VALUES]) {
      const bytes = encodeTraining(PLAN, underWay(values));
      const { length } = bytes;
      const more = Uint8Array.of(...bytes, 0);
      for (const wrong of [bytes.subarray(0, -1), more]) {
        expect(decodeTraining(wrong, PLAN, RULES)).toBe(
          `${wrong.length} bytes, its first line asks for ${length}`,
        );
      }
    }
  });

  test('when its values are of other leaves', () => {
    const bytes = encodeTraining(PLAN, underWay(VALUES.subarray(1)));
    expect(decodeTraining(bytes, PLAN, RULES)).toMatch(/^\d+ bytes, its first line asks for \d+$/);
  });

  test.each(['', 'x', 'LEGGIO TRAINING 1', 'null', '{}', '{"plan":null}', '7', '{'])(
    'when it is none: %j',
    text => {
      const head =
        text === '' || text === 'x' || text.startsWith('L') ? text : `LEGGIO TRAINING 1\n${text}\n`;
      expect(decodeTraining(new TextEncoder().encode(head), PLAN, RULES)).toBe(
        'not a training under way',
      );
    },
  );
});
