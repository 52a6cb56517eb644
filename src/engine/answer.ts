// What a worker of an engine pool answers: one engine on the lexicon, one task after the other.
import { createPosition, type PackedPosition, type Position } from '../board/position.js';
import { lexiconFromShared, type SharedLexicon } from '../gaddag/lexicon.js';
import type { PlayBuffer } from '../movegen/play-buffer.js';
import type { Rules } from '../rules/rules.js';
import { type Digest, digestPosition } from './digest.js';
import { engineOn } from './engine.js';
import { createFinder, type Finder } from './finder.js';
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

/** What the pool tells a worker when it starts. */
export interface WorkerSetup {
  readonly shared: SharedLexicon;
  readonly rules: Rules;
}

/** Answers tasks, one at a time. */
export function createAnswer({ shared, rules }: WorkerSetup): (task: PlaysTask) => PlaysAnswer {
  const finder = createFinder(lexiconFromShared(shared), rules);
  const engine = engineOn(finder);
  const packer = new PlayPacker();
  return ({ asks, positions }) => {
    const digests: Digest[] = [];
    packer.begin(asks.length);
    for (const [index, ask] of asks.entries()) {
      const position = positionAt(positions, index);
      if (ask === DIGEST) {
        digests.push(digestPosition(engine, whole(position, rules)));
        packer.skip();
      } else {
        packer.add(find(finder, position, ask));
      }
    }
    return { plays: packer.finish(), digests };
  };
}

function find(finder: Finder, position: PackedPosition, ask: Ask): PlayBuffer {
  if (ask === ALL) return finder.all(position);
  if (ask === BEST) return finder.best(position);
  return finder.top(position, ask);
}

function whole({ tiles, rackCounts }: PackedPosition, rules: Rules): Position {
  return createPosition(rules, Uint8Array.from(tiles), Int32Array.from(rackCounts));
}
