// The training's questions to the desk.
import type { Language } from 'leggio';
import type { DeskLink } from '../engine/desk-link.js';
import type { Refused } from '../engine/messages.js';
import type {
  TrainingAnswer,
  TrainingAsked,
  TrainingQuestion,
} from '../engine/training/messages.js';

export type Ask = <Question extends TrainingQuestion>(
  question: Question,
  asked: TrainingAsked<Question>,
) => Promise<TrainingAnswer<Question> | Refused>;

export function askOf(desk: DeskLink, language: Language): Ask {
  // what is asked and answered goes with the question, which types do not follow through the line
  const ask = desk.ask.training as (...all: unknown[]) => Promise<unknown>;
  return (question, asked) => ask(question, asked, language) as ReturnType<Ask> as Promise<never>;
}
