// What lies open on the desk, and how its questions are asked: answered or refused, stopped, told of.
import type { Language } from 'leggio';
import type { Refused, Stage, Supplies } from './messages.js';
import { type Opened, openSupplies } from './opened.js';
import { refusal } from './refusal.js';
import { DataError } from './store.js';

let opened: Promise<Opened> | undefined;

/** The same once it is there, for questions that can do without. */
let openedNow: Opened | undefined;

/** What can be stopped, by the number that the page gave it. */
const running = new Map<number, AbortController>();

/** Told from 0 to 1; a page hands it over by Comlink's `proxy`. */
export type OnShare = (share: number) => void;

/** Fetches the words, again after a failure. */
export function openDesk(supplies: Supplies, onStage: (stage: Stage) => void): void {
  opened?.then(before => before.close()).catch(() => undefined);
  opened = openSupplies(supplies, onStage);
  opened.then(
    words => {
      openedNow = words;
    },
    error => {
      console.warn(error);
      onStage({ kind: 'failed', why: error instanceof DataError ? error.why : 'engine' });
    },
  );
}

/** What is there already; undefined before the words have come. */
export function whatIsOpen(): Opened | undefined {
  return openedNow;
}

/** @throws as the words could not be had */
export async function whatOpens(): Promise<Opened> {
  if (opened === undefined) throw new Error('asked before it was open');
  return opened;
}

/** An answer, or why there is none. */
export async function answered<T>(
  language: Language,
  work: (words: Opened) => Promise<T> | T,
): Promise<T | Refused> {
  try {
    return await work(await whatOpens());
  } catch (error) {
    return refusal(error as Error, language);
  }
}

/** The same for what needs no words. */
export function answeredNow<T>(language: Language, work: () => T): T | Refused {
  try {
    return work();
  } catch (error) {
    return refusal(error as Error, language);
  }
}

/** Ends a long question; its answer is what there is until then. */
export function stopTask(task: number): void {
  running.get(task)?.abort();
}

/** What `stopTask` ends. */
export async function stoppable<T>(
  task: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  running.set(task, controller);
  try {
    return await work(controller.signal);
  } finally {
    running.delete(task);
  }
}

/** Tells of the reasons that are fetched for an answer. */
export async function watched<T>(
  { reasons }: Opened,
  onShare: OnShare | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const end = onShare === undefined ? undefined : reasons.watch(onShare);
  try {
    return await work();
  } finally {
    end?.();
  }
}

/** What is made once of what is open, and again of what is opened after it. */
export function perOpened<T>(create: (words: Opened) => T): (words: Opened) => T {
  const made = new WeakMap<Opened, { readonly it: T }>();
  return words => {
    const kept = made.get(words) ?? { it: create(words) };
    made.set(words, kept);
    return kept.it;
  };
}
