// Tiles laid by hand: do they make a play, what does it score, which of its words are words.
import {
  judge,
  judgePlacement,
  type Language,
  type Lexicon,
  parsePosition,
  type Rules,
  rulesEdition,
  type ScoreSheet,
  scoreSheet,
  type TilePlay,
  wording,
} from 'leggio';
import type { AskedPosition, LaidTiles, LaidVerdict } from './messages.js';

/** @throws InputError for a board or a rack that cannot be */
export function verdictOn(
  lexicon: Lexicon,
  { board, rack, edition }: AskedPosition,
  tiles: LaidTiles,
  language: Language,
): LaidVerdict {
  const rules = rulesEdition(edition);
  const position = parsePosition(board, rules, rack);
  const play: TilePlay = { tiles };
  const say = wording(language);
  if (!speaks(lexicon, rules)) {
    const reasons = judgePlacement(position, play);
    const sheet = reasons.length === 0 ? scoreSheet(position, play) : undefined;
    return verdictOf(sheet, [], reasons.map(say.reason));
  }
  const verdict = judge(position, play, lexicon);
  const against = verdict.legal
    ? []
    : verdict.reasons.filter(({ code }) => code !== 'PLAY_INVALID_WORD');
  const isValid = verdict.words.map(({ valid }) => valid);
  return verdictOf(verdict.sheet, isValid, against.map(say.reason));
}

/** True where the words are of the letters that the rules have. */
export function speaks(lexicon: Lexicon, rules: Rules): boolean {
  return lexicon.alphabet.id === rules.alphabet.id;
}

/** @param isValid of each word; empty where nobody knows */
function verdictOf(
  sheet: ScoreSheet | undefined,
  isValid: readonly boolean[],
  reasons: readonly string[],
): LaidVerdict {
  const words = (sheet?.words ?? []).map(({ word, at, score }, index) => ({
    word,
    at,
    score,
    isValid: isValid[index],
  }));
  const isLegal = reasons.length === 0 && !isValid.includes(false);
  return {
    kind: 'verdict',
    isLegal,
    score: sheet?.total,
    bonus: sheet?.bonus ?? 0,
    words,
    reasons,
  };
}
