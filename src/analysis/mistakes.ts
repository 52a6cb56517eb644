// How large a mistake is. A loss that its error may explain is none.
import type { Figure } from './figure.js';
import type { Losses } from './losses.js';

/** How large a mistake is. */
export type MistakeSize = 'small' | 'medium' | 'large';

/** A mistake, and by what it was measured. */
export interface Mistake {
  /** By the steps of its measure. */
  readonly size: MistakeSize;
  /** The measure that decided: the last of these that is known. */
  readonly by: 'equity' | 'win' | 'spread';
}

/** Losses from which a mistake has a size. */
type Steps = readonly [small: number, medium: number, large: number];

/**
 * From how much on a loss is small, medium, large: per cent of games won, and points of equity or of spread. The
 * quartiles of what a player who looks at points alone loses where it loses anything (beyond two errors, where it was
 * simulated), rounded: 402 turns of 30 games, `bench/mistakes.js`, README. In an ending that was solved every point is
 * a mistake.
 */
export const MISTAKE_STEPS: Readonly<Record<Mistake['by'], Steps>> = {
  equity: [3, 7.5, 13],
  win: [1, 2.5, 5],
  spread: [1, 8, 13],
};

/** Errors by which a loss must lie above zero. */
export const NOISE = 2;

/** The mistake that losses come to; undefined for none. Spread decides where it is known, else win, else equity. */
export function mistakeOf({ equity, win, spread }: Losses): Mistake | undefined {
  if (spread !== undefined) return sized('spread', spread.value);
  if (win !== undefined && win.how !== 'estimated') {
    return isNoise(win) ? undefined : sized('win', win.value);
  }
  return equity === undefined ? undefined : sized('equity', equity / 1000);
}

function isNoise({ value, error = 0 }: Figure): boolean {
  return value <= NOISE * error;
}

function sized(by: Mistake['by'], loss: number): Mistake | undefined {
  const [small, medium, large] = MISTAKE_STEPS[by];
  if (loss < small) return undefined;
  return { by, size: loss >= large ? 'large' : loss >= medium ? 'medium' : 'small' };
}
