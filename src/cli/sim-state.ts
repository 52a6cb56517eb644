// `--save` and `--resume` of `leggio sim`: a run that is put down and taken up again.
import { readFile } from 'node:fs/promises';
import { formatPosition, type Position } from '../board/position.js';
import { InputError } from '../errors.js';
import { ioReason } from '../files/io-error.js';
import { writeWhole } from '../files/write-files.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import { rulesHash } from '../game/hashes.js';
import type { LeaveTable } from '../leaves/leave-table.js';
import type { WinTable } from '../outlook/win-table.js';
import type { SimulationState } from '../strategy/simulation/state.js';
import {
  decodeState,
  encodeState,
  type SimulationFacts,
} from '../strategy/simulation/state-file.js';
import { VERSION } from './shared/version.js';

/** What decides about the answer; how long a run is and on how many threads does not. */
export interface Simulated {
  readonly position: Position;
  readonly lexicon: Lexicon;
  readonly leaves: LeaveTable | undefined;
  readonly wins: WinTable | undefined;
  readonly spread: number;
  readonly plays: number;
  readonly move?: readonly string[];
  readonly plies: number;
  readonly confidence: number;
  readonly opponent?: string;
  readonly infer?: string;
  readonly seed: string;
}

/** The facts that a saved run and the one that goes on from it must share, by the names of options. */
export function factsOf(simulated: Simulated): SimulationFacts {
  const { position, lexicon, leaves, wins, move, opponent = '', infer = '' } = simulated;
  const { spread, plays, plies, confidence, seed } = simulated;
  return {
    leggio: VERSION,
    position: formatPosition(position),
    rules: rulesHash(position.rules),
    lexicon: lexicon.checksum,
    leaves: leaves?.checksum ?? 'none',
    wins: wins?.checksum ?? 'none',
    ...{ spread, moves: move?.join(', ') ?? `the best ${plays}`, plies },
    ...{ confidence: confidence * 100, opponent, infer, seed },
  };
}

/** @throws InputError `SIMULATION_FILE` */
export async function readState(path: string, of: SimulationFacts): Promise<SimulationState> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const reason = ioReason(error);
    throw new InputError('SIMULATION_FILE', `${path}: cannot be read: ${reason}`, { input: path });
  });
  return decodeState(text, of, path);
}

/** Whole or not at all. @throws InputError `FILE_WRITE` */
export async function saveState(
  path: string,
  of: SimulationFacts,
  state: SimulationState,
): Promise<void> {
  await writeWhole(path, encodeState(of, state));
}
