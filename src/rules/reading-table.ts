// The open readings as data: places where a text can be read in more than one way, their choices, and
// how rules hold them. `readings.ts` asks for them.
import type { EndCondition, PercentPenalty } from './game-rules.js';
import type { ReadingId, Rules } from './rules.js';

/** A place where a text can be read in more than one way. */
export interface Reading {
  /** As options name it: `'face-value'`. */
  readonly id: ReadingId;
  /** What is open, in one sentence. */
  readonly question: string;
  /** The choices, the default first. */
  readonly values: readonly string[];
  /** The choice that `rules` hold; undefined when they have nothing that could be read. */
  readonly of: (rules: Rules) => string | undefined;
  /** `rules` with another choice. */
  readonly set: (rules: Rules, value: string) => Rules;
}

/** Every open reading of any edition. */
export const READINGS: readonly Reading[] = [
  {
    id: 'face-value',
    question: 'is the face value added to the 10 % of a withdrawn play, or part of what is taken',
    values: ['added', 'inside'],
    of: rules => withdrawnPenalty(rules)?.faceValue,
    set: (rules, value) =>
      withPenalties(rules, penalty =>
        penalty.faceValue === 'none'
          ? penalty
          : { ...penalty, faceValue: value as PercentPenalty['faceValue'] },
      ),
  },
  {
    id: 'play-value',
    question: 'is the value of a play its whole score, or its words without the bonus',
    values: ['play', 'words'],
    of: rules => withdrawnPenalty(rules)?.of,
    set: (rules, value) =>
      withPenalties(rules, penalty => ({ ...penalty, of: value as PercentPenalty['of'] })),
  },
  {
    id: 'withdrawn-passes',
    question: 'does a withdrawn play count towards the passes and exchanges that end the game',
    values: ['yes', 'no'],
    of: rules => yesNo(rules.end.conditions.some(countsWithdrawn)),
    set: (rules, value) => withConditions(rules, condition => countWithdrawn(condition, value)),
  },
  {
    id: 'time-up-racks',
    question: 'are the tiles left deducted when the time of the whole game is over',
    values: ['kept', 'deducted'],
    of: rules => (timeUp(rules)?.deducts === 'each' ? 'deducted' : 'kept'),
    set: (rules, value) =>
      withConditions(rules, condition =>
        condition.kind === 'time'
          ? { ...condition, deducts: value === 'deducted' ? 'each' : 'none' }
          : condition,
      ),
  },
  {
    id: 'full-change-first',
    question: 'may an ordinary exchange follow a full change in the same turn',
    values: ['yes', 'no'],
    of: rules => yesNo(rules.fullChange?.thenExchange === true),
    set: (rules, value) => ({
      ...rules,
      fullChange: rules.fullChange && { ...rules.fullChange, thenExchange: value === 'yes' },
    }),
  },
  {
    id: 'challenge-award',
    question: 'what does the player of a good play win when it is contested',
    values: ['none', '5', '10'],
    of: ({ challenge: { lost } }) =>
      lost.penalty?.kind === 'award' ? String(lost.penalty.points) : 'none',
    set: (rules, value) => {
      const { challenge } = rules;
      const award = { kind: 'award', on: 'player', points: Number(value) } as const;
      const penalty = value === 'none' ? undefined : award;
      return { ...rules, challenge: { ...challenge, lost: { ...challenge.lost, penalty } } };
    },
  },
  {
    id: 'pronominal-infinitive',
    question: 'is the plain infinitive of a verb whose only lemma is in -si a word',
    values: ['no', 'yes'],
    of: rules => yesNo(rules.words?.pronominalInfinitive === true),
    set: (rules, value) => ({
      ...rules,
      words: rules.words && { ...rules.words, pronominalInfinitive: value === 'yes' },
    }),
  },
];

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

function withdrawnPenalty({ challenge }: Rules): PercentPenalty | undefined {
  const { penalty } = challenge.withdrawn;
  return penalty?.kind === 'percent' ? penalty : undefined;
}

function withPenalties(rules: Rules, change: (penalty: PercentPenalty) => PercentPenalty): Rules {
  const { withdrawn, lost } = rules.challenge;
  const changed = <Result extends typeof lost>(result: Result): Result =>
    result.penalty?.kind === 'percent' ? { ...result, penalty: change(result.penalty) } : result;
  return {
    ...rules,
    challenge: { ...rules.challenge, withdrawn: changed(withdrawn), lost: changed(lost) },
  };
}

function withConditions(rules: Rules, change: (condition: EndCondition) => EndCondition): Rules {
  return { ...rules, end: { ...rules.end, conditions: rules.end.conditions.map(change) } };
}

function countsWithdrawn(condition: EndCondition): boolean {
  return condition.kind === 'idle' && condition.turns.includes('withdrawn');
}

function countWithdrawn(condition: EndCondition, value: string): EndCondition {
  if (condition.kind !== 'idle') return condition;
  const others = condition.turns.filter(turn => turn !== 'withdrawn');
  return { ...condition, turns: value === 'yes' ? [...others, 'withdrawn'] : others };
}

function timeUp({ end }: Rules): EndCondition | undefined {
  return end.conditions.find(({ kind }) => kind === 'time');
}
