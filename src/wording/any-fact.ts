// The sentence of a fact of any topic, where nobody knows beforehand which: errors, and JSON that has
// its sentences in English beside the codes.
import type { Cited } from '../errors.js';
import type { Catalogue } from './catalogue.js';
import { FINDINGS, NO_RESULTS } from './finding.js';
import { REMARKS } from './gcg.js';
import { PLACED_FAULTS } from './gcg-fault.js';
import { OBJECTIONS } from './objection.js';
import { OVERTIME } from './overtime.js';
import { cellName } from './paradigm.js';
import { SLIPS } from './slip.js';
import { createSpeech, type Speech, type SpeechOptions } from './speech.js';
import { STEPS } from './step.js';
import { WORDS } from './word.js';

type Sentences = Catalogue<Readonly<Record<string, object>>>;

/** Every topic, and what its sentences are called beside their facts in JSON; no two share a code. */
const TOPICS: readonly (readonly [catalogue: unknown, name: string])[] = [
  [OBJECTIONS, 'message'],
  [STEPS, 'text'],
  [FINDINGS, 'message'],
  [NO_RESULTS, 'reason'],
  [WORDS, 'reason'],
  [OVERTIME, 'message'],
  [SLIPS, 'message'],
  [REMARKS, 'message'],
  [PLACED_FAULTS, 'message'],
];

/** The sentence, without article; undefined for a code that no topic has. */
export function anyText(fact: Cited['fact'], speech: Speech): string | undefined {
  const topic = topicOf(fact.code);
  return topic?.[0][speech.language][fact.code]?.(fact, speech);
}

function topicOf(code: string): readonly [Sentences, string] | undefined {
  // codes and values of all topics together have no type
  return (TOPICS as readonly (readonly [Sentences, string])[]).find(([{ en }]) =>
    Object.hasOwn(en, code),
  );
}

/** `'art. 3: the play touches no tile on the board'` */
export function anyCited({ fact, article }: Cited, speech: Speech): string {
  const text = anyText(fact, speech) ?? fact.code;
  return article === undefined ? text : `${speech.citation(article)}: ${text}`;
}

/**
 * Data for JSON with the sentences of its facts: each object with a `fact` has it in English too, as `message`,
 * `text` or `reason`, and each derivation its `cell`.
 */
export function withEnglish(data: unknown, options: SpeechOptions = {}): unknown {
  return told(data, createSpeech('en', options));
}

function told(data: unknown, speech: Speech): unknown {
  if (Array.isArray(data)) return data.map(each => told(each, speech));
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return data;
  const entries = Object.entries(data).flatMap(([name, value]) => [
    ...spoken(name, value, data, speech),
    [name, told(value, speech)],
  ]);
  return Object.fromEntries(entries);
}

/** What stands before a fact, or before the form of a derivation. */
function spoken(name: string, value: unknown, of: object, speech: Speech): readonly unknown[][] {
  if (name === 'form' && typeof value === 'string' && 'lemma' in of && 'particles' in of) {
    return [['cell', cellName(value, 'en')]];
  }
  if (name !== 'fact') return [];
  const fact = value as Cited['fact'] | null;
  if (fact === null) return [['reason', null]]; // of a word that is valid
  const topic = topicOf(fact.code);
  return topic === undefined ? [] : [[topic[1], anyText(fact, speech)]];
}
