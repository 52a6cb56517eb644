// Why a question has no answer, as a sentence in the language of the page.
import { type Cited, InputError, type Language, LexiconError, PoolError, wording } from 'leggio';
import type { Refused } from './messages.js';
import { DataError } from './store.js';

export function refusal(error: Error, language: Language): Refused {
  if (error.name === 'AbortError') {
    return { kind: 'refused', code: 'STOPPED', message: '', said: '' };
  }
  const message = wording(language).error(error);
  if (error instanceof InputError || error instanceof LexiconError) {
    return { kind: 'refused', code: error.code, message, said: saidOf(error, message) };
  }
  if (error instanceof DataError) {
    const code = error.why === 'network' ? 'NETWORK' : 'BROKEN';
    return { kind: 'refused', code, message, said: '' };
  }
  if (!(error instanceof PoolError)) console.error(error);
  return { kind: 'refused', code: 'FAULT', message, said: '' };
}

/** Facts as sentences, as an error of them has them. */
export function sentencesOf(facts: readonly Cited[], language: Language): string {
  return wording(language).error(InputError.ofFacts('GCG_LINE', facts, { input: '' }));
}

/** The sentences of its facts alone, without what stands before them in English. */
function saidOf(error: InputError | LexiconError, message: string): string {
  if (!(error instanceof InputError) || error.facts === undefined) return '';
  return error.lead === '' ? message : message.replaceAll(error.lead, '');
}
