// What the tables say of each verb besides its forms: valency, auxiliary, register. `valency.csv`
// covers the verbs of the packages, `verbs-*.csv` are verbs of our own.

import { quoted } from '../../errors.js';
import type { Lemma } from '../lemma.js';
import { filesLike } from '../rows/table-files.js';
import { type Problems, type Row, readTable } from '../rows/table-reader.js';
import { type Extent, extentOf } from './verb-extent.js';

/** A way of using a verb, which decides its particles: see the README of the tables. */
export const VERB_CLASSES = ['T', 'I', 'I:imp', 'P', 'Pdi', 'T4'] as const;
export type VerbClass = (typeof VERB_CLASSES)[number];

/** A verb as the tables have it. */
export interface VerbRow {
  readonly verb: string;
  readonly classes: readonly VerbClass[];
  /** Auxiliaries: `'a'`, `'e'`, `'ae'`. */
  readonly aux: string;
  /** `''`, `arc`, `lett`, `tecn`, `reg`, `raro`; `err` and `?` are not words. */
  readonly register: string;
  /** False for a verb of the second conjugation that the dictionary's disk does not conjugate (art. 15c). */
  readonly conjugated: boolean;
  /** How much of the verb exists: the column `forms`, which a table may do without. */
  readonly extent: Extent;
  readonly gloss: string;
  readonly at: string;
}

/** A verb of our own: also a lemma. */
export interface OwnVerb extends VerbRow {
  readonly lemma: Lemma;
  /** Models of an *-ire* verb that `ire-classes.csv` does not name; empty: by that table. */
  readonly models: readonly string[];
}

/** The column `isc`: *finisco*, *dormo*, or both. */
const MODELS: Readonly<Record<string, readonly string[]>> = {
  '': [],
  isc: ['capire'],
  plain: ['dormire'],
  both: ['dormire', 'capire'],
};

export interface VerbRows {
  /** By infinitive. */
  readonly valency: ReadonlyMap<string, VerbRow>;
  readonly own: readonly OwnVerb[];
}

const COLUMNS = ['verb', 'class', 'aux', 'register', 'media', 'gloss'] as const;
const OWN_COLUMNS = [...COLUMNS, 'isc', 'witness'] as const;
const AUXILIARIES = ['a', 'e', 'ae'];
const REGISTERS = ['', 'arc', 'lett', 'tecn', 'reg', 'raro', 'err', '?'];
const INFINITIVE = /^[a-zàèéìòù]+(are|ere|ire|rre)$/;

/**
 * Reads `valency.csv` and every `verbs-*.csv`; bad rows go to `problems`.
 *
 * @throws InputError `TABLE_MISSING`, `TABLE_HEADER`
 */
export async function readVerbRows(folder: string, problems: Problems): Promise<VerbRows> {
  const valency = new Map<string, VerbRow>();
  for (const row of await readTable(folder, 'valency.csv', COLUMNS, problems)) {
    const verb = checked(row, problems);
    if (verb === undefined) continue;
    const first = valency.get(verb.verb);
    if (first === undefined) valency.set(verb.verb, verb);
    else problems.add(row.at, `${quoted(verb.verb)} already has a row: ${first.at}`);
  }
  return { valency, own: await readOwnVerbs(folder, valency, problems) };
}

async function readOwnVerbs(
  folder: string,
  valency: ReadonlyMap<string, VerbRow>,
  problems: Problems,
): Promise<OwnVerb[]> {
  const seen = new Map<string, VerbRow>(valency);
  const own: OwnVerb[] = [];
  for (const file of await filesLike(folder, /^verbs-.*\.csv$/)) {
    for (const row of await readTable(folder, file, OWN_COLUMNS, problems)) {
      const verb = checked(row, problems);
      if (verb === undefined) continue;
      const first = seen.get(verb.verb);
      if (first !== undefined)
        problems.add(row.at, `${quoted(verb.verb)} already has a row: ${first.at}`);
      else if (row.gloss === '') problems.add(row.at, `${quoted(verb.verb)} has no gloss`);
      else if (isDoubtful(verb)) {
        problems.add(row.at, `${quoted(verb.verb)} is ${quoted(row.register)}, so it needs no row`);
      } else if (row.isc !== '' && !row.verb.endsWith('ire')) {
        problems.add(row.at, `isc ${quoted(row.isc)}: ${quoted(verb.verb)} does not end in -ire`);
      } else if (MODELS[row.isc] === undefined) {
        problems.add(
          row.at,
          `isc ${quoted(row.isc)} is not one of ${Object.keys(MODELS).join(' ')}`,
        );
      } else if (row.witness === '') problems.add(row.at, `${quoted(verb.verb)} has no witness`);
      else {
        seen.set(verb.verb, verb);
        own.push({ ...verb, lemma: ownLemma(verb), models: MODELS[row.isc] as readonly string[] });
      }
    }
  }
  return own;
}

/** True for a verb that is not a word: in doubt, or in no dictionary. */
export function isDoubtful({ register }: VerbRow): boolean {
  return register === 'err' || register === '?';
}

function ownLemma({ verb, gloss, at }: VerbRow): Lemma {
  return { text: verb, pos: 'v', gloss, origin: { source: 'own', at } };
}

function checked(row: Row<(typeof COLUMNS)[number]>, problems: Problems): VerbRow | undefined {
  const { at, verb, aux, register, gloss } = row;
  const classes = row.class.split('+').filter(text => text !== '');
  const unknown = classes.filter(text => !(VERB_CLASSES as readonly string[]).includes(text));
  const forms = formsOf(row);
  const extent = extentOf(forms ?? '');
  const wrong = [
    INFINITIVE.test(verb) ? '' : `${quoted(verb)} is not an infinitive in -are, -ere, -ire or -rre`,
    classes.length > 0 ? '' : `${quoted(verb)} has no valency: one of ${VERB_CLASSES.join(', ')}`,
    unknown.length === 0
      ? ''
      : `unknown class ${quoted(unknown.join('+'))}: one of ${VERB_CLASSES.join(', ')}`,
    AUXILIARIES.includes(aux)
      ? ''
      : `auxiliary ${quoted(aux)} is not one of ${AUXILIARIES.join(', ')}`,
    REGISTERS.includes(register)
      ? ''
      : `register ${quoted(register)} is not one of ${REGISTERS.join(' ')}`,
    ['0', '1'].includes(row.media) ? '' : `media ${quoted(row.media)} is neither 0 nor 1`,
    typeof extent === 'string'
      ? extent
      : wrongPronominal(verb, classes, extent, forms !== undefined),
  ].filter(reason => reason !== '');
  for (const reason of wrong) problems.add(at, reason);
  if (wrong.length > 0 || typeof extent === 'string') return undefined;
  return {
    verb,
    classes: classes as VerbClass[],
    aux,
    register,
    conjugated: row.media === '1',
    extent,
    gloss,
    at,
  };
}

/** A table may do without the column. */
function formsOf(row: Readonly<Record<string, string>>): string | undefined {
  return row.forms;
}

/** `pron` and the class say the same thing, so that neither is forgotten. */
function wrongPronominal(
  verb: string,
  classes: readonly string[],
  { isPronominal }: Extent,
  hasColumn: boolean,
): string {
  const isSo = classes.every(each => each === 'P' || each === 'Pdi');
  if (isPronominal && !isSo) {
    return `forms "pron": the class of ${quoted(verb)} is ${quoted(classes.join('+'))}, not P or Pdi alone`;
  }
  return hasColumn && isSo && !isPronominal
    ? `${quoted(verb)} exists only with -si by its class: its forms are "pron"`
    : '';
}
