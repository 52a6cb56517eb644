// The words of a lexicon, all or those that a pattern, a length or their derivations pick.
import { formatWord, MAX_WORD_LENGTH, parseWord } from '../alphabet/alphabet.js';
import type { Derivation, Derivations } from '../compile/derivations.js';
import { InputError, quoted } from '../errors.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import { matchPattern } from './pattern.js';

/** Kinds of derivations that words can be picked by. */
export const WORD_KINDS = ['plain', 'enclitic'] as const;

/** `plain`: a derivation without particles; `enclitic`: one with. A word can be both. */
export type WordKind = (typeof WORD_KINDS)[number];

/** What picks words by their shape. */
export interface Shape {
  /** `'QU?*'`; default every word. */
  readonly pattern?: string;
  /** 2 to 15. */
  readonly length?: number;
}

/** What picks words by why they are valid; one derivation has to be of the kind and the source. */
export interface Why {
  readonly kind?: WordKind;
  /** Id of a source of the lexicon: `'own'`. */
  readonly source?: string;
}

/**
 * The words of a shape, sorted, one by one as they are asked for.
 *
 * @throws InputError `OPTION_NUMBER` | `QUERY_SIGNS` | `QUERY_LENGTH`
 */
export function listWords(lexicon: Lexicon, shape: Shape): Iterable<string> {
  checkLength(shape.length);
  return matchPattern(lexicon, shape.pattern ?? '*', shape.length);
}

/**
 * As `listWords`, only words with a derivation that fits.
 *
 * @throws InputError as `listWords`, and `SOURCE_UNKNOWN`
 */
export function listDerived(
  lexicon: Lexicon,
  derivations: Derivations,
  shape: Shape,
  why: Why,
): Iterable<string> {
  checkLength(shape.length);
  const ids = lexicon.facts.sources.map(({ id }) => id);
  if (why.source !== undefined && !ids.includes(why.source)) {
    throw new InputError(
      'SOURCE_UNKNOWN',
      `no source ${quoted(why.source)}: there are ${ids.join(', ')}`,
      {
        input: why.source,
      },
    );
  }
  const fits = (found: readonly Derivation[]): boolean => found.some(each => answers(each, why));
  if (shape.pattern === undefined) return all(lexicon, derivations, shape.length, fits);
  return some(lexicon, derivations, listWords(lexicon, shape), fits);
}

function answers({ lemma, particles }: Derivation, { kind, source }: Why): boolean {
  if (source !== undefined && lemma.origin.source !== source) return false;
  return kind === undefined || (kind === 'plain') === (particles === '');
}

type Fits = (found: readonly Derivation[]) => boolean;

/** Every word: the derivations are read from one end to the other. */
function* all(
  { alphabet }: Lexicon,
  derivations: Derivations,
  length: number | undefined,
  fits: Fits,
): Generator<string> {
  for (const { letters, derivations: found } of derivations.entries()) {
    const isLong = length === undefined || letters.length === length;
    if (isLong && fits(found)) yield formatWord(alphabet, letters);
  }
}

/** Words of a pattern: each is looked up. */
function* some(
  { alphabet }: Lexicon,
  derivations: Derivations,
  words: Iterable<string>,
  fits: Fits,
): Generator<string> {
  for (const word of words) if (fits(derivations.find(parseWord(alphabet, word)))) yield word;
}

function checkLength(length: number | undefined): void {
  if (length === undefined || (length >= 2 && length <= MAX_WORD_LENGTH)) return;
  throw new InputError(
    'OPTION_NUMBER',
    `words have 2 to ${MAX_WORD_LENGTH} letters, not ${length}`,
    {
      input: String(length),
    },
  );
}
