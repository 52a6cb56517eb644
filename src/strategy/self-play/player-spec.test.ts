// Players as people write them.
import { expect, test } from 'vitest';
import { DEFAULT_TERMS } from '../../leaves/terms.js';
import { parsePlayer, parsePlayers, THINKING } from './player-spec.js';

const EQUITY = {
  by: 'equity',
  terms: DEFAULT_TERMS,
  leaves: undefined,
  thinking: undefined,
} as const;
const { sim, best } = THINKING;
const without = (...names: readonly string[]) => ({
  ...EQUITY,
  terms: { ...DEFAULT_TERMS, ...Object.fromEntries(names.map(name => [name, false])) },
});

test.each([
  ['score', { ...EQUITY, by: 'score' }],
  ['equity', EQUITY],
  ['equity:leave=off', without('leave')],
  ['equity:end=off,change=off', without('end', 'change')],
  ['equity:end=off,end=on', EQUITY],
  ['equity:near=off', without('near')],
  ['equity:opening=on', { ...EQUITY, terms: { ...DEFAULT_TERMS, opening: true } }],
  ['equity:opening=off', EQUITY],
  ['sim', { ...EQUITY, thinking: sim }],
  [
    'sim:plies=4,iterations=300,plays=8',
    { ...EQUITY, thinking: { ...sim, plies: 4, iterations: 300, plays: 8 } },
  ],
  ['sim:leave=off', { ...without('leave'), thinking: sim }],
  ['best:seconds=0.5', { ...EQUITY, thinking: { ...best, seconds: 0.5 } }],
  ['equity:leaves=a.leaves', { ...EQUITY, leaves: 'a.leaves' }],
  ['equity:leaves=C:\\x=y.leaves,leave=off', { ...without('leave'), leaves: 'C:\\x=y.leaves' }],
])('%s', (text, player) => {
  expect(parsePlayer(text)).toEqual({ name: text, ...player });
});

test.each([
  ['equity,score', ['equity', 'score']],
  ['equity:end=off,change=off,score', ['equity:end=off,change=off', 'score']],
  ['score,equity:leaves=a,leave=off', ['score', 'equity:leaves=a,leave=off']],
  [
    'equity:leaves=a,end=off,equity:leaves=b,end=on',
    ['equity:leaves=a,end=off', 'equity:leaves=b,end=on'],
  ],
])('two players: %s', (text, names) => {
  expect(parsePlayers(text).map(({ name }) => name)).toEqual(names);
});

const OPTIONS =
  'an option of a player is leaves=FILE, leave=on|off, near=on|off, end=on|off, change=on|off, opening=on|off';

test.each([
  ['', '"": a player is score, equity, sim or best'],
  ['greedy,score', '"greedy": a player is score, equity, sim or best'],
  ['Score,equity', '"Score": a player is score, equity, sim or best'],
  ['equity,', '"": a player is score, equity, sim or best'],
  ['equity', '"equity": 1 player; a match has two, like equity,score'],
  ['score,score,score', '"score,score,score": 3 players; a match has two, like equity,score'],
  ['score:end=off,equity', '"score:end=off": a player by score has no options'],
  ['equity:,score', `"": ${OPTIONS}`],
  ['equity:end,score', `"end": ${OPTIONS}`],
  ['equity:end=no,score', `"end=no": ${OPTIONS}`],
  ['equity:openings=off,score', `"openings=off": ${OPTIONS}`],
  ['equity:leaves=,score', `"leaves=": ${OPTIONS}`],
  ['equity:toString=on,score', `"toString=on": ${OPTIONS}`],
  ['sim:iterations=24,equity', '"iterations=24": iterations is a whole number from 25 to 1000000'],
  ['sim:plies=1.5,equity', '"plies=1.5": plies is a whole number from 1 to 40'],
  ['best:seconds=0,equity', '"seconds=0": seconds is a number from 0.05 to 3600'],
  ['best:seconds=soon,equity', '"seconds=soon": seconds is a number from 0.05 to 3600'],
  [
    'sim:seconds=1,equity',
    `"seconds=1": ${OPTIONS.replace('leaves=FILE', 'plies=NUMBER, iterations=NUMBER, plays=NUMBER, leaves=FILE')}`,
  ],
  ['equity,end=off', '"equity,end=off": a player is score, equity, sim or best'],
])('%j is refused', (text, message) => {
  expect(() => parsePlayers(text)).toThrow(
    expect.objectContaining({ code: 'OPTION_FORM', message }),
  );
});
