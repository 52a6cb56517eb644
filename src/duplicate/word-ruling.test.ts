// Rulings on words: tops, percentages, slips and rulings of a round and of those after it, with a
// lexicon that holds and lacks the given words as the measure of what is right.
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../board/position.js';
import { createEngine, type Engine } from '../engine/engine.js';
import { InputError } from '../errors.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { ENGINE, next, seededGame, withSlips } from '../testing/duplicate.js';
import { inEnglish } from '../testing/english.js';
import { WORDS } from '../testing/lexicon.js';
import { rankingHtml, sheetCsv, sheetLines } from '../testing/sheets.js';
import { formatGame, newGame, nextRound, parseGame } from './game.js';
import { formatLines } from './ledger/ledger.js';
import type { DuplicateGame } from './ledger/lines.js';
import { rankGame } from './ranking.js';
import { roundEngine, roundJudge } from './round-words.js';
import { ruleAnswer, ruleSlip } from './rulings.js';
import { topsOf } from './tops.js';
import { verifyLedger } from './verify.js';
import { ruleWord, type WordRequest } from './word-ruling.js';

/** An engine with other words, made by hand. */
function engineOf(without: readonly string[], and: readonly string[] = []): Engine {
  const words = [...WORDS.filter(word => !without.includes(word)), ...and];
  return createEngine({ lexicon: lexiconFromWords(words, 'by hand') });
}

function rule(game: DuplicateGame, request: Omit<WordRequest, 'reason'>): DuplicateGame {
  return ruleWord(game, ENGINE, { reason: 'committee', ...request });
}

function refusal(work: () => unknown): string {
  try {
    inEnglish(work)();
  } catch (error) {
    if (error instanceof InputError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'not refused';
}

/** Two closed rounds, BOP the top of the first and laid, and a third that is open. */
function twoRounds(): DuplicateGame {
  const { play, subTops } = next(seededGame()).state.closed[0]!;
  const other = subTops.flatMap(({ plays }) => plays).find(({ word }) => word !== play.word)!;
  const first = withSlips(seededGame(), [
    ['Anna', play.at, play.word, play.score],
    ['Bruno', other.at, other.word, other.score],
    ['Carla', '8H', 'belmo'],
  ]);
  return next(withSlips(next(first), [['Anna', '', '']]));
}

function follows(game: DuplicateGame): void {
  const text = formatGame(game);
  expect(verifyLedger(text, ENGINE).fault).toBeUndefined();
  expect(parseGame(text).state).toEqual(game.state);
}

describe('a word struck in a closed round', () => {
  const game = twoRounds();
  const laid = game.state.closed[0]!.play;
  const struck = rule(game, { word: laid.word, ruling: 'struck', round: 1 });
  const measure = engineOf([laid.word]);

  test('leaves the top of a lexicon without it, there and later', () => {
    for (const [index, close] of struck.state.closed.entries()) {
      const position = parsePosition(struck.state.draws[index]!.position);
      expect(close).toMatchObject(topsOf(measure, position, 3));
    }
    const [first, second] = struck.state.closed;
    expect(first!.top).toBeLessThan(game.state.closed[0]!.top);
    expect([first!.total, second!.total]).toEqual([first!.top, first!.top + second!.top]);
    expect(struck.state.total).toBe(second!.total);
  });

  test('lies on the board as before', () => {
    expect(struck.state.tiles).toEqual(game.state.tiles);
    expect(struck.state.closed[0]!.play).toEqual(laid);
    expect(sheetCsv(rankGame(struck), 'master').split('\n')[1]).toContain(
      `${laid.word} ${laid.at}`,
    );
  });

  test('takes the points of the slips with it, and the reason is said', () => {
    expect(struck.state.slips[0]).toMatchObject({
      verdict: 'word',
      score: 0,
      invalid: [{ word: laid.word, why: { code: 'struck-by-arbiter', note: 'committee' } }],
    });
    expect(struck.state.slips[1]).toEqual(game.state.slips[1]);
    expect(sheetLines(rankGame(struck), { player: 'Anna' })[2]).toContain('struck by the arbiter');
  });

  test('gives other percentages', () => {
    const of = (each: DuplicateGame): number =>
      rankGame(each, 1).players.find(({ player }) => player === 'Bruno')!.percent;
    expect(of(struck)).toBeGreaterThan(of(game));
  });

  test('follows', () => follows(struck));
});

describe('a word struck in the open round', () => {
  const open = withSlips(seededGame(), [['Anna', '8F', 'BOP', 22]]);
  const struck = rule(open, { word: 'bop', ruling: 'struck' });

  test('is not laid, and scores nothing', () => {
    const closed = nextRound(struck, ENGINE);
    expect(closed.state.closed[0]!.tops.map(({ word }) => word)).not.toContain('BOP');
    expect(closed.state.closed[0]).toMatchObject(
      topsOf(engineOf(['BOP']), parsePosition(closed.state.draws[0]!.position), 3),
    );
    expect(rankGame(closed).players.map(({ total }) => total)).toEqual([0, 0, 0]);
    follows(closed);
  });

  test('is refused to slips that come later, and to the arbiter', () => {
    const later = withSlips(struck, [['Bruno', '8F', 'BOP', 22]]);
    expect(later.state.slips[1]).toMatchObject({ verdict: 'word', score: 0 });
    expect(refusal(() => nextRound(later, ENGINE, { play: { at: '8F', word: 'BOP' } }))).toMatch(
      /^DUPLICATE_PLAY: art. 4: BOP/,
    );
    const late = { round: 1, player: 'Carla', square: '8F', word: 'bop', reason: 'late' };
    expect(refusal(() => ruleAnswer(later, ENGINE, late))).toBe(
      'DUPLICATE_PLAY: with --score it can be ruled in all the same: not valid: BOP',
    );
    follows(later);
  });

  test('leaves a play at least, or the rack is not a rack', () => {
    const engine = createEngine({ lexicon: lexiconFromWords(['OH', 'AEIRSTO'], 'two') });
    const game = newGame(engine, { players: ['Anna'], rack: 'AEIRSTO' });
    const request = { word: 'aeirsto', ruling: 'struck', reason: 'none' } as const;
    expect(refusal(() => ruleWord(game, engine, request))).toBe(
      'DUPLICATE_WORD: without AEIRSTO the rack of round 1 has no play: take its draw back with undo, then rule and draw again',
    );
  });
});

describe('a word accepted', () => {
  const game = twoRounds();
  const accepted = rule(game, { word: 'Belmo', ruling: 'accepted', round: 1 });

  test('is found wherever it fits: the top is that of a lexicon with it', () => {
    const position = parsePosition(game.state.draws[0]!.position);
    const { top } = topsOf(engineOf([], ['BELMO']), position, 3);
    expect(top).toBeGreaterThan(game.state.closed[0]!.top);
    expect(accepted.state.closed[0]!.top).toBe(top);
    follows(accepted);
  });

  test('gives slips their points', () => {
    expect(game.state.slips[2]).toMatchObject({ verdict: 'word', score: 0 });
    expect(accepted.state.slips[2]).toMatchObject({ verdict: 'valid', played: 'BELMO' });
    const { score } = accepted.state.slips[2]!;
    expect(score).toBeGreaterThan(0);
    expect(rankGame(accepted, 1).players[0]).toMatchObject({ total: expect.any(Number) });
  });

  test('counts from its round on and not before', () => {
    const later = rule(game, { word: 'belmo', ruling: 'accepted', round: 2 });
    expect(later.state.slips[2]).toEqual(game.state.slips[2]);
    expect(later.state.closed[0]).toEqual(game.state.closed[0]);
    follows(later);
  });

  test('is laid in the open round when it is the top', () => {
    const open = rule(seededGame(), { word: 'belmo', ruling: 'accepted' });
    const closed = next(open);
    expect(closed.state.closed[0]!.play.word).toBe('BELMO');
    // the board now has a word that the lexicon lacks; the game goes on with it
    follows(next(next(closed)));
  });

  test('may be struck again', () => {
    const again = rule(accepted, { word: 'BELMO', ruling: 'struck', round: 1 });
    expect(again.state.closed).toEqual(game.state.closed);
    expect(again.state.slips[2]).toMatchObject({
      score: 0,
      invalid: [{ why: { code: 'struck-by-arbiter', note: 'committee' } }],
    });
    follows(again);
  });
});

test('a ruling whose score its play gave is judged anew, one whose score was said stands', () => {
  const late = { round: 1, square: '8F', word: 'bop', reason: 'late' };
  let game = ruleAnswer(twoRounds(), ENGINE, { ...late, player: 'Bruno' });
  game = ruleAnswer(game, ENGINE, { ...late, player: 'Carla', score: 11 });
  const struck = rule(game, { word: 'BOP', ruling: 'struck', round: 1 });
  expect(struck.state.rulings).toMatchObject([
    { player: 'Bruno', score: 0, at: null },
    { player: 'Carla', score: 11, at: '8F' },
  ]);
  follows(struck);
});

test('slips that count are judged anew, and none of a player who was ruled otherwise is lost', () => {
  const game = ruleSlip(twoRounds(), { round: 1, player: 'Anna', score: 5, reason: 'talked' });
  const struck = rule(game, { word: 'bop', ruling: 'struck', round: 1 });
  expect(rankGame(struck, 1).players.find(({ player }) => player === 'Anna')!.total).toBe(5);
});

test('judging and finding read the same words, round by round', () => {
  let game = twoRounds();
  game = rule(game, { word: 'BELMO', ruling: 'accepted', round: 2 });
  game = rule(game, { word: 'BOP', ruling: 'struck', round: 3 });
  const valid = (word: string): readonly boolean[] =>
    [1, 2, 3].flatMap(round => {
      const { lexicon } = roundEngine(game.state, ENGINE, round);
      const letters = [...word].map(letter => letter.charCodeAt(0) - 64);
      const judged = roundJudge(game.state, ENGINE.lexicon, round).hasLetters(letters);
      expect(lexicon.has(word)).toBe(judged);
      return [judged];
    });
  expect(valid('BELMO')).toEqual([false, true, true]);
  expect(valid('BOP')).toEqual([true, true, false]);
  expect(valid('RE')).toEqual([true, true, true]);
});

test('a closed round left without a play is worth nothing, and its sheets are written all the same', () => {
  const engine = createEngine({ lexicon: lexiconFromWords(['OH', 'AEIRSTO'], 'two') });
  const begun = newGame(engine, {
    ...{ players: ['Anna'], rack: 'AEIRSTO', options: { percentOfRounds: 1 } },
  });
  const closed = nextRound(begun, engine, { withoutSlips: true });
  const game = ruleWord(closed, engine, {
    ...{ word: 'aeirsto', ruling: 'struck', round: 1, reason: 'none' },
  });
  expect(game.state.closed[0]).toMatchObject({ top: 0, tops: [], total: 0 });
  const ranking = rankGame(game);
  expect(ranking.players[0]).toMatchObject({ total: 0, percent: 0, tops: 0 });
  expect(sheetCsv(ranking, 'master')).toContain('1,AEIORST,typed,,,0,0,0,AEIRSTO 8G');
  expect(sheetCsv(ranking, { player: 'Anna' })).toContain('no slip');
  expect(rankingHtml(ranking)).toContain('AEIRSTO');
  expect(verifyLedger(formatGame(game), engine).fault).toBeUndefined();
});

describe('refused', () => {
  const game = twoRounds();
  test.each<[Omit<WordRequest, 'reason'>, string]>([
    [{ word: 'x1', ruling: 'struck' }, 'DUPLICATE_WORD: "x1" cannot be spelt with tiles'],
    [{ word: 'a', ruling: 'accepted' }, 'DUPLICATE_WORD: "a" cannot be spelt with tiles'],
    [
      { word: 'zzz', ruling: 'struck' },
      'DUPLICATE_WORD: ZZZ is already not a word from round 3 on',
    ],
    [
      { word: 're', ruling: 'accepted', round: 1 },
      'DUPLICATE_WORD: RE is already a word from round 1 on',
    ],
    [
      { word: 're', ruling: 'struck', round: 4 },
      'DUPLICATE_ROUND: no word can be ruled on in round 4: the rounds are 1 to 3',
    ],
  ])('%j', (request, message) => {
    expect(refusal(() => rule(game, request))).toBe(message);
  });

  test('after the end a round must be said, and it may be', () => {
    const over = nextRound(game, ENGINE, { end: true });
    expect(refusal(() => rule(over, { word: 're', ruling: 'struck' }))).toBe(
      'DUPLICATE_OVER: the game is over: say from which round the ruling holds',
    );
    follows(rule(over, { word: 'bop', ruling: 'struck', round: 2 }));
  });
});

test('a forged ruling on a word does not follow', () => {
  const game = rule(twoRounds(), { word: 'bop', ruling: 'struck', round: 1 });
  const last = game.entries.at(-1)!;
  const forged = (change: object): string | undefined => {
    const entries = [...game.entries.slice(0, -1), { ...last, ...change }];
    return verifyLedger(formatLines(entries as never).text, ENGINE).fault?.reason;
  };
  expect(forged({ slips: [] })).toMatch(/^word: slips is \[\], what follows is /);
  expect(forged({ tops: [] })).toMatch(/^word: tops is \[\], what follows is /);
  expect(forged({ word: 'RE' })).toMatch(/^word: tops is /);
  expect(forged({ round: 2 })).toMatch(/^word: /);
});
