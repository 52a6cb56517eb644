// The evening's questions to the desk.
import type { Language } from 'leggio';
import type { DeskLink } from '../engine/desk-link.js';
import type { EveningAnswer, EveningAsked, EveningQuestion } from '../engine/evening/messages.js';
import type { Refused } from '../engine/messages.js';

export type Ask = <Question extends EveningQuestion>(
  question: Question,
  asked: EveningAsked<Question>,
) => Promise<EveningAnswer<Question> | Refused>;

export function askOf(desk: DeskLink, language: Language): Ask {
  // what is asked and answered goes with the question, which types do not follow through the line
  const ask = desk.ask.evening as (...all: unknown[]) => Promise<unknown>;
  return (question, asked) => ask(question, asked, language) as ReturnType<Ask> as Promise<never>;
}

export function isRefused(answer: unknown): answer is Refused {
  return (answer as { kind?: unknown } | null)?.kind === 'refused';
}
