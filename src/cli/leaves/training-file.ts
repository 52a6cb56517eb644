// The file of a training under way: where it is, and what may be gone on with.
import { readFile } from 'node:fs/promises';
import { isMissing } from '#platform';
import { InputError } from '../../errors.js';
import { ioReason } from '../../files/io-error.js';
import type { Rules } from '../../rules/rules.js';
import {
  createTraining,
  decodeTraining,
  type TrainingPlan,
  type TrainingState,
} from '../../strategy/training/state.js';

/** Where what has been played is written down until the training is finished. */
export function trainingFile(out: string): string {
  return `${out}.training`;
}

/**
 * A training that was stopped, or a new one; it is never begun over one that could go on.
 *
 * @throws InputError `LEAVES_TRAINING`
 */
export async function readTraining(
  file: string,
  resume: boolean,
  plan: TrainingPlan,
  rules: Rules,
): Promise<TrainingState> {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw refused(file, `cannot be read: ${ioReason(error)}`);
  });
  if (bytes === undefined) return createTraining(rules);
  if (!resume) {
    throw refused(
      file,
      'a training was stopped here: --resume goes on with it, or remove the file',
    );
  }
  const state = decodeTraining(bytes, plan, rules);
  if (typeof state === 'string') throw refused(file, state);
  return state;
}

function refused(file: string, reason: string): InputError {
  return new InputError('LEAVES_TRAINING', `${file}: ${reason}`, { input: file });
}
