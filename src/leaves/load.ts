// Tables of leave values from files.
import { placeOf, readFile } from '#platform';
import { InputError } from '../errors.js';
import { ioReason } from '../files/io-error.js';
import type { UrlLike } from '../platform/types.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { decodeLeaves } from './format.js';
import type { LeaveTable } from './leave-table.js';

/**
 * Loads a table of leave values; in a page, from a URL.
 *
 * @param rules under which it is to be used, default `FIGS`
 * @throws InputError `LEAVES_FILE` | `LEAVES_FORMAT` | `LEAVES_VERSION` | `LEAVES_CHECKSUM` | `LEAVES_TILES`
 */
export async function loadLeaves(path: string | UrlLike, rules: Rules = FIGS): Promise<LeaveTable> {
  const name = placeOf(path);
  const bytes = await readFile(name).catch(error => {
    throw new InputError('LEAVES_FILE', `${name}: cannot be read: ${ioReason(error)}`, {
      input: name,
    });
  });
  return decodeLeaves(bytes, rules, name);
}
