// Which endings of a paradigm a text takes. Texts that end alike take the same ones, and there are ten times as many
// verbs as ends, so what was found for an end is remembered.
import { longestOf } from '../longest.js';
import type { RowUse } from '../rows/row-use.js';
import type { Paradigm } from './paradigm-tables.js';

/** The ending of a cell. */
export interface CellEnding {
  readonly cell: string;
  /** Letters that are taken off. */
  readonly strip: number;
  readonly add: readonly string[];
}

/** What is remembered of a paradigm. */
interface Known {
  /** Letters that decide: the longest end that a row is for, or that it takes off. */
  readonly letters: number;
  /** By end, and by what is asked for. */
  readonly byEnd: Map<string, readonly CellEnding[]>;
}

export class EndingFinder {
  private readonly uses: RowUse;
  private readonly known = new Map<Paradigm, Known>();

  /** @param uses is told every row that a text goes by */
  constructor(uses: RowUse) {
    this.uses = uses;
  }

  /**
   * The endings of the cells that a text has, in the order of the paradigm.
   *
   * @param stressed asks for the cells whose stress is on the stem, or is not; without it for all
   */
  of(paradigm: Paradigm, text: string, stressed?: boolean): readonly CellEnding[] {
    const { letters, byEnd } = this.knownOf(paradigm);
    const end = `${text.slice(-letters)} ${stressed}`;
    const known = byEnd.get(end);
    if (known !== undefined) return known;
    const found = this.find(paradigm, text, stressed);
    byEnd.set(end, found);
    return found;
  }

  private knownOf(paradigm: Paradigm): Known {
    const before = this.known.get(paradigm);
    if (before !== undefined) return before;
    const ends = [...paradigm.values()].flatMap(({ endings }) =>
      endings.flatMap(({ when, strip }) => [...when, strip]),
    );
    // one letter at least: of -0 all would be taken
    const known = { letters: Math.max(1, longestOf(ends)), byEnd: new Map() };
    this.known.set(paradigm, known);
    return known;
  }

  private find(paradigm: Paradigm, text: string, stressed?: boolean): readonly CellEnding[] {
    const found: CellEnding[] = [];
    for (const [cell, { stressed: isStressed, endings }] of paradigm) {
      if (stressed !== undefined && isStressed !== stressed) continue;
      const ending = endings.find(
        ({ when }) => when.length === 0 || when.some(end => text.endsWith(end)),
      );
      if (ending === undefined || !text.endsWith(ending.strip)) continue;
      this.uses.mark(ending);
      const { strip, add } = ending;
      found.push({ cell, strip: strip.length, add });
    }
    return found;
  }
}
