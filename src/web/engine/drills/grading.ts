// From what was answered, and in what time, to how well the card was known.
import type { DrillDeck, DrillOutcome } from '../../../wording/web/drills.js';
import type { DrillGrade, JudgedWord } from './messages.js';

/** Seconds of an answer: so many, and so many more for each word that there was to find. */
interface Seconds {
  readonly base: number;
  readonly each: number;
}

/** Up to when a right answer was known at once, and up to when without labour. */
interface Pace {
  readonly quick: Seconds;
  readonly steady: Seconds;
}

/**
 * A word is seen to be one, or not, in two seconds or it has to be thought about. A hook costs a press, more than a
 * second with all that is looked at; an anagram of seven tiles is seen at once or searched for, and then it is typed.
 */
// biome-ignore format: columns
const PACES: Readonly<Record<DrillDeck, Pace>> = {
  hooks:    { quick: { base: 4,  each: 1.5 }, steady: { base: 12, each: 3 } },
  short:    { quick: { base: 2,  each: 0 },   steady: { base: 6,  each: 0 } },
  anagrams: { quick: { base: 8,  each: 5 },   steady: { base: 30, each: 15 } },
};

/** Of what was to be found and what was held for a word, the share from which on a card is known in part. */
const IN_PART = 0.5;

export function outcomeOf(words: readonly JudgedWord[]): DrillOutcome {
  const met = words.filter(({ isValid, isGiven }) => isValid === isGiven).length;
  if (met === words.length) return 'right'; // a word without hooks of which none was named, too
  return met / words.length >= IN_PART ? 'partly' : 'wrong';
}

/**
 * Wrong is forgotten. What is known in part counts as hard and not as forgotten: of eight hooks one missed is no
 * reason to begin anew. What is right is easy, good or hard by its time.
 */
export function gradeOf(
  deck: DrillDeck,
  outcome: DrillOutcome,
  count: number,
  seconds: number,
): DrillGrade {
  if (outcome === 'wrong') return 1;
  if (outcome === 'partly') return 2;
  const { quick, steady } = PACES[deck];
  if (seconds <= within(quick, count)) return 4;
  return seconds <= within(steady, count) ? 3 : 2;
}

function within({ base, each }: Seconds, count: number): number {
  return base + each * count;
}
