// A listing in the address, and back.
import { expect, test } from 'vitest';
import { EVERY_MOVE, type MoveFilter } from '../engine/messages.js';
import { type Listing, listingAddress, listingOf, turnMark } from './listing.js';

test('what the address says of a listing is what the listing says of itself', () => {
  const squares = { covers: [112, 0], avoids: [224] };
  const words = { word: 'C?R*', least: 10, most: undefined, keeps: 'S?' };
  const filter: MoveFilter = { kind: 'plays', ...words, ...squares };
  const listing: Listing = { by: 'equity', filter, isHot: true };
  const address = listingAddress(listing);
  expect(address).toMatchObject({ points: '10-', squares: 'H8,A1,-O15', kind: 'plays' });
  expect(listingOf(address)).toEqual(listing);
});

test('an empty address is every move by points, and writes nothing', () => {
  expect(listingOf({})).toEqual({ by: 'score', filter: EVERY_MOVE, isHot: false });
  expect(Object.values(listingAddress(listingOf({}))).join('')).toBe('');
});

test('what cannot be read is left out', () => {
  const address = {
    by: 'x',
    points: '1e9-<b>',
    squares: 'Z99,8H,,--A1',
    kind: '__proto__',
    heat: '2',
  };
  expect(listingOf(address)).toEqual({ by: 'score', filter: EVERY_MOVE, isHot: false });
  expect(listingOf({ word: 'A'.repeat(1000) }).filter.word).toHaveLength(31);
});

test('a square is to be covered, then avoided, then neither', () => {
  const once = turnMark(EVERY_MOVE, 5);
  expect(once.covers).toEqual([5]);
  const twice = turnMark(once, 5);
  expect([twice.covers, twice.avoids]).toEqual([[], [5]]);
  expect(turnMark(twice, 5)).toEqual(EVERY_MOVE);
});
