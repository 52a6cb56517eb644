// Whether two editions are the same by what they say, whatever object they are: rules come from code,
// from files, and as copies from other threads.
import type { Rules } from './rules.js';
import { shown } from './shape.js';

/** Texts that decide nothing. */
const PROSE: readonly (keyof Rules)[] = ['title', 'source'];

/** Differences that `rulesDifferences` names. */
const MOST_NAMED = 3;

const keys = new WeakMap<Rules, string>();

/** True when every value is the same; titles and sources do not count. */
export function sameRules(a: Rules, b: Rules): boolean {
  return a === b || keyOf(a) === keyOf(b);
}

/** In what two editions differ, the first few: `'bingoBonus is 0, not 50'`. */
export function rulesDifferences(a: Rules, b: Rules): string {
  const found = differences(valuesOf(a), valuesOf(b), '');
  const more = found.length - MOST_NAMED;
  return [...found.slice(0, MOST_NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Every value as text, keys in order, so that it does not hang on how the value was written down. */
export function canonicalText(rules: Rules): string {
  return JSON.stringify(sorted(plain(rules)));
}

function keyOf(rules: Rules): string {
  const key = keys.get(rules) ?? JSON.stringify(sorted(valuesOf(rules)));
  keys.set(rules, key);
  return key;
}

function valuesOf(rules: Rules): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(plain(rules)).filter(([name]) => !PROSE.includes(name as keyof Rules)),
  );
}

/** The tables of an alphabet follow from these. */
function plain({ alphabet, ...values }: Rules): Record<string, unknown> {
  const { id, letters, vowels } = alphabet;
  return { ...values, alphabet: { id, letters, vowels } };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

function differences(a: unknown, b: unknown, at: string): readonly string[] {
  if (!isTree(a) || !isTree(b)) return a === b ? [] : [`${at} is ${shown(a)}, not ${shown(b)}`];
  const step = (name: string): string => {
    if (Array.isArray(a)) return `${at}[${name}]`;
    return at === '' ? name : `${at}.${name}`;
  };
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].flatMap(name => differences(a[name], b[name], step(name)));
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
