// Rows that name a word and say why it is not a word: documented examples, struck words, short words,
// truncations, plurals of loanwords, rejected entries of the packages.
import type { Evidence } from './evidence.js';
import { documentedRefusal, type Question, type Refusal, topicOf } from './question.js';

/** Rows of our own tables. */
export function* rowRefusals(question: Question): Generator<Refusal> {
  const { key, evidence } = question;
  const documented = evidence.notWords.get(key);
  if (documented !== undefined) {
    yield documentedRefusal(documented);
  }
  yield* struck(question);
  yield* shortWords(question);
  const cut = evidence.truncations.get(key);
  if (cut !== undefined) {
    const { lemma, at } = cut;
    yield { topic: 'truncations', fact: { code: 'truncation', lemma }, at };
  }
  yield* loanPlurals(question);
}

function* struck(question: Question): Generator<Refusal> {
  const { key, evidence } = question;
  const { excludedForms, excludedLemmas } = evidence.own;
  for (const [text, { article, reason, at }] of [...excludedForms, ...excludedLemmas]) {
    if (evidence.key(text) !== key) continue;
    const topic = topicOf(question, article);
    const fact = { code: 'struck', topic: topic ?? null, note: reason } as const;
    yield { topic, fact, at };
  }
}

function* shortWords({ key, evidence }: Question): Generator<Refusal> {
  for (const { status, lemma } of evidence.own.shortWords.get(key) ?? []) {
    if (status === 'ok') continue;
    const { gloss, origin } = lemma;
    const fact = { code: 'short-word', doubtful: status !== 'no', gloss } as const;
    yield { topic: 'oneWord', fact, at: origin.at };
  }
}

function* loanPlurals({ key, evidence, dictionary }: Question): Generator<Refusal> {
  const both = dictionary.rules?.words?.loanPlurals === 'both';
  for (const { text, loan, plural, origin } of evidence.own.nouns) {
    const isInvariable = loan === 'inv' || (loan === 'both' && !both);
    if (!isInvariable || !plural.split(';').some(each => evidence.key(each) === key)) continue;
    const fact = { code: 'loan-plural', lemma: text } as const;
    yield { topic: 'loanwords', fact, at: origin.at };
  }
}

/** Entries of the packages, and single forms, that the compile left out. */
export function* rejectedRefusals(question: Question): Generator<Refusal> {
  const { key, evidence } = question;
  const row = evidence.rejected.get(key);
  if (row === undefined) return;
  const [, article = '', reason = ''] = /^(?:art\. (\w+): )?(.*)$/.exec(row.reason) ?? [];
  const topic = topicOf(question, article);
  const fact = { code: 'rejected', entry: row.row, topic: topic ?? null, note: reason } as const;
  yield { topic, fact };
}

/** The name that a rejected entry is, when it begins with a capital. */
export function nameOf(evidence: Evidence, key: string): string | undefined {
  const text = evidence.rejected.get(key)?.text;
  return text !== undefined && /^\p{Lu}\p{Ll}/u.test(text) ? text : undefined;
}
