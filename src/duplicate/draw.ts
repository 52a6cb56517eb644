// Draws by pure rejection: tiles are drawn blindly, looked at, and if the rack lacks vowels or
// consonants all of it goes back. A rack is never built to be legal: that would change the odds.
import {
  createCounts,
  difference,
  formatRack,
  JOLLY_INDEX,
  sumOf,
  type TileCounts,
} from '../alphabet/tile-counts.js';
import { createBag } from '../board/bag.js';
import type { RandomSource } from '../board/random.js';
import type { Rules } from '../rules/rules.js';
import type { Lack, RackFact } from './facts.js';
import type { DuplicateOptions } from './options.js';

/** Fewest vowels and consonants on a rack; a jolly counts as either. */
export interface Minima {
  /** Tiles, 0 or more. */
  readonly vowels: number;
  /** Tiles, 0 or more. */
  readonly consonants: number;
}

/** A rack that was drawn and put back. */
export interface RejectedRack {
  /** Written like a rack: `'AEEIIOU'`. */
  readonly rack: string;
  /** What it lacked, or that it had no play. */
  readonly reason: RackFact;
}

/** A draw: the rack, or undefined when the draws were given up, and what was put back before. */
export interface Draw {
  /** Written like a rack: `'?AEIRST'`; undefined when the draws were given up. */
  readonly rack: string | undefined;
  /** In the order they were drawn. */
  readonly rejected: readonly RejectedRack[];
}

/** What a rack is drawn from, and what it must meet. */
export interface DrawRequest {
  readonly rules: Rules;
  /** Every tile not on the board, the kept ones too. */
  readonly pool: TileCounts;
  /** Tiles kept from the round before; they go back with the rest when a rack is rejected. */
  readonly kept: TileCounts;
  readonly minima: Minima;
  /** The numbers of an attempt, 0 first. */
  readonly random: (attempt: number) => RandomSource;
  /** True when a rack has a play somewhere; racks without one go back, too. */
  readonly isPlayable: (rack: TileCounts) => boolean;
  /** Racks without a play before the draws are given up. */
  readonly unplayableDraws: number;
}

export const NO_PLAY: RackFact = { code: 'no-play' };

/** The minima of a round, 1 first. */
export function minimaOf(options: DuplicateOptions, round: number): Minima {
  if (round <= options.earlyRounds) {
    return { vowels: options.earlyVowels, consonants: options.earlyConsonants };
  }
  return { vowels: options.vowels, consonants: options.consonants };
}

/** Draws until a rack is accepted. The pool must be able to serve (`canServe`). */
export function drawRack(request: DrawRequest): Draw {
  const { rules, pool, kept, minima, random, isPlayable, unplayableDraws } = request;
  const nothing = createCounts();
  const rejected: RejectedRack[] = [];
  let unplayable = 0;
  for (let attempt = 0; ; attempt++) {
    const counts = drawOnce(rules, pool, attempt === 0 ? kept : nothing, random(attempt));
    const rack = formatRack(rules.alphabet, counts);
    const reason = lackOf(rules, counts, minima) ?? (isPlayable(counts) ? undefined : NO_PLAY);
    if (reason === undefined) return { rack, rejected };
    rejected.push({ rack, reason });
    if (reason !== NO_PLAY) continue;
    unplayable++;
    if (unplayable >= unplayableDraws || sumOf(counts) === sumOf(pool)) {
      return { rack: undefined, rejected };
    }
  }
}

/** A full rack, or all that is left: the kept tiles and as many blind ones as are missing. */
export function drawOnce(
  rules: Rules,
  pool: TileCounts,
  kept: TileCounts,
  random: RandomSource,
): TileCounts {
  const rack = Int32Array.from(kept);
  createBag(rules, random, difference(pool, kept)).fill(rack, rules.rackSize);
  return rack;
}

/** What the rack lacks, or undefined. */
export function lackOf(rules: Rules, rack: TileCounts, minima: Minima): RackFact | undefined {
  const { vowels, consonants, jollies } = kinds(rules, rack);
  if (shortage(vowels, consonants, minima) <= jollies) return undefined;
  const lack = (held: number, least: number): Lack | null =>
    held < least ? { held, least } : null;
  return {
    code: 'lacks',
    vowels: lack(vowels, minima.vowels),
    consonants: lack(consonants, minima.consonants),
    jollies,
  };
}

/** True when some rack from the pool, full or all that is left, meets the minima. */
export function canServe(rules: Rules, pool: TileCounts, minima: Minima): boolean {
  const { vowels, consonants, jollies } = kinds(rules, pool);
  const size = Math.min(rules.rackSize, sumOf(pool));
  return (
    size > 0 &&
    size >= minima.vowels + minima.consonants &&
    shortage(vowels, consonants, minima) <= jollies
  );
}

/** Vowels and consonants that jollies must stand in for. */
function shortage(vowels: number, consonants: number, minima: Minima): number {
  return Math.max(0, minima.vowels - vowels) + Math.max(0, minima.consonants - consonants);
}

function kinds(
  rules: Rules,
  counts: TileCounts,
): { vowels: number; consonants: number; jollies: number } {
  const { isVowel } = rules.alphabet;
  let vowels = 0;
  for (const [code, count] of counts.entries()) if (isVowel[code] === true) vowels += count;
  const jollies = counts[JOLLY_INDEX]!;
  return { vowels, consonants: sumOf(counts) - vowels - jollies, jollies };
}
