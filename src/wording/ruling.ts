// A ruling on a play: legal or not, word by word, and the headings that a whole ruling stands under.
import type { JudgedWord, Verdict } from '../referee/judge.js';
import type { Reason } from '../referee/placement.js';
import type { Step } from '../referee/steps.js';
import type { InLanguages } from './language.js';
import { objectionText } from './objection.js';
import type { Speech } from './speech.js';
import { stepText } from './step.js';

/** Words of a ruling that no fact has. */
export interface RulingWords {
  readonly legal: string;
  readonly notLegal: string;
  /** Before a score: `'legal: 16 points'`. */
  points(score: number): string;
  readonly valid: string;
  readonly notValid: string;
  readonly rack: string;
  readonly noRack: string;
  readonly lexicon: string;
  readonly rules: string;
  /** Headings. */
  readonly words: string;
  readonly score: string;
  readonly equity: string;
  readonly challenge: string;
  readonly ifContested: string;
  /** What a challenge costs when the play is not valid, and when it is: of one width. */
  readonly costInvalid: string;
  readonly costValid: string;
  /** A challenge of tiles that cannot lie there. */
  readonly notJudged: string;
  /** Worth of the tiles kept. */
  kept(leave: string, worth: string, equity: string): string;
  keptNothing(equity: string): string;
  rank(rank: number, of: number): string;
  exchange(tiles: string): string;
  best(move: string, equity: string, more: string): string;
}

export const RULING: InLanguages<RulingWords> = {
  it: {
    legal: 'giocata valida',
    notLegal: 'giocata non valida',
    points: score => (score === 1 ? '1 punto' : `${score} punti`),
    valid: 'valida',
    notValid: 'non valida',
    rack: 'leggio',
    noRack: 'non indicato, quindi non controllato',
    lexicon: 'lessico',
    rules: 'regolamento',
    words: 'parole',
    score: 'punteggio',
    equity: 'valore stimato',
    challenge: 'contestazione',
    ifContested: 'se contestata',
    costInvalid: 'non valida:',
    costValid: 'valida:    ',
    notJudged: 'non giudicata: le tessere non possono stare lì',
    kept: (leave, worth, equity) => `resto ${leave}, vale ${worth}: valore stimato ${equity}`,
    keptNothing: equity => `nessun resto: valore stimato ${equity}`,
    rank: (rank, of) => `${rank}ª su ${of} mosse`,
    exchange: tiles => `cambio di ${tiles}`,
    best: (move, equity, more) => `migliore: ${move}, valore stimato ${equity}, ${more} in più`,
  },
  en: {
    legal: 'legal',
    notLegal: 'not legal',
    points: score => (score === 1 ? '1 point' : `${score} points`),
    valid: 'valid',
    notValid: 'not valid',
    rack: 'rack',
    noRack: 'not given, so not checked',
    lexicon: 'lexicon',
    rules: 'rules',
    words: 'words',
    score: 'score',
    equity: 'equity',
    challenge: 'challenge',
    ifContested: 'if contested',
    costInvalid: 'not valid:',
    costValid: 'valid:    ',
    notJudged: 'not judged: the tiles cannot lie there',
    kept: (leave, worth, equity) => `keeps ${leave}, worth ${worth}: equity ${equity}`,
    keptNothing: equity => `keeps nothing: equity ${equity}`,
    rank: (rank, of) => `number ${rank} of ${of} moves`,
    exchange: tiles => `exchange ${tiles}`,
    best: (move, equity, more) => `best: ${move}, equity ${equity}, ${more} more`,
  },
};

/** Whether a play is legal: its score, or a line with every reason. */
export function rulingText(verdict: Verdict, speech: Speech): string {
  const words = RULING[speech.language];
  if (verdict.legal) return `${words.legal}: ${words.points(verdict.sheet.total)}`;
  const reasons = verdict.reasons.map(each => reasonText(each, speech));
  return [words.notLegal, ...reasons].join('\n');
}

/** A reason against a play, with its article. */
export function reasonText({ article, fact }: Reason, speech: Speech): string {
  return `${speech.citation(article)}: ${objectionText(fact, speech)}`;
}

/** A step with its article. */
export function citedStep(
  { article, fact }: Pick<Step, 'article' | 'fact'>,
  speech: Speech,
): string {
  return `${speech.citation(article)}: ${stepText(fact, speech)}`;
}

/** `'valid'`, `'not valid: the reason'`. */
export function judgedText({ valid, reason }: JudgedWord, { language }: Speech): string {
  const words = RULING[language];
  if (valid) return words.valid;
  return reason === undefined ? words.notValid : `${words.notValid}: ${reason}`;
}
