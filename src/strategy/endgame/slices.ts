// Long work cut into slices, so that the event loop gets its turn, time is kept and a signal is heard. A slice that
// is over is thrown away and begun again: what it found stands in the table of positions.
import { afterTurn } from '#platform';
import type { AbortSignalLike } from '../../platform/types.js';
import { StoreFull } from './play-store.js';
import { type Search, SliceOver } from './search.js';

/** Milliseconds of the first slice of a question, and how much longer the next one is: so that each gets done. */
const FIRST_SLICE = 40;
const LONGER = 1.5;

/** Thrown when time is up or the signal was given. */
export class Stopped extends Error {}

/** When a search has to stop. */
export interface Limits {
  /** As `performance.now` has it. */
  readonly deadline: number;
  readonly signal: AbortSignalLike | undefined;
  /** Told after each slice. */
  readonly onSlice: () => void;
}

/**
 * Asks a search a question.
 *
 * @throws Stopped; StoreFull when all plays had to be forgotten, and the turns taken
 */
export async function ask<T>(search: Search, limits: Limits, question: () => T): Promise<T> {
  for (let slice = FIRST_SLICE; ; slice *= LONGER) {
    const now = performance.now();
    if (now >= limits.deadline || limits.signal?.aborted === true) throw new Stopped();
    search.sliceEnd = Math.min(now + slice, limits.deadline);
    try {
      return question();
    } catch (error) {
      await recover(search, error);
      limits.onSlice();
    }
  }
}

/** @throws StoreFull, when all plays were forgotten and their numbers with them */
async function recover(search: Search, error: unknown): Promise<void> {
  if (error instanceof StoreFull) search.forget();
  if (!(error instanceof SliceOver)) throw error;
  await new Promise<void>(resolve => afterTurn(resolve));
  search.begin();
}
