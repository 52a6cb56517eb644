// Win tables from files.
import { DEFAULT_WINS, placeOf, readFile } from '#platform';
import { InputError } from '../errors.js';
import { ioReason } from '../files/io-error.js';
import type { UrlLike } from '../platform/types.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { decodeWins } from './format.js';
import type { WinTable } from './win-table.js';

/**
 * Loads a win table; in a page, from a URL. Threads can share its values.
 *
 * @param rules under which it is to be used, default `FIGS`
 * @throws InputError `WINS_FILE` | `WINS_FORMAT` | `WINS_VERSION` | `WINS_CHECKSUM` | `WINS_TILES`
 */
export async function loadWinTable(path: string | UrlLike, rules: Rules = FIGS): Promise<WinTable> {
  const name = placeOf(path);
  const bytes = await readFile(name).catch(error => {
    throw noFile(`${name}: cannot be read: ${ioReason(error)}`, name);
  });
  return decodeWins(bytes, rules, name);
}

/** Where a win table is looked for by default. */
export { DEFAULT_WINS };

const NO_DEFAULT =
  'a page has no default win table: serve dist-lexicon/italiano.wins and give its URL to loadWinTable';

/**
 * Loads the default win table, `dist-lexicon/italiano.wins` of this package.
 *
 * @param rules under which it is to be used, default `FIGS`
 * @throws InputError as `loadWinTable`; `WINS_FILE` in a clone that has not trained it yet, and in a page
 */
export async function loadDefaultWinTable(rules: Rules = FIGS): Promise<WinTable> {
  if (DEFAULT_WINS === '') throw noFile(NO_DEFAULT, '');
  return loadWinTable(DEFAULT_WINS, rules);
}

function noFile(message: string, input: string): InputError {
  return new InputError('WINS_FILE', message, { input });
}
