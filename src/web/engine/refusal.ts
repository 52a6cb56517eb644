// Why a question has no answer, as a sentence in the language of the page.
import { InputError, type Language, LexiconError, PoolError, wording } from 'leggio';
import type { Refused } from './messages.js';
import { DataError } from './store.js';

export function refusal(error: Error, language: Language): Refused {
  if (error.name === 'AbortError') return { kind: 'refused', code: 'STOPPED', message: '' };
  const message = wording(language).error(error);
  if (error instanceof InputError || error instanceof LexiconError) {
    return { kind: 'refused', code: error.code, message };
  }
  if (error instanceof DataError) {
    return { kind: 'refused', code: error.why === 'network' ? 'NETWORK' : 'BROKEN', message };
  }
  if (!(error instanceof PoolError)) console.error(error);
  return { kind: 'refused', code: 'FAULT', message };
}
