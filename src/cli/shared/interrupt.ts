// Ctrl-C during long work: the work is told, cleans up after itself, and the command ends with 130.

/** Exit code of a command ended by Ctrl-C, as shells count it. */
const INTERRUPTED = 130;

/**
 * Runs `work` with a signal that Ctrl-C raises; a second Ctrl-C ends the process at once.
 *
 * @param left says what an interrupted work leaves behind
 */
export async function untilInterrupted<T>(
  work: (signal: AbortSignal) => Promise<T>,
  left: () => string = () => 'nothing was written',
): Promise<T> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    process.stderr.write(`interrupted: ${left()}\n`);
    process.exit(INTERRUPTED);
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}
