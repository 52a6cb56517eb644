// Adapter of `dictionary-it`: reads the entries of the Hunspell dictionary and sorts them by their
// flags into verbs, nouns, adjectives, adverbs and single forms. What an entry without a telling
// flag is, `package-endings.csv` says. No affix rule is run: inflection is ours.
import type { Decliner } from '../inflection/decline.js';
import { RowUse } from '../rows/row-use.js';
import { hostOf, type VerbsKnown } from './hunspell-hosts.js';
import { type Nominal, type NominalsKnown, nominalOf } from './hunspell-nominals.js';
import {
  type PackageContents,
  type PackageEntry,
  PackageReader,
  unusable,
} from './package-lemma.js';
import { adverbOf, type EndingRule, type PackageTables, rulesFor } from './package-tables.js';

const NAME = 'dictionary-it';
const SOURCE = 'hun';

/** Words of two and three letters are abbreviations and symbols as often as not: our own table. */
const SHORT = 3;

/** Flags of verbs, of forms and of numerals, each with what becomes of the entry. */
const VERB = /[ABCIPVZftvzÀ]/;
const NUMERAL = /[|!@&()="£$]/;
const PARTICIPLE = /[EGHyma]/;
const VERB_FORM = /[DKLMhbcgj]/;
const NOMINAL = /[OQRSopnu]/;
const ADVERB = 'Y';

interface Entry extends PackageEntry {
  readonly flags: string;
}

/**
 * Reads the text of `index.dic`.
 *
 * @param dic first line a count, then one entry per line, `text/FLAGS`; lines with `/` first are comments
 */
export function readHunspell(
  dic: string,
  tables: PackageTables,
  decliner: Decliner,
  uses: RowUse = new RowUse(),
): PackageContents {
  const reader = new PackageReader(NAME, SOURCE, tables.exclusions.get(NAME), uses);
  const entries = parse(dic);
  const parts = tables.parts.get(NAME);
  const known = { reader, uses, tables, decliner, parts, ...knownOf(entries) };
  const others: Context = { ...known, adjectives: NONE };
  for (const entry of entries) if (!isInA(entry)) read(others, entry);
  const inA: Context = { ...known, adjectives: adjectivesOf(reader.contents()) };
  for (const entry of entries) if (isInA(entry)) read(inA, entry);
  return reader.contents();
}

const NONE: ReadonlySet<string> = new Set();

function adjectivesOf({ lemmas }: PackageContents): ReadonlySet<string> {
  return new Set(lemmas.filter(({ pos }) => pos === 'agg').map(({ text }) => text));
}

interface Context extends VerbsKnown, NominalsKnown {
  readonly reader: PackageReader;
  readonly uses: RowUse;
  /** The adjectives, when entries in -a are read: the dictionary has many feminines beside them. */
  readonly adjectives: ReadonlySet<string>;
}

function isInA({ text, flags }: Entry): boolean {
  return text.endsWith('a') && NOMINAL.test(flags);
}

function parse(dic: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of dic.split('\n').slice(1)) {
    const entry = line.trim();
    if (entry === '' || entry.startsWith('/')) continue;
    const slash = entry.indexOf('/');
    const text = slash < 0 ? entry : entry.slice(0, slash);
    entries.push({ entry, text, flags: slash < 0 ? '' : entry.slice(slash + 1) });
  }
  return entries;
}

function knownOf(
  entries: readonly Entry[],
): Pick<Context, 'infinitives' | 'participles' | 'nominals'> {
  const pick = (keep: (entry: Entry) => boolean) =>
    new Set(entries.filter(keep).map(({ text }) => text));
  return {
    infinitives: pick(({ text, flags }) => isVerb(text, flags)),
    participles: pick(({ text, flags }) => PARTICIPLE.test(flags) && /[ts]o$/.test(text)),
    nominals: pick(({ flags }) => NOMINAL.test(flags)),
  };
}

function isVerb(text: string, flags: string): boolean {
  return text.endsWith('re') && VERB.test(flags);
}

function read(context: Context, entry: Entry): void {
  const { reader } = context;
  const { text, flags } = entry;
  const why = reasonAgainst(context, text, flags);
  if (why !== undefined) {
    reader.reject(entry.entry, text, why);
    return;
  }
  const isNominal = NOMINAL.test(flags) || context.parts?.has(text) === true;
  if (isVerb(text, flags)) reader.add(entry, 'v', text);
  if (isNominal) addNominal(context, entry);
  if (flags.includes(ADVERB)) addAdverb(context, entry);
  if (PARTICIPLE.test(flags)) addParticiple(context, entry);
  else if (!isVerb(text, flags) && !isNominal) addBare(context, entry);
}

function reasonAgainst(context: Context, text: string, flags: string): string | undefined {
  const why = unusable(text);
  if (why !== undefined) return why;
  if (NUMERAL.test(flags)) return 'numeral';
  if (text.length <= SHORT && !NOMINAL.test(flags) && !VERB.test(flags))
    return 'short word without inflection';
  if (isVerb(text, flags)) return undefined;
  if (VERB_FORM.test(flags)) return 'conjugated form';
  if (/(issim|errim)[oaie]$/.test(text)) return 'superlative';
  const host = hostOf(text, context);
  return host === undefined ? undefined : `${host} with an enclitic`;
}

function addNominal(context: Context, entry: Entry): void {
  const { reader, uses, parts } = context;
  const { text } = entry;
  const read = nominalIn(context, entry);
  if (typeof read === 'string') reader.reject(entry.entry, text, read);
  else if (reader.add(entry, read.pos, text, read) && read.rule !== undefined) uses.mark(read.rule);
  const part = parts?.get(text);
  if (part !== undefined && changes(context, entry, read)) uses.mark(part);
}

/** The noun or adjective that an entry is, or why it is neither. */
function nominalIn(context: Context, { text, flags }: Entry): Nominal | string {
  const { infinitives, adjectives } = context;
  const nominal = nominalOf(text, flags, context);
  const masculine = `${text.slice(0, -1)}o`;
  if (nominal === undefined) return 'its flag does not fit its ending';
  if (isSubjunctive(text, infinitives)) return 'conjugated form';
  if (nominal.pos !== 'sf' || !adjectives.has(masculine)) return nominal;
  return `feminine of the adjective ${masculine}`;
}

/** True when the entry would be read otherwise without its row in `package-pos.csv`. */
function changes(context: Context, entry: Entry, read: Nominal | string): boolean {
  if (context.reader.isStruck(entry)) return false;
  if (!NOMINAL.test(entry.flags)) return true;
  const other = nominalIn({ ...context, parts: undefined }, entry);
  if (typeof read === 'string' || typeof other === 'string') return read !== other;
  const { pos, plural, feminine } = other;
  return pos !== read.pos || plural !== read.plural || feminine !== read.feminine;
}

/** *influisca* carries the flag of masculine nouns in -a. */
function isSubjunctive(text: string, infinitives: ReadonlySet<string>): boolean {
  return text.endsWith('isca') && infinitives.has(`${text.slice(0, -'isca'.length)}ire`);
}

function addAdverb({ reader, uses, tables }: Context, entry: Entry): void {
  const adverb = adverbOf(tables, entry.text);
  if (adverb === undefined) {
    reader.reject(entry.entry, entry.text, 'not an adverb in -mente by our table');
  } else if (reader.add(entry, 'avv', adverb.text)) uses.mark(adverb.row);
}

const INFINITIVE_OF: Readonly<Record<string, readonly string[]>> = {
  ato: ['are'],
  uto: ['ere', 'ire'],
  ito: ['ire'],
};

/** A participle in -ato, -uto, -ito without a verb beside it is an adjective; the others are verb forms. */
function addParticiple({ reader, infinitives, nominals }: Context, entry: Entry): void {
  const { text } = entry;
  const infinitive = INFINITIVE_OF[text.slice(-3)];
  const stem = text.slice(0, -3);
  const isForm = infinitive === undefined || infinitive.some(end => infinitives.has(stem + end));
  if (isForm) reader.reject(entry.entry, text, 'participle: the conjugation gives it');
  else if (!nominals.has(text)) reader.add(entry, 'agg', text);
}

/** An entry without a telling flag, by its ending. */
function addBare(context: Context, entry: Entry): void {
  const { reader, uses } = context;
  const { text } = entry;
  for (const { rule, stem, isBeginning } of rulesFor(context.tables, text)) {
    if (!holds(context, rule, stem)) continue;
    const isTaken = rule.pos !== '-' && rule.pos !== 'v';
    const given = isBeginning ? { plural: compoundPlural(text) } : {};
    if (!isTaken) {
      reader.reject(entry.entry, text, rule.pos === '-' ? rule.reason : 'conjugated form');
    }
    if (!isTaken || reader.add(entry, rule.pos, text, given)) uses.mark(rule);
    return;
  }
  if (text.endsWith('i') && !/(si|ii)$/.test(text)) {
    reader.reject(entry.entry, text, 'in -i without inflection: a plural or a surname');
    return;
  }
  reader.add(entry, 'forma', text);
}

/** *portafoglio portafogli*, but *portavoce, portabandiera, portaombrelli* do not change. */
function compoundPlural(text: string): string {
  return text.endsWith('o') ? '' : 'inv';
}

/** A rule that names infinitives holds only when one of them is known. */
function holds({ infinitives }: Context, rule: EndingRule, stem: string): boolean {
  if (rule.infinitives.length === 0) return true;
  return rule.infinitives.some(end => infinitives.has(stem + end));
}
