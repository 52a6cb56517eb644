// Pre-endings against plain reckoning: every tile that can be drawn, every ending behind it by brute force.
import { describe, expect, test } from 'vitest';
import { parseWord, readTokens } from '../../alphabet/alphabet.js';
import { createCounts, sumOf } from '../../alphabet/tile-counts.js';
import type { Play } from '../../board/move.js';
import { createPosition, type Position, unseenCounts } from '../../board/position.js';
import { createEngine } from '../../engine/engine.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import { positionAfter } from '../../referee/after-play.js';
import { ENGLISH_RULES, FIGS, TEVERE_2007 } from '../../rules/editions.js';
import type { Rules } from '../../rules/rules.js';
import { endingTruth, type KnownPlays, TooLarge } from '../../testing/ending-truth.js';
import { WORDS } from '../../testing/lexicon.js';
import { type OracleWords, oracleWords } from '../../testing/oracle.js';
import { createRandom } from '../../testing/random.js';
import { type RandomEnding, randomEnding } from '../../testing/random-endings.js';
import { times } from '../../testing/thorough.js';
import { dealsOf } from './deals.js';
import { solvePreendgame } from './solve.js';

/** Words that every edition can spell. */
const SHORT = WORDS.filter(word => word.length < 6 && !/[JKQWXY]/.test(word));
/** Behind by so much, so that games are won, lost and drawn. */
const LEAD = -4;
/** Turns that brute force may take for one ending. */
const MOST_TURNS = 20_000;
/** More plays take longer than they tell. */
const MOST_PLAYS = 12;

const EDITIONS = [FIGS, ENGLISH_RULES, TEVERE_2007];
const BAGS = [1, 2];
/** Cases in all; `bench/endgame-truth.js` asks for others. */
const COUNT = Number(process.env.LEGGIO_ENDINGS ?? times(24, 18));
const FIRST = Number(process.env.LEGGIO_FIRST ?? 1);

/** A random ending some of whose unseen tiles are in the bag; of some kind there are two, so that ways count. */
function preending(seed: number, rules: Rules, bag = 1): RandomEnding | undefined {
  const rackSize = 2;
  const ending = randomEnding(createRandom(seed), rules, SHORT, [rackSize, rackSize + bag]);
  const { position, opponent } = ending;
  if (Math.max(...opponent) < 2 || sumOf(position.rackCounts) !== rackSize) return undefined;
  const small = { ...position.rules, rackSize };
  return { ...ending, position: createPosition(small, position.tiles, position.rackCounts) };
}

/** Every choice of `size` tiles, all equally likely: no thought of kinds or of their numbers. */
function hands(tiles: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return tiles.flatMap((tile, index) =>
    hands(tiles.slice(index + 1), size - 1).map(rest => [tile, ...rest]),
  );
}

/** What each way of drawing brings in the end, by brute force. @param bag that the play empties */
function plainValues(
  position: Position,
  play: Play,
  bag: number,
  words: OracleWords,
  known: KnownPlays,
): number[] {
  const { rules, tiles, rackCounts } = position;
  const unseen = unseenCounts(rules, tiles, rackCounts);
  const each = [...unseen].flatMap((count, kind) => Array<number>(count).fill(kind));
  const after = positionAfter(position, play);
  return hands(each, bag).map(drawn => {
    const own = Int32Array.from(after.rackCounts);
    const other = Int32Array.from(unseen);
    for (const kind of drawn) {
      own[kind]!++;
      other[kind]!--;
    }
    const ending = createPosition(rules, after.tiles, other);
    const trial = { position: ending, opponent: own, words, mostTurns: MOST_TURNS, known };
    return play.score - endingTruth(trial).value;
  });
}

/** Moves as solved and by brute force, of those that empty the bag: `'8H WORD 12.5 50'`. */
async function compared(
  { position, lexicon, words }: RandomEnding,
  bag: number,
): Promise<Record<'solved' | 'plain', readonly string[]>> {
  const { rules } = position;
  const oracle = oracleWords(words.map(word => parseWord(rules.alphabet, word)));
  const { moves } = await solvePreendgame(position, { lexicon, spread: LEAD, count: 1000 });
  const text = (play: Play, ...facts: readonly number[]): string =>
    `${play.at} ${play.word} ${facts.map(fact => fact.toFixed(6)).join(' ')}`;
  const exact = moves.flatMap(({ move, winPercent, spread, exact: isProven }) =>
    move.kind === 'play' && isProven ? [text(move, winPercent, spread)] : [],
  );
  const known: KnownPlays = new Map();
  const plain = emptying(playsOf(position, lexicon), position, bag).map(play => {
    const finals = plainValues(position, play, bag, oracle, known).map(value => value + LEAD);
    const won = mean(finals.map(final => (final > 0 ? 100 : final === 0 ? 50 : 0)));
    return { play, won, points: mean(finals) - LEAD };
  });
  return {
    solved: exact,
    plain: inOrder(plain).map(({ play, won, points }) => text(play, won, points)),
  };
}

function playsOf(position: Position, lexicon: Lexicon): readonly Play[] {
  return [...createEngine({ lexicon, rules: position.rules }).plays(position)];
}

/** Those that take enough tiles from the rack. */
function emptying(plays: readonly Play[], { rules }: Position, bag: number): Play[] {
  return plays.filter(
    ({ placed }) => readTokens(rules.alphabet, placed).filter(isTile).length >= bag,
  );
}

/** True where something can be wrong, and little enough to be waited for. */
function isTried({ position, lexicon }: RandomEnding, bag: number): boolean {
  const plays = playsOf(position, lexicon);
  return plays.length <= MOST_PLAYS && emptying(plays, position, bag).length > 0;
}

function isTile({ kind }: { readonly kind: string }): boolean {
  return kind === 'tile';
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function inOrder<T extends { readonly won: number; readonly points: number }>(moves: T[]): T[] {
  return moves.sort((one, other) => other.won - one.won || other.points - one.points);
}

describe.each(EDITIONS)('$id', rules => {
  test.each(BAGS)(
    '%i in the bag: every play that empties it comes to what brute force says',
    async bag => {
      for (let seed = FIRST, tried = 0; tried < COUNT / EDITIONS.length / BAGS.length; seed++) {
        const ending = preending(seed, rules, bag);
        if (ending === undefined || !isTried(ending, bag)) continue;
        try {
          const { solved, plain } = await compared(ending, bag);
          expect([...solved].sort(), `seed ${seed}`).toEqual([...plain].sort());
          expect(solved.map(bare), `seed ${seed}`).toEqual(plain.map(bare));
          tried++;
        } catch (error) {
          if (!(error instanceof TooLarge)) throw error;
        }
      }
    },
  );
});

/** Games won and points, without the move: equal ones may stand in any order. */
function bare(line: string): string {
  return line.split(' ').slice(2).join(' ');
}

test('moves are ordered by games won, then by points; the lead counts', async () => {
  for (let seed = 1; seed < times(150, 30); seed++) {
    const ending = preending(seed, FIGS);
    if (ending === undefined) continue;
    const { position, lexicon } = ending;
    const even = await solvePreendgame(position, { lexicon });
    const ahead = await solvePreendgame(position, { lexicon, spread: 500 });
    expect(ahead.moves.every(({ winPercent }) => winPercent === 100)).toBe(true);
    const keys = even.moves.map(({ winPercent, spread }) => [winPercent, spread] as const);
    expect(keys).toEqual([...keys].sort((a, b) => b[0] - a[0] || b[1] - a[1]));
    expect(even.moves.map(({ spread }) => spread).sort()).toEqual(
      ahead.moves.map(({ spread }) => spread).sort(),
    );
  }
});

test('no time: one move all the same, and not exact', async () => {
  const { position, lexicon } = preending(firstSeed(), FIGS)!;
  const controller = new AbortController();
  controller.abort();
  const { signal } = controller;
  const { moves, exact } = await solvePreendgame(position, { lexicon, signal });
  expect([moves.length, exact]).toEqual([1, false]);
  const hurried = await solvePreendgame(position, { lexicon, seconds: 0.000_001 });
  expect([hurried.moves.length, hurried.exact]).toEqual([1, false]);
});

test.each([
  [{ seconds: 0 }, 'seconds 0: wanted a number above 0'],
  [{ seconds: Number.NaN }, 'seconds NaN'],
  [{ spread: Number.NaN }, 'spread NaN: wanted a whole number of points'],
  [{ spread: 0.5 }, 'spread 0.5'],
])('%j is refused', async (wishes, message) => {
  const { position, lexicon } = preending(firstSeed(), FIGS)!;
  const refused = solvePreendgame(position, { lexicon, ...wishes });
  await expect(refused).rejects.toMatchObject({
    code: 'OPTION_NUMBER',
    message: expect.stringContaining(message),
  });
});

function firstSeed(): number {
  let seed = 1;
  while (preending(seed, FIGS) === undefined) seed++;
  return seed;
}

describe('deals', () => {
  const counts = (...kinds: readonly number[]): Int32Array => {
    const all = createCounts();
    for (const kind of kinds) all[kind]!++;
    return all;
  };

  test('of one tile: a way for each', () => {
    const deals = dealsOf(counts(1, 1, 5, 9), 1, 1);
    expect(deals.map(({ ways, drawn }) => [ways, drawn.indexOf(1)])).toEqual([
      [2, 1],
      [1, 5],
      [1, 9],
    ]);
  });

  test.each([0, 1, 2])('of two tiles, %i of them drawn: as many ways as there are', draws => {
    const deals = dealsOf(counts(1, 1, 5, 9), 2, draws);
    expect(deals.reduce((sum, { ways }) => sum + ways, 0)).toBe(4 * 3);
    for (const { drawn, bag } of deals) {
      expect([sumOf(drawn), bag.length]).toEqual([draws, 2 - draws]);
    }
    const keys = deals.map(({ drawn, bag }) => `${drawn.join()}|${bag.join()}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
