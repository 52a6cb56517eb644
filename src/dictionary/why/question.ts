// The question why a word is not in a lexicon, and the shape of an answer.
import { readWord } from '../../alphabet/alphabet.js';
import type { Derivation } from '../../compile/derivations.js';
import type { WordTopic } from '../../rules/rules.js';
import type { NotWord } from '../../wordlist/rows/not-words.js';
import { type ReasonedLexicon, tablesOf } from '../dictionary.js';
import type { Evidence } from './evidence.js';
import type { WordFact } from './facts.js';

/** A word that is not in the lexicon. */
export interface Question {
  /** As the evidence keys it: `'ANITRELLA'`. */
  readonly key: string;
  readonly dictionary: ReasonedLexicon;
  readonly evidence: Evidence;
}

/** Why it is not in. */
export interface Refusal {
  /** What it is ruled on; undefined when no article says so. */
  readonly topic: WordTopic | undefined;
  /** What it is, with its values; `wording` makes sentences of it. */
  readonly fact: WordFact;
  /** The row that says so: `'not-words.csv:3'`. */
  readonly at?: string;
}

/** Why another word is valid; empty when it is not. */
export async function derivationsOf(
  { dictionary }: Question,
  word: string,
): Promise<readonly Derivation[]> {
  const { lexicon } = dictionary;
  const read = readWord(lexicon.alphabet, word);
  // a word that is not in is not looked for: reasons may have to be fetched
  if (!('letters' in read) || !lexicon.hasLetters(read.letters)) return [];
  return tablesOf(dictionary).find(read.letters);
}

/** The topic of an article that a row cites: `'19'`. */
export function topicOf({ dictionary }: Question, article: string): WordTopic | undefined {
  const articles = Object.entries(dictionary.rules?.words?.articles ?? {});
  return articles.find(([, number]) => number === article)?.[0] as WordTopic | undefined;
}

/** An example of the regulations. */
export function documentedRefusal({ kind: topic, reason, at }: NotWord): Refusal {
  return { topic, fact: { code: 'documented', topic, note: reason }, at };
}
