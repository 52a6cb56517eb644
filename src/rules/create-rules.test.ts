// The door for your own rules: a row for everything a caller can get wrong, and what is let through.
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { InputError } from '../errors.js';
import { LEXICON } from '../testing/lexicon.js';
import { createRules } from './create-rules.js';
import {
  ENGLISH_RULES,
  editionIds,
  FIGS,
  FIGS_2008,
  rulesEdition,
  TEVERE_2007,
  UF_2007,
} from './editions.js';
import { withReadings } from './readings.js';
import type { Rules, TileSpec } from './rules.js';

/** A change to FIGS that TypeScript may not allow. */
type Change = Readonly<Record<string, unknown>>;

function findings(change: Change, rules: Rules = FIGS): readonly string[] {
  try {
    createRules({ ...rules, ...change } as Rules);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.code).toBe('RULES_VALUES');
    return error.findings;
  }
  return [];
}

function tiles(change: (tile: TileSpec) => unknown): Change {
  return { tiles: FIGS.tiles.map(change) };
}

/** The tile of a letter with other values. */
function tile(letter: string, values: object): Change {
  return tiles(each => (each.letter === letter ? { ...each, ...values } : each));
}

const { challenge, clock, end, fullChange, words } = FIGS;
const penalty = challenge.withdrawn.penalty!;
const withdrawn = (change: object): Change => ({
  challenge: {
    ...challenge,
    withdrawn: { ...challenge.withdrawn, penalty: { ...penalty, ...change } },
  },
});
const overtime = (change: object): Change => ({
  clock: { ...clock, overtime: { ...clock.overtime, ...change } },
});
const condition = (change: object): Change => ({
  end: { ...end, conditions: [{ ...end.conditions[0], ...change }] },
});
const row = (index: number, text: string): Change => ({ layout: FIGS.layout.with(index, text) });

describe('refused with where, what and what would be right', () => {
  test.each<[string, Change, string]>([
    ['no id', { id: '' }, 'id is "", wanted text'],
    ['an id that is not one', { id: 7 }, 'id is 7, wanted text'],
    ['no title', { title: undefined }, 'title is undefined, wanted text'],
    [
      'no alphabet',
      { alphabet: 'italian' },
      'alphabet is "italian", wanted an alphabet: ITALIAN, ENGLISH, CATALAN',
    ],
    ['tiles that are no list', { tiles: { A: 1 } }, 'tiles is an object, wanted a list'],
    [
      'a tile that is not one',
      tiles(each => (each.letter === 'A' ? null : each)),
      'tiles[0] is null, wanted an object of letter, count, points',
    ],
    [
      'a count that is not whole',
      tile('B', { count: 1.5 }),
      'tiles[1].count is 1.5, wanted a whole number from 0 to 999',
    ],
    [
      'a count below none',
      tile('B', { count: -1 }),
      'tiles[1].count is -1, wanted a whole number from 0 to 999',
    ],
    [
      'more tiles than a bag holds',
      tile('B', { count: 1000 }),
      'tiles[1].count is 1000, wanted a whole number from 0 to 999',
    ],
    [
      'points below 0',
      tile('B', { points: -5 }),
      'tiles[1].points is -5, wanted a whole number from 0 to 30000',
    ],
    [
      'points that are no number',
      tile('B', { points: '5' }),
      'tiles[1].points is "5", wanted a whole number from 0 to 30000',
    ],
    [
      'a letter of another alphabet',
      tile('B', { letter: 'Ç' }),
      'tiles: "Ç": no letter of the italian alphabet, and not ?',
    ],
    ['a letter twice', tile('B', { letter: 'A' }), 'tiles: "A": there twice'],
    [
      'a letter that is missing',
      tiles(each => (each.letter === 'J' ? FIGS.tiles[0] : each)),
      'tiles: "J": not there: a letter without tiles has a count of 0',
    ],
    [
      'no entry for the jolly',
      { tiles: FIGS.tiles.slice(0, -1) },
      'tiles: "?": not there: a letter without tiles has a count of 0',
    ],
    ['three jollies', tile('?', { count: 3 }), 'tiles: 3 jollies, at most 2'],
    ['a jolly with points', tile('?', { points: 1 }), 'tiles: a jolly of 1 points, wanted 0'],
    ['an empty bag', tiles(each => ({ ...each, count: 0 })), 'tiles: 0 in the bag, a rack holds 7'],
    ['14 rows', { layout: FIGS.layout.slice(1) }, 'layout: 14 rows, wanted 15'],
    ['a row of 14', row(2, '..............'), 'layout[2]: 14 squares, wanted 15'],
    ['an unknown mark', row(2, '......#........'), `layout[2]: "#": wanted . ' " - =`],
    [
      'a row that is not text',
      { layout: FIGS.layout.with(2, 7 as never) },
      'layout[2] is 7, wanted text',
    ],
    ['no rack', { rackSize: 0 }, 'rackSize is 0, wanted a whole number from 1 to 7'],
    ['a rack of eight', { rackSize: 8 }, 'rackSize is 8, wanted a whole number from 1 to 7'],
    ['half a tile', { rackSize: 6.5 }, 'rackSize is 6.5, wanted a whole number from 1 to 7'],
    [
      'a bonus below 0',
      { bingoBonus: -50 },
      'bingoBonus is -50, wanted a whole number from 0 to 30000',
    ],
    [
      'a bonus that is not a number',
      { bingoBonus: Number.NaN },
      'bingoBonus is NaN, wanted a whole number from 0 to 30000',
    ],
    [
      'a score that no play has room for',
      { bingoBonus: 30_000 },
      'tiles, layout and bingoBonus: a play might score 34137, plays have room for 32767',
    ],
    [
      'an exchange minimum below 0',
      { exchangeMinimum: -1 },
      'exchangeMinimum is -1, wanted a whole number from 0 to 999',
    ],
    [
      'a full change that is not one',
      { fullChange: null },
      'fullChange is null, wanted an object of name, bagMinimum, timesPerGame, rack, afterExchange, thenExchange, article',
    ],
    [
      'a full change of no times',
      { fullChange: { ...fullChange, timesPerGame: 0 } },
      'fullChange.timesPerGame is 0, wanted a whole number from 1 to 999',
    ],
    [
      'a full change of a strange rack',
      { fullChange: { ...fullChange, rack: 'vowels' } },
      'fullChange.rack is "vowels", wanted one of "any", "one-kind"',
    ],
    [
      'a full change that may be',
      { fullChange: { ...fullChange, thenExchange: 1 } },
      'fullChange.thenExchange is 1, wanted true or false',
    ],
    [
      'a judge of nothing',
      { challenge: { ...challenge, judges: 'all' } },
      'challenge.judges is "all", wanted one of "contested", "play"',
    ],
    [
      'a percentage above 100',
      withdrawn({ percent: 101 }),
      'challenge.withdrawn.penalty.percent is 101, wanted a whole number from 0 to 100',
    ],
    [
      'a percentage that is not whole',
      withdrawn({ percent: 12.5 }),
      'challenge.withdrawn.penalty.percent is 12.5, wanted a whole number from 0 to 100',
    ],
    [
      'a rounding nobody knows',
      withdrawn({ rounding: 'up' }),
      'challenge.withdrawn.penalty.rounding is "up", wanted one of "half-down", "half-even"',
    ],
    [
      'a penalty below 0',
      withdrawn({ minimum: -1 }),
      'challenge.withdrawn.penalty.minimum is -1, wanted a whole number from 0 to 30000',
    ],
    [
      'a penalty of no kind',
      withdrawn({ kind: 'share' }),
      'challenge.withdrawn.penalty.kind is "share", wanted one of "percent", "award"',
    ],
    [
      'a turn lost by nobody',
      { challenge: { ...challenge, lost: { ...challenge.lost, turnLost: 'both' } } },
      'challenge.lost.turnLost is "both", wanted one of "player", "challenger", undefined',
    ],
    [
      'a clock that is not one',
      { clock: 25 },
      'clock is 25, wanted an object of minutes, range, gameMinutes, overtime, article',
    ],
    [
      'minutes below 0',
      { clock: { ...clock, minutes: -1 } },
      'clock.minutes is -1, wanted a whole number from 0 to 1440',
    ],
    [
      'a range upside down',
      { clock: { ...clock, range: { least: 25, most: 20 } } },
      'clock.range: from 25 to 20',
    ],
    ['an overtime upside down', overtime({ least: 3 }), 'clock.overtime: from 3 to 1'],
    [
      'an overtime charge of nothing',
      overtime({ charge: { per: 'hour', points: 1, article: 'x' } }),
      'clock.overtime.charge.per is "hour", wanted one of "minute begun", "minute bought", "use"',
    ],
    [
      'an overtime used up in no way',
      overtime({ usedUp: { kind: 'lost' } }),
      'clock.overtime.usedUp.kind is "lost", wanted one of "margin", "below"',
    ],
    [
      'no way to end',
      { end: { ...end, conditions: [] } },
      'end.conditions has 0 entries, wanted 1 or more',
    ],
    [
      'an end of no kind',
      condition({ kind: 'boredom' }),
      'end.conditions[0].kind is "boredom", wanted one of "out", "overtime", "time", "blocked", "idle"',
    ],
    [
      'an end that nobody deducts at',
      condition({ deducts: 'nobody' }),
      'end.conditions[0].deducts is "nobody", wanted one of "each", "others", "none"',
    ],
    [
      'an end with a threefold gain',
      condition({ gains: 3 }),
      'end.conditions[0].gains is 3, wanted one of 0, 1, 2',
    ],
    [
      'idle turns of no kind',
      condition({ kind: 'idle', turns: [], each: 1 }),
      'end.conditions[0].turns has 0 entries, wanted 1 or more',
    ],
    [
      'idle turns, none each',
      condition({ kind: 'idle', turns: ['pass'], each: 0 }),
      'end.conditions[0].each is 0, wanted a whole number from 1 to 999',
    ],
    [
      'a jolly left below 0',
      { end: { ...end, jollyLeft: -7 } },
      'end.jollyLeft is -7, wanted a whole number from 0 to 30000',
    ],
    [
      'an article that is missing',
      { articles: { ...FIGS.articles, bonus: undefined } },
      'articles.bonus is undefined, wanted text',
    ],
    [
      'word articles that nobody knows',
      { words: { ...words, archaicEre: 'both' } },
      'words.archaicEre is "both", wanted one of "conjugated", "infinitive"',
    ],
    [
      'particles below none',
      { words: { ...words, mostParticles: -1 } },
      'words.mostParticles is -1, wanted a whole number from 0 to 9',
    ],
    [
      'an open reading nobody knows',
      { openReadings: ['mood'] },
      'openReadings[0] is "mood", wanted one of face-value, play-value, withdrawn-passes, time-up-racks, full-change-first, challenge-award, pronominal-infinitive',
    ],
    [
      'an open reading twice',
      { openReadings: ['play-value', 'play-value'] },
      'openReadings[1]: "play-value" is there twice',
    ],
    [
      'a reading that is not a choice',
      { openReadings: ['face-value'] },
      'openReadings[0]: "face-value" is "none", its choices are added, inside',
    ],
    [
      'a field that is not one',
      { bingoBonos: 35 },
      `bingoBonos is not a field; the fields are ${Object.keys(FIGS).sort().join(', ')}`,
    ],
  ])('%s', (_, change, finding) => {
    const found = findings(change).map(each =>
      each.replace(
        /the fields are (.*)$/,
        (_all, names: string) => `the fields are ${names.split(', ').sort().join(', ')}`,
      ),
    );
    const id = change.id === undefined ? FIGS.id : change.id;
    expect(found).toContain(`rules ${JSON.stringify(id)}: ${finding}`);
  });

  test('everything at once', () => {
    const wrong = findings({ rackSize: 8, bingoBonus: -1, exchangeMinimum: 0.5 });
    expect(wrong.map(each => each.split(' ')[2])).toEqual([
      'rackSize',
      'bingoBonus',
      'exchangeMinimum',
    ]);
  });

  test.each([undefined, null, 'figs', 7])('%s for rules', rules => {
    expect(() => createRules(rules as never)).toThrow('wanted an object of id, title, alphabet');
  });

  test('tiles that might score too much for a packed play', () => {
    const dear = tiles(each => (each.letter === '?' ? each : { ...each, points: 100 }));
    expect(findings(dear)[0]).toMatch(/: a play might score \d{5}, plays have room for 32767$/);
  });
});

describe('let through', () => {
  test.each(editionIds())('the edition %s, and a copy of it from another thread', id => {
    const rules = rulesEdition(id);
    expect(createRules(rules)).toBe(rules);
    expect(createRules(structuredClone(rules))).toEqual(rules);
  });

  test.each([FIGS, FIGS_2008, TEVERE_2007, UF_2007, ENGLISH_RULES])(
    'a rack of 1 to 7 tiles, no bonus, no jollies ($id)',
    rules => {
      const none = rules.tiles.map(each => (each.letter === '?' ? { ...each, count: 0 } : each));
      for (let rackSize = 1; rackSize <= 7; rackSize++) {
        expect(findings({ rackSize, bingoBonus: 0, tiles: none }, rules)).toEqual([]);
      }
    },
  );
});

test('engines, positions and readings go through the door', () => {
  const rules = { ...FIGS, rackSize: -1 };
  const message = 'rules "figs": rackSize is -1, wanted a whole number from 1 to 7';
  expect(() => createEngine({ lexicon: LEXICON, rules })).toThrow(message);
  expect(() => parsePosition(`${'15/'.repeat(14)}15 A`, rules)).toThrow(message);
  expect(() => withReadings(rules, { 'play-value': 'words' })).toThrow(message);
});
