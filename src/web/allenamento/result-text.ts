// A result to copy as text: the share of the top, tops, and a sign for each round, which spoils nothing of it.

/** A round as its sign needs it. */
interface Scored {
  readonly score: number;
  readonly top: number;
}

/** Per cent at least, best first. Shapes, not colours: every font has them, and every eye tells them apart. */
const SIGNS: readonly (readonly [least: number, sign: string])[] = [
  [100, '★'],
  [75, '●'],
  [50, '◐'],
  [0, '○'],
];

const ZERO = '–';

export function signOf({ score, top }: Scored): string {
  if (score <= 0 || top <= 0) return ZERO;
  const percent = (100 * score) / top;
  return SIGNS.find(([least]) => percent >= least)?.[1] ?? ZERO;
}

/** What the result says in words. */
export interface ResultLines {
  /** What was played. */
  readonly head: string;
  /** `'87,3 % del top'` */
  readonly share: string;
  /** `'2 top su 5 turni'` */
  readonly tops: string;
  /** `'lessico italiano 1a2b3c4d'` */
  readonly lexicon: string;
}

export function resultText(lines: ResultLines, rounds: readonly Scored[]): string {
  return [
    lines.head,
    `${lines.share}, ${lines.tops}`,
    rounds.map(signOf).join(''),
    lines.lexicon,
  ].join('\n');
}
