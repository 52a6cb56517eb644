// A task whose worker fails goes again, its items one by one: what failed by accident is answered, and
// the item that brings a worker down is found.

/**
 * Answers `items` by one call of `run`; when that fails, by a call for each of them.
 *
 * @param run answers as many items as it is given, in their order
 * @returns for each item its answer, or why its second call failed
 */
export async function oneByOne<I, O>(
  items: readonly I[],
  run: (items: readonly I[]) => Promise<readonly O[]>,
): Promise<readonly PromiseSettledResult<O>[]> {
  try {
    const answers = await run(items);
    return answers.map(value => ({ status: 'fulfilled', value }));
  } catch {
    return Promise.allSettled(items.map(async item => (await run([item]))[0] as O));
  }
}
