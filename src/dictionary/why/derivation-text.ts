// A derivation as dictionaries print it: part of speech, particles, and the articles of the edition
// that it rests on.
import type { Derivation } from '../../compile/derivations.js';
import type { Rules, WordTopic } from '../../rules/rules.js';
import type { PartOfSpeech } from '../../wordlist/lemma.js';

/** Abbreviation of each part of speech as Italian dictionaries print it. */
export const POS_TEXT: Readonly<Record<PartOfSpeech, string>> = {
  v: 'v.',
  sm: 's.m.',
  sf: 's.f.',
  smf: 's.m. e f.',
  agg: 'agg.',
  avv: 'avv.',
  art: 'art.',
  prep: 'prep.',
  cong: 'cong.',
  pron: 'pron.',
  inter: 'inter.',
  num: 'num.',
  loc: 'loc.',
  forma: 'forma',
};

/** What the articles say of an inflected form of each part of speech. */
const INFLECTED: Readonly<Partial<Record<PartOfSpeech, WordTopic>>> = {
  v: 'verbs',
  sm: 'nouns',
  sf: 'nouns',
  smf: 'nouns',
  agg: 'adjectives',
  avv: 'adverbs',
  art: 'functionWords',
  prep: 'functionWords',
  inter: 'interjections',
};
/** Parts of speech whose lemmas have an article of their own, too. */
const ALWAYS: ReadonlySet<PartOfSpeech> = new Set(['avv', 'art', 'prep', 'inter']);

/** Cells of the form that heads an entry, and of forms that a row lists as they are. */
const HEADS: ReadonlySet<string> = new Set(['s', 'ms', 'inf', 'short', 'forma', 'listed']);

/** `'telo'` → `['te', 'lo']`. */
export function splitParticles(particles: string): readonly string[] {
  if (particles === '') return [];
  const two = /^(ce|glie|me|se|te|ve)(la|le|li|lo|ne)$/.exec(particles);
  return two === null ? [particles] : two.slice(1);
}

/** What is known of a derivation besides itself. */
export interface DerivationFacts {
  /** The word is spelt as its lemma. */
  readonly isLemma: boolean;
  /** The lemma is a loanword whose row says how its plural is made. */
  readonly isLoan: boolean;
}

/** What a derivation rests on, the narrowest first. */
export function topicsOf(
  { lemma, cell, particles }: Derivation,
  { isLemma, isLoan }: DerivationFacts,
): readonly WordTopic[] {
  const { pos, origin } = lemma;
  const topics: WordTopic[] = [];
  const form = INFLECTED[pos] ?? 'oneWord';
  const isHead = isLemma && HEADS.has(cell);
  if (cell === 'troncamento') topics.push('truncations');
  else if (particles !== '') topics.push(pos === 'v' ? 'enclitics' : form);
  else if (isLoan && !isHead) topics.push('loanwords');
  else topics.push(isHead && !ALWAYS.has(pos) ? 'oneWord' : form);
  if (origin.at.startsWith('variants.csv:')) topics.push('variants');
  if (splitParticles(particles).length > 1) topics.push('twoParticles');
  return topics;
}

/** Articles by number, each once; none where the edition brings no articles on words. */
export function articlesOf(topics: readonly WordTopic[], rules: Rules | undefined): string[] {
  const articles = rules?.words?.articles;
  return articles === undefined ? [] : [...new Set(topics.map(topic => articles[topic]))];
}
