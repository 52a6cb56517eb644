// The line of all plays in bytes is the one that objects and JSON make, whatever is on rack and board.
import { describe, expect, test } from 'vitest';
import { CATALAN } from '../alphabet/alphabets.js';
import type { Measure } from '../board/move.js';
import { formatPosition, type Position } from '../board/position.js';
import { engineOn } from '../engine/engine.js';
import { createFinder, type Finder } from '../engine/finder.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { FIGS, UF_2007 } from '../rules/editions.js';
import { positionOf } from '../testing/boards.js';
import { randomLeaves } from '../testing/leaves.js';
import { LEXICON } from '../testing/lexicon.js';
import { playedPosition } from '../testing/positions.js';
import { createRandom } from '../testing/random.js';
import { answerPosition } from './answer.js';
import { LineBytes } from './line-bytes.js';
import { PlayLines } from './play-lines.js';

interface Writer {
  readonly finder: Finder;
  readonly by: Measure;
  /** One for all positions, as in a batch. */
  readonly all: PlayLines;
}

function writerOf(finder: Finder, by: Measure): Writer {
  return { finder, by, all: new PlayLines(finder.rules, by) };
}

/** What stands in the line of a position, which is held against that of `answerPosition`. */
function sameLine({ finder, by, all }: Writer, position: Position, id: string): string {
  const wanted = answerPosition(engineOn(finder), { kind: 'all', by }, id, position);
  const plays = finder.all(position, by);
  const lines = new LineBytes();
  lines.begin();
  all.write(lines, id, position, plays, finder.kept(position));
  const text = new TextDecoder().decode(lines.finish().slice());
  expect(text, formatPosition(position)).toBe(`${wanted.text}\n`);
  return text;
}

/** The same for positions of games. @returns plays in all */
function expectSameLines(finder: Finder, by: Measure, count: number): number {
  const engine = engineOn(finder);
  const writer = writerOf(finder, by);
  let plays = 0;
  for (let seed = 0; seed < count; seed++) {
    const wish = { turns: seed % 9, rackSize: 7 - (seed % 4), jollies: seed % 3 };
    const position = playedPosition(createRandom(seed), engine, { ...wish, manner: 'any' });
    const id = ['a', '"', 'è\n', '\u{1f600}'][seed % 4]!;
    plays += sameLine(writer, position, id).split('{"rank":').length - 1;
  }
  return plays;
}

describe('a line of all plays in bytes is that of JSON', () => {
  test('by score', () => {
    const finder = createFinder({ lexicon: LEXICON, rules: FIGS });
    expect(expectSameLines(finder, 'score', 24)).toBeGreaterThan(10_000);
  });

  test('by equity, with leaves worth more and less than nothing', () => {
    const finder = createFinder({
      lexicon: LEXICON,
      rules: FIGS,
      leaves: randomLeaves(60_000, 1),
    });
    expect(expectSameLines(finder, 'equity', 12)).toBeGreaterThan(5000);
  });

  test('by equity without leaves', () => {
    const finder = createFinder({ lexicon: LEXICON, rules: FIGS });
    expect(expectSameLines(finder, 'equity', 6)).toBeGreaterThan(1000);
  });

  test('with letters of several characters and of several bytes', () => {
    const words = ['ANYA', 'QUA', 'COL·LA', 'L·LA', 'ÇA', 'CA', 'AÇ', 'LA', 'AL', 'ANY'];
    const lexicon = lexiconFromWords(words, 'catalan', CATALAN);
    const finder = createFinder({ lexicon, rules: UF_2007 });
    const position = positionOf({ 8: '.....A[NY]A.......' }, '?AÇL[L·L]O[QU]', UF_2007);
    const line = sameLine(writerOf(finder, 'score'), position, 'x');
    for (const part of ['[L·L]', '[ny]', 'Ç', '[QU]']) expect(line).toContain(part);
  });
});
