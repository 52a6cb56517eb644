// What an error says to people, in English.
import { InputError } from '../errors.js';
import { wording } from '../wording/wording.js';

/** Code and text of the error that a call throws; undefined when it throws none. */
export function saidError(
  call: () => unknown,
): { readonly code: string; readonly message: string } | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { code: error.code, message: wording('en').error(error) };
  }
}
