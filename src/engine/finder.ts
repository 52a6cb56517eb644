// Position in, packed plays and their order out: what an engine asks on its own thread, and a worker
// for a pool. Makes no objects.
import type { Lexicon } from '../gaddag/lexicon.js';
import { Generator, type PackedPosition } from '../movegen/generator.js';
import { PlayBuffer } from '../movegen/play-buffer.js';
import { bestPlays, rankPlays } from '../ranking/rank.js';
import type { Rules } from '../rules/rules.js';
import { checkAlphabets } from './checks.js';

/** Plays of one position, good until the finder is asked again. */
export interface Found {
  readonly plays: PlayBuffer;
  /** Numbers of the plays that were asked for, best first. */
  readonly order: Int32Array;
}

export interface Finder {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  /** Every legal play. */
  all(position: PackedPosition): Found;
  /** The best `count` plays. */
  top(position: PackedPosition, count: number): Found;
  /** Every play with the best score. */
  best(position: PackedPosition): Found;
}

/** @throws InputError `OPTION` when lexicon and rules do not go together */
export function createFinder(lexicon: Lexicon, rules: Rules): Finder {
  checkAlphabets(lexicon, rules);
  const generator = new Generator(lexicon.graph, rules);
  const plays = new PlayBuffer();
  const found = (position: PackedPosition, rank: (plays: PlayBuffer) => Int32Array): Found => {
    generator.generate(position, plays);
    return { plays, order: rank(plays) };
  };
  return {
    lexicon,
    rules,
    all: position => found(position, rankPlays),
    top: (position, count) => found(position, all => rankPlays(all).subarray(0, count)),
    best: position => found(position, bestPlays),
  };
}
