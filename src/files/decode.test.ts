// Text is read in the given encoding, or not at all.
import { expect, test } from 'vitest';
import { decodeText, firstLineNotUtf8 } from './decode.js';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

test('UTF-8, with a byte order mark or without', () => {
  expect(decodeText(new TextEncoder().encode('Nicolò'))).toBe('Nicolò');
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x61))).toBe('a');
});

test('what is not UTF-8 is refused, never replaced', () => {
  expect(decodeText(bytes(0x4e, 0xf2))).toBeUndefined();
});

test('Windows-1252, the characters between 80 and 9F among them', () => {
  expect(decodeText(bytes(0x4e, 0xf2, 0x80, 0x92, 0x9f), 'windows-1252')).toBe('Nò€’Ÿ');
});

test.each([0x81, 0x8d, 0x8f, 0x90, 0x9d])('byte %i is nothing in Windows-1252', byte => {
  expect(decodeText(bytes(0x61, byte), 'windows-1252')).toBeUndefined();
});

test('every other byte of Windows-1252 is one character, and a space a space', () => {
  const nothing = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
  const all = Array.from({ length: 256 }, (_, byte) => byte).filter(
    byte => !nothing.includes(byte),
  );
  const text = decodeText(Uint8Array.from(all), 'windows-1252') as string;
  expect(text).toHaveLength(all.length);
  expect(new Set(text).size).toBe(all.length);
});

test('the first line that is not UTF-8 is named', () => {
  expect(firstLineNotUtf8(bytes(0x61, 10, 0x62, 10, 0xf2, 10))).toBe(3);
  expect(firstLineNotUtf8(bytes(0x61, 10, 0x62))).toBeUndefined();
});
