// The words of a finished game as lines for a terminal.
import type { InLanguages } from './language.js';

/** Headings and figures of the lines; a language that lacks one does not compile. */
export interface ReportTextWords {
  /** Under which rules, by which lexicon: names, and the beginnings of their hashes. */
  made(rules: string, lexicon: string): string;
  /** Columns of the turns. */
  readonly columns: {
    readonly turn: string;
    readonly player: string;
    readonly rack: string;
    readonly move: string;
    readonly score: string;
    readonly total: string;
    readonly rank: string;
    readonly lost: string;
    readonly equity: string;
    readonly win: string;
    readonly luck: string;
    /** Of the mistake; without a heading. */
    readonly size: string;
  };
  noneJudged(turns: number): string;
  judged(judged: number, turns: number): string;
  readonly tooFew: string;
  pointsLost(points: string): string;
  accuracy(percent: string): string;
  tops(count: number): string;
  bingos(found: number, possible: number): string;
  phoneys(count: number, withdrawn: number): string;
  validWithdrawn(count: number): string;
  challengesLost(count: number): string;
  readonly file: string;
  /** A player of one game among many: points lost a turn, undefined for too few turns. */
  inBrief(lost: string | undefined, judged: number, turns: number): string;
  findings(count: number): string;
}

export const REPORT_TEXT: InLanguages<ReportTextWords> = {
  it: {
    made: (rules, lexicon) => `regolamento ${rules}  ·  lessico ${lexicon}`,
    columns: {
      turn: 'turno',
      player: 'giocatore',
      rack: 'leggio',
      move: 'mossa',
      score: 'punti',
      total: 'tot.',
      rank: 'posto',
      lost: 'punti',
      equity: 'valore',
      win: 'vitt.',
      luck: 'fort.',
      size: '',
    },
    noneJudged: turns => `${counted(turns, 'turno', 'turni')}, nessuno valutato`,
    judged: (judged, turns) =>
      judged === turns
        ? counted(judged, 'turno valutato', 'turni valutati')
        : `valutati ${judged} di ${counted(turns, 'turno', 'turni')}`,
    tooFew: 'troppo pochi per una media',
    pointsLost: points => `${points} punti persi per turno`,
    accuracy: percent => `precisione ${percent}`,
    tops: count => `${count} top`,
    bingos: (found, possible) => `scrabble ${found} di ${possible}`,
    phoneys: (count, withdrawn) =>
      `parole non valide ${count} (${counted(withdrawn, 'ritirata', 'ritirate')})`,
    validWithdrawn: count => `giocate valide ritirate ${count}`,
    challengesLost: count => `contestazioni perse ${count}`,
    file: 'il file',
    inBrief: (lost, judged, turns) =>
      `${lost === undefined ? '' : `${lost} persi per turno, `}valutati ${judged} di ${counted(turns, 'turno', 'turni')}`,
    findings: count => counted(count, 'anomalia', 'anomalie'),
  },
  en: {
    made: (rules, lexicon) => `rules ${rules}  ·  lexicon ${lexicon}`,
    columns: {
      turn: 'turn',
      player: 'player',
      rack: 'rack',
      move: 'move',
      score: 'score',
      total: 'total',
      rank: 'rank',
      lost: 'points',
      equity: 'equity',
      win: 'win %',
      luck: 'luck',
      size: '',
    },
    noneJudged: turns => `${turns} turns, none of them judged`,
    judged: (judged, turns) => `${judged}${judged === turns ? '' : ` of ${turns}`} turns judged`,
    tooFew: 'too few for an average',
    pointsLost: points => `${points} points lost per turn`,
    accuracy: percent => `accuracy ${percent}`,
    tops: count => `${count} tops`,
    bingos: (found, possible) => `bingos ${found} of ${possible}`,
    phoneys: (count, withdrawn) => `phoneys ${count} (${withdrawn} withdrawn)`,
    validWithdrawn: count => `valid plays withdrawn ${count}`,
    challengesLost: count => `challenges lost ${count}`,
    file: 'the file',
    inBrief: (lost, judged, turns) =>
      `${lost === undefined ? '' : `${lost} lost per turn, `}${judged} of ${turns} turns judged`,
    findings: count => `${count} findings`,
  },
};

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
