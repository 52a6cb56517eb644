// Seconds that a card was looked at; not those in which its page was out of sight.

export interface Stopwatch {
  /** Begins anew. */
  start(): void;
  seconds(): number;
  /** To be called when the page goes out of sight, and comes back. */
  see(isSeen: boolean): void;
}

/** @param now milliseconds of a clock that only goes forward */
export function createStopwatch(now: () => number): Stopwatch {
  let passed = 0;
  let since: number | undefined = now();
  return {
    start() {
      passed = 0;
      since = now();
    },
    seconds: () => (passed + (since === undefined ? 0 : now() - since)) / 1000,
    see(isSeen) {
      if (isSeen === (since !== undefined)) return;
      if (since !== undefined) passed += now() - since;
      since = isSeen ? now() : undefined;
    },
  };
}
