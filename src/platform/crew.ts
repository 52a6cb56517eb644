// Who does the pieces that long work is cut into: threads of this machine, or a queue that has them done elsewhere.
import { startThreads } from '#platform';
import type { Setup, Threads, WorkerModule } from './threads.js';

/** Starts whoever answers the tasks of a module. */
export type StartCrew = (module: WorkerModule, setup: Setup, count: number) => Promise<Threads>;

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
  // one task each: a thread that dies takes no other with it
  start: (module, setup, count) => startThreads(module, setup, count, 1),
  pieces: 1,
};
