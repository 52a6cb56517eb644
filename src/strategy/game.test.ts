// A game from the first draw to its end, played by the top: tiles, turns, scores, refusals.
import { describe, expect, test } from 'vitest';
import { formatPosition, parsePosition } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { positionAfter } from '../referee/after-play.js';
import { ENGLISH_RULES, FIGS } from '../rules/editions.js';
import { LEXICON } from '../testing/lexicon.js';
import { createGame, type PlayedGame } from './game.js';

const engine = createEngine({ lexicon: LEXICON });

function playOut(game: PlayedGame, look: () => void = () => undefined): void {
  while (!game.ended) {
    const [best] = engine.top(game.position, { count: 1 });
    game.make(best ?? { kind: 'pass' });
    look();
  }
}

describe('a game of the engine against itself', () => {
  test.each([1, 2, 3, 'una sera'])('ends, with seed %s, and no tile is lost', seed => {
    const game = createGame({ seed });
    playOut(game, () => {
      const { tiles } = game.position;
      const onBoard = tiles.reduce((sum, tile) => sum + Number(tile !== 0), 0);
      expect(onBoard + game.bag + game.racks.join('').length).toBe(120);
    });
    const { result, scores } = game;
    expect(result?.players.map(({ before }) => before)).toEqual(scores);
    expect(game.turns.reduce((sum, { score }) => sum + score, 0)).toBe(scores[0]! + scores[1]!);
  });

  test('is the same again with the same seed', () => {
    const [one, two] = [createGame({ seed: 5 }), createGame({ seed: 5 })];
    playOut(one);
    playOut(two);
    expect(two.turns).toEqual(one.turns);
    expect(formatPosition(two.position)).toBe(formatPosition(one.position));
  });

  test('scores each play as the engine does', () => {
    const game = createGame({ seed: 9, players: 3 });
    for (let turn = 0; turn < 6; turn++) {
      const [best] = engine.top(game.position, { count: 1 });
      if (best === undefined) break;
      game.make(best);
      expect(game.turns.at(-1)).toEqual({ player: turn % 3, kind: 'play', score: best.score });
    }
  });
});

describe('a move', () => {
  test('an exchange keeps the rest, loses the turn and brings as many tiles', () => {
    const game = createGame({ seed: 4 });
    const [rack] = game.racks as [string];
    game.make({ kind: 'exchange', tiles: rack.slice(0, 3) });
    expect(game.player).toBe(1);
    expect(game.racks[0]).toHaveLength(7);
    for (const tile of rack.slice(3)) expect(game.racks[0]).toContain(tile);
    expect(game.bag).toBe(106);
  });

  test.each([
    [{ kind: 'exchange', tiles: 'QQQ' }, 'POSITION_RACK'],
    [{ kind: 'exchange', tiles: '' }, 'MOVE_EXCHANGE'],
    [{ at: '8A', word: 'ZZ' }, 'MOVE_SQUARES'],
  ] as const)('%j is refused, and nothing has changed', (move, code) => {
    const game = createGame({ seed: 4 });
    const before = game.racks;
    expect(() => game.make(move)).toThrow(expect.objectContaining({ code }));
    expect(game.racks).toEqual(before);
    expect(game.turns).toEqual([]);
  });

  test('a word that the rack lacks tiles for is refused', () => {
    const position = parsePosition('15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEIRST?');
    expect(() => positionAfter(position, { at: '8H', word: 'MARE' })).toThrow(
      expect.objectContaining({ code: 'MOVE_TILES' }),
    );
    expect(positionAfter(position, { at: '8H', word: 'mARE' }).rack).toBe('IST');
  });

  test('a game that is over takes no more', () => {
    const game = createGame({ seed: 1 });
    for (let turn = 0; turn < 6; turn++) game.make({ kind: 'pass' });
    expect(game.end?.condition.article).toBe('art. 39b');
    expect(game.result?.players.every(({ final }) => final < 0)).toBe(true);
    expect(() => game.make({ kind: 'pass' })).toThrow('the game is over');
  });
});

test('a game has one to four players, and the rules it is given', () => {
  expect(() => createGame({ seed: 1, players: 5 })).toThrow('5 players: a game has 1 to 4');
  expect(createGame({ seed: 1, rules: ENGLISH_RULES }).bag).toBe(86);
  expect(createGame({ seed: 1 }).rules).toBe(FIGS);
});
