// A simulation under way as a file: one line of JSON with what it is of, so that it is gone on with under the same
// conditions or not at all, and a checksum over both.
import { InputError, quoted } from '../../errors.js';
import { hashOf } from '../../platform/hash.js';
import type { Decider } from './decide.js';
import type { SimulationState } from './state.js';
import { ARRAYS, createSums, type Sums } from './sums.js';

/** What a simulation is of, by name; a run may go on where all of it is the same. */
export type SimulationFacts = Readonly<Record<string, string | number>>;

const FORMAT = 'leggio simulation 1';

/** What a file holds beside its checksum. */
interface Saved {
  readonly format: string;
  readonly of: SimulationFacts;
  readonly candidates: number;
  readonly plies: number;
  readonly rollouts: number;
  readonly live: readonly number[];
  readonly looks: number;
  readonly nextLook: number;
  readonly scene: string;
  readonly by: Decider;
  /** In the order of their names. */
  readonly sums: readonly (readonly number[])[];
  readonly replies: readonly (readonly (readonly [string, number])[])[];
}

/** Writes a state down. */
export function encodeState(of: SimulationFacts, state: SimulationState): string {
  const { sums, rollouts, live, looks, nextLook, scene, by } = state;
  const { candidates, plies } = sums;
  const saved: Saved = {
    format: FORMAT,
    ...{ of, candidates, plies, rollouts, live, looks, nextLook, scene, by },
    sums: ARRAYS.map(name => Array.from(sums[name])),
    replies: sums.replies.map(replies => [...replies]),
  };
  const text = JSON.stringify(saved);
  return `${hashOf(text)}\n${text}\n`;
}

/**
 * Reads a state to go on from.
 *
 * @param of what is to be simulated now
 * @throws InputError `SIMULATION_FILE` for what is damaged, no such file, or of something else
 */
export function decodeState(text: string, of: SimulationFacts, name: string): SimulationState {
  const saved = readSaved(text, name);
  for (const [fact, value] of Object.entries(of)) {
    if (saved.of[fact] === value) continue;
    const was = quoted(saved.of[fact] ?? '');
    throw refused(name, `saved with ${fact} ${was}, this is ${quoted(value)}`);
  }
  const { rollouts, live, looks, nextLook, scene, by } = saved;
  return { sums: readSums(saved), rollouts, live, looks, nextLook, scene, by };
}

function readSaved(text: string, name: string): Saved {
  const [checksum = '', json = ''] = text.split('\n');
  if (!/^[0-9a-f]{64}$/.test(checksum)) throw refused(name, 'not a saved simulation');
  if (hashOf(json) !== checksum) throw refused(name, 'damaged: its checksum is another');
  const saved = JSON.parse(json) as Saved;
  if (saved.format === FORMAT) return saved;
  throw refused(name, `${quoted(saved.format)}, wanted ${quoted(FORMAT)}`);
}

function readSums({ candidates, plies, sums: read, replies }: Saved): Sums {
  const sums = createSums(candidates, plies);
  for (const [index, name] of ARRAYS.entries()) sums[name].set(read[index]!);
  for (const [candidate, list] of replies.entries()) {
    for (const [reply, times] of list) sums.replies[candidate]!.set(reply, times);
  }
  return sums;
}

function refused(name: string, reason: string): InputError {
  return new InputError('SIMULATION_FILE', `${name}: ${reason}`, { input: name });
}
