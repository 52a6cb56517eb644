// What a catalogue is: a sentence for every code of a topic, in every language. Types hold it complete.
import type { FactOf } from '../facts.js';
import type { InLanguages } from './language.js';
import type { Speech } from './speech.js';

/** A sentence for every code: what a fact says, in one language. */
export type Sentences<Values> = {
  readonly [Code in keyof Values]: (values: Values[Code], speech: Speech) => string;
};

/** The sentences of a topic in every language. */
export type Catalogue<Values> = InLanguages<Sentences<Values>>;

/** The sentence of a fact. */
export function sentenceOf<Values>(
  catalogue: Catalogue<Values>,
  fact: FactOf<Values>,
  speech: Speech,
): string {
  // a code and its values belong together, which types do not follow through an index
  const say = catalogue[speech.language][fact.code] as (values: unknown, to: Speech) => string;
  return say(fact, speech);
}
