// The order of answers, the same on every machine: by time, those of one moment by their ids.
import type { KeptAnswer } from './messages.js';

export function inOrder(answers: readonly KeptAnswer[]): readonly KeptAnswer[] {
  return [...answers].sort((one, other) => (comesBefore(one, other) ? -1 : 1));
}

export function comesBefore(one: KeptAnswer, other: KeptAnswer): boolean {
  return one.at < other.at || (one.at === other.at && one.id < other.id);
}

export function lastOf(answers: readonly KeptAnswer[]): KeptAnswer | undefined {
  const [first] = answers;
  return first && answers.reduce((last, each) => (comesBefore(last, each) ? each : last), first);
}
