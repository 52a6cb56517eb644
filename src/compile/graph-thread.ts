// Builds the graph on a second thread, while the first one writes down the derivations, or on this one.
import { startThreads } from '#platform';
import type { PackedWords } from '../alphabet/packed-words.js';
import { type BuiltGaddag, buildGaddag } from '../gaddag/build.js';
import type { Threads } from '../platform/threads.js';

const WORKER = { url: new URL('./graph-worker.js', import.meta.url) };

/** Lemmas from which on a second thread pays: it takes a tenth of a second to start. */
const MANY_LEMMAS = 20_000;

export class GraphThread implements AsyncDisposable {
  private readonly mayStart: boolean;
  private threads: Promise<Threads> | undefined;

  /** @param threads that may be used, this one included */
  constructor(threads: number) {
    this.mayStart = threads > 1;
  }

  /** Starts the second thread if it pays for the words of so many lemmas, and does not wait for it. */
  prepare(lemmas: number): void {
    if (!this.mayStart || lemmas < MANY_LEMMAS || this.threads !== undefined) return;
    this.threads = startThreads(WORKER, {}, 1);
    this.threads.catch(() => undefined); // what cannot start saves no time
  }

  async build(words: PackedWords): Promise<BuiltGaddag> {
    const threads = await this.threads?.catch(() => undefined);
    if (threads === undefined) return buildGaddag(words);
    const { letters, offsets, count } = words;
    // of an array that is a part of a longer one, the whole would be sent
    const sent = { letters: letters.slice(0, offsets[count]), offsets: offsets.slice(), count };
    return threads.run(sent);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const threads = await this.threads?.catch(() => undefined);
    await threads?.close();
  }
}
