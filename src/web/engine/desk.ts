// The worker where the words lie: it fetches them and answers what the page asks, so that the page itself never
// waits. Each question is a function here, its work in a file beside this one; Comlink carries it.
import { expose } from 'comlink';
import type { Language } from 'leggio';
import { askLong } from './long-link.js';
import type {
  Asked,
  AskedPosition,
  Found,
  Heat,
  LaidTiles,
  LaidVerdict,
  LongAsked,
  LongFound,
  LongProgress,
  Refused,
  Stage,
  Supplies,
} from './messages.js';
import { type AskedList, createMoveLists, type MoveLists } from './move-lists.js';
import { findMoves, firstMoves, heatOf } from './moves.js';
import { type Opened, openSupplies } from './opened.js';
import { refusal } from './refusal.js';
import { DataError } from './store.js';
import { verdictOn } from './verdict.js';

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
  /** The best moves of a position at once, whatever the filter. */
  firstMoves: (task: number, asked: Asked, language: Language): Promise<Found | Refused> =>
    stoppable(task, language, (words, signal) => firstMoves(words, asked, signal)),
  /** The moves that are wanted, and how many there are. */
  moves: (task: number, asked: Asked, language: Language): Promise<Found | Refused> =>
    stoppable(task, language, (words, signal) => findMoves(listsOf(words), asked, signal)),
  /** What the plays through each square are worth. */
  heat: (task: number, asked: AskedList, language: Language): Promise<Heat | Refused> =>
    stoppable(task, language, (words, signal) => heatOf(listsOf(words), asked, signal)),
  /** What is to be said of tiles that were laid. */
  verdict: (
    asked: AskedPosition,
    tiles: LaidTiles,
    language: Language,
  ): Promise<LaidVerdict | Refused> =>
    answered(language, ({ lexicon }) => verdictOn(lexicon, asked, tiles, language)),
  /** A simulation, an ending or a pre-ending; stopped, it answers what it knows. */
  long: (
    task: number,
    asked: LongAsked,
    language: Language,
    tell: (progress: LongProgress) => void,
  ): Promise<LongFound | Refused> =>
    stoppable(task, language, (words, signal) => askLong(words, asked, language, signal, tell)),
};

/** What the page can ask. */
export type Desk = typeof desk;

const moveLists = new WeakMap<Opened, MoveLists>();

function listsOf(words: Opened): MoveLists {
  const lists = moveLists.get(words) ?? createMoveLists(words);
  moveLists.set(words, lists);
  return lists;
}

/** An answer that the page may stop waiting for. */
async function stoppable<T>(
  task: number,
  language: Language,
  work: (words: Opened, signal: AbortSignal) => Promise<T>,
): Promise<T | Refused> {
  const control = new AbortController();
  running.set(task, control);
  try {
    return await answered(language, words => work(words, control.signal));
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
