// The terms of static judgement: what each is, and whether it is on unless somebody says otherwise. A term is on
// only where it wins games; `bench/README.md` has the matches.

/** What each term is about. */
export const TERM_NAMES = ['leave', 'end', 'change'] as const;

/** A term of judgement: worth of the tiles kept; tiles left once the bag is empty; the full change. */
export type TermName = (typeof TERM_NAMES)[number];

/** Which terms are on. */
export type Terms = Readonly<Record<TermName, boolean>>;

/** The terms that win games. */
export const DEFAULT_TERMS: Terms = { leave: true, end: true, change: true };

/** Nothing is judged but points. */
export const NO_TERMS: Terms = { leave: false, end: false, change: false };

/** Every term, on or off: as given, else by default. */
export function withDefaults(terms: Partial<Terms> = {}): Terms {
  return { ...DEFAULT_TERMS, ...terms };
}

/**
 * Thousandths of a point by which a full change that comes once a game is held back: the best of 15, 20, 25, 30
 * and 35 points in matches of 6,000 games under `figs` (`bench/README.md`).
 */
export const CHANGE_HELD_BACK = 25_000;
