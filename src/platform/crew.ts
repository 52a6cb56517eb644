// Who does the pieces that long work is cut into: threads of this machine, or a queue that has them done elsewhere.
import { startThreads } from '#platform';
import type { Setup, Threads, WorkerModule } from './threads.js';

/**
 * Starts whoever answers the tasks of a module.
 *
 * @param held tasks that a thread of this machine holds; default one, so that one that dies takes no other with it
 */
export type StartCrew = (
  module: WorkerModule,
  setup: Setup,
  count: number,
  held?: number,
) => Promise<Threads>;

/** Those who do the work. */
export interface Crew {
  readonly start: StartCrew;
  /**
   * How many times larger pieces are than for the threads of this machine, where a piece takes some hundred
   * milliseconds: what travels further is worth more.
   */
  readonly pieces: number;
}

/** Threads of this machine. */
export const HERE: Crew = {
  start: (module, setup, count, held = 1) => startThreads(module, setup, count, held),
  pieces: 1,
};
