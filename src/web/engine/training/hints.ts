// What topping lets one ask for, and what it costs. Page and desk read the same table.

export const HINT_KINDS = ['count', 'square', 'first'] as const;

/** `count`: how many tiles are laid; `square`: where the play begins and which way it goes; `first`: the first tile laid. */
export type HintKind = (typeof HINT_KINDS)[number];

/**
 * Seconds that are added to the time of a round: seven and a half for each bit that a hint tells on average, in steps of
 * five. Bits were measured on 300 rounds (20 games of 15 by the top, default lexicon of November 2026): of the hundred
 * best plays of a round, how many the hint leaves. `count` leaves 23 (2.9 bits), `square` 6 (4.7), `first` 26 (2.2). The
 * top itself costs what a round of the preset `figs` lasts.
 */
export const HINT_SECONDS: Readonly<Record<HintKind | 'show', number>> = {
  count: 20,
  square: 35,
  first: 15,
  show: 180,
};

/** Of a round, in seconds. */
export function penaltyOf(hints: readonly HintKind[], isShown: boolean): number {
  const asked = hints.reduce((sum, hint) => sum + HINT_SECONDS[hint], 0);
  return asked + (isShown ? HINT_SECONDS.show : 0);
}
