// Reads how regular verbs go: `paradigms.csv`, the endings cell by cell, and the tables that say
// which verbs leave the paradigm their infinitive suggests, `ire-classes.csv` and `iare-classes.csv`.
import { quoted } from '../../errors.js';
import { type GrammarRow, grammarRow } from '../rows/row-use.js';
import { type Problems, type Row, readTable } from '../rows/table-reader.js';
import { VERB_CELLS } from './verb-cells.js';
import { isMatch, listOf } from './verb-match.js';

/** How one cell is made from a stem text: take `strip` from its end, put each of `add` there. */
export interface Ending extends GrammarRow {
  /** Ends of the stem text that this row is for; empty: any. */
  readonly when: readonly string[];
  readonly strip: string;
  readonly add: readonly string[];
}

/** A cell of a paradigm: the first ending that fits makes the forms. */
export interface ParadigmCell {
  /** Whether the stress falls on the stem (*muòvo*) or on the ending (*moviàmo*). */
  readonly stressed: boolean;
  readonly endings: readonly Ending[];
}

export type Paradigm = ReadonlyMap<string, ParadigmCell>;

export interface ParadigmTables {
  readonly paradigms: ReadonlyMap<string, Paradigm>;
  /** By match. */
  readonly classes: ReadonlyMap<string, ClassRow>;
}

/** Verbs that leave the paradigm their infinitive suggests. */
export interface ClassRow extends GrammarRow {
  /** Names; several when a verb follows both: *languire*. */
  readonly paradigms: readonly string[];
}

/** Paradigms of whole verbs: they must fill every cell but the infinitive. */
export const WHOLE_PARADIGMS: readonly string[] = [
  'portare',
  'inviare',
  'associare',
  'credere',
  'dormire',
  'capire',
];

/** Paradigms of a few cells, made from a principal part: *persi* gives *perse, persero*. */
export const PART_PARADIGMS: readonly string[] = [
  'first',
  'we',
  'past',
  'ei',
  'etti',
  'ii',
  'future',
  'participle',
];

const PARADIGM_COLUMNS = ['paradigm', 'cell', 'stress', 'when', 'strip', 'add'] as const;
const CLASS_COLUMNS = ['match', 'class'] as const;

/** The three tables of a folder, checked; what is wrong goes to `problems`. */
export async function readParadigmTables(
  folder: string,
  problems: Problems,
): Promise<ParadigmTables> {
  const rows = await readTable(folder, 'paradigms.csv', PARADIGM_COLUMNS, problems);
  const paradigms = collectParadigms(rows, problems);
  checkWhole(paradigms, problems);
  const classes = new Map<string, ClassRow>();
  for (const [file, end] of [
    ['ire-classes.csv', 'ire'],
    ['iare-classes.csv', 'iare'],
  ] as const) {
    const classRows = await readTable(folder, file, CLASS_COLUMNS, problems);
    for (const row of classRows) addClass(classes, row, end, problems);
  }
  return { paradigms, classes };
}

function collectParadigms(
  rows: readonly Row<(typeof PARADIGM_COLUMNS)[number]>[],
  problems: Problems,
): Map<string, Map<string, { stressed: boolean; endings: Ending[] }>> {
  const paradigms = new Map<string, Map<string, { stressed: boolean; endings: Ending[] }>>();
  for (const row of rows) {
    const reason = wrongEnding(row);
    if (reason !== undefined) {
      problems.add(row.at, reason);
      continue;
    }
    const ending = {
      ...grammarRow(row),
      when: listOf(row.when),
      strip: row.strip,
      add: row.add.split(';'),
    };
    for (const name of row.paradigm.split(';')) {
      const paradigm = paradigms.get(name) ?? new Map();
      paradigms.set(name, paradigm);
      const cell = paradigm.get(row.cell) ?? { stressed: row.stress === 'stem', endings: [] };
      paradigm.set(row.cell, cell);
      const late = lateEnding(cell, ending, row.stress === 'stem');
      if (late === undefined) cell.endings.push(ending);
      else problems.add(row.at, `${name} ${row.cell}: ${late}`);
    }
  }
  return paradigms;
}

function wrongEnding(row: Row<(typeof PARADIGM_COLUMNS)[number]>): string | undefined {
  const unknown = row.paradigm
    .split(';')
    .find(name => !WHOLE_PARADIGMS.includes(name) && !PART_PARADIGMS.includes(name));
  if (unknown !== undefined) return `no paradigm ${quoted(unknown)}`;
  if (!VERB_CELLS.includes(row.cell)) return `no cell ${quoted(row.cell)}`;
  if (row.stress !== 'stem' && row.stress !== 'ending') {
    return `stress ${quoted(row.stress)} is not stem or ending`;
  }
  const short = listOf(row.when).find(end => !end.endsWith(row.strip));
  if (short !== undefined) return `${quoted(short)} does not end in ${quoted(row.strip)}`;
  if (!/^[a-zàèéìòù]+(;[a-zàèéìòù]+)*$/.test(row.add)) return `${quoted(row.add)} is not an ending`;
  return undefined;
}

/** Why an ending cannot follow those its cell has: it repeats one, or would never be reached. */
function lateEnding(cell: ParadigmCell, ending: Ending, stressed: boolean): string | undefined {
  if (cell.stressed !== stressed) return 'stress differs from the row above';
  const before = cell.endings.find(
    other => other.when.length === 0 || other.when.some(end => ending.when.includes(end)),
  );
  return before === undefined ? undefined : 'a row above takes the same verbs';
}

function checkWhole(paradigms: ReadonlyMap<string, Paradigm>, problems: Problems): void {
  for (const name of WHOLE_PARADIGMS) {
    const lacking = VERB_CELLS.filter(cell => {
      const last = paradigms.get(name)?.get(cell)?.endings.at(-1);
      return cell !== 'inf' && last?.when.length !== 0;
    });
    if (lacking.length > 0) {
      problems.add('paradigms.csv:1', `${name} lacks a row for any verb in ${lacking.join(', ')}`);
    }
  }
}

function addClass(
  classes: Map<string, ClassRow>,
  row: Row<(typeof CLASS_COLUMNS)[number]>,
  end: string,
  problems: Problems,
): void {
  const names = row.class.split(';');
  const unknown = names.find(name => !WHOLE_PARADIGMS.includes(name));
  if (!isMatch(row.match) || !row.match.endsWith(end)) {
    problems.add(row.at, `${quoted(row.match)} is not a verb or tail in -${end}`);
  } else if (unknown !== undefined) {
    problems.add(row.at, `no paradigm ${quoted(unknown)}`);
  } else if (names.some(name => name.slice(-3) !== row.match.slice(-3))) {
    problems.add(row.at, `${quoted(row.match)} cannot follow ${quoted(row.class)}`);
  } else if (classes.has(row.match)) {
    problems.add(row.at, `${quoted(row.match)} appears twice`);
  } else {
    classes.set(row.match, { ...grammarRow(row), paradigms: names });
  }
}
