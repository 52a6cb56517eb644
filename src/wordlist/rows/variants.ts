// Art. 21: variants of a lemma (`variants.csv`), and what a variant lends to words derived from its
// head (`derived-of.csv`): only where the row of the variant says so (`fabricare e deriv.`).
import { quoted } from '../../errors.js';
import type { Lemma, PartOfSpeech } from '../lemma.js';
import { lemmaOf } from './own-lemma.js';
import { type Problems, readTable } from './table-reader.js';

/** A variant spelling: inflected as what it is. */
export interface Variant extends Lemma {
  readonly plural: string;
  readonly head: string;
  readonly kind: string;
  /** True when the words derived from the head have the variant too. */
  readonly derives: boolean;
}

/** A lemma that comes from another one: *fabbricato* from *fabbricare*. */
export interface Derived extends Lemma {
  readonly base: string;
}

const VARIANT_COLUMNS = ['variant', 'head', 'pos', 'plural', 'kind', 'deriv', 'gloss'] as const;
const DERIVED_COLUMNS = ['derived', 'base', 'pos', 'gloss'] as const;
const KINDS: readonly string[] = ['grafica', 'fonetica', 'morfologica'];

/** Reads `variants.csv`; bad rows go to `problems`. @throws InputError `TABLE_MISSING`, `TABLE_HEADER` */
export async function readVariants(folder: string, problems: Problems): Promise<Variant[]> {
  const rows = await readTable(folder, 'variants.csv', VARIANT_COLUMNS, problems);
  return rows.flatMap(row => {
    const { at, head, kind, plural, deriv } = row;
    const lemma = lemmaOf(row, row.variant, problems);
    if (head === '') problems.add(at, `variant ${quoted(row.variant)} has no head`);
    else if (head === row.variant) problems.add(at, `${quoted(head)} is a variant of itself`);
    else if (!KINDS.includes(kind)) {
      problems.add(at, `kind ${quoted(kind)} is not one of ${KINDS.join(', ')}`);
    } else if (!/^[01]$/.test(deriv)) problems.add(at, `deriv ${quoted(deriv)} is neither 0 nor 1`);
    else if (lemma !== undefined) return [{ ...lemma, plural, head, kind, derives: deriv === '1' }];
    return [];
  });
}

/** Reads `derived-of.csv`; bad rows go to `problems`. @throws InputError `TABLE_MISSING`, `TABLE_HEADER` */
export async function readDerived(folder: string, problems: Problems): Promise<Derived[]> {
  const rows = await readTable(folder, 'derived-of.csv', DERIVED_COLUMNS, problems);
  return rows.flatMap(row => {
    const lemma = lemmaOf(row, row.derived, problems);
    if (row.base === '') problems.add(row.at, `${quoted(row.derived)} has no base`);
    return lemma === undefined || row.base === '' ? [] : [{ ...lemma, base: row.base }];
  });
}

/**
 * The words derived from the heads of variants that reach so far, spelt as the variant is:
 * *fabricato*. Each cites the row of its variant.
 */
export function derivedVariants(
  variants: readonly Variant[],
  derived: readonly Derived[],
): readonly Lemma[] {
  return variants
    .filter(({ derives }) => derives)
    .flatMap(variant =>
      derived.flatMap(each => {
        const text = each.base === variant.head ? respelt(each.text, variant) : undefined;
        const { pos, gloss } = each;
        return text === undefined ? [] : [{ text, pos, gloss, origin: variant.origin }];
      }),
    );
}

/** *fabbricato* with *fab-* for *fabb-*; undefined when it does not begin as the head does. */
function respelt(derived: string, { text, head }: Variant): string | undefined {
  let shared = 0;
  while (
    shared < Math.min(text.length, head.length) &&
    text.at(-1 - shared) === head.at(-1 - shared)
  )
    shared++;
  const [from, to] = [head.slice(0, head.length - shared), text.slice(0, text.length - shared)];
  return derived.startsWith(from) ? to + derived.slice(from.length) : undefined;
}

/** Notes every row that points to a lemma that does not exist; the head of a verb is a verb. */
export function danglingVariants(
  {
    variants,
    derived,
  }: { readonly variants: readonly Variant[]; readonly derived: readonly Derived[] },
  isKnown: (text: string, pos?: PartOfSpeech) => boolean,
  problems: Problems,
): void {
  for (const { text, head, pos, origin } of variants) {
    if (!isKnown(head, pos)) {
      problems.add(origin.at, `variant ${quoted(text)} of ${quoted(head)}, which has no row`);
    }
  }
  for (const { text, base, origin } of derived) {
    for (const each of [text, base]) {
      if (!isKnown(each)) problems.add(origin.at, `${quoted(each)} has no row`);
    }
    const reason = idleDerived(
      text,
      variants.filter(({ head }) => head === base),
    );
    if (isKnown(text) && isKnown(base) && reason !== undefined) problems.add(origin.at, reason);
  }
}

/**
 * Why a row of `derived-of.csv` says nothing: it tells which variants of the base the word has, and,
 * where a variant does not reach so far, that it has none.
 */
function idleDerived(text: string, ofBase: readonly Variant[]): string | undefined {
  if (ofBase.length === 0) return `${quoted(text)}: its base has no row in variants.csv`;
  const lent = ofBase.filter(({ derives }) => derives);
  const strange = lent.find(variant => respelt(text, variant) === undefined);
  return strange && `${quoted(text)} does not begin as ${quoted(strange.head)} does`;
}
