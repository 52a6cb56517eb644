// What the page and its desk say to each other about trainings. Of an open round the page is told what a player may
// know, and nothing of its top.
import type { Language } from 'leggio';
import type { ShownPlay, ShownSlip } from '../evening/messages.js';
import type { HintKind } from './hints.js';
import type { KeptDay, LaidPairs, TrainingKind } from './kept.js';

/** What a new training is played under. */
export type TrainingRequest =
  | {
      readonly kind: 'sfida' | 'caccia';
      /** Id of an edition. */
      readonly rules: string;
      readonly preset: string;
      /** At most; 0 until the bag cannot serve. */
      readonly rounds: number;
      readonly seed: string;
      /** Of a round; 0 without a clock. */
      readonly seconds: number;
    }
  | { readonly kind: 'oggi'; readonly day: string }
  | {
      readonly kind: 'replica';
      readonly seconds: number;
      /** An evening that is kept here, or the file of one. */
      readonly name: string;
      readonly bytes?: Uint8Array;
    };

/** A training as a list has it. */
export interface TrainingInfo {
  readonly id: string;
  readonly kind: TrainingKind;
  readonly title: string;
  readonly seed: string;
  readonly changed: number;
  /** Rounds that are answered, and how many there will be at most; 0 where only the bag says. */
  readonly done: number;
  readonly rounds: number;
  readonly isOver: boolean;
  readonly score: number;
  readonly top: number;
  readonly day: string;
  readonly counts: boolean;
  /** True for one whose ledger cannot be read. */
  readonly isBroken: boolean;
}

/** A play of the top, explained. */
export interface ShownTop extends ShownPlay {
  readonly bingo: boolean;
  /** Tiles on the board that it goes through. */
  readonly through: readonly { readonly tile: string; readonly square: string }[];
  /** The main word, then those across it. */
  readonly words: readonly {
    readonly word: string;
    readonly place: string;
    readonly score: number;
  }[];
  /** Of the score, what the whole rack brings. */
  readonly bonus: number;
  /** Tiles it keeps, and what they are worth in thousandths of a point; undefined where there are no values. */
  readonly kept: string;
  readonly worth: number | undefined;
}

/** What was handed in. */
export interface OwnPlay extends ShownSlip {
  readonly laid: LaidPairs;
  /** Words it makes that are none, upper case. */
  readonly invalid: readonly string[];
}

/** A hint with what it says. */
export type Hint =
  | { readonly kind: 'count'; readonly tiles: number }
  | { readonly kind: 'square'; readonly place: string }
  | { readonly kind: 'first'; readonly tile: string };

/** A try that was no top. */
export interface ShownTry {
  readonly place: string;
  readonly word: string;
  /** A valid play that is worth less; points are not told. */
  readonly isValid: boolean;
  readonly note: string;
  readonly invalid: readonly string[];
}

/** The open round. */
export interface OpenRound {
  readonly round: number;
  /** Rows of a CGP. */
  readonly board: string;
  readonly rack: string;
  readonly bag: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly laid: LaidPairs;
  readonly hints: readonly Hint[];
  readonly tries: readonly ShownTry[];
}

/** What somebody scored in a round of an evening that is played again. */
export interface OtherPlayer {
  readonly player: string;
  readonly word: string;
  readonly place: string;
  readonly score: number;
  readonly total: number;
}

/** A round that was answered. */
export interface DoneRound {
  readonly round: number;
  readonly board: string;
  readonly rack: string;
  readonly top: number;
  /** The first is the one that is laid by the rule; some of them where there are very many. */
  readonly plays: readonly ShownTop[];
  /** How many there are. */
  readonly tops: number;
  readonly own: OwnPlay;
  readonly percent: number;
  readonly isTop: boolean;
  /** Plays worth more than one's own. */
  readonly better: number;
  /** Seconds until the answer, and those that hints have cost. */
  readonly seconds: number;
  readonly penalty: number;
  readonly hints: number;
  readonly isShown: boolean;
  /** Highest first; none where nobody else played. */
  readonly others: readonly OtherPlayer[];
}

/** A place in the ranking of an evening that is played again. */
export interface TrainingRank {
  readonly rank: number;
  readonly player: string;
  readonly total: number;
  readonly percent: number;
  readonly isOwn: boolean;
}

export interface Training {
  readonly kind: 'training';
  readonly id: string;
  readonly what: TrainingKind;
  readonly revision: number;
  /** False where it will be gone with the page. */
  readonly isKept: boolean;
  /** True where another window has gone on, so that the last step was not taken. */
  readonly isOther: boolean;
  readonly title: string;
  readonly seed: string;
  readonly rules: string;
  readonly preset: string;
  readonly lexicon: { readonly name: string; readonly checksum: string };
  readonly seconds: number;
  readonly day: string;
  readonly counts: boolean;
  /** At most; 0 where only the bag says. */
  readonly rounds: number;
  /** `open`: a round to answer; `told`: the round `at` is explained; `over`: everything is. */
  readonly phase: 'open' | 'told' | 'over';
  readonly at: number;
  readonly open: OpenRound | undefined;
  readonly done: readonly DoneRound[];
  readonly score: number;
  readonly top: number;
  readonly percent: number;
  readonly tops: number;
  /** After the rounds that are answered; none where nobody else played. */
  readonly ranks: readonly TrainingRank[];
  /** True where the next round is the last one's end. */
  readonly isLast: boolean;
}

/** A ledger that cannot be played again. */
export interface BadLedger {
  readonly kind: 'badLedger';
  /** 1 the first. */
  readonly line: number;
  /** In English, as `verify` says it. */
  readonly reason: string;
}

/** A step of one training: of which, and as it was seen. */
export interface StepOf {
  readonly id: string;
  readonly revision: number;
}

/** Everything of a machine, for a file. */
export interface TrainingBackup {
  readonly sessions: readonly unknown[];
  readonly days: readonly unknown[];
}

/** What the page can ask about trainings, by name: what is asked, and what is answered. */
export interface TrainingQuestions {
  list(asked: undefined): readonly TrainingInfo[];
  days(asked: undefined): readonly KeptDay[];
  begin(asked: TrainingRequest): Training | BadLedger;
  open(id: string): Training;
  /** Keeps what lies on the board; nothing is told of it. */
  keep(asked: StepOf & { readonly laid: LaidPairs }): null;
  /** Hands in what lies on the board. `isLate`: the time is over, what cannot be written down is an empty slip. */
  answer(asked: StepOf & { readonly laid: LaidPairs; readonly isLate: boolean }): Training;
  /** Of topping: is it the top? */
  attempt(asked: StepOf & { readonly laid: LaidPairs }): Training;
  hint(asked: StepOf & { readonly hint: HintKind }): Training;
  /** Of topping: the top, found by nobody. */
  show(asked: StepOf): Training;
  next(asked: StepOf): Training;
  /** Ends it here; an open round is not played. */
  end(asked: StepOf): Training;
  remove(id: string): null;
  /** The ledger. */
  file(id: string): string;
  give(asked: undefined): TrainingBackup;
  /** Where a value is none of `give`; `''` for a good one. */
  faultIn(value: unknown): string;
  conflicts(value: unknown): number;
  take(asked: { readonly value: unknown; readonly isReplacing: boolean }): null;
}

/** One of the questions. */
export type TrainingQuestion = keyof TrainingQuestions;

/** What is asked with it. */
export type TrainingAsked<Question extends TrainingQuestion> = Parameters<
  TrainingQuestions[Question]
>[0];

/** What is answered. */
export type TrainingAnswer<Question extends TrainingQuestion> = ReturnType<
  TrainingQuestions[Question]
>;

/** Every question answered. */
export type TrainingDesk = {
  readonly [Question in TrainingQuestion]: (
    asked: TrainingAsked<Question>,
    language: Language,
  ) => Promise<TrainingAnswer<Question>>;
};
