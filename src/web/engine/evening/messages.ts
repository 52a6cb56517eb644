// What the page and its desk say to each other about a duplicate evening. Plain values, in the language asked for
// where they are sentences.
import type { duplicate, Notation } from 'leggio';

/** What a new evening is played under. */
export interface EveningRequest {
  /** Of its file, without an ending. */
  readonly name: string;
  /** Id of an edition. */
  readonly rules: string;
  readonly preset: string;
  /** Options with other values than the preset's. */
  readonly options: Readonly<Record<string, number>>;
  readonly notation: Notation;
  /** None where tiles are drawn from a real bag. */
  readonly seed?: string;
  /** None for whoever hands in a slip in round 1. */
  readonly players?: readonly string[];
  /** The first rack, typed; it may come later. */
  readonly rack?: string;
}

/** A slip as it is typed. */
export interface TypedSlip {
  readonly player: string;
  readonly square: string;
  readonly word: string;
  readonly claimed: number | null;
}

/** One step of an evening: what one command of `leggio duplicate` enters. */
export type EveningStep =
  | {
      readonly kind: 'slips';
      readonly slips: readonly TypedSlip[];
      /** Lets in players the game does not know. */
      readonly enrol?: boolean;
      /** The same for names close to a known one. */
      readonly allNew?: boolean;
    }
  | ({ readonly kind: 'next' } & Omit<duplicate.NextOptions, 'play'> & {
        /** The play to lay, place and word in the notation of the evening. */
        readonly play?: string;
      })
  | ({ readonly kind: 'rule' } & duplicate.RulingRequest)
  | ({ readonly kind: 'answer' } & Omit<duplicate.AnswerRequest, 'notation'>)
  | ({ readonly kind: 'word' } & duplicate.WordRequest)
  | ({ readonly kind: 'rename' } & duplicate.RenameRequest)
  | ({ readonly kind: 'withdraw' } & duplicate.WithdrawRequest)
  | ({ readonly kind: 'undo' } & duplicate.UndoRequest);

/** An evening as it lies there, for a list. */
export interface EveningInfo {
  readonly name: string;
  /** Closed rounds; -1 for a file that is not whole. */
  readonly rounds: number;
  readonly players: number;
  readonly isOver: boolean;
}

/** A play with its place in the notation of the evening. */
export interface ShownPlay {
  /** As GCG has it. */
  readonly at: string;
  readonly place: string;
  readonly word: string;
  /** Tiles of its own, `.` for one that lies there. */
  readonly placed: string;
  readonly score: number;
}

/** What a round is worth. */
export interface ShownTops {
  readonly top: number;
  /** The first is the one to lay. */
  readonly plays: readonly ShownPlay[];
  readonly laidFor: duplicate.LaidFor;
  /** The next scores, highest first. */
  readonly next: readonly { readonly score: number; readonly count: number }[];
  readonly bingos: number;
}

/** A round that was drawn. */
export interface ShownRound {
  readonly round: number;
  readonly rack: string;
  /** Tiles left in the bag. */
  readonly bag: number;
  /** Rows of a CGP as they lay when it was drawn. */
  readonly board: string;
  readonly drawnBy: 'seed' | 'typed' | 'chosen';
  /** Racks that went back, with the reason. */
  readonly putBack: readonly { readonly rack: string; readonly why: string }[];
  /** What it was worth and what was laid; undefined while it is open. */
  readonly closed:
    | {
        readonly tops: ShownTops;
        readonly laid: ShownPlay;
        readonly byHand: boolean;
        readonly reason: string;
      }
    | undefined;
}

/** What came of a slip. */
export interface ShownSlip {
  readonly place: string;
  readonly word: string;
  readonly score: number;
  readonly verdict: duplicate.SlipVerdict | 'ruled';
  /** What is to be said of it; `''` for nothing. */
  readonly note: string;
}

/** A player, and the slip of the open round. */
export interface ShownPlayer {
  /** 1 the first who entered: what the arbiter types. */
  readonly number: number;
  readonly name: string;
  /** False for who has withdrawn. */
  readonly isIn: boolean;
  readonly slip: ShownSlip | undefined;
}

/** A place in the ranking. */
export interface ShownRank {
  readonly rank: number;
  readonly player: string;
  readonly total: number;
  readonly percent: number;
  readonly tops: number;
  readonly zeros: number;
  /** Points of the round itself; null for who was not in it. */
  readonly round: number | null;
}

/** The ranking after a round. */
export interface ShownRanking {
  readonly round: number;
  readonly top: number;
  readonly isFinal: boolean;
  readonly ranks: readonly ShownRank[];
}

/** An evening as the arbiter sees it. The room is never sent this (`duplicato/public-facts.ts`). */
export interface Evening {
  readonly kind: 'evening';
  readonly name: string;
  readonly rules: string;
  readonly preset: string;
  readonly options: duplicate.DuplicateOptions;
  readonly notation: Notation;
  readonly racks: 'seed' | 'typed';
  /** True where whoever hands in a slip now comes in. */
  readonly isEnrolling: boolean;
  /** The open round, else the last. */
  readonly round: number;
  /** `waiting`: for tiles from the bag. */
  readonly phase: 'open' | 'waiting' | 'over';
  /** Why it is over, as a sentence; `''` before. */
  readonly end: string;
  /** Rows of a CGP as they lie now. */
  readonly board: string;
  /** Kept for the next rack. */
  readonly kept: string;
  /** Tiles in the bag, the kept ones not among them. */
  readonly bag: number;
  readonly rounds: readonly ShownRound[];
  readonly players: readonly ShownPlayer[];
  /** Of the open round; undefined when none is. */
  readonly tops: ShownTops | undefined;
  /** After the last closed rounds, two at most, the last at the end. */
  readonly rankings: readonly ShownRanking[];
  /** Words struck and accepted. */
  readonly words: readonly {
    readonly word: string;
    readonly ruling: 'struck' | 'accepted';
    readonly round: number;
    readonly reason: string;
  }[];
  /** What an undo would take back, in a few words; undefined when nothing is left. */
  readonly lastStep: string | undefined;
  /** Lines of the ledger, and the hash of the last. */
  readonly lines: number;
  readonly head: string;
}

/** An evening that was opened, with what the page kept beside it. */
export interface OpenedEvening {
  readonly kind: 'opened';
  readonly evening: Evening;
  /** As the page wrote it last; `''` for nothing. */
  readonly note: string;
}

/** What a slip would be worth. */
export interface Judgement {
  readonly kind: 'judged';
  readonly slip: ShownSlip;
  /** Readings of its jollies, when the slip leaves them open. */
  readonly readings: readonly string[];
}

/** A new name that is close to known ones. */
export interface CloseName {
  readonly kind: 'close';
  readonly name: string;
  readonly known: readonly string[];
}

/** Sheets for paper and screen. */
export interface EveningSheets {
  readonly kind: 'sheets';
  readonly facts: string;
  readonly tables: readonly duplicate.Table[];
  readonly head: string;
}

/** What can be taken away as a file. */
export type EveningFile = 'ledger' | 'ranking' | 'master' | 'page';

/** What the page can ask about evenings, by name: what is asked, and what is answered. */
export interface EveningQuestions {
  /** Evenings that are kept here. */
  list(asked: undefined): readonly EveningInfo[];
  begin(asked: EveningRequest): OpenedEvening;
  open(name: string): OpenedEvening;
  /** The open one, in another language. */
  look(asked: undefined): Evening;
  /** Gives the open one up, so that another window can have it. */
  leave(asked: undefined): null;
  step(step: EveningStep): Evening | CloseName;
  /** At once, or with the reasons why words are none, which may have to be fetched. */
  judge(asked: { readonly slip: TypedSlip; readonly withReasons: boolean }): Judgement;
  keepNote(note: string): null;
  /** @param round the last that counts; undefined for all */
  sheets(round: number | undefined): EveningSheets;
  file(kind: EveningFile): string;
  /** A ledger from a file, kept here and opened. */
  take(asked: { readonly name: string; readonly bytes: Uint8Array }): OpenedEvening;
  remove(name: string): null;
}

/** One of the questions. */
export type EveningQuestion = keyof EveningQuestions;

/** What is asked with it. */
export type EveningAsked<Question extends EveningQuestion> = Parameters<
  EveningQuestions[Question]
>[0];

/** What is answered. */
export type EveningAnswer<Question extends EveningQuestion> = ReturnType<
  EveningQuestions[Question]
>;
