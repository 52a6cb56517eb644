// A position's plays in a nutshell: how many, the best, and a hash over all of them, so that two
// engines can be compared play by play without exchanging the plays.
import type { Position } from '../board/position.js';
import { hashOf } from '../platform/hash.js';
import type { Engine } from './engine.js';

/** Most plays that `top_plays` lists. */
export const DIGEST_PLAYS = 40;

/** All plays of a position in a nutshell, to compare two engines by. */
export interface Digest {
  /** How many legal plays there are. */
  readonly plays: number;
  /** Best score, 0 when there is no play. */
  readonly top: number;
  /** `'8H WORD'` of every play that reaches it, sorted bytewise, the first 40. */
  readonly top_plays: readonly string[];
  /** SHA-256 of the lines `'8H WORD 26'` of all plays, sorted bytewise, joined by line feeds. */
  readonly hash: string;
  /** Only there when `top_plays` was cut. */
  readonly top_plays_cut?: true;
}

/**
 * The digest of every play that the engine finds.
 *
 * @throws InputError `RULES_DIFFER` when the position stands under other rules than the engine
 */
export function digestPosition(engine: Engine, position: Position): Digest {
  const plays = engine.plays(position);
  const top = plays.length === 0 ? 0 : plays.score(0);
  const lines: string[] = [];
  const best: string[] = [];
  for (const { at, word, score } of plays) {
    lines.push(`${at} ${word} ${score}`);
    if (score === top) best.push(`${at} ${word}`);
  }
  const hash = hashOf(lines.sort(bytewise).join('\n'));
  const digest = {
    plays: plays.length,
    top,
    top_plays: best.sort(bytewise).slice(0, DIGEST_PLAYS),
    hash,
  };
  return best.length > DIGEST_PLAYS ? { ...digest, top_plays_cut: true } : digest;
}

/** UTF-16 order equals byte order for the letters of every alphabet here (none is beyond U+FFFF). */
function bytewise(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
