// How well each card is known, from all its answers by FSRS (ts-fsrs): nothing of it is kept but the answers, so that
// tabs and machines only ever add to each other.
import { type Card, createEmptyCard, type FSRS, fsrs, State } from 'ts-fsrs';
import type { DrillDeck } from '../../../wording/web/drills.js';
import type { KeptAnswer } from './messages.js';
import { comesBefore, inOrder } from './order.js';

/** A card that was asked. */
export interface Learnt {
  readonly deck: DrillDeck;
  readonly card: string;
  /** The first one first. */
  readonly answers: readonly KeptAnswer[];
  readonly due: number;
  /** True once it comes back after days. */
  readonly isLearnt: boolean;
}

interface Known extends Learnt {
  readonly memory: Card;
}

/** The published parameters: nine of ten remembered when a card is due; no chance in it, so that all reckon alike. */
const SCHEDULER: FSRS = fsrs({ request_retention: 0.9, enable_fuzz: false });

export class Progress {
  private readonly known = new Map<string, Known>();

  /** @param answers to one lexicon */
  constructor(answers: readonly KeptAnswer[]) {
    for (const answer of inOrder(answers)) this.add(answer);
  }

  add(answer: KeptAnswer): void {
    const key = keyOf(answer);
    const before = this.known.get(key);
    const last = before?.answers.at(-1);
    if (last !== undefined && comesBefore(answer, last)) {
      // a clock that was put back, which FSRS would refuse
      this.rebuild(key, [...(before?.answers ?? []), answer]);
    } else {
      this.known.set(key, taken(before, answer));
    }
  }

  remove(answer: KeptAnswer): void {
    const key = keyOf(answer);
    const rest = this.known.get(key)?.answers.filter(({ id }) => id !== answer.id) ?? [];
    this.rebuild(key, rest);
  }

  get(deck: DrillDeck, card: string): Learnt | undefined {
    return this.known.get(keyOf({ deck, card }));
  }

  /** Cards of a deck that were asked. */
  of(deck: DrillDeck): readonly Learnt[] {
    return [...this.known.values()].filter(each => each.deck === deck);
  }

  private rebuild(key: string, answers: readonly KeptAnswer[]): void {
    this.known.delete(key);
    for (const answer of inOrder(answers)) this.known.set(key, taken(this.known.get(key), answer));
  }
}

function taken(before: Known | undefined, answer: KeptAnswer): Known {
  const { deck, card, grade, at } = answer;
  const { card: memory } = SCHEDULER.next(before?.memory ?? createEmptyCard(at), at, grade);
  return {
    ...{ deck, card, memory },
    answers: [...(before?.answers ?? []), answer],
    due: memory.due.getTime(),
    isLearnt: memory.state === State.Review,
  };
}

function keyOf({ deck, card }: Pick<KeptAnswer, 'deck' | 'card'>): string {
  return `${deck} ${card}`;
}
