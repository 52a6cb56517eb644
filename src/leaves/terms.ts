// The terms of static judgement: what each is, and whether it is on unless somebody says otherwise. A term is on
// only where it wins games; `bench/README.md` has the matches.

/** What each term is about. */
export const TERM_NAMES = ['leave', 'near', 'end', 'change', 'opening'] as const;

/**
 * A term of judgement: worth of the tiles kept; less of it when the bag is nearly empty; tiles left once it is
 * empty; the full change; vowels beside premium squares in the first play.
 */
export type TermName = (typeof TERM_NAMES)[number];

/** Which terms are on. */
export type Terms = Readonly<Record<TermName, boolean>>;

/** The terms that win games. */
export const DEFAULT_TERMS: Terms = {
  leave: true,
  near: true,
  end: true,
  change: true,
  opening: false,
};

/** Nothing is judged but points. */
export const NO_TERMS: Terms = {
  leave: false,
  near: false,
  end: false,
  change: false,
  opening: false,
};

/** Every term, on or off: as given, else by default. */
export function withDefaults(terms: Partial<Terms> = {}): Terms {
  return { ...DEFAULT_TERMS, ...terms };
}

/**
 * Thousandths of a point by which a full change that comes once a game is held back. Under `figs` 20 to 25 points
 * are equal, 15 and 30 worse by 1.8 and 1.6 points a game, 35 by 5 (20,000 games each, `bench/README.md`).
 */
export const CHANGE_HELD_BACK = 25_000;

const WHOLE = 1000;
const NEAR_LEAST = 300;
const NEAR_STEP = 20;

/**
 * What share of its trained worth a leave keeps, in thousandths, by the tiles in the bag before the move: 30 % and
 * 2 % a tile, from 35 tiles on the whole. A leave pays over the turns that are still to come, and is trained while
 * there are many. On against off 50.94 % of 20,000 games, +3.8 points; other forms are in `bench/README.md`.
 *
 * @param bag tiles in it, 1 or more
 */
export function leaveShare(bag: number): number {
  return Math.min(WHOLE, NEAR_LEAST + NEAR_STEP * bag);
}

/** Leaves are worth what their table has, from so many tiles in the bag on. */
export const WHOLE_FROM: number = (WHOLE - NEAR_LEAST) / NEAR_STEP;

/**
 * Thousandths of a point that a vowel of the first play costs beside a premium square: Maven's guess for English.
 * Under `figs` nothing from 200 to 2,500 won games (`bench/README.md`), so that the term is off.
 */
export const OPENING_VOWEL = 700;
