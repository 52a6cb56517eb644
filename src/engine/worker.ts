// A worker thread of an engine pool: one engine on the shared lexicon, one task after the other.
import { workerData } from 'node:worker_threads';
import { createPosition, type PackedPosition, type Position } from '../board/position.js';
import { lexiconFromShared, type SharedLexicon } from '../gaddag/lexicon.js';
import type { PlayBuffer } from '../movegen/play-buffer.js';
import type { Rules } from '../rules/rules.js';
import { type Digest, digestPosition } from './digest.js';
import { engineOn } from './engine.js';
import { createFinder } from './finder.js';
import {
  ALL,
  type Ask,
  BEST,
  DIGEST,
  PlayPacker,
  type PlaysAnswer,
  type PlaysTask,
  positionAt,
} from './messages.js';
import { READY } from './threads.js';

/** What the pool tells a worker when it starts. */
export interface WorkerSetup {
  readonly shared: SharedLexicon;
  readonly rules: Rules;
}

const { shared, rules } = workerData as WorkerSetup;
// checks the bytes again: 3 ms of the 100 ms that a thread needs to start
const finder = createFinder(lexiconFromShared(shared), rules);
const engine = engineOn(finder);
const packer = new PlayPacker();

/** Answers one task. */
export default function answer(task: PlaysTask | typeof READY): PlaysAnswer | undefined {
  if (task === READY) return undefined;
  const digests: Digest[] = [];
  packer.begin(task.asks.length);
  for (const [index, ask] of task.asks.entries()) {
    const position = positionAt(task.positions, index);
    if (ask === DIGEST) {
      digests.push(digestPosition(engine, whole(position)));
      packer.skip();
    } else {
      packer.add(find(position, ask));
    }
  }
  const plays = packer.finish();
  return { plays, digests };
}

function find(position: PackedPosition, ask: Ask): PlayBuffer {
  if (ask === ALL) return finder.all(position);
  if (ask === BEST) return finder.best(position);
  return finder.top(position, ask);
}

function whole({ tiles, rackCounts }: PackedPosition): Position {
  return createPosition(rules, Uint8Array.from(tiles), Int32Array.from(rackCounts));
}
