// Which part of the work this machine does: given, or told by the scheduler that started it.
import { InputError, quoted } from '../../errors.js';

/** A part of the work. */
export interface Part {
  /** From 1. */
  readonly index: number;
  readonly of: number;
}

/** Environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Parts that one may cut work into. */
const MOST_PARTS = 100_000;

/**
 * Reads `'3/8'`; `'auto'` where the scheduler says which part and of how many, `'auto/8'` where it says which alone:
 * Slurm (`SLURM_ARRAY_TASK_ID`, counted from `SLURM_ARRAY_TASK_MIN`), AWS Batch (`AWS_BATCH_JOB_ARRAY_INDEX`, from 0),
 * a Kubernetes Indexed Job (`JOB_COMPLETION_INDEX`, from 0, without a count).
 *
 * @throws InputError `SHARD_PART`
 */
export function parsePart(text: string, environment: Environment): Part {
  const plain = /^(\d+)\/(\d+)$/.exec(text);
  if (plain !== null) return checked(text, Number(plain[1]), Number(plain[2]));
  const auto = /^auto(?:\/(\d+))?$/.exec(text);
  if (auto === null) throw refused(text, 'wanted 3/8, auto, or auto/8');
  const told = toldBy(environment);
  if (told === undefined) {
    throw refused(
      text,
      'no scheduler says which part: neither SLURM_ARRAY_TASK_ID nor AWS_BATCH_JOB_ARRAY_INDEX nor JOB_COMPLETION_INDEX is set',
    );
  }
  const of = auto[1] === undefined ? told.of : Number(auto[1]);
  if (of === undefined) throw refused(text, 'the scheduler does not say of how many: give auto/8');
  return checked(text, told.index, of);
}

function toldBy(environment: Environment): { index: number; of: number | undefined } | undefined {
  const number = (name: string): number | undefined => {
    const text = environment[name];
    return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
  };
  const slurm = number('SLURM_ARRAY_TASK_ID');
  if (slurm !== undefined) {
    const first = number('SLURM_ARRAY_TASK_MIN') ?? 1;
    return { index: slurm - first + 1, of: number('SLURM_ARRAY_TASK_COUNT') };
  }
  const aws = number('AWS_BATCH_JOB_ARRAY_INDEX');
  if (aws !== undefined) return { index: aws + 1, of: number('AWS_BATCH_JOB_ARRAY_SIZE') };
  const pod = number('JOB_COMPLETION_INDEX');
  return pod === undefined ? undefined : { index: pod + 1, of: undefined };
}

function checked(text: string, index: number, of: number): Part {
  if (of < 1 || of > MOST_PARTS) throw refused(text, `parts are 1 to ${MOST_PARTS}`);
  if (index < 1 || index > of) throw refused(text, `part ${index} of ${of}: parts count from 1`);
  return { index, of };
}

function refused(input: string, reason: string): InputError {
  return new InputError('SHARD_PART', `${quoted(input)}: ${reason}`, { input });
}
