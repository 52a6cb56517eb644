// Reads the tables behind the inflection of nouns and adjectives: how each ending changes
// (`noun-paradigms.csv`, cells written in place of the ending) and the words that do not follow
// theirs (`noun-exceptions.csv`, cells in full). `;` separates variants, `inv` means no change.
import { quoted } from '../../errors.js';
import type { PartOfSpeech } from '../lemma.js';
import { type GrammarRow, grammarRow } from '../rows/row-use.js';
import { type Problems, type Row, readTable } from '../rows/table-reader.js';

/** The parts of speech with a plural. */
export const NOMINALS = ['sm', 'sf', 'smf', 'agg'] as const;

/** A part of speech with a plural. */
export type NominalPos = (typeof NOMINALS)[number] & PartOfSpeech;

/** Each cell holds one or more texts. For a noun the two feminine cells are empty. */
export interface NominalCells {
  readonly plural: readonly string[];
  readonly feminine: readonly string[];
  readonly femininePlural: readonly string[];
}

/** A row about a part of speech. */
export interface NounRow extends NominalCells, GrammarRow {}

/** How the words in `ending` change: the cells hold what stands in place of the ending. */
export interface NounRule extends NounRow {
  readonly ending: string;
  /** Other endings, in any cell, that are right for some words when a source says so. */
  readonly also: readonly string[];
}

/** Everything `createDecliner` needs. */
export interface NounTables {
  readonly rules: ReadonlyMap<NominalPos, ReadonlyMap<string, NounRule>>;
  /** Whole words against the rules; a cell without text is by rule. */
  readonly exceptions: ReadonlyMap<NominalPos, ReadonlyMap<string, NounRow>>;
}

const CELLS = ['plural', 'feminine', 'feminine_plural'] as const;
const RULE_COLUMNS = ['pos', 'ending', ...CELLS, 'also', 'example'] as const;
const EXCEPTION_COLUMNS = ['lemma', 'pos', ...CELLS, 'note'] as const;

/** Written for "same as the word itself". */
export const INVARIABLE = 'inv';
/** Written for "there is none". */
export const NONE = '-';

/**
 * Reads `noun-paradigms.csv` and `noun-exceptions.csv`; bad rows go to `problems`.
 *
 * @throws InputError `TABLE_MISSING`, `TABLE_HEADER`
 */
export async function readNounTables(folder: string, problems: Problems): Promise<NounTables> {
  const [paradigms, exceptions] = await Promise.all([
    readTable(folder, 'noun-paradigms.csv', RULE_COLUMNS, problems),
    readTable(folder, 'noun-exceptions.csv', EXCEPTION_COLUMNS, problems),
  ]);
  return {
    rules: byPos(paradigms, 'ending', problems, (row, pos) => toRule(row, pos, problems)),
    exceptions: byPos(exceptions, 'lemma', problems, row => toException(row, problems)),
  };
}

type CellRow = Row<(typeof CELLS)[number] | 'pos'>;

/** Files each row under every part of speech it names; a second row for the same key is a problem. */
function byPos<R extends CellRow, Key extends keyof R & string, T>(
  rows: readonly R[],
  key: Key,
  problems: Problems,
  read: (row: R, pos: NominalPos) => T | undefined,
): Map<NominalPos, Map<string, T>> {
  const result = new Map(NOMINALS.map(pos => [pos, new Map<string, T>()]));
  for (const row of rows) {
    const text = row[key] as string;
    if (!isWord(text))
      problems.add(row.at, `${key} ${quoted(text)} is not a word in small letters`);
    for (const pos of row.pos.split(';')) {
      const entries = result.get(pos as NominalPos);
      if (entries === undefined) {
        problems.add(row.at, `pos ${quoted(pos)} is not one of ${NOMINALS.join(', ')}`);
        continue;
      }
      if (entries.has(text)) problems.add(row.at, `a second row for ${pos} ${quoted(text)}`);
      const value = read(row, pos as NominalPos);
      if (value !== undefined) entries.set(text, value);
    }
  }
  return result;
}

function toRule(
  row: Row<(typeof RULE_COLUMNS)[number]>,
  pos: NominalPos,
  problems: Problems,
): NounRule | undefined {
  const { at, ending } = row;
  const facts = { ...grammarRow(row), ending };
  const also = listOf(row.also, ending);
  if (row.plural === '') {
    problems.add(at, 'no plural');
    return undefined;
  }
  const cells = toCells(row, ending, problems);
  if (pos !== 'agg') return { ...facts, ...cells, feminine: [], femininePlural: [], also };
  if (row.plural === INVARIABLE) {
    return { ...facts, plural: [ending], feminine: [ending], femininePlural: [ending], also };
  }
  if (row.feminine === '' || row.feminine_plural === '') {
    problems.add(at, 'an adjective needs feminine and feminine_plural');
    return undefined;
  }
  return { ...facts, ...cells, also };
}

function toException(
  row: Row<(typeof EXCEPTION_COLUMNS)[number]>,
  problems: Problems,
): NounRow | undefined {
  if (CELLS.every(cell => row[cell] === '')) {
    problems.add(row.at, `nothing said about ${quoted(row.lemma)}`);
    return undefined;
  }
  return { ...grammarRow(row), ...toCells(row, row.lemma, problems) };
}

function toCells(row: CellRow, self: string, problems: Problems): NominalCells {
  for (const cell of CELLS) {
    for (const text of listOf(row[cell], self)) {
      if (!isWord(text))
        problems.add(row.at, `${cell} ${quoted(text)} is not a word in small letters`);
    }
  }
  return {
    plural: listOf(row.plural, self),
    feminine: listOf(row.feminine, self),
    femininePlural: listOf(row.feminine_plural, self),
  };
}

/** The texts of a cell: `;` separates them, `inv` is the word itself, `-` is none. */
export function listOf(cell: string, self: string): readonly string[] {
  if (cell === '' || cell === NONE) return [];
  if (cell === INVARIABLE) return [self];
  return cell.split(';').map(text => (text === INVARIABLE ? self : text));
}

const WORD = /^\p{Ll}+$/u;

/** True for small letters, with or without accents, and nothing else. */
export function isWord(text: string): boolean {
  return WORD.test(text);
}
