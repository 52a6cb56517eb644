// Reads how irregular verbs go: `families.csv`, the principal parts of each family, and
// `irregular.csv`, the single cells that no principal part gives.
import { quoted } from '../../errors.js';
import { type GrammarRow, grammarRow } from '../rows/row-use.js';
import { type Problems, type Row, readTable } from '../rows/table-reader.js';
import { cellsOf } from './verb-cells.js';
import { isMatch, listOf, tailOf } from './verb-match.js';

const PARTS = ['past', 'participle', 'first', 'we', 'future', 'as', 'stressed'] as const;

/**
 * A column of principal parts. `past` first person (*persi*; `ei`, `etti`, `ii` are the weak
 * endings), `participle` (*perso*), `first` present and with it the subjunctive (*tengo*), `we`
 * (*dobbiamo*), `future` stem (*terr*), `as` the infinitives whose regular endings it takes
 * (*dicere*), `stressed` the same where the stress is on the stem (*muovere*).
 */
export type Part = (typeof PARTS)[number];

/** A row of `families.csv` for one match. */
export interface Family extends GrammarRow {
  readonly match: string;
  /** Match of the family that lends whatever this one does not say; empty: none. */
  readonly like: string;
  readonly parts: Readonly<Record<Part, readonly string[]>>;
}

/** How an enclitic joins an imperative: *porta-lo*, *fa'* → *fallo*, *fai* takes none. */
export type Join = 'plain' | 'double' | 'none';

/** A row of `irregular.csv` for one match. */
export interface CellRule extends GrammarRow {
  readonly cells: readonly string[];
  readonly mode: 'replace' | 'add' | 'none' | 'only';
  readonly forms: readonly string[];
  readonly join: Join;
}

export interface FamilyTables {
  readonly families: ReadonlyMap<string, Family>;
  readonly rules: ReadonlyMap<string, readonly CellRule[]>;
}

const FAMILY_COLUMNS = ['match', 'like', ...PARTS] as const;
const RULE_COLUMNS = ['match', 'cell', 'mode', 'forms', 'join'] as const;
type FamilyRow = Row<(typeof FAMILY_COLUMNS)[number]>;
type RuleRow = Row<(typeof RULE_COLUMNS)[number]>;

const WORD = /^[a-zàèéìòù]+'?$/;
const PART_ENDS: Readonly<Record<Part, RegExp>> = {
  past: /i$/,
  participle: /o$/,
  first: /o$/,
  we: /mo$/,
  future: /r$/,
  as: /[aei]re$/,
  stressed: /[aei]re$/,
};

/** Tokens of the column `past` that stand for weak endings. */
export const WEAK_PASTS: readonly string[] = ['ei', 'etti', 'ii'];

/** The two tables of a folder, checked; what is wrong goes to `problems`. */
export async function readFamilyTables(folder: string, problems: Problems): Promise<FamilyTables> {
  const familyRows = await readTable(folder, 'families.csv', FAMILY_COLUMNS, problems);
  const families = collectFamilies(familyRows, problems);
  const ruleRows = await readTable(folder, 'irregular.csv', RULE_COLUMNS, problems);
  return { families, rules: collectRules(ruleRows, families, problems) };
}

function collectFamilies(rows: readonly FamilyRow[], problems: Problems): Map<string, Family> {
  const families = new Map<string, Family>();
  for (const row of rows) {
    const texts = PARTS.flatMap(part => listOf(row[part]));
    const share = wrongShare(
      row.match,
      texts.filter(text => !WEAK_PASTS.includes(text)),
    );
    if (share !== undefined) {
      problems.add(row.at, share);
      continue;
    }
    for (const match of row.match.split(';')) {
      const reason = families.has(match) ? 'appears twice' : wrongFamily(row, match);
      if (reason !== undefined) {
        problems.add(row.at, `${quoted(match)} ${reason}`);
        continue;
      }
      families.set(match, { ...grammarRow(row), match, like: row.like, parts: partsOf(row) });
    }
  }
  for (const family of families.values()) {
    const reason = wrongLike(families, family);
    if (reason !== undefined) problems.add(family.at, `${quoted(family.match)} ${reason}`);
  }
  return families;
}

/** Forms are written for one tail, so verbs that share a row cannot have any. */
function wrongShare(match: string, texts: readonly string[]): string | undefined {
  if (!match.includes(';') || texts.length === 0) return undefined;
  return `${quoted(match)} share a row, so they cannot have ${quoted(texts[0])}`;
}

function wrongFamily(row: FamilyRow, match: string): string | undefined {
  if (!isMatch(match)) return 'is not a verb, a tail or a model';
  for (const part of PARTS) {
    for (const text of listOf(row[part])) {
      if (part === 'past' && WEAK_PASTS.includes(text)) continue;
      if (!WORD.test(text) || !PART_ENDS[part].test(text)) {
        return `cannot have the ${part} ${quoted(text)}`;
      }
    }
  }
  return undefined;
}

function partsOf(row: FamilyRow): Family['parts'] {
  return Object.fromEntries(PARTS.map(part => [part, listOf(row[part])])) as Family['parts'];
}

function wrongLike(families: ReadonlyMap<string, Family>, family: Family): string | undefined {
  const seen = new Set<string>();
  for (let at: Family | undefined = family; at !== undefined && at.like !== ''; ) {
    const next = families.get(at.like);
    if (next === undefined) return `is like ${quoted(at.like)}, which has no row`;
    if (seen.has(at.like)) return `is like ${quoted(at.like)}, which leads back to itself`;
    if (!tailOf(at.match).endsWith(tailOf(at.like))) return `does not end like ${quoted(at.like)}`;
    seen.add(at.like);
    at = next;
  }
  return undefined;
}

function collectRules(
  rows: readonly RuleRow[],
  families: ReadonlyMap<string, Family>,
  problems: Problems,
): Map<string, CellRule[]> {
  const rules = new Map<string, CellRule[]>();
  const seen = new Set<string>();
  for (const row of rows) {
    const cells = cellsOf(row.cell);
    const reason =
      wrongShare(row.match, listOf(row.forms)) ??
      wrongRule(row, cells, families) ??
      repeatedRule(row, cells, seen);
    if (reason !== undefined) {
      problems.add(row.at, reason);
      continue;
    }
    for (const match of row.match.split(';')) {
      rules.set(match, [...(rules.get(match) ?? []), ruleOf(row, cells)]);
    }
  }
  return rules;
}

/** Notes in `seen` what a row decides; says what another row has decided before. */
function repeatedRule(
  row: RuleRow,
  cells: readonly string[],
  seen: Set<string>,
): string | undefined {
  for (const match of row.match.split(';')) {
    for (const cell of cells) {
      const decided = `${match} ${cell} ${row.mode} ${row.join}`;
      if (seen.has(decided)) return `${quoted(match)} has ${quoted(row.mode)} for ${cell} twice`;
      seen.add(decided);
    }
  }
  return undefined;
}

/** Cells that a `join` can be written for. */
const JOINS: Readonly<Record<string, RegExp>> = { double: /^imp\.2s$/, none: /^imp\.\d[sp]$/ };

function wrongRule(
  row: RuleRow,
  cells: readonly string[],
  families: ReadonlyMap<string, Family>,
): string | undefined {
  for (const match of row.match.split(';')) {
    if (!isMatch(match)) return `${quoted(match)} is not a verb, a tail or a model`;
    if (/^[-*]/.test(match) && !families.has(match)) return `no family ${quoted(match)}`;
  }
  if (cells.length === 0) return `no cell ${quoted(row.cell)}`;
  if (row.join !== '' && !JOINS[row.join]?.test(row.cell)) {
    return `join ${quoted(row.join)} is not double of an imp.2s or none of an imperative`;
  }
  if (row.mode === 'none' || row.mode === 'only') {
    return row.forms === '' ? undefined : `${quoted(row.mode)} takes no forms`;
  }
  if (row.mode !== 'replace' && row.mode !== 'add') return `no mode ${quoted(row.mode)}`;
  const wrong = row.forms.split(';').find(form => !WORD.test(form));
  return wrong === undefined ? undefined : `${quoted(wrong)} is not a form`;
}

function ruleOf(row: RuleRow, cells: readonly string[]): CellRule {
  return {
    ...grammarRow(row),
    cells,
    mode: row.mode as CellRule['mode'],
    forms: listOf(row.forms),
    join: row.join === '' ? 'plain' : (row.join as Join),
  };
}
