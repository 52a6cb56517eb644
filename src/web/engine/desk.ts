// The worker where the words lie: it fetches them and answers what the page asks, so that the page itself never
// waits. Each question is a function here, its work in a file beside this one; Comlink carries it.
import { expose } from 'comlink';
import type { Language } from 'leggio';
import { createEveningDesk, type EveningDesk } from './evening/desk.js';
import type { EveningAnswer, EveningAsked, EveningQuestion } from './evening/messages.js';
import { explainWords, reasonsAgainst } from './explain.js';
import { type JudgedGame, judgeGame, readGame, reportFile, reportOf } from './games.js';
import { askLong } from './long-link.js';
import type { LongAsked, LongFound, LongProgress } from './long-messages.js';
import type {
  Asked,
  AskedPosition,
  Explained,
  Found,
  GameAsked,
  GameRead,
  Heat,
  LaidTiles,
  LaidVerdict,
  PlayAsked,
  ReasonsKept,
  Refused,
  ReportFile,
  ReportSoFar,
  Stage,
  Supplies,
  TypedGame,
  TypedShown,
} from './messages.js';
import { type AskedList, createMoveLists, type MoveLists } from './move-lists.js';
import { findMoves, firstMoves, heatOf } from './moves.js';
import { type Opened, openSupplies } from './opened.js';
import { refusal } from './refusal.js';
import { DataError } from './store.js';
import { showTyped } from './typed.js';
import { verdictOn } from './verdict.js';
import { createWordsDesk, type WordsDesk } from './words/desk.js';
import type { WordsAnswer, WordsAsked, WordsQuestion } from './words/messages.js';

let opened: Promise<Opened> | undefined;

/** The same once it is there, for questions that can do without. */
let openedNow: Opened | undefined;

/** What can be stopped, by the number that the page gave it. */
const running = new Map<number, AbortController>();

/** The game that was judged last, and the number of its question. */
let lastJudged: { readonly task: number; readonly judged: JudgedGame } | undefined;

const desk = {
  /** Fetches the words, again after a failure. */
  open(supplies: Supplies, onStage: (stage: Stage) => void): void {
    opened?.then(before => before.close()).catch(() => undefined);
    opened = openSupplies(supplies, onStage);
    opened.then(
      words => {
        openedNow = words;
      },
      () => undefined, // told below
    );
    opened.catch(error => {
      console.warn(error);
      onStage({ kind: 'failed', why: error instanceof DataError ? error.why : 'engine' });
    });
  },
  /** Ends a long question; its answer is what there is until then. */
  stop(task: number): void {
    running.get(task)?.abort();
  },
  /** Gets engines ready for an edition, so that its first question need not wait for them. */
  prepare: (edition: string, language: Language): Promise<'ready' | Refused> =>
    answered(language, async words => {
      await words.poolFor(edition);
      return 'ready' as const;
    }),
  /** The best moves of a position at once, whatever the filter. */
  firstMoves: (task: number, asked: Asked, language: Language): Promise<Found | Refused> =>
    answered(language, words => stoppable(task, signal => firstMoves(words, asked, signal))),
  /** The moves that are wanted, and how many there are. */
  moves: (task: number, asked: Asked, language: Language): Promise<Found | Refused> =>
    answered(language, words =>
      stoppable(task, signal => findMoves(listsOf(words), asked, signal)),
    ),
  /** What the plays through each square are worth. */
  heat: (task: number, asked: AskedList, language: Language): Promise<Heat | Refused> =>
    answered(language, words => stoppable(task, signal => heatOf(listsOf(words), asked, signal))),
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
    answered(language, words =>
      stoppable(task, signal => askLong(words, asked, language, signal, tell)),
    ),
  /**
   * Judges a game, and tells its report while it grows; stopped, what there is until then. It is kept for
   * `report` and `reportFile` until the next one is asked for.
   */
  async judge(
    task: number,
    asked: GameAsked,
    language: Language,
    tell: (report: ReportSoFar) => void,
  ): Promise<ReportSoFar | Refused> {
    const stop = new AbortController();
    running.set(task, stop);
    try {
      if (opened === undefined) throw new Error('asked before it was open');
      const judged = await judgeGame(asked, opened, { language, signal: stop.signal, tell });
      lastJudged = { task, judged };
      return reportOf(judged, language);
    } catch (error) {
      return refusal(error as Error, language);
    } finally {
      running.delete(task);
    }
  },
  /** The report of a game that was judged, in a language; none when another came after it. */
  report: (task: number, language: Language): ReportSoFar | undefined =>
    lastJudged?.task === task ? reportOf(lastJudged.judged, language) : undefined,
  /** The same as the text of a file. */
  reportFile: (task: number, form: ReportFile, language: Language): string | undefined =>
    lastJudged?.task === task ? reportFile(lastJudged.judged, form, language) : undefined,
  /** What a game is called, before anything is asked about it; needs no words. */
  readGame(content: string | Uint8Array, name: string, language: Language): GameRead | Refused {
    try {
      return readGame(content, name);
    } catch (error) {
      return refusal(error as Error, language);
    }
  },
  /** What follows from a game that is typed in, and from the play that is being laid; without words too. */
  typed(
    game: TypedGame,
    edition: string,
    asked: PlayAsked | undefined,
    language: Language,
  ): TypedShown | Refused {
    try {
      return showTyped(game, edition, asked, openedNow?.lexicon, language);
    } catch (error) {
      return refusal(error as Error, language);
    }
  },
  /** Whether words are valid, and why: what reasons they need is fetched, and told of from 0 to 1. */
  why: (
    words: readonly string[],
    language: Language,
    onShare?: OnShare,
  ): Promise<Explained | Refused> =>
    answered(language, opened =>
      watched(opened, onShare, () => explainWords(opened, words, language)),
    ),
  /** A question about words; what reasons it needs is told of as `why` does. */
  words: <Question extends WordsQuestion>(
    question: Question,
    asked: WordsAsked<Question>,
    language: Language,
    onShare?: OnShare,
  ): Promise<WordsAnswer<Question> | Refused> =>
    answered(language, opened => watched(opened, onShare, () => wordsOf(opened)[question](asked))),
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
function eveningsOf(words: Opened): EveningDesk {
  const made =
    evenings.get(words) ??
    createEveningDesk({
      lexicon: words.lexicon,
      explain: (list, language) => reasonsAgainst(words, list, language),
    });
  evenings.set(words, made);
  return made;
}

const dictionaries = new WeakMap<Opened, WordsDesk>();

/** The lists of what is open. */
function wordsOf(opened: Opened): WordsDesk {
  const made = dictionaries.get(opened) ?? createWordsDesk(opened.lexicon, opened.reasons);
  dictionaries.set(opened, made);
  return made;
}

/** What the page can ask. */
export type Desk = typeof desk;

const moveLists = new WeakMap<Opened, MoveLists>();

/** The lists of moves of what is open. */
function listsOf(words: Opened): MoveLists {
  const made = moveLists.get(words) ?? createMoveLists(words);
  moveLists.set(words, made);
  return made;
}

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
