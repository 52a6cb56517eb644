// What Tavoliere asks of the desk.
import type { Cited, Language } from 'leggio';
import { askLong } from './long-link.js';
import type { LongAsked, LongFound, LongProgress } from './long-messages.js';
import type {
  Asked,
  AskedPosition,
  Found,
  Heat,
  LaidTiles,
  LaidVerdict,
  Refused,
} from './messages.js';
import { type AskedList, createMoveLists } from './move-lists.js';
import { findMoves, firstMoves, heatOf } from './moves.js';
import { answered, perOpened, stoppable } from './open-desk.js';
import { sentencesOf } from './refusal.js';
import { verdictOn } from './verdict.js';

const listsOf = perOpened(createMoveLists);

export const boardQuestions = {
  /** The sentences of what the page found wrong with a text; needs no words. */
  sentencesOf: (facts: readonly Cited[], language: Language): string =>
    sentencesOf(facts, language),
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
};
