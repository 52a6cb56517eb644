// What a worker of an engine pool answers: one engine on the lexicon, one task after the other.
import type { Measure } from '../board/move.js';
import { createPosition, type PackedPosition, type Position } from '../board/position.js';
import { lexiconFromShared, type SharedLexicon } from '../gaddag/lexicon.js';
import { leavesFromShared, type SharedLeaves } from '../leaves/leave-table.js';
import type { Terms } from '../leaves/terms.js';
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
  /** Undefined where equity is the score. */
  readonly leaves: SharedLeaves | undefined;
  readonly terms: Partial<Terms> | undefined;
}

/** Answers tasks, one at a time. */
export function createAnswer(setup: WorkerSetup): (task: PlaysTask) => PlaysAnswer {
  const { rules, terms } = setup;
  const leaves = setup.leaves && leavesFromShared(setup.leaves);
  const lexicon = lexiconFromShared(setup.shared);
  const finder = createFinder({ lexicon, rules, leaves, terms });
  const engine = engineOn(finder);
  const packer = new PlayPacker();
  return ({ asks, byEquity, positions }) => {
    const digests: Digest[] = [];
    packer.begin(asks.length);
    for (const [index, ask] of asks.entries()) {
      const position = positionAt(positions, index);
      if (ask === DIGEST) {
        digests.push(digestPosition(engine, whole(position, rules)));
        packer.skip();
      } else {
        packer.add(find(finder, position, ask, byEquity[index] === 1 ? 'equity' : 'score'));
      }
    }
    return { plays: packer.finish(), digests };
  };
}

function find(finder: Finder, position: PackedPosition, ask: Ask, by: Measure): PlayBuffer {
  if (ask === ALL) return finder.all(position, by);
  if (ask === BEST) return finder.best(position, by);
  return finder.top(position, ask, by);
}

function whole({ tiles, rackCounts }: PackedPosition, rules: Rules): Position {
  return createPosition(rules, Uint8Array.from(tiles), Int32Array.from(rackCounts));
}
