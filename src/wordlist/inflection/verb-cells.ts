// The cells of an Italian verb, in the order of a grammar, and the patterns by which tables name
// several of them at once.

const PERSONS = ['1s', '2s', '3s', '1p', '2p', '3p'] as const;

/** Every simple form a verb can have: `'inf'`, `'ind.pres.1s'`, …, `'part.past.fp'`. */
export const VERB_CELLS: readonly string[] = [
  'inf',
  'ger',
  ...tense('ind.pres'),
  ...tense('ind.impf'),
  ...tense('ind.past'),
  ...tense('ind.fut'),
  ...tense('cond.pres'),
  ...tense('sub.pres'),
  ...tense('sub.impf'),
  'imp.2s',
  'imp.1p',
  'imp.2p',
  'part.pres.s',
  'part.pres.p',
  'part.past.ms',
  'part.past.mp',
  'part.past.fs',
  'part.past.fp',
];

/**
 * The cells that a table means.
 *
 * @param text cells separated by `;`; an `*` at the end stands for whatever follows: `'imp.*'`
 * @returns the cells; empty when one of the parts names none
 */
export function cellsOf(text: string): readonly string[] {
  const parts = text.split(';').map(cellsOfPart);
  return parts.some(cells => cells.length === 0) ? [] : parts.flat();
}

function cellsOfPart(part: string): readonly string[] {
  if (!part.endsWith('*')) return VERB_CELLS.includes(part) ? [part] : [];
  return VERB_CELLS.filter(cell => cell.startsWith(part.slice(0, -1)));
}

function tense(name: string): readonly string[] {
  return PERSONS.map(person => `${name}.${person}`);
}
