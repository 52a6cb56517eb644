// Games against itself on many threads: equal pieces of work out, sums back in their order, so that the answer
// is the same for any number of threads.
import { startThreads } from '#platform';
import { checkOneAlphabet } from '../../alphabet/one-alphabet.js';
import { inOrder } from '../../engine/in-order.js';
import { type Lexicon, shareLexicon } from '../../gaddag/lexicon.js';
import type { AbortSignalLike } from '../../platform/types.js';
import type { Rules } from '../../rules/rules.js';
import type { PlayerSetup, SelfPlaySetup, SelfPlayTask } from './worker-setup.js';

/** Games of a piece: some hundred milliseconds of work. */
export const GAMES_OF_A_PIECE = 100;
/** Pieces for each thread that may be under way or wait for one before them. */
const PIECES_AHEAD = 3;

/** With what games against itself are played. */
export interface SelfPlayOptions {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  /** The same seed gives the same deals. */
  readonly seed: string;
  /** Worker threads. */
  readonly threads: number;
  /** Ends the games with the signal's reason. */
  readonly signal?: AbortSignalLike | undefined;
}

/** Games of a piece of a match: two, when somebody looks ahead. */
export function gamesOfAPiece(players: readonly PlayerSetup[]): number {
  return players.some(({ thinking }) => thinking !== undefined) ? 2 : GAMES_OF_A_PIECE;
}

/**
 * Runs tasks on threads of their own.
 *
 * @returns the answers, in the order of the tasks
 * @throws InputError `ALPHABETS_DIFFER`
 */
export async function* runPieces<A>(
  options: SelfPlayOptions,
  players: readonly [PlayerSetup, PlayerSetup],
  tasks: Iterable<SelfPlayTask>,
): AsyncGenerator<A, void, undefined> {
  const { lexicon, rules, seed, threads: count, signal } = options;
  checkOneAlphabet(lexicon, rules);
  const setup: SelfPlaySetup = { shared: shareLexicon(lexicon), rules, seed, players };
  const threads = await startThreads(
    { url: new URL('./worker.js', import.meta.url) },
    { ...setup },
    count,
  );
  try {
    const work = (task: SelfPlayTask): Promise<A> => threads.run(task);
    for await (const answer of inOrder(tasks, work, count * PIECES_AHEAD)) {
      signal?.throwIfAborted();
      yield answer;
    }
  } finally {
    await threads.close();
  }
}
