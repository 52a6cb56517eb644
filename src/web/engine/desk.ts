// The worker where the words lie: it fetches them and answers what the page asks, so that the page itself never
// waits. Each question is a function here, its work in a file beside this one; Comlink carries it.
import { expose } from 'comlink';
import type { Language } from 'leggio';
import { createEveningDesk, type EveningDesk } from './evening/desk.js';
import type { EveningAnswer, EveningAsked, EveningQuestion } from './evening/messages.js';
import { explainWords, whyNot } from './explain.js';
import type { Asked, Explained, Found, ReasonsKept, Refused, Stage, Supplies } from './messages.js';
import { findMoves } from './moves.js';
import { type Opened, openSupplies } from './opened.js';
import { refusal } from './refusal.js';
import { DataError } from './store.js';

let opened: Promise<Opened> | undefined;

/** What can be stopped, by the number that the page gave it. */
const running = new Map<number, AbortController>();

const desk = {
  /** Fetches the words, again after a failure. */
  open(supplies: Supplies, onStage: (stage: Stage) => void): void {
    opened?.then(before => before.close()).catch(() => undefined);
    opened = openSupplies(supplies, onStage);
    opened.catch(error => {
      console.warn(error);
      onStage({ kind: 'failed', why: error instanceof DataError ? error.why : 'engine' });
    });
  },
  /** Ends a long question; its answer is what there is until then. */
  stop(task: number): void {
    running.get(task)?.abort();
  },
  moves: (asked: Asked, language: Language): Promise<Found | Refused> =>
    answered(language, words => findMoves(words, asked)),
  /** Whether words are valid, and why: what reasons they need is fetched, and told of from 0 to 1. */
  why: (
    words: readonly string[],
    language: Language,
    onShare?: OnShare,
  ): Promise<Explained | Refused> =>
    answered(language, opened =>
      watched(opened, onShare, () => explainWords(opened, words, language)),
    ),
  /** How much of the reasons is kept; fetches their index. */
  reasonsKept: (language: Language): Promise<ReasonsKept | Refused> =>
    answered(language, ({ reasons }) => reasons.kept()),
  /** Fetches all the reasons, to be without a network; ended by `stop`. */
  fetchReasons: (
    task: number,
    language: Language,
    onShare: OnShare,
  ): Promise<ReasonsKept | Refused> =>
    answered(language, opened =>
      stoppable(task, signal =>
        watched(opened, onShare, async () => {
          await opened.reasons.fetchAll(signal);
          return opened.reasons.kept();
        }),
      ),
    ),
  /** A question about duplicate evenings. */
  evening: <Question extends EveningQuestion>(
    question: Question,
    asked: EveningAsked<Question>,
    language: Language,
  ): Promise<EveningAnswer<Question> | Refused> =>
    answered(language, words => eveningsOf(words)[question](asked, language)),
};

const evenings = new WeakMap<Opened, EveningDesk>();

/** The evenings of what is open. */
function eveningsOf(opened: Opened): EveningDesk {
  const made =
    evenings.get(opened) ??
    createEveningDesk({
      lexicon: opened.lexicon,
      explain: (words, language) => whyNot(opened, words, language),
    });
  evenings.set(opened, made);
  return made;
}

/** What the page can ask. */
export type Desk = typeof desk;

/** Told from 0 to 1; a page hands it over by Comlink's `proxy`. */
type OnShare = (share: number) => void;

async function watched<T>(
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

/** What `stop` ends. */
async function stoppable<T>(task: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  running.set(task, controller);
  try {
    return await work(controller.signal);
  } finally {
    running.delete(task);
  }
}

/** An answer, or why there is none. */
async function answered<T>(
  language: Language,
  work: (words: Opened) => Promise<T> | T,
): Promise<T | Refused> {
  try {
    if (opened === undefined) throw new Error('asked before it was open');
    return await work(await opened);
  } catch (error) {
    return refusal(error as Error, language);
  }
}

expose(desk);
