// Adapters of the three packages made from Morph-it!: infinitives, nouns with gender and plural,
// adjectives with their four forms. Conjugated forms are not read: a tenth of them is wrong.
import type { Decliner } from '../inflection/decline.js';
import { RowUse } from '../rows/row-use.js';
import { type PackageContents, PackageReader, unusable } from './package-lemma.js';
import type { PackageName } from './package-names.js';
import type { PackageTables } from './package-tables.js';

const SOURCE = 'mi';

function readerOf(name: PackageName, { exclusions }: PackageTables, uses: RowUse): PackageReader {
  return new PackageReader(name, SOURCE, exclusions.get(name), uses);
}

/**
 * Infinitives of `italian-verbs-dict`. An infinitive in *-si* gives the verb without it, pronominal
 * when the package has no other.
 *
 * @param verbs the content of `dist/verbs.json`; only its keys count
 */
export function readMorphitVerbs(
  verbs: object,
  tables: PackageTables,
  uses: RowUse = new RowUse(),
): PackageContents {
  const reader = readerOf('italian-verbs-dict', tables, uses);
  const keys = new Set(Object.keys(verbs));
  for (const key of keys) {
    const infinitive = /[aei]rsi$/.test(key) ? `${key.slice(0, -2)}e` : key;
    const why = unusable(key);
    const entry = { entry: key, text: key };
    if (why !== undefined) reader.reject(key, key, why);
    else if (!infinitive.endsWith('re')) reader.reject(key, key, 'not an infinitive');
    else if (infinitive === key) reader.add(entry, 'v', key);
    else if (keys.has(infinitive)) reader.reject(key, key, `the package has ${infinitive} too`);
    else reader.add(entry, 'v', infinitive, { pronominal: true });
  }
  return reader.contents();
}

/** An entry of `dist/words.json`: gender, plural, and the singular when it is not the key. */
export interface MorphitNoun {
  readonly G: string | null;
  readonly S?: string | null;
  readonly P: string | null;
}

/**
 * Nouns of `italian-words-dict`. A plural that cannot be one is reported and the lemma kept: as
 * invariable when the plural is a foreign one (*clubs*), by paradigm otherwise.
 *
 * @param nouns the content of `dist/words.json`
 */
export function readMorphitNouns(
  nouns: Readonly<Record<string, MorphitNoun>>,
  tables: PackageTables,
  decliner: Decliner,
  uses: RowUse = new RowUse(),
): PackageContents {
  const reader = readerOf('italian-words-dict', tables, uses);
  for (const [text, noun] of Object.entries(nouns)) {
    const why = unusable(text) ?? nounReason(text, noun);
    if (why !== undefined) {
      reader.reject(text, text, why);
      continue;
    }
    const entry = { entry: text, text };
    const pos = noun.G === 'F' ? 'sf' : 'sm';
    const regular = pluralsOf(decliner, text, pos);
    if (noun.P === null || noun.P === regular) reader.add(entry, pos, text);
    else if (noun.P === text) reader.add(entry, pos, text, { plural: 'inv' });
    else if (decliner.fits({ text, pos }, noun.P)) reader.add(entry, pos, text, { plural: noun.P });
    else {
      const foreign = isForeignPlural(text, noun.P);
      reader.reject(text, noun.P, foreign ? 'foreign plural' : `not a plural of ${text}`);
      reader.add(entry, pos, text, foreign ? { plural: 'inv' } : {});
    }
  }
  return reader.contents();
}

function nounReason(text: string, { G, S }: MorphitNoun): string | undefined {
  if (G !== 'M' && G !== 'F') return 'no gender';
  if (S !== undefined) return 'its singular is another word';
  if (text.length <= SHORT && !/[aeo]$/.test(text)) return 'a short word that does not change';
  return undefined;
}

/** Up to this length a word without an Italian ending is more often an abbreviation. */
const SHORT = 3;

function pluralsOf(decliner: Decliner, text: string, pos: 'sm' | 'sf'): string {
  const forms = decliner.decline({ text, pos });
  return forms.flatMap(form => (form.cell === 'p' ? [form.text] : [])).join(';');
}

/** *club clubs, sketch sketches, privacy privacies, prorogatio prorogationes*. */
function isForeignPlural(singular: string, plural: string): boolean {
  return plural.endsWith('s') && plural.startsWith(singular.slice(0, -1));
}

/** An entry of `dist/adjectives.json`; `MS` when it is not the key. */
export interface MorphitAdjective {
  readonly MS?: string | null;
  readonly MP: string | null;
  readonly FS: string | null;
  readonly FP: string | null;
}

/**
 * Adjectives of `italian-adjectives-dict`, without superlatives and without forms cut before
 * another word (*brav, prim*).
 *
 * @param adjectives the content of `dist/adjectives.json`
 */
export function readMorphitAdjectives(
  adjectives: Readonly<Record<string, MorphitAdjective>>,
  tables: PackageTables,
  decliner: Decliner,
  uses: RowUse = new RowUse(),
): PackageContents {
  const reader = readerOf('italian-adjectives-dict', tables, uses);
  const isKnown = (text: string) => Object.hasOwn(adjectives, text);
  for (const [text, adjective] of Object.entries(adjectives)) {
    const why = unusable(text) ?? adjectiveReason(text, adjective, isKnown);
    if (why !== undefined) {
      reader.reject(text, text, why);
      continue;
    }
    const entry = { entry: text, text };
    const { MP, FS, FP } = adjective;
    if (MP === text && FS === text && FP === text) {
      reader.add(entry, 'agg', text, { plural: 'inv' });
      continue;
    }
    const good = (form: string | null): form is string => {
      if (form === null) return false;
      const fits = form === text || decliner.fits({ text, pos: 'agg' }, form);
      if (!fits) reader.reject(text, form, `not a form of ${text}`);
      return fits;
    };
    reader.add(entry, 'agg', text, {
      plural: good(MP) ? MP : '',
      feminine: good(FS) ? FS : '',
    });
  }
  return reader.contents();
}

function adjectiveReason(
  text: string,
  { MS }: MorphitAdjective,
  isKnown: (text: string) => boolean,
): string | undefined {
  if (MS !== undefined) return 'its masculine is another word';
  if (/(issimo|errimo)$/.test(text)) return 'superlative';
  if (!/[aeiouàèéìòù]$/.test(text) && ['o', 'e', 'a', 'i'].some(end => isKnown(text + end))) {
    return 'form cut before another word';
  }
  return undefined;
}
