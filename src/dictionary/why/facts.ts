// Every reason why a word is not one, as codes with values. Notes and glosses are those of the tables,
// in the language they are kept in: notes in English, glosses in Italian.
import type { FactOf, NoValues } from '../../facts.js';
import type { WordTopic } from '../../rules/rules.js';

/** Why a word is not valid, with the values of each code; cells as derivations have them. */
export interface WordValues {
  /** No table has it. */
  readonly unknown: NoValues;
  /** A word of one letter, or of none. */
  readonly 'too-short': NoValues;
  /** More letters than a word may have. */
  readonly 'over-long': { readonly letters: number; readonly most: number };
  /** A plain list does not have it. */
  readonly 'not-listed': { readonly lexicon: string };
  /** A character that is no letter. */
  readonly 'not-a-letter': { readonly character: string };
  /** Words with a space, a hyphen or an apostrophe between them. */
  readonly 'several-words': NoValues;
  /** An example of the regulations. */
  readonly documented: { readonly topic: WordTopic; readonly note: string };
  /** A row strikes the word or its entry. */
  readonly struck: { readonly topic: WordTopic | null; readonly note: string };
  /** A word of two or three letters that is none, or in doubt. */
  readonly 'short-word': { readonly doubtful: boolean; readonly gloss: string };
  /** A truncated form that the entry does not announce. */
  readonly truncation: { readonly lemma: string };
  /** A plural of a loanword that keeps its form. */
  readonly 'loan-plural': { readonly lemma: string };
  /** An entry of a package that was left out. */
  readonly rejected: {
    readonly entry: string;
    readonly topic: WordTopic | null;
    readonly note: string;
  };
  /** More particles on a form than may join. */
  readonly 'many-particles': { readonly count: number; readonly lemma: string };
  /** Two particles that do not join. */
  readonly 'particles-apart': {
    readonly first: string;
    readonly second: string;
    readonly lemma: string;
  };
  /** A particle that the verb does not take. */
  readonly 'takes-no-particle': {
    readonly lemma: string;
    readonly cell: string;
    readonly particle: string;
  };
  /** A particle on a form of a mood that takes none. */
  readonly 'particle-on-form': {
    readonly particle: string;
    readonly form: string;
    readonly lemma: string;
    readonly cell: string;
  };
  /** A form of a verb of which the infinitive alone is a word. */
  readonly 'bare-infinitive': { readonly verb: string };
  /** `unknown` for a verb of no dictionary. */
  readonly 'doubtful-verb': {
    readonly verb: string;
    readonly unknown: boolean;
    readonly gloss: string;
  };
  /** A form that the edition admits and the lexicon does not have. */
  readonly 'not-taken': { readonly cell: string; readonly verb: string };
  /** An infinitive whose entry is the one in *-si*. */
  readonly 'reflexive-only': { readonly entry: string };
  /** A participle that agrees where it must not. */
  readonly 'invariable-participle': { readonly cell: string; readonly verb: string };
  /** A person of an impersonal verb. */
  readonly impersonal: { readonly cell: string; readonly verb: string };
  /** A word derived from a variant whose row does not extend so far. */
  readonly 'of-variant': { readonly derived: string; readonly variant: string };
  /** A diminutive, augmentative or pejorative without an entry. */
  readonly altered: { readonly base: string };
  /** A superlative that the entry does not have. */
  readonly superlative: { readonly base: string };
  /** An adjective of a place without an entry. */
  readonly geographic: { readonly base: string };
  /** A numeral without an entry. */
  readonly numeral: { readonly parts: readonly string[] };
  /** A word with a prefix and without an entry. */
  readonly prefixed: { readonly prefix: string; readonly base: string };
}

/** Why a word is not valid, for programs and for sentences in any language. */
export type WordFact = FactOf<WordValues>;
