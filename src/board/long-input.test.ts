// Text without end where a rack, a row, a line or a word is wanted: a short message, and time that grows
// with the text and no faster.
import { expect, test } from 'vitest';
import { parseWord } from '../alphabet/alphabet.js';
import { CATALAN, ITALIAN } from '../alphabet/alphabets.js';
import { findAnagrams } from '../dictionary/anagrams.js';
import { extensions } from '../dictionary/extensions.js';
import { matchPattern } from '../dictionary/pattern.js';
import { explainUnlisted } from '../dictionary/why/explain.js';
import { InputError } from '../errors.js';
import { FIGS, UF_2007 } from '../rules/editions.js';
import { LEXICON } from '../testing/lexicon.js';
import { times } from '../testing/thorough.js';
import { parsePlayText } from './play-text.js';
import { parsePosition, parseRows } from './position.js';
import { parsePositionLine } from './position-lines.js';
import { parseRack } from './rack.js';

const MILLION = 1_000_000;
const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(15));
const CGP = `${'15/'.repeat(14)}15`;

/** What is done with a text. */
type Read = (text: string) => unknown;

const READERS: readonly (readonly [string, Read])[] = [
  ['a rack', text => parseRack(FIGS, text)],
  ['a Catalan rack', text => parseRack(UF_2007, text)],
  ['the rack of a position', text => parsePosition(CGP, FIGS, text)],
  ['a row', text => parseRows(EMPTY.with(7, text), 'A')],
  ['a Catalan row', text => parseRows(EMPTY.with(7, text), 'A', UF_2007)],
  [
    'every row',
    text =>
      parseRows(
        EMPTY.map(() => text),
        'A',
      ),
  ],
  ['a CGP', text => parsePosition(text)],
  ['a line of JSON', text => parsePositionLine(text, FIGS, 'x.jsonl:1')],
  [
    'the row of a line',
    text => parsePositionLine(JSON.stringify({ id: 1, rows: [text] }), FIGS, 'x:1'),
  ],
  [
    'the id of a line',
    text => parsePositionLine(JSON.stringify({ id: [text], cgp: CGP }), FIGS, 'x:1'),
  ],
  ['a play', text => parsePlayText(text, 'gcg')],
  ['a play in words', text => parsePlayText(text, 'figs')],
  ['a word', text => parseWord(ITALIAN, text)],
  ['a Catalan word', text => parseWord(CATALAN, text)],
  ['a word of no list', text => explainUnlisted(LEXICON, text)],
  ['an anagram', text => findAnagrams(LEXICON, text)],
  ['a pattern', text => [...matchPattern(LEXICON, text)]],
  ['a run of letters', text => extensions(LEXICON, text)],
];

const TEXTS: readonly (readonly [string, (length: number) => string])[] = [
  ['one wrong character', length => '#'.repeat(length)],
  [
    'many wrong characters',
    length =>
      String.fromCharCode(...Array.from({ length: 5000 }, (_, i) => 0x4e00 + i)).repeat(
        length / 5000,
      ),
  ],
  ['open brackets', length => '['.repeat(length)],
  ['brackets', length => '[]'.repeat(length / 2)],
  ['letters', length => 'A'.repeat(length)],
  ['digits', length => '9'.repeat(length)],
  ['spaces and letters', length => `A${' '.repeat(length - 2)}B`],
  ['marks of accents', length => `A${'\u0301'.repeat(length - 1)}`],
  ['jollies', length => '?'.repeat(length)],
];

/** The message of the InputError, and milliseconds. */
function refusal(read: Read, text: string): { message: string; ms: number } {
  const start = performance.now();
  try {
    read(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { message: error.message, ms: performance.now() - start };
  }
  return { message: 'read', ms: performance.now() - start };
}

test.each(
  READERS.flatMap(([name, read]) => TEXTS.map(([kind, make]) => ({ name, kind, read, make }))),
)('$name of $kind', ({ name, kind, read, make }) => {
  for (const length of [20_000, times(MILLION, 100_000)]) {
    const { message, ms } = refusal(read, make(length));
    // a pattern may be long and mean something
    if (`${name} ${kind}` !== 'a pattern jollies') expect(message).not.toBe('read');
    expect(message.length).toBeLessThan(4000);
    expect(ms).toBeLessThan(3000); // a square of this would be minutes
  }
});

test('wrong characters of a rack are one finding, each of them once', () => {
  const wrong = (text: string): string => refusal(rack => parseRack(FIGS, rack), text).message;
  expect(wrong('A3')).toBe('rack "A3": "3" is not A-Z or ?');
  expect(wrong('3A3#')).toBe('rack "3A3#": "3" "#" are not A-Z or ?');
  expect(wrong('1234567')).toBe('rack "1234567": "1" "2" "3" "4" "5" and 2 more are not A-Z or ?');
  expect(wrong('#'.repeat(20_000))).toBe(`rack "${'#'.repeat(79)}…": "#" is not A-Z or ?`);
});

test('wrong characters of a row are one finding, with their places', () => {
  const wrong = (row: string): string =>
    refusal(text => parseRows(EMPTY.with(7, text), 'A'), row).message;
  expect(wrong('.....MI#IO.....')).toBe('row 8, character 8: "#" is not a tile');
  expect(wrong('.....M##IO.....')).toBe('row 8, characters 7, 8: "#" is not a tile');
  expect(wrong('.#...!##%&/()=.')).toBe(
    'row 8, characters 2, 6, 7, 8, 9 and 5 more: "#" "!" "%" "&" "/" and 3 more are not tiles',
  );
});

test('a long text is not a word, and has no hooks', () => {
  const long = 'A'.repeat(MILLION);
  expect([LEXICON.has(long), LEXICON.hooks(long)]).toEqual([false, { front: '', back: '' }]);
  expect(() => parseWord(ITALIAN, long)).toThrow(`: 1000000 characters, at most 1000`);
});

test.each([
  ['a list', '["a"]', 'x:1: "id" is a list, wanted text or a whole number'],
  ['an object', '{"a":1}', 'x:1: "id" is an object, wanted text or a whole number'],
  ['true', 'true', 'x:1: "id" is true, wanted text or a whole number'],
  ['null', 'null', 'x:1: "id" is null, wanted text or a whole number'],
  ['a fraction', '1.5', 'x:1: "id" is 1.5, wanted text or a whole number'],
  [
    'a number that JSON rounds',
    '12345678901234567890',
    'x:1: "id" is 12345678901234567000, wanted text or a whole number',
  ],
])('an id that is %s is refused', (_, id, message) => {
  const line = `{"id":${id},"cgp":"${CGP}"}`;
  expect(refusal(text => parsePositionLine(text, FIGS, 'x:1'), line).message).toBe(message);
});

test('a line without an id is refused, a text and a whole number are ids', () => {
  const id = (line: string): string => parsePositionLine(line, FIGS, 'x:1').id;
  expect(() => id(`{"cgp":"${CGP}"}`)).toThrow('x:1: no "id", wanted text or a whole number');
  expect([id(`{"id":"","cgp":"${CGP}"}`), id(`{"id":-7,"cgp":"${CGP}"}`)]).toEqual(['', '-7']);
});
