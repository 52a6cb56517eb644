// What Partite asks of the desk.
import type { Language } from 'leggio';
import { type JudgedGame, judgeGame, readGame, reportFile, reportOf } from './games.js';
import type {
  GameAsked,
  GameRead,
  PlayAsked,
  Refused,
  ReportFile,
  ReportSoFar,
  TypedGame,
  TypedShown,
} from './messages.js';
import { answeredNow, stoppable, whatIsOpen, whatOpens } from './open-desk.js';
import { refusal } from './refusal.js';
import { showTyped } from './typed.js';

/** The game that was judged last, and the number of its question. */
let lastJudged: { readonly task: number; readonly judged: JudgedGame } | undefined;

export const gameQuestions = {
  /**
   * Judges a game, and tells its report while it grows; stopped, what there is until then. It is kept for
   * `report` and `reportFile` until the next one is asked for. A game that cannot be read is refused at once.
   */
  async judge(
    task: number,
    asked: GameAsked,
    language: Language,
    tell: (report: ReportSoFar) => void,
  ): Promise<ReportSoFar | Refused> {
    try {
      const judged = await stoppable(task, signal =>
        judgeGame(asked, whatOpens(), { language, signal, tell }),
      );
      lastJudged = { task, judged };
      return reportOf(judged, language);
    } catch (error) {
      return refusal(error as Error, language);
    }
  },
  /** The report of a game that was judged, in a language; none when another came after it. */
  report: (task: number, language: Language): ReportSoFar | undefined =>
    lastJudged?.task === task ? reportOf(lastJudged.judged, language) : undefined,
  /** The same as the text of a file. */
  reportFile: (task: number, form: ReportFile, language: Language): string | undefined =>
    lastJudged?.task === task ? reportFile(lastJudged.judged, form, language) : undefined,
  /** What a game is called, before anything is asked about it; needs no words. */
  readGame: (content: string | Uint8Array, name: string, language: Language): GameRead | Refused =>
    answeredNow(language, () => readGame(content, name)),
  /** What follows from a game that is typed in, and from the play that is being laid; without words too. */
  typed: (
    game: TypedGame,
    edition: string,
    asked: PlayAsked | undefined,
    language: Language,
  ): TypedShown | Refused =>
    answeredNow(language, () => showTyped(game, edition, asked, whatIsOpen()?.lexicon, language)),
};
