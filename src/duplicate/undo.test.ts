// The last step taken back: what one command entered, down to the first line, also after the end.
import { describe, expect, test } from 'vitest';
import { ENGINE, next, seededGame, withSlips } from '../testing/duplicate.js';
import { stepText } from '../testing/sheets.js';
import { formatGame, newGame, parseGame } from './game.js';
import { formatLines } from './ledger/ledger.js';
import type { DuplicateGame } from './ledger/lines.js';
import { withdrawPlayer } from './players.js';
import { ruleSlip } from './rulings.js';
import { stepFrom, undo } from './undo.js';
import { verifyLedger } from './verify.js';
import { ruleWord } from './word-ruling.js';

const BY = { by: 'Ugo', reason: 'typed wrong' };

/** The state without what tells how it came about. */
function outcome({ state }: DuplicateGame): object {
  const { lines: _, past: __, ...rest } = state;
  return rest;
}

/** What the last undo took back, in words. */
function takenBack({ entries }: DuplicateGame): string {
  const last = entries.at(-1);
  return last?.type === 'undo' ? stepText(stepFrom(entries, last.from)) : '';
}

function follows(game: DuplicateGame): void {
  const text = formatGame(game);
  expect(verifyLedger(text, ENGINE).fault).toBeUndefined();
  const { torn: _, ...read } = parseGame(text);
  expect(read).toEqual(game);
}

test('one undo takes back all slips of a file, and the players who came with them', () => {
  const game = newGame(ENGINE, { seed: '2026' });
  const entered = withSlips(game, [
    ['Anna', '8F', 'BOP'],
    ['Bruno', '8F', 'FELPO'],
  ]);
  const back = undo(entered, BY);
  expect(outcome(back)).toEqual(outcome(game));
  expect(takenBack(back)).toBe('Anna in the game, Bruno in the game, 2 slips');
  expect(back.entries.at(-1)).toEqual({ type: 'undo', from: 3, ...BY });
  follows(withSlips(back, [['Anna', '8F', 'BOP']]));
});

test('one undo takes back a closing with the draw behind it, and the same rack comes again', () => {
  const open = withSlips(seededGame(), [['Anna', '8F', 'BOP']]);
  const closed = next(open);
  const back = undo(closed, BY);
  expect(takenBack(back)).toBe('round 1 closed, round 2 drawn');
  expect(outcome(back)).toEqual(outcome(open));
  const again = next(back);
  expect(again.state.open).toEqual(closed.state.open);
  follows(again);
});

test('each undo goes a step further back, past what was taken back before, down to the first line', () => {
  let game = withSlips(seededGame(['Anna']), [['Anna', '8F', 'BOP']]);
  const slipped = game;
  game = next(game);
  game = undo(ruleSlip(game, { round: 1, player: 'Anna', score: 1, reason: 'late' }), BY);
  game = withdrawPlayer(game, { player: 'Anna', reason: 'train' });
  game = undo(undo(game, BY), BY);
  expect(takenBack(game)).toBe('round 1 closed, round 2 drawn');
  expect(outcome(game)).toEqual(outcome(slipped));
  game = undo(game, BY);
  expect([takenBack(game), game.state.slips]).toEqual(['1 slip', []]);
  game = undo(undo(game, BY), BY);
  expect([takenBack(game), game.state.players]).toEqual(['Anna in the game', []]);
  expect(() => undo(game, BY)).toThrow('nothing is left to take back: the first line');
  follows(game);
});

test('a mistyped rack of round 1 is taken back', () => {
  const game = newGame(ENGINE, { players: ['Anna'], rack: 'AEIRSTO' });
  const back = undo(game, BY);
  expect(back.state.open).toBeUndefined();
  follows(next(back, { rack: 'AEIRSTE' }));
});

test('the end of a game is taken back, and the game goes on', () => {
  const game = next(seededGame(['Anna'], { rounds: 1 }));
  expect(game.state.end?.reason).toBe('rounds');
  const back = undo(game, BY);
  expect([takenBack(back), back.state.end]).toEqual([
    'round 1 closed, the end of the game',
    undefined,
  ]);
  expect(back.state.open?.round).toBe(1);
  follows(next(withSlips(back, [['Anna', '8F', 'BOP']])));
});

test('a ruling on a word is taken back with all that it changed', () => {
  const game = next(withSlips(seededGame(), [['Anna', '8F', 'BOP']]));
  const struck = ruleWord(game, ENGINE, { word: 'bop', ruling: 'struck', round: 1, reason: 'no' });
  expect(struck.state.slips[0]!.score).toBe(0);
  const back = undo(struck, BY);
  expect(outcome(back)).toEqual(outcome(game));
  follows(back);
});

test('a name and a reason are asked for, on one line', () => {
  const game = seededGame();
  expect(() => undo(game, { by: ' ', reason: 'x' })).toThrow('the name is empty');
  expect(() => undo(game, { by: 'Ugo', reason: '' })).toThrow('the reason is empty');
  expect(() => undo(game, { by: 'Ugo', reason: 'a\u001b[31m' })).toThrow('cannot be printed');
  expect(undo(game, { by: 'Ugo', reason: ' two\nlines ' }).entries.at(-1)).toMatchObject({
    reason: 'two lines',
  });
});

describe('a forged undo', () => {
  const game = undo(next(seededGame()), BY);
  test.each([
    [{ from: 5 }, /^undo: from is 5, what follows is 6$/],
    [{ from: 8 }, /^undo: from is 8, what follows is 6$/],
  ])('%j does not follow', (change, reason) => {
    const last = { ...game.entries.at(-1), ...change };
    const { text } = formatLines([...game.entries.slice(0, -1), last as never]);
    expect(verifyLedger(text, ENGINE).fault?.reason).toMatch(reason);
    expect(() => parseGame(text)).toThrow(/undo: "from" is/);
  });
});
