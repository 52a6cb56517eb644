// How far a training has come: written to a file now and then, so that it goes on where it was stopped.
import { leaveRanksOf } from '../../leaves/leave-table.js';
import type { RackMeans } from '../../leaves/values.js';
import { createRackMeans } from '../../leaves/values.js';
import type { Rules } from '../../rules/rules.js';

/** What is trained; a training goes on only with the same. */
export interface TrainingPlan {
  readonly lexicon: { readonly name: string; readonly checksum: string };
  /** Id of the edition. */
  readonly rules: string;
  readonly seed: string;
  /** Games of each generation. */
  readonly games: readonly number[];
  /** Games of the match that follows each. */
  readonly matchGames: number;
  readonly version: string;
}

/** A training under way. */
export interface TrainingState {
  /** Generations that are finished. */
  generation: number;
  /** Games of the next one that are in `means`. */
  games: number;
  readonly means: RackMeans;
  /** Values of the last generation, thousandths of a point; undefined before there is one. */
  values: Int32Array | undefined;
}

const MAGIC = 'LEGGIO TRAINING 1\n';

/** A training that has not begun. */
export function createTraining(rules: Rules): TrainingState {
  return { generation: 0, games: 0, means: createRackMeans(rules), values: undefined };
}

/** A line of JSON, then the arrays, little-endian as they lie in memory. */
export function encodeTraining(plan: TrainingPlan, state: TrainingState): Uint8Array {
  const { generation, games, means, values } = state;
  const facts = { plan, generation, games, values: values?.length ?? 0 };
  const head = new TextEncoder().encode(`${MAGIC}${JSON.stringify(facts)}\n`);
  const parts = [head, bytesOf(means.sums), bytesOf(means.times), bytesOf(values)];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function bytesOf(array: Float64Array | Int32Array | undefined): Uint8Array {
  if (array === undefined) return new Uint8Array(0);
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/**
 * Reads a training under way.
 *
 * @returns why it cannot go on, as text, when it is another training or none
 */
export function decodeTraining(
  bytes: Uint8Array,
  plan: TrainingPlan,
  rules: Rules,
): TrainingState | string {
  const lineEnd = bytes.indexOf(10, MAGIC.length);
  const text = new TextDecoder().decode(bytes.subarray(0, Math.max(lineEnd, 0)));
  const facts = text.startsWith(MAGIC) ? factsIn(text.slice(MAGIC.length)) : undefined;
  if (facts === undefined) return 'not a training under way';
  const other = differenceOf(facts.plan, plan);
  if (other !== undefined) return other;
  const state = createTraining(rules);
  const values = facts.values === 0 ? undefined : new Int32Array(leaveRanksOf(rules).count);
  const arrays = [state.means.sums, state.means.times, ...(values === undefined ? [] : [values])];
  let at = lineEnd + 1;
  const length = arrays.reduce((sum, array) => sum + array.byteLength, at);
  if (length !== bytes.length) return `${bytes.length} bytes, its first line asks for ${length}`;
  for (const array of arrays) {
    bytesOf(array).set(bytes.subarray(at, at + array.byteLength));
    at += array.byteLength;
  }
  return { ...state, generation: facts.generation, games: facts.games, values };
}

interface Facts {
  readonly plan: TrainingPlan;
  readonly generation: number;
  readonly games: number;
  readonly values: number;
}

function factsIn(text: string): Facts | undefined {
  try {
    const facts = JSON.parse(text) as Partial<Facts> | null;
    return facts?.plan == null ? undefined : (facts as Facts);
  } catch {
    return undefined;
  }
}

/** What the training there has that this one has not. */
function differenceOf(there: TrainingPlan, here: TrainingPlan): string | undefined {
  for (const name of Object.keys(here) as (keyof TrainingPlan)[]) {
    const [one, other] = [JSON.stringify(there[name]), JSON.stringify(here[name])];
    if (one !== other) return `another training: its ${name} is ${one}, not ${other}`;
  }
  return undefined;
}
