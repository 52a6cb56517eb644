// A seeded random source for tests: the same seed gives the same boards everywhere (mulberry32).

export interface Random {
  /** A whole number, 0..size-1. */
  below(size: number): number;
  pick<T>(items: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return (x ^ (x >>> 14)) >>> 0;
  };
  const below = (size: number): number => Math.floor((next() / 2 ** 32) * size);
  return { below, pick: items => items[below(items.length)]! };
}
