// Tiles from the rack to the board, on it and back.
import type { Play } from 'leggio';
import { describe, expect, test } from 'vitest';
import { holdOn, isLaid, laidBy, playLaid, put, rackOf, wantsLetter } from './laying.js';
import { EMPTY_TILES, NOTHING_LAID, type Sheet, withTile } from './sheet.js';

const H8 = 112;
const H9 = 127;

function sheetWith(rack: string, edition = 'figs'): Sheet {
  return { tiles: EMPTY_TILES.with(H8, 'C'), rack, edition, laid: NOTHING_LAID };
}

const fromRack = (index: number, tile: string) => ({ from: 'rack', index, tile }) as const;
const onSquare = (square: number) => ({ to: 'square', square }) as const;
const PLACE = { to: 'rack', index: undefined } as const;

describe('a tile', () => {
  test('laid from the rack stays on it until it is played, its place empty', () => {
    const laid = put(sheetWith('ARE'), fromRack(0, 'A'), onSquare(H9));
    expect(laid.rack).toBe('ARE');
    expect(rackOf(laid).map(({ isLaid }) => isLaid)).toEqual([true, false, false]);
    const played = playLaid(laid);
    expect([played.rack, played.tiles[H9], played.laid.size]).toEqual(['RE', 'A', 0]);
  });

  test('does not go where one of the board lies', () => {
    const sheet = sheetWith('ARE');
    expect(put(sheet, fromRack(0, 'A'), onSquare(H8))).toBe(sheet);
    expect(wantsLetter(sheet, fromRack(0, '?'), onSquare(H8))).toBe(false);
  });

  test('that is laid changes places with another, and comes back to the rack', () => {
    let sheet = put(sheetWith('ARE'), fromRack(0, 'A'), onSquare(H9));
    sheet = put(sheet, fromRack(1, 'R'), onSquare(H9 + 15));
    sheet = put(sheet, holdOn(sheet, H9)!, onSquare(H9 + 15));
    expect([sheet.laid.get(H9), sheet.laid.get(H9 + 15)]).toEqual(['R', 'A']);
    sheet = put(sheet, holdOn(sheet, H9)!, PLACE);
    expect([...sheet.laid]).toEqual([[H9 + 15, 'A']]);
    expect(withTile(sheet, H9 + 15, '').laid.size).toBe(0);
  });

  test('of the board goes to the rack, a jolly as one', () => {
    const sheet = withTile(sheetWith('ARE'), H9, 'a');
    const taken = put(sheet, holdOn(sheet, H9)!, PLACE);
    expect([taken.rack, taken.tiles[H9]]).toEqual(['ARE?', '']);
  });

  test('that is a jolly wants a letter, leaves the jolly’s place empty and is one again on the rack', () => {
    const sheet = sheetWith('A?');
    expect(wantsLetter(sheet, fromRack(1, '?'), onSquare(H9))).toBe(true);
    const laid = put(sheet, fromRack(1, 'z'), onSquare(H9));
    expect(rackOf(laid).map(({ isLaid }) => isLaid)).toEqual([false, true]);
    expect(playLaid(laid)).toMatchObject({ rack: 'A' });
  });

  test('moves on the rack', () => {
    const to = { to: 'rack', index: 2 } as const;
    expect(put(sheetWith('ARE'), fromRack(0, 'A'), to).rack).toBe('REA');
  });

  test('of two characters is one', () => {
    const sheet = sheetWith('NYA[QU]?', 'uf-2007');
    expect(rackOf(sheet).map(({ tile }) => tile)).toEqual(['[NY]', 'A', '[QU]', '?']);
    expect(playLaid(put(sheet, fromRack(0, '[NY]'), onSquare(H9))).rack).toBe('A[QU]?');
  });
});

test('a play is known again by its tiles', () => {
  const at = { at: 'H8', word: 'CaRE', placed: '.aRE' };
  const play: Play = { kind: 'play', ...at, score: 1, equity: 1, bingo: false, leave: '' };
  const laid = laidBy(play);
  expect([...laid]).toEqual([
    [H9, 'a'],
    [H9 + 15, 'R'],
    [H9 + 30, 'E'],
  ]);
  expect(isLaid(play, laid)).toBe(true);
  expect(isLaid({ ...play, placed: '.ARE' }, laid)).toBe(false);
});
