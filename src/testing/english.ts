// Facts with a sentence in English beside them, anywhere in a value: is it what the catalogues say?
import { findingText, noResultText } from '../wording/finding.js';
import { objectionText } from '../wording/objection.js';
import { createSpeech } from '../wording/speech.js';
import { stepText } from '../wording/step.js';
import { wordText } from '../wording/word.js';
import {
  FINDING_SAMPLES,
  NO_RESULT_SAMPLES,
  OBJECTION_SAMPLES,
  STEP_SAMPLES,
} from './wording-samples.js';

interface Spoken {
  readonly fact: { readonly code: string };
  readonly text: string;
}

const ENGLISH = createSpeech('en');

/** Sentences that differ, each with what the catalogues have. */
export function missaid(value: unknown): readonly string[] {
  return spokenIn(value).flatMap(({ fact, text }) => {
    const said = sentenceOf(fact);
    return said === text ? [] : [`${fact.code}: "${text}", but "${said}"`];
  });
}

/** How many facts have a sentence beside them. */
export function countSpoken(value: unknown): number {
  return spokenIn(value).length;
}

function spokenIn(value: unknown): readonly Spoken[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  const { fact, text, message, reason } = value as Record<string, unknown>;
  const said = text ?? message ?? reason;
  const isSpoken = typeof fact === 'object' && fact !== null && typeof said === 'string';
  const own = isSpoken ? [{ fact: fact as Spoken['fact'], text: said }] : [];
  return [...own, ...Object.values(value).flatMap(spokenIn)];
}

/** No two topics share a code. */
function sentenceOf(fact: Spoken['fact']): string {
  if (fact.code in OBJECTION_SAMPLES) return objectionText(fact as never, ENGLISH);
  if (fact.code in STEP_SAMPLES) return stepText(fact as never, ENGLISH);
  if (fact.code in FINDING_SAMPLES) return findingText(fact as never, ENGLISH);
  if (fact.code in NO_RESULT_SAMPLES) return noResultText(fact as never, ENGLISH);
  return wordText(fact as never, ENGLISH);
}
