// Games: rounds, the end, racks and plays of the arbiter, and everything that is refused.
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { InputError } from '../errors.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { FIGS } from '../rules/editions.js';
import { ENGINE, next, seededGame, withSlips } from '../testing/duplicate.js';
import { inEnglish } from '../testing/english.js';
import { LEXICON } from '../testing/lexicon.js';
import { enterSlips } from './enter-slips.js';
import { checkEngine, formatGame, newGame, parseGame, runGame } from './game.js';
import type { DuplicateGame } from './ledger/lines.js';
import { ruleSlip } from './rulings.js';
import { laidBefore, topsOf } from './tops.js';
import { verifyLedger } from './verify.js';

/** Code and message of what is refused. */
function refusal(work: () => unknown): string {
  try {
    inEnglish(work)();
  } catch (error) {
    if (error instanceof InputError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'not refused';
}

function typedGame(rack?: string): DuplicateGame {
  return newGame(ENGINE, { players: ['Anna'], ...(rack === undefined ? {} : { rack }) });
}

describe('a game by the top', () => {
  const game = runGame(ENGINE, { seed: '2026', options: { rounds: 15 } });

  test('has the same bytes every time, and others from another seed', () => {
    const again = runGame(ENGINE, { seed: '2026', options: { rounds: 15 } });
    expect(formatGame(again)).toBe(formatGame(game));
    const other = runGame(ENGINE, { seed: '2027', options: { rounds: 15 } });
    expect(other.state.draws[0]!.rack).not.toBe(game.state.draws[0]!.rack);
  });

  test('has as many rounds as it shall, each laid by the first of its tops', () => {
    expect(game.state.closed).toHaveLength(15);
    expect(game.state.end).toMatchObject({ reason: 'rounds', rounds: 15 });
    for (const { play, tops, top } of game.state.closed) {
      expect(play).toEqual(tops[0]);
      expect(new Set(tops.map(({ score }) => score))).toEqual(new Set([top]));
    }
  });

  test('has for each draw the position another program can check', () => {
    for (const [index, { position }] of game.state.draws.entries()) {
      const { score, plays } = ENGINE.topScore(parsePosition(position));
      const close = game.state.closed[index]!;
      expect([close.top, close.tops.length]).toEqual([score, plays.length]);
    }
  });

  test('sums up the tops and keeps the tiles that were not laid', () => {
    let sum = 0;
    for (const [index, { top, total, play }] of game.state.closed.entries()) {
      sum += top;
      expect(total).toBe(sum);
      const draw = game.state.draws[index + 1];
      if (draw === undefined) continue;
      expect(draw.kept).toBe(play.leave);
      if (draw.rejected.length === 0) {
        for (const tile of play.leave) expect(draw.rack).toContain(tile);
      }
    }
  });

  test('is read back as it was written', () => {
    const { torn, ...read } = parseGame(formatGame(game));
    expect(torn).toBe('');
    expect(read).toEqual(game);
  });
});

test('without a limit a game goes on until the bag cannot serve', () => {
  const { state } = runGame(ENGINE, { seed: '7', preset: 'francofono' });
  expect(['bag', 'no play']).toContain(state.end?.reason);
  expect(state.closed.length).toBeGreaterThan(15);
});

test('the top is the top of every play, with the next scores and the bingos', () => {
  const position = parsePosition(`${'15/'.repeat(7)}4CASA7/${'15/'.repeat(6)}15 AEIRSTO`);
  const tops = topsOf(ENGINE, position, 2);
  const scores = [...ENGINE.plays(position)].map(({ score }) => score);
  const distinct = [...new Set(scores)].sort((a, b) => b - a);
  expect([tops.top, ...tops.subTops.map(({ score }) => score)]).toEqual(distinct.slice(0, 3));
  expect(tops.tops).toHaveLength(scores.filter(score => score === distinct[0]).length);
  expect(tops.subTops.map(({ count }) => count)).toEqual(
    distinct.slice(1, 3).map(score => scores.filter(each => each === score).length),
  );
  expect(tops.bingos.plays).toBe([...ENGINE.plays(position)].filter(({ bingo }) => bingo).length);
});

describe('the play that is laid', () => {
  const words = lexiconFromWords(['ALE', 'ALI', 'ELA', 'OLA'], 'ties');
  const engine = createEngine({ lexicon: words });
  const tops = (rack: string): string[] =>
    topsOf(engine, parsePosition(`${'15/'.repeat(14)}15 ${rack}`), 0).tops.map(
      ({ at, word }) => `${at} ${word}`,
    );

  test('is the one that keeps the fewest repeated letters', () => {
    // ALE and ELA keep I I, ALI keeps E I: the last is laid, though its word comes later
    expect(tops('ALEII')[0]).toBe('8F ALI');
    expect(tops('ALIEE')[0]).toBe('8F ALE');
  });

  test('is the one with the fewest jollies before that', () => {
    const play = { at: '8F', word: 'ALI', score: 5, bingo: false };
    const plain = { ...play, placed: 'ALI', leave: 'EEE' };
    const jolly = { ...play, placed: 'ALi', leave: 'BCD' };
    expect(laidBefore(FIGS, plain, jolly)).toBeLessThan(0);
    expect(laidBefore(FIGS, jolly, plain)).toBeGreaterThan(0);
    // two jollies kept are not a repeated letter
    expect(laidBefore(FIGS, plain, { ...plain, leave: '??E' })).toBeGreaterThan(0);
    expect(laidBefore(FIGS, { ...plain, leave: 'BCE' }, { ...plain, leave: '??E' })).toBe(0);
  });

  test('is across before down, then by square, when all else is equal', () => {
    expect(tops('ALE').slice(0, 2)).toEqual(['8F ALE', '8F ELA']);
  });
});

describe('racks from a real bag', () => {
  test('are typed, and a round waits for its rack', () => {
    const begun = typedGame();
    expect(begun.state.open).toBeUndefined();
    const first = next(begun, { rack: 'AEIRSTO' });
    expect(first.state.open).toMatchObject({ round: 1, by: 'typed', rack: 'AEIORST' });
    const closed = next(first);
    expect(closed.state.open).toBeUndefined();
    expect(closed.state.closed).toHaveLength(1);
    expect(refusal(() => next(closed))).toBe(
      'DUPLICATE_RACK: round 2 awaits its rack, drawn from the real bag',
    );
    const second = next(closed, { rack: 'BAEIOUN' });
    expect(second.state.open).toMatchObject({ round: 2, by: 'typed' });
  });

  test('and the game ends after its last round all the same', () => {
    const game = newGame(ENGINE, { players: [], options: { rounds: 1 }, rack: 'AEIRSTO' });
    expect(next(game).state.end).toMatchObject({ reason: 'rounds' });
  });

  test.each([
    ['AEIRSTZZ', 'POSITION_RACK: rack "AEIRSTZZ": 8 tiles, a rack holds 7'],
    ['AEI3', 'POSITION_RACK: rack "AEI3": "3" is not A-Z or ?'],
    ['AEIRST', 'DUPLICATE_RACK: rack "AEIRST": 6 tiles, a rack now has 7'],
    ['AEIOUAE', 'DUPLICATE_RACK: rack "AEIOUAE" must go back: consonants 0 of 1'],
    ['BCDFGHL', 'DUPLICATE_RACK: rack "BCDFGHL" must go back: vowels 0 of 1'],
    ['QQAEIOU', 'POSITION_RACK: rack "QQAEIOU": 2 × Q, the bag has 1'],
  ])('%s is refused', (rack, message) => {
    expect(refusal(() => next(typedGame(), { rack }))).toBe(message);
  });

  test('may not hold what lies on the board', () => {
    const game = next(typedGame('AEIRSTO'));
    const { word } = game.state.closed[0]!.play;
    const laid = [...word].filter(letter => letter === 'S').length;
    expect(laid).toBe(1);
    expect(refusal(() => next(game, { rack: 'SSSSSSA' }))).toBe(
      'DUPLICATE_RACK: rack "SSSSSSA": the bag cannot supply 6 × S, left 5',
    );
  });

  test('without a play go back', () => {
    const engine = createEngine({ lexicon: lexiconFromWords(['OH'], 'short') });
    expect(refusal(() => newGame(engine, { players: [], rack: 'AEIRSTT' }))).toBe(
      'DUPLICATE_RACK: rack "AEIRSTT" must go back: no play',
    );
  });
});

describe('the arbiter', () => {
  test('may choose a rack in a game from a seed, which is recorded', () => {
    const game = next(seededGame(), { rack: 'AEIRSTO' });
    expect(game.state.open).toMatchObject({ round: 2, by: 'chosen', rack: 'AEIORST' });
    const third = next(game);
    expect(third.state.open).toMatchObject({ round: 3, by: 'seed' });
  });

  test('may have another play laid, which is recorded; the top stays the top', () => {
    const game = typedGame('AEIRSTO');
    const closed = next(game, { play: { at: '8H', word: 'ORE' } });
    expect(closed.state.closed[0]).toMatchObject({
      by: 'arbiter',
      play: { at: '8H', word: 'ORE', score: 8, leave: 'AIST' },
    });
    expect(closed.state.closed[0]!.top).toBeGreaterThan(8);
    expect(closed.state.total).toBe(closed.state.closed[0]!.top);
    expect(closed.state.kept).toBe('AIST');
  });

  test('may not have a play laid that is not legal', () => {
    const game = typedGame('AEIRSTO');
    expect(refusal(() => next(game, { play: { at: '8H', word: 'ZE' } }))).toBe(
      'DUPLICATE_PLAY: art. 3: 1 × Z short on the rack AEIORST\nart. 4: ZE at 8H is not in the lexicon "frozen"',
    );
    const waiting = next(game);
    expect(refusal(() => next(waiting, { play: { at: '8H', word: 'ORE' } }))).toBe(
      'DUPLICATE_OVER: no round is open',
    );
  });

  test('may end the game, after which only rulings are entered', () => {
    const answered = withSlips(seededGame(), [['Anna', '', '']]);
    const game = next(answered, { end: true });
    expect(game.state.end).toMatchObject({ reason: 'arbiter', rounds: 1 });
    expect(refusal(() => next(game))).toBe('DUPLICATE_OVER: the game is over');
    expect(refusal(() => next(game, { end: true }))).toBe('DUPLICATE_OVER: the game is over');
    const ruled = ruleSlip(game, { round: 1, player: 'anna', score: 12, reason: 'appeal' });
    expect(ruled.state.rulings).toEqual([
      { type: 'ruling', round: 1, player: 'Anna', score: 12, reason: 'appeal' },
    ]);
  });

  test('ends a round that nobody answered without playing it', () => {
    const game = next(next(seededGame()), { end: true });
    expect(game.state.end).toMatchObject({ reason: 'arbiter', rounds: 1 });
    expect(game.state.total).toBe(game.state.closed[0]!.top);
    expect(
      refusal(() => ruleSlip(game, { round: 2, player: 'Anna', score: 1, reason: 'late' })),
    ).toBe('DUPLICATE_ROUND: round 2 was not played: no round is open');
    expect(verifyLedger(formatGame(game), ENGINE).fault).toBeUndefined();
  });

  test.each([
    [{ round: 9, player: 'Anna', score: 0, reason: 'late' }, /^DUPLICATE_ROUND: round 9 was never/],
    [{ round: 1, player: 'Zoe', score: 0, reason: 'late' }, /^DUPLICATE_PLAYER: no player "Zoe"/],
    [{ round: 1, player: 'Anna', score: 0.5, reason: 'late' }, /^OPTION_NUMBER: score 0.5/],
    [{ round: 1, player: 'Anna', score: 0, reason: ' ' }, /^DUPLICATE_TEXT: the reason is empty/],
  ])('rules on what there is: %j', (request, message) => {
    expect(refusal(() => ruleSlip(seededGame(), request))).toMatch(message);
  });
});

describe('slips', () => {
  test('of an unknown player are refused, all of them named, and nothing is entered', () => {
    const game = seededGame();
    const slips = [
      ['Anna', '8H', 'RE'],
      ['Zoe', '8H', 'RE'],
      ['Ugo', '8H', 'RE'],
    ] as const;
    expect(refusal(() => withSlips(game, slips))).toBe(
      'DUPLICATE_PLAYER: no player "Zoe": the players are Anna, Bruno, Carla\nno player "Ugo": the players are Anna, Bruno, Carla',
    );
  });

  test('name players in any case', () => {
    const game = withSlips(seededGame(), [[' ANNA ', '8H', 'RE']]);
    expect(game.state.slips[0]!.player).toBe('Anna');
  });

  test('of round 1 bring the players in when none were listed, later ones do not', () => {
    const game = newGame(ENGINE, { seed: '2026' });
    const entered = withSlips(game, [
      ['Dina', '8H', 'RE'],
      ['Elio', '8H', 'RE'],
    ]);
    expect(entered.state.players).toEqual(['Dina', 'Elio']);
    const second = next(entered);
    expect(refusal(() => withSlips(second, [['Fia', '8H', 'RE']]))).toMatch(/^DUPLICATE_PLAYER/);
  });

  test('of a closed round and of one never drawn are refused', () => {
    const game = next(seededGame());
    const slip = { player: 'Anna', square: '8H', word: 'RE', claimed: null };
    const enter = (round: number): unknown => enterSlips(game, ENGINE, [{ ...slip, round }]);
    expect(refusal(() => enter(1))).toBe(
      'DUPLICATE_ROUND: round 1 is closed: round 2 is open; a late slip is ruled in: rule --round 1 --player "Anna" --square "8H" --word "RE" --reason …',
    );
    expect(refusal(() => enter(3))).toBe(
      'DUPLICATE_ROUND: round 3 was never drawn: round 2 is open',
    );
    const over = next(game, { end: true });
    expect(refusal(() => enterSlips(over, ENGINE, [{ ...slip, round: 3 }]))).toBe(
      'DUPLICATE_ROUND: round 3 was never drawn: no round is open',
    );
  });

  test('of one player are both kept, the later counts', () => {
    const game = withSlips(seededGame(), [
      ['Anna', '8H', 'ZZZ'],
      ['Anna', '', ''],
    ]);
    expect(game.state.slips.map(({ word }) => word)).toEqual(['ZZZ', '']);
  });
});

test.each([
  [{ players: ['Anna', 'anna '] }, 'DUPLICATE_PLAYER: players entered twice: anna '],
  [{ players: ['Anna', ' '] }, 'DUPLICATE_PLAYER: players without a name'],
  [{ preset: 'none' }, 'DUPLICATE_PRESET: no preset "none": the presets are figs, francofono'],
  [
    { options: { vowels: 9 } },
    'DUPLICATE_OPTIONS: option vowels: 9 is not a whole number from 0 to 7',
  ],
  [{ options: { toString: 1 } }, /^DUPLICATE_OPTIONS: no option "toString"/],
  [{ seed: 'a\nb' }, 'DUPLICATE_TEXT: a seed must be one line: "a\\u000ab"'],
])('a new game with %j is refused', (request, message) => {
  const said = refusal(() => newGame(ENGINE, { seed: '1', ...request }));
  if (typeof message === 'string') expect(said).toBe(message);
  else expect(said).toMatch(message);
});

test('a game goes on with the lexicon it began with only', () => {
  const other = createEngine({ lexicon: lexiconFromWords(['RE'], 'other') });
  expect(refusal(() => checkEngine(seededGame().state, other))).toMatch(
    /^DUPLICATE_LEXICON: the game began with lexicon "frozen" \([0-9a-f]{12}…\) and rules "figs", this is "other"/,
  );
});

test("rules of one's own under the name of an edition begin no game and go on with none", () => {
  const engine = createEngine({ lexicon: LEXICON, rules: { ...FIGS, bingoBonus: 0 } });
  const message =
    /^a ledger names an edition, and these rules are not "figs": bingoBonus is 0, not 50/;
  expect(() => newGame(engine, { seed: 'x' })).toThrow(message);
  expect(() => checkEngine(seededGame().state, engine)).toThrow(message);
});
