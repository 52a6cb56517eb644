// Tells what noun or adjective an entry of the Hunspell dictionary is by its flags (O Q R S nouns,
// o p n u adjectives and rarer plurals). Plurals are ours; a flag decides only where endings leave a
// choice.
import type { Decliner } from '../inflection/decline.js';
import { NOMINALS, type NominalPos } from '../inflection/noun-tables.js';
import { type EndingRule, type PackageTables, type PartRow, rulesFor } from './package-tables.js';

/** An entry as `decline` takes it. */
export interface Nominal {
  /** The row of an ending that decided. */
  readonly rule?: EndingRule;
  readonly pos: NominalPos;
  readonly plural: string;
  readonly feminine: string;
}

/** What the flags are read with. */
export interface NominalsKnown {
  readonly tables: PackageTables;
  readonly decliner: Decliner;
  /** What an entry is, whatever its flags say. */
  readonly parts: ReadonlyMap<string, PartRow> | undefined;
  /** Entries with a flag of nouns or adjectives. */
  readonly nominals: ReadonlySet<string>;
}

/** The noun or adjective, or undefined when flags and ending do not go together. */
export function nominalOf(text: string, flags: string, known: NominalsKnown): Nominal | undefined {
  const stem = text.slice(0, -1);
  const byParadigm = { plural: '', feminine: '' };
  const said = known.parts?.get(text)?.pos;
  if (text.endsWith('o') && /[Oopn]/.test(flags)) {
    const pos = said ?? (/[op]/.test(flags) ? 'agg' : 'sm');
    return { ...byParadigm, pos, plural: pluralInO(text, pos, flags, known.decliner) };
  }
  if (said !== undefined) return { ...byParadigm, pos: said };
  if (text.endsWith('a') && /[QRn]/.test(flags)) {
    return { ...byParadigm, ...genderInA(text, flags, known) };
  }
  if (text.endsWith('e') && flags.includes('u')) {
    return { ...byParadigm, pos: 'sm', feminine: `${stem}a` };
  }
  if (text.endsWith('e') && flags.includes('S')) {
    return { ...byParadigm, ...(byEnding(text, known.tables) ?? { pos: 'smf' }) };
  }
  return undefined;
}

/**
 * The flags `n` and `p` make -ci, -gi, -ii, `O` and `o` the usual plural, and are often set where
 * the other is right. So the paradigm speaks, unless it knows the rarer plural as a choice.
 */
function pluralInO(text: string, pos: NominalPos, flags: string, decliner: Decliner): string {
  if (!/[np]/.test(flags)) return '';
  const rarer = `${text.slice(0, -1)}i`;
  const regular = decliner
    .decline({ text, pos })
    .flatMap(form => (form.cell === 'p' || form.cell === 'mp' ? [form.text] : []));
  if (regular.includes(rarer) || !decliner.fits({ text, pos }, rarer)) return '';
  return /[Oo]/.test(flags) ? [...regular, rarer].join(';') : rarer;
}

/**
 * A plural in -i beside one in -e is mostly that of the masculine in -o (*elastica, elastici*): one
 * noun for both genders only where the ending says so. In -i alone: masculine.
 */
function genderInA(
  text: string,
  flags: string,
  { tables, nominals }: NominalsKnown,
): Pick<Nominal, 'pos' | 'rule'> {
  if (flags.includes('n')) return { pos: /[cg]a$/.test(text) ? 'sm' : 'sf' };
  if (!flags.includes('R') || nominals.has(`${text.slice(0, -1)}o`)) return { pos: 'sf' };
  if (!flags.includes('Q')) return { pos: 'sm' };
  return byEnding(text, tables) ?? { pos: 'sf' };
}

/** What the ending says, when it says anything. */
function byEnding(text: string, tables: PackageTables): Pick<Nominal, 'pos' | 'rule'> | undefined {
  for (const { rule } of rulesFor(tables, text)) {
    const pos = NOMINALS.find(nominal => nominal === rule.pos);
    if (pos !== undefined) return { pos, rule };
  }
  return undefined;
}
