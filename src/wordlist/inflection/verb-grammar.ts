// The grammar of the verbs with what the rows of single verbs add to it: which model one in -ire
// follows, and how much of a verb exists.
import { quoted } from '../../errors.js';
import { RowUse } from '../rows/row-use.js';
import type { Problems } from '../rows/table-reader.js';
import { createConjugator } from './conjugate.js';
import type { CellRule } from './family-tables.js';
import type { VerbRow, VerbRows } from './verb-rows.js';
import type { VerbTables } from './verb-tables.js';

/**
 * The tables as the verbs of the rows are conjugated.
 *
 * @param uses is told which rows of the tables of classes the rows repeat
 */
export function withRows(
  tables: VerbTables,
  rows: VerbRows,
  uses: RowUse = new RowUse(),
): VerbTables {
  return withExtents(withModels(tables, rows, uses), rows);
}

/** Verbs of our own say in their rows how they go; a table of classes may say the same. */
function withModels(tables: VerbTables, { own }: VerbRows, uses: RowUse): VerbTables {
  const classes = new Map(tables.classes);
  for (const { verb, models, at } of own) {
    if (models.length === 0) continue;
    const row = tables.classes.get(verb);
    if (row !== undefined) uses.mark(row);
    classes.set(verb, { at, isSpare: false, paradigms: models });
  }
  return { ...tables, classes };
}

/** What a row says of the forms of its verb holds after everything that the grammar says of them. */
function withExtents(tables: VerbTables, rows: VerbRows): VerbTables {
  const rules = new Map(tables.rules);
  for (const { verb, at, extent } of rowsOf(rows)) {
    if (extent.cells === undefined) continue;
    const only: CellRule = {
      at,
      isSpare: false,
      cells: extent.cells,
      mode: 'only',
      forms: [],
      join: 'plain',
    };
    rules.set(verb, [...(rules.get(verb) ?? []), only]);
  }
  return { ...tables, rules };
}

/** Notes rows whose `forms` take nothing away from what the grammar gives, or leave nothing. */
export function judgeExtents(tables: VerbTables, rows: VerbRows, problems: Problems): void {
  const conjugator = createConjugator(withModels(tables, rows, new RowUse()));
  for (const { verb, at, extent } of rowsOf(rows)) {
    if (extent.cells === undefined) continue;
    const forms = conjugator.conjugate(verb);
    const kept = forms.filter(({ cell }) => extent.cells?.includes(cell));
    if (kept.length === forms.length) {
      problems.add(at, `forms of ${quoted(verb)} take nothing away: the grammar gives no others`);
    } else if (kept.length === 0) {
      problems.add(at, `forms of ${quoted(verb)} leave nothing: the grammar gives none of them`);
    }
  }
}

function rowsOf({ valency, own }: VerbRows): readonly VerbRow[] {
  return [...valency.values(), ...own];
}
