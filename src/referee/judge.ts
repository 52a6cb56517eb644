// Is the play legal? Every reason against it at once, word by word, with its score (FIGS art. 3-8).

import { LETTER_MASK } from '../alphabet/alphabet.js';
import { checkOneAlphabet } from '../alphabet/one-alphabet.js';
import type { Position } from '../board/position.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import type { Citation } from '../rules/game-rules.js';
import type { ObjectionFact } from './facts.js';
import {
  type AnyPlay,
  formedBy,
  layAny,
  type PlacementOptions,
  placementObjections,
  type Reason,
  withArticle,
} from './placement.js';
import { type ScoreSheet, sheetOf } from './score-sheet.js';
import type { FormedWord, Objection } from './words-formed.js';

/** What the referee asks a lexicon. */
export type WordJudge = Pick<Lexicon, 'name' | 'alphabet' | 'hasLetters'>;

/** A word of the play and what the lexicon says of it. */
export interface JudgedWord {
  /** Jollies in lower case. */
  readonly word: string;
  /** Its place as GCG has it: `'8F'` across, `'F8'` down. */
  readonly at: string;
  /** True when the lexicon has it. */
  readonly valid: boolean;
  /** Why it is not a word, where that is known. */
  readonly reason: string | undefined;
}

/** Whether a play is legal, with its score; when it is not, every reason. */
export type Verdict =
  | {
      readonly legal: true;
      /** The score, word by word. */
      readonly sheet: ScoreSheet;
      /** The main word, then the words across it. */
      readonly words: readonly JudgedWord[];
    }
  | {
      readonly legal: false;
      /** Code of the first reason. */
      readonly code: Objection['code'];
      /** The first reason, with its values; `wording` makes sentences of it. */
      readonly fact: ObjectionFact;
      /** Where the first reason stands. */
      readonly article: Citation;
      /** Every reason, in the order the rules are read. */
      readonly reasons: readonly Reason[];
      /** What the play would score; undefined when its tiles cannot lie there. */
      readonly sheet: ScoreSheet | undefined;
      /** Empty when the tiles cannot lie there. */
      readonly words: readonly JudgedWord[];
    };

/** What is held against the play, and who explains words. */
export interface JudgeOptions extends PlacementOptions {
  /** Says why a word is not valid. */
  readonly explain?: (word: string) => string | undefined;
}

/**
 * A verdict, with what `explain` says of words that are none; without it their reasons can be added
 * later (`withWordReasons`).
 *
 * Never throws for an illegal play: being illegal is the answer, not an error.
 *
 * @throws InputError `ALPHABETS_DIFFER` when lexicon and rules are of two alphabets
 */
export function judge(
  position: Position,
  play: AnyPlay,
  lexicon: WordJudge,
  options: JudgeOptions = {},
): Verdict {
  const { rules } = position;
  checkOneAlphabet(lexicon, rules);
  const laid = layAny(position, play);
  const formed = laid.objections.length === 0 ? formedBy(position, laid) : [];
  const words = formed.map(word => judgeWord(word, lexicon));
  const reasons = [
    ...placementObjections(position, laid, options),
    ...words.filter(({ valid }) => !valid).map(word => wordObjection(word, lexicon)),
  ].map(objection => withArticle(rules, objection));
  const first = reasons[0];
  const hasTiles = laid.objections.length === 0 && laid.squares.some(({ isNew }) => isNew);
  const sheet = hasTiles ? sheetOf(position, laid.squares, formed) : undefined;
  if (first === undefined) return { legal: true, sheet: sheet as ScoreSheet, words };
  const verdict: Verdict = { legal: false, ...first, reasons, sheet, words };
  return options.explain === undefined ? verdict : withWordReasons(verdict, options.explain);
}

/**
 * The verdict with the reasons why words are none, for whoever has to look them up once it is known
 * which words need one.
 *
 * @param verdict as `judge` gives it without `explain`
 */
export function withWordReasons(
  verdict: Verdict,
  explain: (word: string) => string | undefined,
): Verdict {
  if (verdict.legal) return verdict;
  const words = verdict.words.map(each =>
    each.valid ? each : { ...each, reason: explain(each.word.toUpperCase()) },
  );
  const whys = words.filter(({ valid }) => !valid).map(({ reason }) => reason);
  const reasons = verdict.reasons.map(each => {
    if (each.code !== 'PLAY_INVALID_WORD') return each;
    const why = whys.shift(); // one for each such reason, in the same order
    return why === undefined ? each : withWhy(each, why);
  });
  return { ...verdict, ...(reasons[0] as Reason), reasons, words };
}

function withWhy(reason: Reason, why: string): Reason {
  const { fact } = reason;
  return fact.code === 'not-a-word' ? { ...reason, fact: { ...fact, why } } : reason;
}

function judgeWord({ squares, text, at }: FormedWord, lexicon: WordJudge): JudgedWord {
  const valid = lexicon.hasLetters(squares.map(({ tile }) => tile & LETTER_MASK));
  return { word: text, at, valid, reason: undefined };
}

/** Art. 4: every word formed must be admissible. */
function wordObjection({ word, at }: JudgedWord, lexicon: WordJudge): Objection {
  return {
    code: 'PLAY_INVALID_WORD',
    fact: { code: 'not-a-word', word: word.toUpperCase(), at, lexicon: lexicon.name, why: null },
  };
}
