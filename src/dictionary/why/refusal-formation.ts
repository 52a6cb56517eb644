// Reasons that the make-up of a word suggests, by `formations.csv` and `variants.csv`: altered forms,
// forms derived from a variant, prefixes, numerals, adjectives of places.

import type { Derivation } from '../../compile/derivations.js';
import { NOMINALS } from '../../wordlist/inflection/noun-tables.js';
import {
  FORMATION_TOPICS,
  type Formation,
  type FormationKind,
} from '../../wordlist/rows/formations.js';
import { isOneOf } from '../../wordlist/rows/table-reader.js';
import { derivationsOf, type Question, type Refusal } from './question.js';
import { nameOf } from './refusal-rows.js';

/** Fewest letters that have to be left of a word when an ending or a prefix is taken off. */
const FEWEST_LEFT = 3;

export async function* formationRefusals(question: Question): AsyncGenerator<Refusal> {
  yield* variantRefusals(question);
  yield* endingRefusals(question);
  yield* numeralRefusals(question);
  yield* prefixRefusals(question);
}

/** Art. 21: *anitrella* beside *anatrella*, since *anitra* stands for *anatra* and no more. */
async function* variantRefusals(question: Question): AsyncGenerator<Refusal> {
  const { key, evidence } = question;
  for (const { text, head, origin } of evidence.own.variants) {
    const stem = evidence.key(text).slice(0, -1);
    const headStem = evidence.key(head).slice(0, -1);
    if (stem.length < FEWEST_LEFT || !key.startsWith(stem)) continue;
    const derived = headStem + key.slice(stem.length);
    if ((await plainOf(question, derived)).length === 0) continue;
    const fact = { code: 'of-variant', derived, variant: text } as const;
    yield { topic: 'variants', fact, at: origin.at };
  }
}

const ENDING_REASONS: Readonly<Partial<Record<FormationKind, (base: string) => Said>>> = {
  altered: base => ({
    fact: { code: 'altered', base },
  }),
  superlative: base => ({
    fact: { code: 'superlative', base },
  }),
  foreignPlural: base => ({
    fact: { code: 'loan-plural', lemma: base },
  }),
  geographic: base => ({
    fact: { code: 'geographic', base },
  }),
};

type Said = Pick<Refusal, 'fact'>;

async function* endingRefusals(question: Question): AsyncGenerator<Refusal> {
  const { key, evidence } = question;
  for (const formation of longestFirst(evidence.formations)) {
    const { kind, text, base } = formation;
    const reasonFor = ENDING_REASONS[kind];
    if (reasonFor === undefined || !key.endsWith(text)) continue;
    for (const stem of stems(key.slice(0, -text.length))) {
      const found =
        stem.length < FEWEST_LEFT ? undefined : await baseOf(question, kind, stem + base);
      if (found !== undefined) yield { topic: FORMATION_TOPICS[kind], ...reasonFor(found) };
    }
  }
}

/** *baracchina* is *baracca*: an `h` before the ending keeps a sound. */
function stems(stem: string): readonly string[] {
  return stem.endsWith('H') ? [stem, stem.slice(0, -1)] : [stem];
}

/** The word that a formation starts from, when it is what the kind needs. */
async function baseOf(
  question: Question,
  kind: FormationKind,
  base: string,
): Promise<string | undefined> {
  if (kind === 'geographic') return nameOf(question.evidence, base);
  const plain = await plainOf(question, base);
  const found = plain.filter(({ lemma }) => isOneOf(NOMINALS, lemma.pos));
  const lemma = found.find(each => fitsKind(kind, each, found))?.lemma;
  return lemma?.text;
}

function fitsKind(
  kind: FormationKind,
  { lemma, cell }: Derivation,
  all: readonly Derivation[],
): boolean {
  if (kind === 'superlative') return lemma.pos === 'agg';
  // singular and plural alike: the noun is invariable
  if (kind === 'foreignPlural') {
    return cell === 's' && all.some(each => each.lemma.text === lemma.text && each.cell === 'p');
  }
  return cell === 's' || cell === 'ms' || cell === 'fs';
}

/** Art. 19: nothing but number words, two or more of them. */
function* numeralRefusals({ key, evidence }: Question): Generator<Refusal> {
  const parts = evidence.formations.filter(({ kind }) => kind === 'numeral');
  const split = splitInto(
    key,
    parts.map(({ text }) => text),
  );
  if (split === undefined || split.length < 2) return;
  const numbers = split.map(part => part.toLowerCase());
  yield { topic: FORMATION_TOPICS.numeral, fact: { code: 'numeral', parts: numbers } };
}

function splitInto(text: string, parts: readonly string[]): readonly string[] | undefined {
  if (text === '') return [];
  for (const part of parts) {
    if (!text.startsWith(part)) continue;
    const rest = splitInto(text.slice(part.length), parts);
    if (rest !== undefined) return [part, ...rest];
  }
  return undefined;
}

/** Art. 18: a prefix before a word, particles or not. */
function* prefixRefusals({ key, evidence, dictionary }: Question): Generator<Refusal> {
  for (const { kind, text } of longestFirst(evidence.formations)) {
    if (kind !== 'prefix' || !key.startsWith(text)) continue;
    const rest = key.slice(text.length);
    if (rest.length <= FEWEST_LEFT || !dictionary.lexicon.has(rest)) continue;
    const prefix = text.toLowerCase();
    const base = rest.toLowerCase();
    yield { topic: FORMATION_TOPICS.prefix, fact: { code: 'prefixed', prefix, base } };
  }
}

function longestFirst(formations: readonly Formation[]): readonly Formation[] {
  return formations.toSorted((a, b) => b.text.length - a.text.length);
}

/** Derivations without particles. */
async function plainOf(question: Question, word: string): Promise<readonly Derivation[]> {
  const found = await derivationsOf(question, word);
  return found.filter(({ particles }) => particles === '');
}
