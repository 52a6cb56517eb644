// Names of players: how they are written, when two are one, and which are so close that one may be a
// slip of the pen for the other.
import { InputError, quoted } from '../errors.js';

/** Controls, marks that are not seen, and what stands for a character that was lost. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/u;

/**
 * Text of one line as a ledger keeps it: line ends and runs of spaces are one space.
 *
 * @param what it is, for the message: `'a name'`
 * @throws InputError `DUPLICATE_TEXT` when nothing is left, or a character that cannot be printed
 */
export function tidyLine(text: string, what: string): string {
  const tidy = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const wrong = tidy === '' ? 'is empty' : 'holds a character that cannot be printed';
  if (tidy !== '' && !UNFIT.test(tidy)) return tidy;
  throw new InputError('DUPLICATE_TEXT', `${what} ${wrong}: ${quoted(text)}`, { input: text });
}

/** Text with its line ends and tabs as spaces: what older ledgers keep may have some. */
export function oneLine(text: string): string {
  return text.replace(/[\n\r\t\v\f\u0085\u2028\u2029]+/g, ' ');
}

/** What two ways of writing one name share: case and spaces do not matter. */
export function playerKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('it');
}

/** The player of that name as first entered; case and spaces around it are forgiven. */
export function knownPlayer(
  { players }: { readonly players: readonly string[] },
  name: string,
): string | undefined {
  const key = playerKey(name);
  return players.find(player => playerKey(player) === key);
}

/** Those of `players` for whom `name` may be a slip of the pen. */
export function closeNames(players: readonly string[], name: string): readonly string[] {
  return players.filter(player => isClose(player, name));
}

/**
 * True for names a letter apart, two from eight letters on; for the same words in another order; for a
 * name that lacks words of the other (`Anna`, `Anna Rossi`). Accents, apostrophes and hyphens do not
 * matter; other numbers (`Table 1`, `Table 2`) are other names.
 */
function isClose(one: string, other: string): boolean {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  const [lettersA, lettersB] = [a.join(''), b.join('')];
  if (lettersA.replace(/\D/g, '') !== lettersB.replace(/\D/g, '')) return false;
  const [few, many] = a.length < b.length ? [a, b] : [b, a];
  if (few.length > 0 && few.every(word => many.includes(word))) return true;
  const longest = Math.max(lettersA.length, lettersB.length);
  if (longest < 3) return false;
  return editDistance(lettersA, lettersB) <= (longest < 8 ? 1 : 2);
}

function wordsIn(name: string): readonly string[] {
  const plain = playerKey(name)
    .normalize('NFD')
    .replace(/[\p{M}'’.-]/gu, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '');
}

/**
 * Letters to put in, take out, change or exchange with their neighbour. Source: L. Boytsov, Indexing
 * methods for approximate dictionary searching, 2011, optimal string alignment.
 */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const turned = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + (same ? 0 : 1),
        turned && row > 1 && column > 1 ? before[column - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = above;
    above = current;
  }
  return above[b.length]!;
}
