// Many at once, answers in order: a stream of work in bounded memory.

/**
 * Runs `work` over a stream and yields its answers in the order of the items, each as soon as it is
 * there. The reader sets the pace: while it rests, nothing is taken from the source.
 *
 * @param most items that may be under way, or answered and not taken yet; asked before each
 */
export async function* inOrder<I, O>(
  source: AsyncIterable<I> | Iterable<I>,
  work: (item: I) => Promise<O>,
  most: () => number,
): AsyncGenerator<O, void, undefined> {
  const items = iteratorOf(source);
  const answers: Promise<O>[] = [];
  let next: Promise<IteratorResult<I>> | undefined;
  let ended = false;
  try {
    while (!ended || answers.length > 0) {
      if (!ended && answers.length < most()) next ??= Promise.resolve(items.next());
      const item = await first(next, answers[0]);
      if (item === undefined) {
        yield await (answers.shift() as Promise<O>);
        continue;
      }
      next = undefined;
      if (item.done === true) ended = true;
      else answers.push(watched(work(item.value)));
    }
  } finally {
    // not awaited: a source that waits for its own input would hold its reader for ever
    if (!ended) Promise.resolve(items.return?.()).catch(() => undefined);
  }
}

function iteratorOf<I>(source: AsyncIterable<I> | Iterable<I>): AsyncIterator<I> | Iterator<I> {
  return Symbol.asyncIterator in source
    ? source[Symbol.asyncIterator]()
    : source[Symbol.iterator]();
}

/** The next item, or undefined when the oldest answer is there before it. */
function first<I>(
  next: Promise<IteratorResult<I>> | undefined,
  answer: Promise<unknown> | undefined,
): Promise<IteratorResult<I> | undefined> {
  const answered = answer?.then(() => undefined);
  if (next === undefined) return answered as Promise<undefined>;
  return answered === undefined ? next : Promise.race([next, answered]);
}

/** A promise that may fail before anybody looks at it. */
function watched<O>(answer: Promise<O>): Promise<O> {
  answer.catch(() => undefined);
  return answer;
}
