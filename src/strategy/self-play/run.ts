// Games against itself on many threads: equal pieces of work out, sums back in their order, so that the answer
// is the same for any number of threads.
import { checkOneAlphabet } from '../../alphabet/one-alphabet.js';
import { inOrder } from '../../engine/in-order.js';
import { InputError, PoolError } from '../../errors.js';
import { type Lexicon, shareLexicon } from '../../gaddag/lexicon.js';
import { type Crew, HERE } from '../../platform/crew.js';
import type { Threads } from '../../platform/threads.js';
import type { AbortSignalLike } from '../../platform/types.js';
import type { Rules } from '../../rules/rules.js';
import type { PlayerSetup, SelfPlaySetup, SelfPlayTask } from './worker-setup.js';

/** Games of a piece for threads of this machine: some hundred milliseconds of work. */
const GAMES_OF_A_PIECE = 100;
/** Pieces for each thread that may be under way or wait for one before them. */
const PIECES_AHEAD = 3;

/** With what games against itself are played. */
export interface SelfPlayOptions {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  /** The same seed gives the same deals. */
  readonly seed: string;
  /** Worker threads, where the crew is of this machine. */
  readonly threads: number;
  /** Who plays; default `HERE`. */
  readonly crew?: Crew | undefined;
  /** Ends the games with the signal's reason. */
  readonly signal?: AbortSignalLike | undefined;
}

/** Games of a piece of work: one, when somebody looks ahead. */
export function piecesOf(
  { crew = HERE }: Pick<SelfPlayOptions, 'crew'>,
  players: readonly PlayerSetup[] = [],
): number {
  return players.some(({ thinking }) => thinking !== undefined)
    ? 1
    : GAMES_OF_A_PIECE * crew.pieces;
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
  const { lexicon, rules, seed, threads: count, signal, crew = HERE } = options;
  checkOneAlphabet(lexicon, rules);
  const setup: SelfPlaySetup = { shared: shareLexicon(lexicon), rules, seed, players };
  const threads = await crew.start(
    { url: new URL('./worker.js', import.meta.url) },
    { ...setup },
    count,
  );
  try {
    const work = (task: SelfPlayTask): Promise<A> => playPiece(threads, task);
    for await (const answer of inOrder(tasks, work, () => threads.count * PIECES_AHEAD)) {
      signal?.throwIfAborted();
      yield answer;
    }
  } finally {
    await threads.close();
  }
}

/** Games that no worker could play end the work: the sums would lack them. */
async function playPiece<A>(threads: Threads, task: SelfPlayTask): Promise<A> {
  try {
    return await threads.run(task);
  } catch (error) {
    if (error instanceof PoolError || error instanceof InputError) throw error;
    const { first, kind } = task;
    const from = `${kind === 'match' ? 'deal' : 'game'} ${first + 1}`;
    const message = `workers failed on the games from ${from} on: ${(error as Error).message}`;
    throw new PoolError('POOL_WORKER', message, { cause: error });
  }
}
