import { expect, test } from 'vitest';
import { hashOf, PlaceTable } from './place-table.js';

/** Numbers that a table gives to lists, one after the other. */
function numbersOf(table: PlaceTable, lists: readonly (readonly number[])[]): number[] {
  return lists.map(list => table.find(Int32Array.from([9, ...list]), 1, list.length + 1));
}

test('a list is found again in any order, and not with another place or another length', () => {
  const table = new PlaceTable(10, 1, 1);
  const lists = [
    [1, 5, 2, 7, 3, 0],
    [3, 0, 1, 5, 2, 7],
    [1, 7, 2, 5, 3, 0],
    [1, 5, 2, 7],
    [2, 7, 1, 5],
    [1, 5, 2, 7, 4, 0],
  ];
  expect(numbersOf(table, lists)).toEqual([-1, 1, -2, -3, 3, -4]);
  table.setNode(3, 42);
  expect(table.node(3)).toBe(42);
  expect(table.node(2)).toBe(0);
});

test('two lists with the same hash have numbers of their own', () => {
  const [one, other] = [
    [42_524, 3647],
    [337_320, 1730],
  ] as const;
  const hashes = [one, other].map(list => hashOf(Int32Array.from(list), 0, 2));
  expect(hashes[0]).toBe(hashes[1]);
  const table = new PlaceTable(400_000, 1, 1);
  expect(numbersOf(table, [one, other, one, other])).toEqual([-1, -2, 1, 2]);
});

const MANY = Array.from({ length: 400_000 }, (_, index) => index);

/** A place as any other. */
function place(index: number): number {
  return Math.imul(index, 0x9e3779b1) >>> 2;
}

test.each<readonly [string, (index: number) => readonly number[]]>([
  ['one node each', index => [index, place(index)]],
  ['two nodes for all of them', index => [0, place(index), 1, place(index ^ 0x15555)]],
])('%s: 400,000 lists have numbers of their own, though some have the same hash', (_, listOf) => {
  const table = new PlaceTable(MANY.length, 1, 1);
  const find = (index: number): number => {
    const list = Int32Array.from(listOf(index));
    return table.find(list, 0, list.length);
  };
  expect(MANY.every(index => find(index) === -(index + 1))).toBe(true);
  expect(MANY.every(index => find(index) === index + 1)).toBe(true);
});
