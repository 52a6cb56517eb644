// What stands for the answer of a piece that another part does: it adds nothing, and what comes of it is thrown away.
import type { Elsewhere } from '../../analysis/folder/digest.js';
import { createTally } from '../../strategy/self-play/tally.js';
import type { MatchAnswer, SelfPlayTask } from '../../strategy/self-play/worker-setup.js';

/** An answer that adds nothing. @param kind as a queue names it */
export function emptyAnswer(kind: string, task: unknown): unknown {
  if (kind === 'batch') return { bytes: new Uint8Array(0), positions: 0, plays: 0, bad: [] };
  if (kind === 'analysis') return { kind: 'elsewhere' } satisfies Elsewhere;
  if ((task as SelfPlayTask).kind !== 'match') return new Int32Array(0);
  return { tally: createTally(), games: [] } satisfies MatchAnswer;
}
