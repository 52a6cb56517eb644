// Draws by pure rejection: tiles are drawn blindly, looked at, and if the rack lacks vowels or
// consonants all of it goes back. A rack is never built to be legal: that would change the odds.
import { formatRack, JOLLY_INDEX } from '../alphabet/alphabet.js';
import type { Rules } from '../rules/rules.js';
import type { DuplicateOptions } from './options.js';
import type { RandomSource } from './random.js';

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
  /** What it lacked, or that it had no play: `'consonants 0 of 1'`, `'no play'`. */
  readonly reason: string;
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
  /** Every tile not on the board, by code, the kept ones too. */
  readonly pool: Int32Array;
  /** Tiles kept from the round before, by code; they go back with the rest when a rack is rejected. */
  readonly kept: Int32Array;
  readonly minima: Minima;
  /** The numbers of an attempt, 0 first. */
  readonly random: (attempt: number) => RandomSource;
  /** True when a rack has a play somewhere; racks without one go back, too. */
  readonly isPlayable: (rack: Int32Array) => boolean;
  /** Racks without a play before the draws are given up. */
  readonly unplayableDraws: number;
}

export const NO_PLAY = 'no play';

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
  const nothing = new Int32Array(32);
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
    if (unplayable >= unplayableDraws || total(counts) === total(pool)) {
      return { rack: undefined, rejected };
    }
  }
}

/** A full rack, or all that is left: the kept tiles and as many blind ones as are missing. */
export function drawOnce(
  rules: Rules,
  pool: Int32Array,
  kept: Int32Array,
  random: RandomSource,
): Int32Array {
  const rack = Int32Array.from(kept);
  const bag: number[] = [];
  for (const [code, count] of pool.entries()) {
    for (let copy = kept[code]!; copy < count; copy++) bag.push(code);
  }
  for (let missing = rules.rackSize - total(kept); missing > 0 && bag.length > 0; missing--) {
    const place = random.below(bag.length);
    rack[bag[place]!]!++;
    bag[place] = bag.at(-1)!; // the last tile fills the gap
    bag.pop();
  }
  return rack;
}

/** What the rack lacks, or undefined: `'vowels 0 of 1'`. */
export function lackOf(rules: Rules, rack: Int32Array, minima: Minima): string | undefined {
  const { vowels, consonants, jollies } = kinds(rules, rack);
  if (shortage(vowels, consonants, minima) <= jollies) return undefined;
  const lacks = [
    ...(vowels < minima.vowels ? [`vowels ${vowels} of ${minima.vowels}`] : []),
    ...(consonants < minima.consonants ? [`consonants ${consonants} of ${minima.consonants}`] : []),
  ];
  return lacks.join(', ') + (jollies > 0 ? `, jollies ${jollies}` : '');
}

/** True when some rack from the pool, full or all that is left, meets the minima. */
export function canServe(rules: Rules, pool: Int32Array, minima: Minima): boolean {
  const { vowels, consonants, jollies } = kinds(rules, pool);
  const size = Math.min(rules.rackSize, total(pool));
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
  counts: Int32Array,
): { vowels: number; consonants: number; jollies: number } {
  const { isVowel } = rules.alphabet;
  let vowels = 0;
  for (const [code, count] of counts.entries()) if (isVowel[code] === true) vowels += count;
  const jollies = counts[JOLLY_INDEX]!;
  return { vowels, consonants: total(counts) - vowels - jollies, jollies };
}

/** Number of tiles. */
export function total(counts: Int32Array): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
