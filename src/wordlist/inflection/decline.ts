// Plurals and feminines: from a lemma to its forms, by its own row, by the exceptions, by its ending.
// Longest ending first. Whether a form is admitted is for others to say.
import type { Form, PartOfSpeech } from '../lemma.js';
import { longestOf } from '../longest.js';
import { RowUse } from '../rows/row-use.js';
import {
  INVARIABLE,
  listOf,
  NOMINALS,
  NONE,
  type NominalCells,
  type NominalPos,
  type NounRule,
  type NounTables,
} from './noun-tables.js';

/** What is declined. An empty or missing `plural`, `feminine` is by paradigm. */
export interface Declinable {
  readonly text: string;
  readonly pos: PartOfSpeech;
  /** Plurals, for an adjective masculine: `'uova'`, `'inv;gazebi'`, `'-'`. */
  readonly plural?: string;
  /** Feminines in the singular: `'signora'`, `'-'`; a noun has one only when this says so. */
  readonly feminine?: string;
}

/** Inflects nouns and adjectives. */
export interface Decliner {
  /**
   * Every form, the lemma first, none twice in a cell. Cells: `s`, `p`, and `fs`, `fp` for a noun
   * with a feminine; `ms`, `mp`, `fs`, `fp` for an adjective. Other parts of speech have `s` and
   * whatever the row gives.
   */
  decline(lemma: Declinable): readonly Form[];
  /** True when `form` can be an inflected form of the lemma: by paradigm, or one it allows beside. */
  fits(lemma: Declinable, form: string): boolean;
}

/** What a noun or adjective is declined with. */
interface Grammar extends NounTables {
  readonly uses: RowUse;
  /** Letters of the longest ending that a rule is for. */
  readonly longest: number;
}

/**
 * Makes a decliner from its tables.
 *
 * @param uses is told every row that a word goes by
 */
export function createDecliner(nouns: NounTables, uses: RowUse = new RowUse()): Decliner {
  const endings = [...nouns.rules.values()].flatMap(rules => [...rules.keys()]);
  const tables = { ...nouns, uses, longest: longestOf(endings) };
  return {
    decline: lemma => declined(tables, lemma),
    fits: (lemma, form) => {
      const pos = nominalPos(lemma.pos);
      if (pos === undefined) return form === lemma.text;
      const cells = cellsOf(tables, pos, lemma.text);
      if (Object.values(cells).some(texts => texts.includes(form))) return true;
      const rule = ruleFor(tables, pos, lemma.text);
      const stem = rule === undefined ? '' : stemOf(lemma.text, rule);
      return rule?.also.some(ending => stem + ending === form) ?? false;
    },
  };
}

function nominalPos(pos: PartOfSpeech): NominalPos | undefined {
  return NOMINALS.find(nominal => nominal === pos);
}

function declined(tables: Grammar, lemma: Declinable): Form[] {
  const pos = nominalPos(lemma.pos);
  const cells = pos === undefined ? NO_CELLS : cellsOf(tables, pos, lemma.text);
  const plural = given(lemma.plural, lemma.text) ?? cells.plural;
  if (pos === 'agg') return adjective(tables, lemma, cells, plural);
  const feminine = given(lemma.feminine, lemma.text) ?? [];
  return forms(
    ['s', [lemma.text]],
    ['p', plural],
    ['fs', feminine],
    ['fp', feminine.flatMap(text => cellsOf(tables, 'sf', text).plural)],
  );
}

const NO_CELLS: NominalCells = { plural: [], feminine: [], femininePlural: [] };

/** A given plural `inv` holds for both genders; a given feminine makes its plural as a noun does. */
function adjective(
  tables: Grammar,
  { text, plural: givenPlural, feminine: givenFeminine }: Declinable,
  cells: NominalCells,
  plural: readonly string[],
): Form[] {
  const invariable = givenPlural === INVARIABLE;
  const ownFeminine = given(givenFeminine, text);
  const feminine = ownFeminine ?? (invariable ? [text] : cells.feminine);
  let femininePlural = cells.femininePlural;
  if (ownFeminine !== undefined && ownFeminine.join() !== cells.feminine.join()) {
    femininePlural = ownFeminine.flatMap(each =>
      each === text ? plural : cellsOf(tables, 'sf', each).plural,
    );
  } else if (isGiven(givenPlural) && (invariable || sameInBothGenders(text, cells))) {
    femininePlural = plural;
  }
  return forms(['ms', [text]], ['mp', plural], ['fs', feminine], ['fp', femininePlural]);
}

function sameInBothGenders(
  text: string,
  { plural, feminine, femininePlural }: NominalCells,
): boolean {
  return feminine.join() === text && femininePlural.join() === plural.join();
}

/** Cells of a word in full, exceptions before rules. */
function cellsOf(tables: Grammar, pos: NominalPos, text: string): NominalCells {
  const rule = ruleFor(tables, pos, text);
  const regular = rule === undefined ? NO_CELLS : applied(rule, text);
  const exception = tables.exceptions.get(pos)?.get(text);
  if (exception === undefined) return regular;
  tables.uses.mark(exception);
  if (pos === 'agg' && exception.plural.join() === text) {
    return { plural: [text], feminine: [text], femininePlural: [text] };
  }
  const either = (own: readonly string[], other: readonly string[]) =>
    own.length > 0 ? own : other;
  return {
    plural: either(exception.plural, regular.plural),
    feminine: either(exception.feminine, regular.feminine),
    femininePlural: either(exception.femininePlural, regular.femininePlural),
  };
}

/** The rule with the longest ending. */
function ruleFor(tables: Grammar, pos: NominalPos, text: string): NounRule | undefined {
  const rules = tables.rules.get(pos);
  for (let from = Math.max(0, text.length - tables.longest); from < text.length; from++) {
    const rule = rules?.get(text.slice(from));
    if (rule === undefined) continue;
    tables.uses.mark(rule);
    return rule;
  }
  return undefined;
}

function applied(rule: NounRule, text: string): NominalCells {
  const stem = stemOf(text, rule);
  const join = (endings: readonly string[]) => endings.map(ending => stem + ending);
  return {
    plural: join(rule.plural),
    feminine: join(rule.feminine),
    femininePlural: join(rule.femininePlural),
  };
}

function stemOf(text: string, rule: NounRule): string {
  return text.slice(0, text.length - rule.ending.length);
}

function isGiven(cell: string | undefined): cell is string {
  return cell !== undefined && cell !== '';
}

function given(cell: string | undefined, self: string): readonly string[] | undefined {
  if (!isGiven(cell)) return undefined;
  return cell === NONE ? [] : listOf(cell, self);
}

function forms(...cells: readonly (readonly [cell: string, texts: readonly string[]])[]): Form[] {
  const all: Form[] = [];
  for (const [cell, texts] of cells) {
    for (const text of distinct(texts)) all.push({ text, cell });
  }
  return all;
}

function distinct(texts: readonly string[]): readonly string[] {
  return texts.length < 2 ? texts : [...new Set(texts)];
}
