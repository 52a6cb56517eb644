// Finds the derivations file beside a compiled lexicon and makes sure that it belongs to it.
import { isMissing, readFile } from '#platform';
import { type Derivations, decodeDerivations } from '../compile/derivations.js';
import { LexiconError } from '../errors.js';
import { ioReason } from '../files/io-error.js';
import type { Lexicon } from '../gaddag/lexicon.js';

const EXTENSION = /\.gaddag$/;

/** A file that the compiler writes beside the lexicon: `besideLexicon('a.gaddag', '.rejected.csv')`. */
export function besideLexicon(path: string, extension: string): string {
  return path.replace(EXTENSION, '') + extension;
}

/**
 * The derivations of a lexicon.
 *
 * @param path where the lexicon was loaded from
 * @throws LexiconError `LEXICON_DERIVATIONS` when there are none or they belong to another lexicon,
 *   `LEXICON_FORMAT` | `LEXICON_VERSION` | `LEXICON_CHECKSUM` when the file is damaged
 */
export async function loadDerivations(path: string, lexicon: Lexicon): Promise<Derivations> {
  const derivations = await loadDerivationsIfAny(path, lexicon);
  if (derivations !== undefined) return derivations;
  throw new LexiconError(
    'LEXICON_DERIVATIONS',
    'missing: "leggio compile" writes it beside the lexicon, but not for a plain list of words',
    besideLexicon(path, '.derivations'),
  );
}

/** As `loadDerivations`, but undefined where there is no such file. */
export async function loadDerivationsIfAny(
  path: string,
  lexicon: Lexicon,
): Promise<Derivations | undefined> {
  const file = besideLexicon(path, '.derivations');
  const bytes = await readFile(file).catch(error => {
    if (isMissing(error)) return undefined;
    throw new LexiconError('LEXICON_DERIVATIONS', `cannot be read: ${ioReason(error)}`, file);
  });
  if (bytes === undefined) return undefined;
  return derivationsOf(lexicon, bytes, file);
}

/** Derivations of bytes, which must belong to the lexicon. @throws LexiconError as `loadDerivations` */
export function derivationsOf(lexicon: Lexicon, bytes: Uint8Array, file?: string): Derivations {
  const derivations = decodeDerivations(bytes, file);
  if (derivations.lexicon === lexicon.checksum) return derivations;
  throw new LexiconError(
    'LEXICON_DERIVATIONS',
    `belongs to the lexicon ${derivations.lexicon.slice(0, 12)}…, not to ${lexicon.checksum.slice(0, 12)}…: compile again`,
    file,
  );
}
