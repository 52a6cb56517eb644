// The column `forms` of a verb: how much of it exists. Archaic and literary verbs often live in a few
// forms, or only with *si*; whoever wrote the row says so, and the conjugation keeps to it.
import { cellsOf, VERB_CELLS } from './verb-cells.js';

/** How much of a verb exists. */
export interface Extent {
  /** The verb exists only with *si*: its class has to say the same. */
  readonly isPronominal: boolean;
  /** The cells that exist; undefined: every one that the grammar gives. */
  readonly cells: readonly string[] | undefined;
}

export const WHOLE: Extent = { isPronominal: false, cells: undefined };

/** Words that stand for cells. */
const NAMED: Readonly<Record<string, string>> = { part: 'part.past.*' };

/**
 * Reads the column.
 *
 * @param text empty; or `pron`, `part`, cells (`inf;ind.pres.3s`: these and no others) or cells each
 *   after a hyphen (`-ind.past.*;-part.past.*`: all but these), `;` between
 * @returns what it says, or in words what is wrong
 */
export function extentOf(text: string): Extent | string {
  if (text === '') return WHOLE;
  const parts = text.split(';');
  const isPronominal = parts[0] === 'pron';
  const listed = parts.slice(isPronominal ? 1 : 0);
  const kept = listed.filter(part => !part.startsWith('-'));
  if (kept.length > 0 && kept.length < listed.length) {
    return `forms "${text}" says both which cells exist and which do not`;
  }
  const named: string[] = [];
  for (const part of listed) {
    const name = part.replace(/^-/, '');
    const cells = cellsOf(NAMED[name] ?? name);
    if (cells.length === 0) return `forms "${text}": "${part}" is not pron, part or a cell`;
    if (cells.some(cell => named.includes(cell))) return `forms "${text}" names a cell twice`;
    named.push(...cells);
  }
  if (listed.length === 0) return { isPronominal, cells: undefined };
  const exists = kept.length > 0;
  return { isPronominal, cells: VERB_CELLS.filter(cell => named.includes(cell) === exists) };
}
