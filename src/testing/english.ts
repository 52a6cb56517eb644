// Facts as English sentences, for tests that say what is found by its sentence.

import type { Notation } from '../board/notation.js';
import type { Cited } from '../errors.js';
import { InputError } from '../errors.js';
import { anyCited, anyText } from '../wording/any-fact.js';
import { errorText } from '../wording/error.js';
import { createSpeech } from '../wording/speech.js';

/** The sentence, without its article. */
export function english(fact: Cited['fact'], notation: Notation = 'gcg'): string {
  return anyText(fact, createSpeech('en', { notation })) ?? `no sentence of ${fact.code}`;
}

/** The sentence with its article: `'art. 30: 20 % of 82 = 16.4 → 16'`. */
export function cited(found: Cited, notation: Notation = 'gcg'): string {
  return anyCited(found, createSpeech('en', { notation }));
}

/** The work, whose errors say their facts in English. */
export function inEnglish(work: () => unknown): () => unknown {
  return () => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof InputError) || error.facts === undefined) throw error;
      const message = errorText(error, createSpeech('en'));
      throw new InputError(error.code, message, { input: error.input });
    }
  };
}
