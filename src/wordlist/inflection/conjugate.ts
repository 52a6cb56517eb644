// Conjugates a verb from its infinitive: the regular paradigm, then the principal parts of its
// family, then the single cells. Whether a participle agrees or a verb is impersonal is a matter
// of valency and left to the caller.

import type { Form } from '../lemma.js';
import { RowUse } from '../rows/row-use.js';
import { EndingFinder } from './ending-finder.js';
import { type CellRule, type Family, type Join, type Part, WEAK_PASTS } from './family-tables.js';
import type { Paradigm } from './paradigm-tables.js';
import { VERB_CELLS } from './verb-cells.js';
import { bestMatch, tailOf } from './verb-match.js';
import type { VerbTables } from './verb-tables.js';

/** A form of a verb: `cell` is one of `VERB_CELLS`; the text has its accent or apostrophe. */
export interface VerbForm extends Form {
  /**
   * How an enclitic joins: `double` the short imperatives *fa', ridà* (*fallo, ridammi*: without
   * accent and apostrophe, the consonant doubles); `none` *fai*, which takes none; else `plain`.
   */
  readonly join: Join;
}

export interface Conjugator {
  /**
   * All forms of a verb in the order of `VERB_CELLS`; a cell may hold several, the usual one
   * first, or none. Empty when the text ends like no verb.
   */
  conjugate(infinitive: string): readonly VerbForm[];
}

/** Cell → its forms, each text once: one or two as a rule. */
type Grid = Map<string, VerbForm[]>;

const NONE: readonly VerbForm[] = [];

/** A family of the verb and what stands before its tail: `ri` for *rifare* in `fare`. */
interface Link {
  readonly family: Family;
  readonly prefix: string;
}

/** What a verb is conjugated with. */
interface Grammar extends VerbTables {
  readonly uses: RowUse;
  readonly endings: EndingFinder;
}

/** @param uses is told every row that a verb goes by */
export function createConjugator(tables: VerbTables, uses: RowUse = new RowUse()): Conjugator {
  const grammar = { ...tables, uses, endings: new EndingFinder(uses) };
  return { conjugate: infinitive => conjugate(grammar, infinitive) };
}

function conjugate(tables: Grammar, infinitive: string): readonly VerbForm[] {
  const chain = familyChain(tables, infinitive);
  for (const { family } of chain) tables.uses.mark(family);
  const grid: Grid = new Map([['inf', [{ text: infinitive, cell: 'inf', join: 'plain' }]]]);
  if (!fillRegular(tables, infinitive, chain, grid)) return [];
  fillParts(tables, infinitive, chain, grid);
  fillCells(tables, infinitive, chain, grid);
  const all: VerbForm[] = [];
  for (const cell of VERB_CELLS) for (const form of grid.get(cell) ?? NONE) all.push(form);
  return all;
}

/** The family of a verb and the families it is like, the most general first. */
function familyChain(tables: Grammar, infinitive: string): readonly Link[] {
  const chain: Link[] = [];
  let family = bestMatch(tables.families, infinitive);
  while (family !== undefined) {
    const prefix = infinitive.slice(0, infinitive.length - tailOf(family.match).length);
    chain.unshift({ family, prefix });
    family = tables.families.get(family.like);
  }
  return chain;
}

/** The principal parts of a verb, from the nearest family that has them. */
function partsOf(chain: readonly Link[], part: Part): readonly string[] {
  const link = chain.findLast(({ family }) => family.parts[part].length > 0);
  if (link === undefined) return [];
  return link.family.parts[part].map(text =>
    part === 'past' && WEAK_PASTS.includes(text) ? text : prefixed(link.prefix, text),
  );
}

function fillRegular(
  tables: Grammar,
  infinitive: string,
  chain: readonly Link[],
  grid: Grid,
): boolean {
  const bases = basesOf(infinitive, chain);
  const stressedBases = partsOf(chain, 'stressed');
  for (const stressed of [true, false]) {
    const texts = stressed && stressedBases.length > 0 ? stressedBases : bases;
    for (const text of texts) {
      const names = paradigmsOf(tables, text, infinitive);
      if (names.length === 0) return false;
      for (const name of names) {
        addEndings(tables, grid, tables.paradigms.get(name), text, stressed);
      }
    }
  }
  return true;
}

/** The infinitives whose regular endings a verb takes: its own, or *dicere* for *dire*. */
function basesOf(infinitive: string, chain: readonly Link[]): readonly string[] {
  const bases = partsOf(chain, 'as');
  return bases.length > 0 ? bases : [infinitive];
}

function paradigmsOf(tables: Grammar, base: string, infinitive: string): readonly string[] {
  const named = base === infinitive ? bestMatch(tables.classes, base) : undefined;
  if (named !== undefined) {
    tables.uses.mark(named);
    return named.paradigms;
  }
  if (base.endsWith('are')) return ['portare'];
  if (base.endsWith('ere')) return ['credere'];
  if (base.endsWith('ire')) return [base === infinitive ? 'capire' : 'dormire'];
  return [];
}

/** Adds the cells of a paradigm; with `stressed`, those whose stress is on the stem or is not. */
function addEndings(
  { endings }: Grammar,
  grid: Grid,
  paradigm: Paradigm | undefined,
  text: string,
  stressed?: boolean,
): void {
  if (paradigm === undefined) return;
  for (const { cell, strip, add } of endings.of(paradigm, text, stressed)) {
    const stem = text.slice(0, text.length - strip);
    for (const end of add) addForm(grid, cell, stem + end, 'plain');
  }
}

function fillParts(tables: Grammar, infinitive: string, chain: readonly Link[], grid: Grid): void {
  const bases = basesOf(infinitive, chain);
  for (const part of ['first', 'we', 'past', 'future', 'participle'] as const) {
    const texts = partsOf(chain, part);
    if (texts.length === 0) continue;
    const paradigm = tables.paradigms.get(part);
    for (const cell of paradigm?.keys() ?? []) grid.delete(cell);
    for (const text of texts) {
      if (part !== 'past' || !WEAK_PASTS.includes(text)) addEndings(tables, grid, paradigm, text);
      else addWeak(tables, grid, text, bases, infinitive);
    }
  }
}

/** Adds a weak past to the bases, or to the infinitive where no base takes it: *benedii*. */
function addWeak(
  tables: Grammar,
  grid: Grid,
  name: string,
  bases: readonly string[],
  infinitive: string,
): void {
  const paradigm = tables.paradigms.get(name);
  const strip = paradigm?.values().next().value?.endings[0]?.strip ?? '';
  const fitting = bases.filter(base => base.endsWith(strip));
  for (const base of fitting.length > 0 ? fitting : [infinitive]) {
    addEndings(tables, grid, paradigm, base);
  }
}

function fillCells(tables: Grammar, infinitive: string, chain: readonly Link[], grid: Grid): void {
  for (const { family, prefix } of chain) {
    for (const rule of tables.rules.get(family.match) ?? []) applyRule(tables, grid, rule, prefix);
  }
  if (chain.at(-1)?.family.match === infinitive) return;
  for (const rule of tables.rules.get(infinitive) ?? []) applyRule(tables, grid, rule, '');
}

function applyRule({ uses }: Grammar, grid: Grid, rule: CellRule, prefix: string): void {
  uses.mark(rule);
  if (rule.mode === 'only') {
    for (const cell of VERB_CELLS) if (!rule.cells.includes(cell)) grid.delete(cell);
    return;
  }
  for (const cell of rule.cells) {
    if (rule.mode !== 'add') grid.delete(cell);
    for (const form of rule.forms) addForm(grid, cell, prefixed(prefix, form), rule.join);
  }
}

function addForm(grid: Grid, cell: string, text: string, join: Join): void {
  const forms = grid.get(cell);
  if (forms === undefined) grid.set(cell, [{ text, cell, join }]);
  else if (forms.every(form => form.text !== text)) forms.push({ text, cell, join });
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'à', i: 'ì', o: 'ò', u: 'ù' };

/** A form after a prefix; one of a single syllable then shows its stress: *fa*, *rifà*. */
function prefixed(prefix: string, form: string): string {
  if (prefix === '' || !/^[^aeiouàèéìòù]+([aou]|[aiou]')$/.test(form)) return prefix + form;
  const bare = form.replace("'", '');
  return prefix + bare.slice(0, -1) + ACCENTED[bare.at(-1) as string];
}
