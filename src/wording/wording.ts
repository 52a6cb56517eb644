// Sentences of facts, in a language. `const say = wording('it'); say.ruling(verdict)`.
import type { ExplainedDerivation, Explanation } from '../dictionary/why/explain.js';
import type { SheetWords } from '../duplicate/sheets/words.js';
import type { Cited } from '../errors.js';
import type { Finding } from '../game/replay/findings.js';
import type { Replay } from '../game/replay/replay.js';
import type { Verdict } from '../referee/judge.js';
import type { Reason } from '../referee/placement.js';
import type { Step } from '../referee/steps.js';
import { anyCited } from './any-fact.js';
import { errorText } from './error.js';
import type { Language } from './language.js';
import { citedFinding, replayLines, resultLines } from './replay.js';
import { citedStep, reasonText, rulingText } from './ruling.js';
import { SHEETS } from './sheets.js';
import { createSpeech, type Speech, type SpeechOptions } from './speech.js';
import { derivationText, explanationLines, whyText } from './word.js';

/** Sentences of facts in one language. */
export interface Wording {
  /** The language of the sentences. */
  readonly language: Language;
  /** A ruling on a play: `'giocata valida: 16 punti'`, or a line with each reason against it. */
  ruling(verdict: Verdict): string;
  /** A reason against a play: `'art. 3: la giocata non tocca nessuna tessera già posta'`. */
  reason(reason: Reason): string;
  /** A step of a score, a challenge, an exchange, the end of a game, with its article. */
  step(step: Step): string;
  /** What went wrong: the message of an error, or the sentences of the facts it was made of. */
  error(error: Error): string;
  /** What replay found: `'riga 12: totale 45, ma 40 + 3 = 43'`. */
  finding(finding: Finding): string;
  /** A fact of any topic with its article: what `finding` says, without its line. */
  cited(fact: Cited): string;
  /** How a replayed game came out, each adjustment explained, one line each. */
  result(replay: Replay): readonly string[];
  /** A whole replay: scores, findings, result, one line each. */
  replay(replay: Replay): readonly string[];
  /** Why a word is valid, a line for each derivation; or why not, and the nearest words. */
  word(explanation: Explanation): readonly string[];
  /** One reason why a word is valid, in one line: lemma, form, sense, articles, row. */
  derivation(derivation: ExplainedDerivation): string;
  /** Words for sheets of a duplicate game: `duplicate.sheetLines(ranking, 'master', say.sheets)`. */
  readonly sheets: SheetWords;
  /** Why a word is not valid, in one line; undefined when it is. */
  why(explanation: Explanation): string | undefined;
}

/**
 * Makes sentences of facts.
 *
 * Squares are written as Italian regulations do in Italian (`G15 orizz.`), as GCG does in English,
 * unless `notation` says otherwise; players of a replay go by their names.
 *
 * @param language `'it'` or `'en'`
 */
export function wording(language: Language, options: SpeechOptions = {}): Wording {
  const speech = createSpeech(language, options);
  const naming = ({ game }: Replay): Speech =>
    createSpeech(language, { players: game.players.map(({ name }) => name), ...options });
  return {
    language,
    sheets: SHEETS[language],
    ruling: verdict => rulingText(verdict, speech),
    reason: reason => reasonText(reason, speech),
    step: step => citedStep(step, speech),
    error: error => errorText(error, speech),
    finding: finding => citedFinding(finding, speech),
    cited: fact => anyCited(fact, speech),
    result: replay => resultLines(replay, naming(replay)),
    replay: replay => replayLines(replay, naming(replay)),
    word: explanation => explanationLines(explanation, speech),
    derivation: derivation => derivationText(derivation, speech),
    why: explanation => whyText(explanation, speech),
  };
}
