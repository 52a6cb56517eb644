// Rules drawn at random for tests: other premium squares, values, bonuses, racks and letters than any edition
// has, so that nothing is right by the grace of one board.
import { type Alphabet, createAlphabet, type Letter } from '../alphabet/alphabet.js';
import { sortUnique, WordPacker } from '../alphabet/packed-words.js';
import { SIZE } from '../board/squares.js';
import { buildGaddag } from '../gaddag/build.js';
import type { Gaddag } from '../gaddag/gaddag.js';
import { FIGS } from '../rules/editions.js';
import { MOST_SCORE, mostPoints } from '../rules/most-points.js';
import type { Rules, TileSpec } from '../rules/rules.js';
import type { Random } from './random.js';

/** As many letters as there can be. */
export const LONGEST_ALPHABET: Alphabet = createAlphabet({
  id: 'longest',
  letters: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÄËÏÖÜ'],
  vowels: [...'AEIOUÄËÏÖÜ'],
  source: 'a test',
});

/** Tiles of its letters, of the values that Italian has. */
export const TILES_OF_LONGEST: readonly TileSpec[] = ['?', ...LONGEST_ALPHABET.letters].map(
  (letter, index) => ({
    letter,
    count: 4,
    points: FIGS.tiles[index % FIGS.tiles.length]!.points,
  }),
);

/** The graph of words given as letters, each once or more; an alphabet that no lexicon has will do. */
export function graphOf(words: readonly (readonly Letter[])[]): Gaddag {
  const packer = new WordPacker();
  for (const word of words) packer.add(word);
  return buildGaddag(sortUnique(packer.words()));
}

/** Marks that the squares of a board are picked from. */
const MARKS: readonly string[] = [
  '.........\'\'""--==', // like a board of an edition
  '..\'"', // letters
  '...-=', // words
  '......=',
  '.',
];
/** Values that the tiles are picked from. */
const VALUES: readonly (readonly number[])[] = [
  [1],
  [0, 1, 2],
  [1, 1, 2, 3, 5, 8, 10],
  [1, 1, 1, 60],
];

/** Rules whose plays fit into a packed score. */
export function anyRules(random: Random, base: Rules = FIGS): Rules {
  for (;;) {
    const values = random.pick(VALUES);
    const rules: Rules = {
      ...base,
      tiles: base.tiles.map(tile =>
        tile.points === 0 ? tile : { ...tile, points: random.pick(values) },
      ),
      layout: anyLayout(random),
      rackSize: random.pick([7, 7, 7, 1 + random.below(6)]),
      bingoBonus: random.pick([0, 1, 50, 700]),
    };
    if (mostPoints(rules) <= MOST_SCORE) return rules;
  }
}

/** 15 rows; half of the boards are their own transpose. */
function anyLayout(random: Random): readonly string[] {
  const marks = random.pick(MARKS);
  const rows = Array.from({ length: SIZE }, () =>
    Array.from({ length: SIZE }, () => random.pick([...marks])),
  );
  if (random.below(2) === 0) return rows.map(row => row.join(''));
  return rows.map((row, y) => row.map((mark, x) => (x < y ? rows[x]![y] : mark)).join(''));
}
