// A task whose worker fails goes again, its items one by one: what failed by accident is answered, and
// the item that brings a worker down is found.

/**
 * Answers `items` by one call of `run`; when that fails, by a call for each of them, one after the
 * other, so that they do not share a worker.
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
    const answers: PromiseSettledResult<O>[] = [];
    for (const item of items) {
      const [answer] = await Promise.allSettled([run([item])]);
      if (answer.status === 'rejected') answers.push(answer);
      else answers.push({ status: 'fulfilled', value: answer.value[0] as O });
    }
    return answers;
  }
}
