// What an error says to people: its message, or the sentences of its facts.
import { InputError, listed } from '../errors.js';
import { anyCited } from './any-fact.js';
import type { InLanguages } from './language.js';
import type { Speech } from './speech.js';

const MORE: InLanguages<(left: number) => string> = {
  it: left => (left === 1 ? 'e un’altra' : `e altre ${left}`),
  en: left => `and ${left} more`,
};

/** The message, in English as errors are; of an error made of facts their sentences, in the language. */
export function errorText(error: Error, speech: Speech): string {
  if (!(error instanceof InputError) || error.facts === undefined) return error.message;
  const sentences = error.facts.map(fact => `${error.lead}${anyCited(fact, speech)}`);
  return listed(sentences, sentences.length, MORE[speech.language]);
}
