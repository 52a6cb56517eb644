// What topping lets one ask for, and what it costs. Page and desk read the same table.

export const HINT_KINDS = ['count', 'square', 'first'] as const;

/** `count`: how many tiles are laid; `square`: where the play begins and which way it goes; `first`: the first tile laid. */
export type HintKind = (typeof HINT_KINDS)[number];

/** Seconds that are added to the time of a round. */
export const HINT_SECONDS: Readonly<Record<HintKind | 'show', number>> = {
  count: 15,
  square: 45,
  first: 20,
  show: 180,
};

/** Of a round, in seconds. */
export function penaltyOf(hints: readonly HintKind[], isShown: boolean): number {
  const asked = hints.reduce((sum, hint) => sum + HINT_SECONDS[hint], 0);
  return asked + (isShown ? HINT_SECONDS.show : 0);
}
