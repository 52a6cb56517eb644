// The generator against the oracle with letters longer than a character: NY, QU, L·L on boards and
// racks, and jollies that stand for them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatWord, LETTER_MASK } from '../alphabet/alphabet.js';
import { CATALAN } from '../alphabet/alphabets.js';
import { formatPosition, type Position } from '../board/position.js';
import { parseWordList } from '../compile/word-file.js';
import { createEngine, type Engine } from '../engine/engine.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { judge } from '../referee/judge.js';
import { UF_2007 } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { positionOf } from '../testing/boards.js';
import { catalanList } from '../testing/catalan.js';
import { oraclePlays, oracleWords } from '../testing/oracle.js';
import { heapPosition, playedPosition } from '../testing/positions.js';
import { createRandom } from '../testing/random.js';

type Word = readonly number[];

const isLong = (letter: number): boolean => (CATALAN.upper[letter] ?? '').length > 1;

/** A bag with more of the long letters, so that boards and racks have them. */
const RICH: Rules = {
  ...UF_2007,
  tiles: UF_2007.tiles.map(tile => (tile.letter.length > 1 ? { ...tile, count: 5 } : tile)),
};

function engineOf(words: readonly Word[], rules: Rules = UF_2007): Engine {
  const texts = words.map(word => formatWord(CATALAN, word));
  return createEngine({ lexicon: lexiconFromWords(texts, 'catalan', CATALAN), rules });
}

/** Every play as `'8H WORD 26'`, sorted. */
function generated(engine: Engine, position: Position): string[] {
  const plays = [...engine.plays(position)];
  return plays.map(({ at, word, score }) => `${at} ${word} ${score}`).sort();
}

/** The words of the package that Catalan tiles can lay. */
async function listed(): Promise<readonly Word[]> {
  const bytes = new TextEncoder().encode(catalanList());
  const { letters, offsets, count } = (await parseWordList(bytes, CATALAN, 'catalan.txt')).words;
  return Array.from({ length: count }, (_, i) => [...letters.subarray(offsets[i], offsets[i + 1])]);
}

const LISTED = await listed();

describe('on boards that players could have reached', () => {
  const all = LISTED;
  // few words keep the oracle quick: the shortest, those of long letters, some of the others
  const some = all.filter(
    (word, index) =>
      word.length < 3 || (word.length < 8 && index % (word.some(isLong) ? 4 : 80) === 0),
  );
  const players = engineOf(
    all.filter((word, index) => word.length < 8 && (word.some(isLong) || index % 9 === 0)),
    RICH,
  );
  const engine = engineOf(some, RICH);
  const words = oracleWords(some);
  const cases = (['any', 'edge', 'crowd'] as const).flatMap((manner, a) =>
    [0, 1, 2].flatMap(jollies =>
      [0, 1].map(b => ({ manner, jollies, seed: 700 + a * 6 + jollies * 2 + b })),
    ),
  );
  let onBoard = 0;
  let onRack = 0;
  let byJolly = 0;

  test.each(cases)('manner $manner, $jollies jollies, seed $seed', ({ manner, jollies, seed }) => {
    const random = createRandom(seed);
    const wish = { turns: random.pick([4, 9, 16]), manner, rackSize: 7, jollies };
    const position = playedPosition(random, players, wish);
    const plays = generated(engine, position);
    expect(plays, formatPosition(position)).toEqual(oraclePlays(position, words));
    const ranked = [...engine.plays(position)];
    expect(engine.top(position, { count: 7 })).toEqual(ranked.slice(0, 7));
    onBoard += position.tiles.filter(tile => isLong(tile & LETTER_MASK)).length;
    onRack += position.rackCounts.filter((count, letter) => isLong(letter) && count > 0).length;
    byJolly += plays.filter(play => /\[[a-z]/.test(play)).length;
  });

  test('had long letters on board and rack, and jollies that stood for them', () => {
    for (const count of [onBoard, onRack, byJolly]) expect(count).toBeGreaterThan(9);
  });

  test('every play found is legal to the referee, for the same score', () => {
    const position = playedPosition(createRandom(31), players, {
      turns: 9,
      manner: 'any',
      rackSize: 7,
      jollies: 1,
    });
    const plays = [...engine.plays(position)];
    expect(plays.length).toBeGreaterThan(10);
    for (const play of plays) {
      const verdict = judge(position, play, engine.lexicon);
      expect([play, verdict.legal, verdict.sheet?.total]).toEqual([play, true, play.score]);
    }
  });
});

test('with a handful of words, on heaps of tiles', () => {
  const tiles = ['A', 'E', 'S', 'N', 'L', 'NY', 'QU', 'L·L', 'Ç'].map(
    text => CATALAN.codes.get(text)!,
  );
  const words = fc.array(fc.array(fc.constantFrom(...tiles), { minLength: 2, maxLength: 5 }), {
    minLength: 1,
    maxLength: 40,
  });
  const settings = fc.record({
    seed: fc.integer(),
    tileCount: fc.integer({ min: 0, max: 40 }),
    rackSize: fc.integer({ min: 1, max: 7 }),
    jollies: fc.integer({ min: 0, max: 2 }),
  });
  fc.assert(
    fc.property(words, settings, (list, { seed, ...wish }) => {
      const position = heapPosition(createRandom(seed), UF_2007, tiles, wish);
      const unique = [...new Map(list.map(word => [word.join(), word])).values()];
      expect(generated(engineOf(list), position)).toEqual(
        oraclePlays(position, oracleWords(unique)),
      );
    }),
    { numRuns: 200 },
  );
});

describe('worked out by hand', () => {
  const word = (text: string): Word => [...text.split('-')].map(tile => CATALAN.codes.get(tile)!);

  test('QUE is two tiles, and Q, U, E on three is not a play', () => {
    // (QU 8 + E 1) × 2 on the centre
    const engine = engineOf([word('QU-E')]);
    const plays = ['8G [QU]E 18', '8H [QU]E 18', 'H7 [QU]E 18', 'H8 [QU]E 18'];
    expect(generated(engine, positionOf({}, '[QU]E', UF_2007))).toEqual(plays);
    expect(generated(engine, positionOf({}, 'UE', UF_2007))).toEqual([]);
  });

  test('a jolly stands for QU, L·L or NY and is worth 0', () => {
    const engine = engineOf([word('QU-E'), word('A-NY'), word('I-L·L-U-S')]);
    expect(generated(engine, positionOf({}, '?E', UF_2007))[0]).toBe('8G [qu]E 2');
    expect(generated(engine, positionOf({}, 'A?', UF_2007))[0]).toBe('8G A[ny] 2');
    // from E8, L·L on F8, S on H8: I 1 + U 1 + S 1, doubled by the centre
    expect(generated(engine, positionOf({}, '?IUS', UF_2007))).toContain('8E I[l·l]US 6');
  });

  test('seven tiles are a bingo however many characters they have (art. 9)', () => {
    // CO[L·L]EGI + S from B8: C2 (D8 is the first premium: L·L 10 × 2) O1 L·L20 E1 G3 I1 S1 = 29, × 2, + 50
    const engine = engineOf([word('C-O-L·L-E-G-I-S')]);
    const plays = [...engine.plays(positionOf({}, 'CO[L·L]EGIS', UF_2007))];
    expect(plays.find(({ at }) => at === '8B')).toMatchObject({
      word: 'CO[L·L]EGIS',
      placed: 'CO[L·L]EGIS',
      score: 108,
      bingo: true,
      leave: '',
    });
  });

  test('a long letter on the board is a through-tile of one square', () => {
    const engine = engineOf([word('A-NY'), word('A-NY-S')]);
    // S on J8: A 1 + NY 10 + S 1
    const board = { 8: '.......A[NY]......' };
    expect(generated(engine, positionOf(board, 'S', UF_2007))).toEqual(['8H A[NY]S 12']);
    expect(engine.top(positionOf(board, 'S', UF_2007))[0]?.placed).toBe('..S');
  });
});
