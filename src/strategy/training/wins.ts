// A win table from games against itself, and what it is worth on games that it has not seen.
import type { Lexicon } from '../../gaddag/lexicon.js';
import { type LeaveTable, shareLeaves } from '../../leaves/leave-table.js';
import { DEFAULT_TERMS } from '../../leaves/terms.js';
import { createGainTally, noteGain, sharesOf } from '../../outlook/gains.js';
import { createWinTable, type WinOrigin } from '../../outlook/win-table.js';
import type { Crew } from '../../platform/crew.js';
import type { AbortSignalLike } from '../../platform/types.js';
import type { Rules } from '../../rules/rules.js';
import { piecesOf, runPieces } from '../self-play/run.js';
import type { PlayerSetup, TurnsAnswer, TurnsTask } from '../self-play/worker-setup.js';
import { type BrierScores, brierScores, createStandings, noteStanding } from './brier.js';

/** With what a table is trained. */
export interface WinTraining {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  /** Both players judge with these. */
  readonly leaves: LeaveTable | undefined;
  /** Games that the table is made of; a tenth as many others try it. */
  readonly games: number;
  readonly seed: string;
  /** Version of the program, for the file. */
  readonly version: string;
  readonly threads: number;
  /** Who plays; default threads of this machine. */
  readonly crew?: Crew | undefined;
  readonly signal?: AbortSignalLike | undefined;
  /** Told of what is being played, and how many games of how many. */
  readonly onProgress?: ((label: string, done: number, of: number) => void) | undefined;
}

/** A table, and how well it foretells. */
export interface TrainedWins {
  /** Ten-thousandths, by tiles unseen and spread. */
  readonly values: Uint16Array;
  readonly origin: WinOrigin;
  readonly report: WinReport;
}

export interface WinReport {
  /** Turns of the games that the table is made of. */
  readonly turns: number;
  /** Games that were held out, with another seed. */
  readonly heldOut: number;
  readonly brier: BrierScores;
}

/** Plays the games and makes the table: the same for any number of threads. */
export async function trainWins(training: WinTraining): Promise<TrainedWins> {
  const { rules, seed, games } = training;
  const tally = createGainTally(rules);
  let turns = 0;
  await playTurns(training, 'games', seed, games, (unseen, before, after) => {
    noteGain(tally, unseen, after - before);
    turns++;
  });
  const values = sharesOf(tally);
  const origin = originOf(training);
  const heldOut = Math.ceil(games / 10);
  const standings = createStandings(rules);
  await playTurns(training, 'held out', `${seed}/held out`, heldOut, (unseen, before, after) =>
    noteStanding(standings, unseen, before, after),
  );
  const brier = brierScores(standings, createWinTable(rules, values, origin, ''));
  return { values, origin, report: { turns, heldOut, brier } };
}

/** Tells of every turn: tiles unseen, points ahead before it, points ahead at the end. */
async function playTurns(
  training: WinTraining,
  label: string,
  seed: string,
  games: number,
  note: (unseen: number, before: number, after: number) => void,
): Promise<void> {
  const player = playerOf(training);
  const size = piecesOf(training);
  const tasks = turnsTasks(games, size);
  let done = 0;
  for await (const seen of runPieces<TurnsAnswer>({ ...training, seed }, [player, player], tasks)) {
    for (let at = 0; at < seen.length; at += 3) note(seen[at]!, seen[at + 1]!, seen[at + 2]!);
    done = Math.min(games, done + size);
    training.onProgress?.(label, done, games);
  }
}

function* turnsTasks(games: number, size: number): Generator<TurnsTask> {
  for (let first = 0; first < games; first += size) {
    yield { kind: 'turns', first, games: Math.min(size, games - first) };
  }
}

/** Games as they are played: by equity with every term that is on by default, the full change included. */
function playerOf({ leaves }: WinTraining): PlayerSetup {
  const shared = leaves && shareLeaves(leaves);
  return { name: 'self', by: 'equity', terms: DEFAULT_TERMS, leaves: shared };
}

function originOf({ lexicon, rules, leaves, games, seed, version }: WinTraining): WinOrigin {
  const { name, checksum } = lexicon;
  const values = leaves?.checksum ?? '';
  return { lexicon: { name, checksum }, rules: rules.id, leaves: values, games, seed, version };
}
