// Counts of words played, from files.
import { DEFAULT_PLAYED, placeOf, readFile } from '#platform';
import { InputError } from '../errors.js';
import { ioReason } from '../files/io-error.js';
import type { UrlLike } from '../platform/types.js';
import { type PlayedWords, parsePlayed } from './played-words.js';

/**
 * Loads counts of words played; in a page, from a URL.
 *
 * @throws InputError `PLAYED_FILE` | `PLAYED_FORMAT`
 */
export async function loadPlayedWords(path: string | UrlLike): Promise<PlayedWords> {
  const name = placeOf(path);
  const bytes = await readFile(name).catch(error => {
    throw noFile(`${name}: cannot be read: ${ioReason(error)}`, name);
  });
  return parsePlayed(new TextDecoder().decode(bytes), name);
}

const NO_DEFAULT =
  'a page has no counts of words played: serve dist-lexicon/italiano.played.csv and give its URL to loadPlayedWords';

/**
 * Loads the default counts, `dist-lexicon/italiano.played.csv` of this package.
 *
 * @throws InputError as `loadPlayedWords`; `PLAYED_FILE` in a page
 */
export async function loadDefaultPlayedWords(): Promise<PlayedWords> {
  if (DEFAULT_PLAYED === '') throw noFile(NO_DEFAULT, '');
  return loadPlayedWords(DEFAULT_PLAYED);
}

function noFile(message: string, input: string): InputError {
  return new InputError('PLAYED_FILE', message, { input });
}
