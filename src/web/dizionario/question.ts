// What the view is asked, as the address has it.
import type { DizionarioKind } from '../../wording/web/dizionario.js';
import type { Search } from '../engine/words/messages.js';
import type { Address } from '../shell/address.js';

export interface Question {
  readonly kind: DizionarioKind;
  /** As it was typed. */
  readonly text: string;
  /** Of anagrams: also words that leave tiles over. */
  readonly subsets: boolean;
  /** Of patterns: words of so many letters only. */
  readonly length: number | undefined;
}

export const KINDS: readonly DizionarioKind[] = [
  'check',
  'hooks',
  'anagrams',
  'pattern',
  'short',
  'compare',
];

/** Lengths of words. */
export const LENGTHS: readonly number[] = Array.from({ length: 14 }, (_, index) => index + 2);

/** Characters of a question; a link may bring any number of them. */
export const MOST_TYPED = 600;
/** Words that are explained at once. */
export const MOST_WORDS = 40;

export function questionOf({ search, query = '', subsets, length }: Address): Question {
  return {
    kind: KINDS.find(kind => kind === search) ?? 'check',
    text: query.slice(0, MOST_TYPED),
    subsets: subsets === '1',
    length: LENGTHS.find(each => String(each) === length),
  };
}

export function addressOf({ kind, text, subsets, length }: Question): Address {
  return {
    search: kind === 'check' ? '' : kind,
    query: text,
    subsets: subsets ? '1' : '',
    length: length === undefined ? '' : String(length),
  };
}

/** The same letters asked another way: signs that mean nothing there fall. */
export function askedAs(kind: DizionarioKind, question: Question): Question {
  if (kind === question.kind) return question;
  const [first = ''] = question.text.trim().split(/[\s,;]+/);
  const text = {
    check: question.text.replace(/[?*]/g, ''),
    hooks: first.replace(/[?*]/g, ''),
    anagrams: first.replaceAll('*', ''),
    pattern: first,
    short: question.text,
    compare: question.text,
  }[kind];
  return { ...question, kind, text };
}

/** Words as they are typed one after the other, each once. */
export function wordsIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(word => word !== ''))];
}

/** What the desk looks for; undefined while there is nothing to look for. */
export function searchOf({ kind, text, subsets, length }: Question): Search | undefined {
  const asked = text.trim();
  if (kind === 'short') return { kind };
  if (asked === '') return undefined;
  if (kind === 'hooks') return { kind, run: asked };
  if (kind === 'anagrams') return asked.length < 2 ? undefined : { kind, tiles: asked, subsets };
  return kind === 'pattern' ? { kind, pattern: asked, length } : undefined;
}

/** A word as it is looked up: in anagrams, letters of jollies are small. */
export function plainWord(word: string): string {
  return word.toUpperCase();
}
