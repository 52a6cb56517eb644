// Tables of leave values from files.
import { DEFAULT_LEAVES, placeOf, readFile } from '#platform';
import { InputError } from '../errors.js';
import { ioReason } from '../files/io-error.js';
import type { UrlLike } from '../platform/types.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { decodeLeaves } from './format.js';
import { type LeaveTable, sharedRoom } from './leave-table.js';

/**
 * Loads a table of leave values; in a page, from a URL. Threads can share its values.
 *
 * @param rules under which it is to be used, default `FIGS`
 * @throws InputError `LEAVES_FILE` | `LEAVES_FORMAT` | `LEAVES_VERSION` | `LEAVES_CHECKSUM` | `LEAVES_TILES`
 */
export async function loadLeaves(path: string | UrlLike, rules: Rules = FIGS): Promise<LeaveTable> {
  const name = placeOf(path);
  const bytes = await readFile(name, sharedRoom).catch(error => {
    throw noFile(`${name}: cannot be read: ${ioReason(error)}`, name);
  });
  return decodeLeaves(bytes, rules, name);
}

/** Where values of leaves are looked for by default. */
export { DEFAULT_LEAVES };

const NO_DEFAULT =
  'a page has no default values of leaves: serve dist-lexicon/italiano.leaves and give its URL to loadLeaves';

/**
 * Loads the default table of leave values, `dist-lexicon/italiano.leaves` of this package.
 *
 * @param rules under which it is to be used, default `FIGS`
 * @throws InputError as `loadLeaves`; `LEAVES_FILE` in a clone that has not trained it yet, and in a page
 */
export async function loadDefaultLeaves(rules: Rules = FIGS): Promise<LeaveTable> {
  if (DEFAULT_LEAVES === '') throw noFile(NO_DEFAULT, '');
  return loadLeaves(DEFAULT_LEAVES, rules);
}

function noFile(message: string, input: string): InputError {
  return new InputError('LEAVES_FILE', message, { input });
}
