// What an analysis was made with, so that a stale one is recognised: the checksum of the lexicon and a
// hash over every value of the rules.
import { quoted } from '../errors.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import { hashOf } from '../platform/hash.js';
import { canonicalText } from '../rules/content.js';
import type { Rules } from '../rules/rules.js';

/** Lexicon and rules of an analysis. */
export interface MadeWith {
  /** Its name, and its SHA-256 as `Lexicon.checksum` has it. */
  readonly lexicon: { readonly name: string; readonly checksum: string };
  /** Id of the edition, and SHA-256 over all its values, readings included; lower-case hex. */
  readonly rules: { readonly id: string; readonly hash: string };
}

export function madeWith(lexicon: Pick<Lexicon, 'name' | 'checksum'>, rules: Rules): MadeWith {
  return {
    lexicon: { name: lexicon.name, checksum: lexicon.checksum },
    rules: { id: rules.id, hash: rulesHash(rules) },
  };
}

/** SHA-256 over the values of an edition, readings included; lower-case hex. */
export function rulesHash(rules: Rules): string {
  return hashOf(canonicalText(rules));
}

/** Why an analysis does not speak of this lexicon and these rules; none when it does. */
export function staleReasons(
  made: MadeWith,
  lexicon: Pick<Lexicon, 'name' | 'checksum'>,
  rules: Rules,
): readonly string[] {
  const now = madeWith(lexicon, rules);
  const reasons: string[] = [];
  if (made.lexicon.checksum !== now.lexicon.checksum) {
    reasons.push(`made with lexicon ${quoted(made.lexicon.name)} with other content`);
  }
  if (made.rules.hash !== now.rules.hash) {
    reasons.push(`made under ${quoted(made.rules.id)} with other values`);
  }
  return reasons;
}
