// Long loops of this worker in slices, so that questions and words to stop are heard in between.

/** Milliseconds of a slice. */
const SLICE = 12;
/** Steps between two looks at the clock. */
const STEPS = 128;

/**
 * Runs over all items.
 *
 * @throws the reason of the signal
 */
export async function inSlices<T>(
  items: Iterable<T>,
  work: (item: T) => void,
  signal: AbortSignal,
): Promise<void> {
  let steps = 0;
  let end = performance.now() + SLICE;
  for (const item of items) {
    work(item);
    if (++steps % STEPS !== 0 || performance.now() < end) continue;
    await new Promise(resolve => setTimeout(resolve));
    signal.throwIfAborted();
    end = performance.now() + SLICE;
  }
}
