// What an arbiter types of a slip, read: players by number or initials, several at once; squares by their shortest
// names.
import { formatPlace, type Notation, parsePlace } from 'leggio';

/** A player as a field knows one. */
export interface Seated {
  readonly number: number;
  readonly name: string;
  readonly isIn: boolean;
  /** Undefined for who still lacks a slip. */
  readonly slip: unknown;
}

/** Whom a text means: players, or several that one part of it may mean, or nobody known. */
export type Meant =
  | { readonly kind: 'players'; readonly names: readonly string[] }
  | { readonly kind: 'many'; readonly part: string; readonly names: readonly string[] }
  | { readonly kind: 'none'; readonly part: string };

/** Everybody who still lacks a slip. */
export const LACKING = '*';

/** `7`, `ar` for Anna Rossi, `ann`, `1,4,7`, `3-7`, `*` for all who still lack a slip. */
export function playersMeant(text: string, players: readonly Seated[]): Meant {
  const names: string[] = [];
  for (const part of text.split(',').map(each => each.trim())) {
    const meant = partMeant(part, players);
    if (meant.kind !== 'players') return meant;
    names.push(...meant.names);
  }
  return { kind: 'players', names: [...new Set(names)] };
}

function partMeant(part: string, players: readonly Seated[]): Meant {
  const present = players.filter(({ isIn }) => isIn);
  const some = (list: readonly Seated[]): Meant =>
    list.length === 0
      ? { kind: 'none', part }
      : { kind: 'players', names: list.map(({ name }) => name) };
  if (part === LACKING) return some(present.filter(({ slip }) => slip === undefined));
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
  if (first !== undefined) {
    const [from, to] = [Number(first), Number(last)];
    return some(present.filter(({ number }) => number >= from && number <= to));
  }
  const found = bestMatches(part, present);
  if (found.length < 2) return some(found);
  return { kind: 'many', part, names: found.map(({ name }) => name) };
}

/** The whole name, else initials, else beginnings of its words. */
function bestMatches(part: string, players: readonly Seated[]): readonly Seated[] {
  const key = plain(part);
  if (key === '') return [];
  const ways: readonly ((name: string) => boolean)[] = [
    name => name === key,
    name => initials(name) === key.replaceAll(' ', ''),
    name => beginsWords(name, key),
  ];
  for (const isMeant of ways) {
    const found = players.filter(({ name }) => isMeant(plain(name)));
    if (found.length > 0) return found;
  }
  return [];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function initials(name: string): string {
  return name
    .split(' ')
    .map(word => word.charAt(0))
    .join('');
}

/** `an ro`, and `ros`: words of the key begin words of the name, in their order. */
function beginsWords(name: string, key: string): boolean {
  let words = name.split(' ');
  return key.split(' ').every(part => {
    const at = words.findIndex(word => word.startsWith(part));
    words = words.slice(at + 1);
    return at >= 0;
  });
}

/**
 * A square as the ledger has it, from its shortest name: `h8o` and `8h` are `H8 orizz.` in the notation of FIGS, where
 * `h8` alone says no direction. Undefined for what is no whole place yet.
 */
export function squareMeant(text: string, notation: Notation): string | undefined {
  const short = text.trim();
  if (notation !== 'figs')
    return parsePlace(short, notation) === undefined ? undefined : short.toUpperCase();
  const [, square, way] = /^([a-z]\d{1,2})\s*([a-z]+\.?)$/i.exec(short) ?? [];
  const across = /^(\d{1,2})([a-z])$/i.exec(short);
  const long = across === null ? `${square} ${way}` : `${across[2]}${across[1]} o`;
  const place = parsePlace(long, 'figs');
  return place && formatPlace(place, 'figs');
}

/** A whole number, or null for none; undefined for what is neither. */
export function scoreMeant(text: string): number | null | undefined {
  const short = text.trim();
  if (short === '') return null;
  return /^\d{1,4}$/.test(short) ? Number(short) : undefined;
}
