// What the page asks about drills, and what it is told. Plain values; times are milliseconds since 1970, of the page's
// clock, so that a question says when it is asked.
import type { DrillDeck, DrillOutcome } from '../../../wording/web/drills.js';

/** How well a card was known, as FSRS has it: 1 again, 2 hard, 3 good, 4 easy. */
export type DrillGrade = 1 | 2 | 3 | 4;

/** One answer, as it is kept and as it goes into a file. */
export interface KeptAnswer {
  /** Its own, and of no other machine. */
  readonly id: string;
  readonly at: number;
  /** Name and edition of the lexicon: `'italiano figs'`. */
  readonly lexicon: string;
  readonly deck: DrillDeck;
  /** A word, or the seven letters of an anagram by the alphabet. */
  readonly card: string;
  /** What was right at the time, so that a later lexicon is seen to have changed it. */
  readonly truth: string;
  readonly outcome: DrillOutcome;
  readonly grade: DrillGrade;
  readonly seconds: number;
}

/** Which cards of a deck are asked. */
export interface DrillFilter {
  /** Letters of the word; 0 for any number. */
  readonly length: number;
  /** A letter that it has; `''` for any. */
  readonly letter: string;
}

/** What a player has chosen for a deck. */
export interface DeckSettings extends DrillFilter {
  /** Cards that are new on one day, at most. */
  readonly newPerDay: number;
}

export type DrillSettings = Readonly<Record<DrillDeck, DeckSettings>>;

/** How a deck stands. */
export interface DeckStanding {
  /** Cards that wait to be asked again now. */
  readonly due: number;
  /** Cards not seen yet that today still has room for. */
  readonly fresh: number;
  /** Cards that come back after days, no longer after minutes. */
  readonly learnt: number;
  /** Cards that were asked. */
  readonly seen: number;
  /** Cards of the deck. */
  readonly size: number;
  /** Answers of the last thirty days, and how many of them were wholly right. */
  readonly answers: number;
  readonly right: number;
  /** When the next card is due; undefined where none was asked. */
  readonly next: number | undefined;
  /** Cards that this lexicon no longer has: they are not asked any more. */
  readonly dropped: readonly string[];
  /** Cards whose answer this lexicon has changed since they were asked: due now. */
  readonly changed: readonly string[];
  /** Letters of words that the deck has. */
  readonly lengths: readonly number[];
}

export interface DrillsOverview {
  readonly kind: 'overview';
  readonly decks: Readonly<Record<DrillDeck, DeckStanding>>;
  readonly settings: DrillSettings;
  /** Letters that there are tiles of, by the alphabet. */
  readonly letters: readonly string[];
  /** Answers of today. */
  readonly today: number;
  /** The last answer of all, which can be taken back. */
  readonly last:
    | { readonly id: string; readonly deck: DrillDeck; readonly card: string }
    | undefined;
  /** False where answers will be gone with the page. */
  readonly isKept: boolean;
}

/** A card to answer; what is right stays on the desk. */
export interface DrillCard {
  readonly deck: DrillDeck;
  readonly card: string;
  /** `early` for one that is due in some minutes, when there is no other. */
  readonly why: 'due' | 'new' | 'early';
  /** Words that can be made of the tiles of an anagram. */
  readonly count: number;
}

/** The next card of a deck, or none, and how the deck stands. */
export interface NextCard {
  readonly kind: 'next';
  readonly card: DrillCard | undefined;
  readonly overview: DrillsOverview;
}

/** What a player says of a card. */
export type Given =
  | { readonly deck: 'hooks'; readonly front: readonly string[]; readonly back: readonly string[] }
  | { readonly deck: 'short'; readonly isValid: boolean }
  /** Words that were tried, right and wrong ones. */
  | { readonly deck: 'anagrams'; readonly words: readonly string[] };

/** A word of the answer: right where it is valid and given, or neither. */
export interface JudgedWord {
  readonly word: string;
  readonly isValid: boolean;
  /** True where the player held it to be valid. */
  readonly isGiven: boolean;
  /** On which side of the word of the card its hook is. */
  readonly side?: 'front' | 'back';
}

/** What came of an answer, once it is kept. */
export interface JudgedAnswer {
  readonly kind: 'judged';
  readonly id: string;
  readonly outcome: DrillOutcome;
  readonly grade: DrillGrade;
  readonly words: readonly JudgedWord[];
  /** When the card comes back. */
  readonly due: number;
  readonly isKept: boolean;
}

/** A word tried for an anagram. */
export interface TriedWord {
  readonly kind: 'tried';
  readonly word: string;
  readonly verdict: 'valid' | 'notValid' | 'otherTiles';
}

/** The card whose last answer was taken back; undefined where that answer is no longer there. */
export interface TakenBack {
  readonly kind: 'takenBack';
  readonly card: Pick<DrillCard, 'deck' | 'card'> | undefined;
}

/** Every question with what it takes and gives. */
export interface DrillsQuestions {
  readonly overview: { readonly asked: { readonly now: number }; readonly answer: DrillsOverview };
  readonly next: {
    readonly asked: {
      readonly deck: DrillDeck;
      readonly now: number;
      /** A card to begin with, whether it is due or not. */
      readonly first?: string;
    };
    readonly answer: NextCard;
  };
  readonly try: {
    readonly asked: { readonly tiles: string; readonly word: string };
    readonly answer: TriedWord;
  };
  readonly answer: {
    readonly asked: {
      readonly card: string;
      readonly given: Given;
      readonly seconds: number;
      readonly now: number;
    };
    readonly answer: JudgedAnswer;
  };
  readonly undo: { readonly asked: { readonly id: string }; readonly answer: TakenBack };
  readonly set: {
    readonly asked: {
      readonly deck: DrillDeck;
      /** What is chosen now; the rest stays as it was last chosen. */
      readonly chosen: Partial<DeckSettings>;
      readonly now: number;
    };
    readonly answer: DrillsOverview;
  };
}

export type DrillsQuestion = keyof DrillsQuestions;
export type DrillsAsked<Question extends DrillsQuestion> = DrillsQuestions[Question]['asked'];
export type DrillsAnswer<Question extends DrillsQuestion> = DrillsQuestions[Question]['answer'];
