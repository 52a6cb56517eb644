// All plays of the kernel against the oracle, which tries every word on every square: same plays, same scores.
// Then the cases that a random position may miss, each with its plays worked out by hand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import type { Play } from '../board/move.js';
import { createPosition, formatPosition, type Position } from '../board/position.js';
import { parseRack } from '../board/rack.js';
import { SQUARE_COUNT } from '../board/squares.js';
import { createEngine } from '../engine/engine.js';
import { type Lexicon, lexiconFromWords } from '../gaddag/lexicon.js';
import { createSearcher, type Searcher } from '../ranking/searcher.js';
import { judge } from '../referee/judge.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { anyRules, graphOf, LONGEST_ALPHABET, TILES_OF_LONGEST } from '../testing/any-rules.js';
import { positionOf } from '../testing/boards.js';
import { forOracle, LEXICON, VOWEL_WORDS, WORDS } from '../testing/lexicon.js';
import { oraclePlays, oracleWords } from '../testing/oracle.js';
import { heapPosition, plantedBingos, playedPosition } from '../testing/positions.js';
import { createRandom } from '../testing/random.js';
import { isThorough, sample, times } from '../testing/thorough.js';
import { PlayBuffer } from './play-buffer.js';
import { toPlay } from './to-play.js';

/** Every play found, in no order. */
function playsFrom(searcher: Searcher, position: Position): Play[] {
  const buffer = new PlayBuffer();
  searcher.generate(position, buffer);
  return Array.from({ length: buffer.length }, (_, index) => toPlay(buffer, index, position));
}

/** Every play as `'8H WORD 26'`, sorted, one for each play found. */
function generated(searcher: Searcher, position: Position): string[] {
  return playsFrom(searcher, position)
    .map(({ at, word, score }) => `${at} ${word} ${score}`)
    .sort();
}

function generatorOf({ graph }: Lexicon, rules: Rules = FIGS): Searcher {
  return createSearcher(graph, rules);
}

/** The plays of a position with a few words; rows by their number, the others empty. */
function playsOf(words: readonly string[], rows: Record<number, string>, rack: string): string[] {
  return generated(generatorOf(lexiconFromWords(words)), positionOf(rows, rack));
}

describe('on boards that players could have reached', () => {
  // every sixth word (thirtieth among the quick tests) keeps the oracle quick; it also leaves most words on the board unknown
  const some = WORDS.filter((word, index) => index % times(6, 30) === 0 || word.length === 2);
  const words = forOracle(some);
  const engine = createEngine({ lexicon: LEXICON });
  const generator = generatorOf(lexiconFromWords(some)); // one for all, as in a game
  const all = (['any', 'edge', 'crowd'] as const).flatMap((manner, a) =>
    [0, 1, 2].flatMap(jollies =>
      [0, 1].map(b => ({ manner, jollies, seed: a * 6 + jollies * 2 + b })),
    ),
  );

  test.each(sample(all, 4))(
    'manner $manner, $jollies jollies, seed $seed',
    ({ manner, jollies, seed }) => {
      const random = createRandom(seed);
      const rackSize = Math.max(jollies, random.below(3) === 0 ? 1 + random.below(6) : 7);
      const turns = random.pick([6, 15, 60]);
      const position = playedPosition(random, engine, { turns, manner, rackSize, jollies });
      expect(generated(generator, position), formatPosition(position)).toEqual(
        oraclePlays(position, words),
      );
    },
  );

  test.each(['AEIRST?', 'AIO', '??EGNOV', 'AB'])('the empty board, rack %s', rack => {
    const position = positionOf({}, rack);
    expect(generated(generator, position)).toEqual(oraclePlays(position, words));
  });

  test.runIf(isThorough())('more plays than the buffer first has room for', () => {
    const position = positionOf({}, '??AFNOU');
    const plays = generated(generatorOf(LEXICON), position);
    expect(plays.length).toBeGreaterThan(4096);
    expect(plays).toEqual(oraclePlays(position, forOracle()));
  });

  test('every play of a full rack is legal to the referee, for the same score', () => {
    const random = createRandom(41);
    const full = generatorOf(LEXICON);
    for (let i = 0; i < 9; i++) {
      const wish = { turns: 4 + i, manner: 'any', rackSize: 7, jollies: i % 3 } as const;
      const position = playedPosition(random, engine, wish);
      const plays = playsFrom(full, position);
      const judged = plays.filter((_, index) => plays.length < 500 || index % 31 === 0);
      for (const play of judged) {
        const { legal, sheet } = judge(position, play, LEXICON);
        expect([play, legal, sheet?.total]).toEqual([play, true, play.score]);
      }
    }
  });
});

test('two generators used in turn do not disturb each other', () => {
  const figs = generatorOf(LEXICON);
  const plain = { ...FIGS, bingoBonus: 35, layout: FIGS.layout.map(() => '.'.repeat(15)) };
  const other = generatorOf(lexiconFromWords(['MAESTRO']), plain);
  const position = positionOf({}, 'AEMORST');
  const before = generated(figs, position);
  // M3 A1 E1 S2 T2 R2 O1 = 12, and 35
  const scores = generated(other, position).map(play => play.split(' ')[2]);
  expect(scores).toEqual(Array(14).fill('47'));
  expect(generated(figs, position)).toEqual(before);
});

describe('with a handful of words', () => {
  // few letters, so that words, boards and racks meet; J has no tile and needs a jolly
  const words = fc.array(
    fc.string({ unit: fc.constantFrom(...'AEIISSJ'), minLength: 2, maxLength: 6 }),
    { minLength: 1, maxLength: 40 },
  );
  const settings = fc.record({
    seed: fc.integer(),
    tileCount: fc.integer({ min: 0, max: 60 }),
    rackSize: fc.integer({ min: 1, max: 7 }),
    jollies: fc.integer({ min: 0, max: 2 }),
  });

  test('on heaps of tiles', () => {
    fc.assert(
      fc.property(words, settings, (list, { seed, ...wish }) => {
        const letters = parseWord(ITALIAN, 'AEIS');
        const position = heapPosition(createRandom(seed), FIGS, letters, wish);
        expect(generated(generatorOf(lexiconFromWords(list)), position)).toEqual(
          oraclePlays(position, forOracle([...new Set(list)])),
        );
      }),
      { numRuns: times(300, 25) },
    );
  });
});

test('the same under rules drawn at random, with as many letters as there can be', () => {
  const letters = ['A', 'E', 'Z', 'Ä', 'Ü'].map(letter => LONGEST_ALPHABET.codes.get(letter)!);
  const base = { ...FIGS, alphabet: LONGEST_ALPHABET, tiles: TILES_OF_LONGEST };
  const words = fc.array(fc.array(fc.constantFrom(...letters), { minLength: 2, maxLength: 7 }), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(words, fc.integer(), fc.nat(40), fc.nat(2), (list, seed, tileCount, jollies) => {
      const random = createRandom(seed);
      const rules = anyRules(random, base);
      const { rackSize } = rules;
      const wish = { tileCount, rackSize, jollies: Math.min(jollies, rackSize) };
      const position = heapPosition(random, rules, letters, wish);
      const unique = [...new Map(list.map(word => [word.join(), word])).values()];
      const generator = createSearcher(graphOf(list), rules);
      expect(generated(generator, position)).toEqual(oraclePlays(position, oracleWords(unique)));
    }),
    { numRuns: times(200, 25) },
  );
});

test.each([0, 1, 2])('the whole rack laid through any tiles, with %i jollies', jollies => {
  const letters = ['A', 'E', 'S', 'T', 'Z', 'Ä', 'Ü'].map(
    text => LONGEST_ALPHABET.codes.get(text)!,
  );
  const base = { ...FIGS, alphabet: LONGEST_ALPHABET, tiles: TILES_OF_LONGEST };
  let bingos = 0;
  for (let seed = 0; seed < times(40, 5); seed++) {
    const random = createRandom(seed);
    const rules = anyRules(random, base);
    const most = Math.min(jollies, rules.rackSize);
    const wish = { tileCount: 5 + random.below(90), jollies: most, tries: 20 };
    const { position, words } = plantedBingos(random, rules, letters, wish);
    const unique = [...new Map(words.map(word => [word.join(), word])).values()];
    const searcher = createSearcher(graphOf(words), rules);
    expect(generated(searcher, position)).toEqual(oraclePlays(position, oracleWords(unique)));
    bingos += playsFrom(searcher, position).filter(({ bingo }) => bingo).length;
  }
  expect(bingos).toBeGreaterThan(times(100, 10));
});

test('the square between two blocks takes every letter that joins them, and no other', () => {
  // words of three letters, so that many blocks can be joined; Ü has the highest bit of a mask
  const letters = ['A', 'E', 'Z', 'Ü'].map(letter => LONGEST_ALPHABET.codes.get(letter)!);
  const rules = { ...FIGS, alphabet: LONGEST_ALPHABET, tiles: TILES_OF_LONGEST };
  for (let seed = 0; seed < times(40, 5); seed++) {
    const random = createRandom(seed);
    const words = letters
      .flatMap(a => letters.flatMap(b => letters.map(c => [a, b, c])))
      .filter(() => random.below(4) > 0);
    const generator = createSearcher(graphOf(words), rules);
    const wish = { tileCount: 6 + seed, rackSize: 4, jollies: seed % 2 };
    const position = heapPosition(random, rules, letters, wish);
    expect(generated(generator, position)).toEqual(oraclePlays(position, oracleWords(words)));
  }
});

test.runIf(isThorough()).each([{}, { 8: '.......A.......' }])(
  'more plays than the memory of the kernel first has room for, twice over (%j)',
  rows => {
    const position = positionOf(rows, '??AEIOU');
    const plays = generated(generatorOf(lexiconFromWords(VOWEL_WORDS)), position);
    expect(plays.length).toBeGreaterThan(22_000);
    expect(plays).toEqual(oraclePlays(position, forOracle(VOWEL_WORDS)));
  },
);

describe('one tile', () => {
  test('that forms two words is one play, written across', () => {
    // O on I9 (2 x letter): LO 3 + 2, IO 1 + 2
    const board = { 8: '.......AI......', 9: '.......L.......' };
    expect(playsOf(['AI', 'AL', 'LO', 'IO'], board, 'O')).toEqual(['9H LO 8']);
  });

  test.each([
    [{ 8: 'IEEEEEEE.......', 9: '.L.............' }, '9A OL 6'],
    [{ 8: '.......EEEEEEEI', 9: '.............L.' }, '9N LO 6'],
  ])('that forms two words in the first or last column is one play: %j', (board, play) => {
    // OL or LO 3 + 1, IO 1 + 1
    expect(playsOf(['IO', 'OL', 'LO'], board, 'O')).toEqual([play]);
  });

  test.each([
    [1, ['I', 'EL', 'E', 'E', 'E', 'E', 'E', 'E'], '1H IO 6'],
    [8, ['E', 'E', 'E', 'E', 'E', 'E', 'EL', 'I'], '15H IO 6'],
  ])(
    'that forms two words in the first or last row is one play: row %i on, %j',
    (row, tiles, play) => {
      const lines = tiles.map((line, index) => [row + index, `.......${line}`.padEnd(15, '.')]);
      const board: Record<number, string> = Object.fromEntries(lines);
      expect(playsOf(['IO', 'OL', 'LO'], board, 'O')).toEqual([play]);
    },
  );

  test('that forms one word is written in the direction of that word', () => {
    // A on G8 or H7, neither a premium square: 1 + 1
    expect(playsOf(['AI'], { 8: '.......I.......' }, 'A')).toEqual(['8G AI 2', 'H7 AI 2']);
  });

  test('that fills the last hole of a full board forms both words', () => {
    // A on E5 (2 x word): 15 As, doubled, in both words
    const tiles = new Uint8Array(SQUARE_COUNT).fill(1);
    tiles[4 * 15 + 4] = 0;
    const generator = generatorOf(lexiconFromWords(['A'.repeat(15)]));
    const position = createPosition(FIGS, tiles, parseRack(FIGS, 'AAE'));
    expect(generated(generator, position)).toEqual([`5A ${'A'.repeat(15)} 60`]);
  });
});

describe('the first play', () => {
  test('covers the centre across or down', () => {
    expect(playsOf(['AI'], {}, 'AI')).toEqual(['8G AI 4', '8H AI 4', 'H7 AI 4', 'H8 AI 4']);
  });

  test('has at least two tiles', () => {
    expect(playsOf(['AI'], {}, 'A')).toEqual([]);
  });

  test('of seven tiles scores the bonus of 50 after the multipliers', () => {
    // from H8: M3 A1 E1 S2 T2x2 R2 O1 = 14, x 2 = 28, + 50; from F8 the L8 counts O twice: 13 x 2 + 50
    const plays = playsOf(['MAESTRO'], {}, 'AEMORST');
    expect(plays).toHaveLength(14);
    expect(plays).toContain('8H MAESTRO 78');
    expect(plays).toContain('H8 MAESTRO 78');
    expect(plays).toContain('8F MAESTRO 76');
  });

  test('of seven letters scores no bonus when a tile lay there', () => {
    // M on D8 (2 x letter): M 3 x 2, A 1, E 1, S 2, T 2, R 2, O 1
    expect(playsOf(['MAESTRO'], { 8: '.......T.......' }, 'AEMORS')).toEqual([
      '8D MAESTRO 15',
      'H4 MAESTRO 15',
    ]);
  });
});

describe('a jolly', () => {
  test.each([
    ['JUDO', '?DOU', 'jUDO'],
    ['KOALA', '?AALO', 'kOALA'],
    ['WEB', '?BE', 'wEB'],
    ['TAXI', '?AIT', 'TAxI'],
    ['YETI', '?EIT', 'yETI'],
    ['KIWI', '??II', 'kIwI'],
  ])('stands for a letter without a tile: %s', (word, rack, written) => {
    const plays = playsOf([word], {}, rack);
    expect(plays).toHaveLength(2 * word.length);
    expect(plays.filter(play => play.split(' ')[1] !== written)).toEqual([]);
    expect(playsOf([word], {}, rack.replace('?', 'A'))).toEqual([]);
  });

  test('scores nothing in both words', () => {
    // o on I9: LO 3 + 0, IO 1 + 0
    const board = { 8: '.......AI......', 9: '.......L.......' };
    expect(playsOf(['AI', 'AL', 'LO', 'IO'], board, '?')).toContain('9H Lo 4');
  });

  test('is tried in the place of a letter that is held as well', () => {
    // down likewise: each of the two tiles may be the jolly
    expect(
      playsOf(['OSSO'], { 8: '.......S.......' }, '?OSO').map(play => play.slice(0, 7)),
    ).toEqual([
      '8F OSSO',
      '8F OSSo',
      '8F OsSO',
      '8F oSSO',
      '8G OSSO',
      '8G OSSo',
      '8G OSsO',
      '8G oSSO',
      'H6 OSSO',
      'H6 OSSo',
      'H6 OsSO',
      'H6 oSSO',
      'H7 OSSO',
      'H7 OSSo',
      'H7 OSsO',
      'H7 oSSO',
    ]);
  });

  test('on the board counts as its letter and is worth nothing', () => {
    // M 3 x 1 + jolly 0, no word premium (H8 taken): 8G; down H7: 3 + 0
    expect(playsOf(['MI'], { 8: '.......i.......' }, 'M')).toEqual(['8G Mi 3', 'H7 Mi 3']);
  });
});

describe('there is no play', () => {
  test.each([
    ['with an empty rack', ['AI', 'RE'], { 8: '.......AI......' }, ''],
    ['when the rack makes no word', ['AI', 'RE'], { 8: '.......AI......' }, 'QZ'],
    ['when no word joins the board', ['AI', 'RE'], { 8: '.......AI......' }, 'RR'],
    ['when the board stands in no word', ['RE'], { 8: '.....ZUZ.......' }, 'R'],
  ])('%s', (_, words, rows, rack) => {
    expect(playsOf(words, rows, rack)).toEqual([]);
  });

  test('on a full board', () => {
    const tiles = new Uint8Array(SQUARE_COUNT).fill(1);
    const position = createPosition(FIGS, tiles, parseRack(FIGS, '?AEIRST'));
    expect(generated(generatorOf(LEXICON), position)).toEqual([]);
  });
});
