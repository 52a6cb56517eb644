// How moves are to be listed, and in the address: the order, the filter, the map of what squares are worth.
import { type Measure, parseAt, type Square, squareName } from 'leggio';
import { EVERY_MOVE, type MoveFilter } from '../engine/messages.js';
import type { Address } from '../shell/address.js';

export interface Listing {
  readonly by: Measure;
  readonly filter: MoveFilter;
  /** True when the board shows what squares are worth. */
  readonly isHot: boolean;
}

/** Characters of a filter at most: a word, a rack. */
export const MOST_FILTER = 31;

const KINDS: readonly MoveFilter['kind'][] = ['all', 'plays', 'exchanges'];

/** What the address says; what cannot be read is the default. */
export function listingOf(address: Address): Listing {
  const { by, word = '', points = '', keeps = '', squares = '', kind, heat } = address;
  const [, least = '', most = ''] = /^(\d{0,4})-(\d{0,4})$/.exec(points) ?? [];
  const named = squares.split(',').slice(0, MOST_FILTER);
  return {
    by: by === 'equity' ? 'equity' : 'score',
    filter: {
      kind: KINDS.find(known => known === kind) ?? EVERY_MOVE.kind,
      word: word.slice(0, MOST_FILTER),
      least: numberOf(least),
      most: numberOf(most),
      keeps: keeps.slice(0, MOST_FILTER),
      covers: named.flatMap(name => (name.startsWith('-') ? [] : squareOf(name))),
      avoids: named.flatMap(name => (name.startsWith('-') ? squareOf(name.slice(1)) : [])),
    },
    isHot: heat === '1',
  };
}

export function listingAddress({ by, filter, isHot }: Listing): Address {
  const { kind, word, least, most, keeps, covers, avoids } = filter;
  const range = `${least ?? ''}-${most ?? ''}`;
  const squares = [...covers.map(squareName), ...avoids.map(square => `-${squareName(square)}`)];
  return {
    by: by === 'score' ? '' : by,
    word,
    points: range === '-' ? '' : range,
    keeps,
    squares: squares.join(','),
    kind: kind === EVERY_MOVE.kind ? '' : kind,
    heat: isHot ? '1' : '',
  };
}

/** A number of points as it is typed; undefined for none. */
export function numberOf(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

function squareOf(name: string): readonly Square[] {
  const place = parseAt(name);
  return place?.direction === 'down' ? [place.square] : [];
}

/** What a filter asks of a square. */
export type Mark = 'cover' | 'avoid';

export function markOf({ covers, avoids }: MoveFilter, square: Square): Mark | undefined {
  if (covers.includes(square)) return 'cover';
  return avoids.includes(square) ? 'avoid' : undefined;
}

/** The next wish for a square: to be covered, to be avoided, none. */
export function turnMark(filter: MoveFilter, square: Square): MoveFilter {
  const without = (squares: readonly Square[]): readonly Square[] =>
    squares.filter(other => other !== square);
  const { covers, avoids } = filter;
  switch (markOf(filter, square)) {
    case undefined:
      return { ...filter, covers: [...covers, square] };
    case 'cover':
      return { ...filter, covers: without(covers), avoids: [...avoids, square] };
    case 'avoid':
      return { ...filter, avoids: without(avoids) };
  }
}
