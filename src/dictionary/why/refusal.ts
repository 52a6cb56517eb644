// Why a word is not in a lexicon: the order in which the tables are asked. The rows that name the word itself come first, what its make-up suggests comes last.
import type { Question, Refusal } from './question.js';
import { formationRefusals } from './refusal-formation.js';
import { rejectedRefusals, rowRefusals } from './refusal-rows.js';
import { encliticRefusals, verbRefusals } from './refusal-verb.js';

/** Asked in turn; each gives its reasons, the best first. */
const ASKED: readonly ((question: Question) => Iterable<Refusal> | AsyncIterable<Refusal>)[] = [
  rowRefusals,
  encliticRefusals,
  verbRefusals,
  rejectedRefusals,
  formationRefusals,
];

/** The nearest reason, or undefined when the tables know nothing of the word. */
export async function refusalOf(question: Question): Promise<Refusal | undefined> {
  for (const ask of ASKED) for await (const refusal of ask(question)) return refusal;
  return undefined;
}
