// A rack: text to counts, with everything that is wrong with it.
import {
  type Alphabet,
  JOLLY_TEXT,
  LETTER_MASK,
  plainTileAt,
  readTokens,
} from '../alphabet/alphabet.js';
import {
  createCounts,
  JOLLY_INDEX,
  sumOf,
  type TileCounts,
  tileName,
} from '../alphabet/tile-counts.js';
import { few, InputError, quoted } from '../errors.js';
import { bagCounts, type Rules } from '../rules/rules.js';

/** A rack being read: counts as far as they could be read, and all that is wrong with the text. */
export interface RackText {
  readonly counts: TileCounts;
  readonly findings: readonly string[];
}

/** Characters of a text that is read as a rack or a row. */
export const MOST_TEXT = 65_536;

/** Reads tiles and `?` in any order; letters may be in either case. */
export function readRack(rules: Rules, text: string): RackText {
  const { alphabet } = rules;
  const counts = createCounts();
  if (text.length > MOST_TEXT) {
    const finding = `rack ${quoted(text)}: ${text.length} characters, at most ${MOST_TEXT}`;
    return { counts, findings: [finding] };
  }
  const findings: string[] = [];
  if (!countPlain(alphabet, text, counts)) countTokens(alphabet, text, counts, findings);
  const size = sumOf(counts);
  if (size > rules.rackSize) {
    findings.push(`rack ${quoted(text)}: ${size} tiles, a rack holds ${rules.rackSize}`);
  }
  findings.push(...overBag(rules, text, counts));
  return { counts, findings };
}

/** The usual rack at once: letters of one character and `?`; false for any other. */
function countPlain(alphabet: Alphabet, text: string, counts: TileCounts): boolean {
  for (let at = 0; at < text.length; at++) {
    const tile = plainTileAt(alphabet, text, at);
    if (tile === 0 && text[at] !== JOLLY_TEXT) return false;
    counts[tile & LETTER_MASK]!++; // the jolly is at 0
  }
  return true;
}

function countTokens(
  alphabet: Alphabet,
  text: string,
  counts: TileCounts,
  findings: string[],
): void {
  counts.fill(0);
  const strange = new Set<string>();
  for (const token of readTokens(alphabet, text)) {
    if (token.kind === 'jolly') counts[JOLLY_INDEX]!++;
    else if (token.kind === 'tile') counts[token.tile & LETTER_MASK]!++;
    else strange.add(token.text);
  }
  if (strange.size === 0) return;
  const verb = strange.size === 1 ? 'is' : 'are';
  findings.push(`rack ${quoted(text)}: ${few(strange)} ${verb} not ${tileRange(alphabet)} or ?`);
}

/** `'A-Z'`, or every tile where letters are longer. */
function tileRange({ letters, longest }: Alphabet): string {
  if (longest === 1) return `${letters[0]}-${letters.at(-1)}`;
  return `one of ${letters.join(' ')}`;
}

function overBag(rules: Rules, text: string, counts: TileCounts): string[] {
  const bag = bagCounts(rules);
  const findings: string[] = [];
  for (let code = 0; code < counts.length; code++) {
    if (counts[code]! <= bag[code]!) continue;
    const name = tileName(rules.alphabet, code);
    findings.push(`rack ${quoted(text)}: ${counts[code]} × ${name}, the bag has ${bag[code]}`);
  }
  return findings;
}

/**
 * Counts the tiles of a rack.
 *
 * @param text tiles of the alphabet and `?`, any order, at most a rackful: `'AEIRST?'`
 * @throws InputError `POSITION_RACK`
 */
export function parseRack(rules: Rules, text: string): TileCounts {
  const { counts, findings } = readRack(rules, text);
  if (findings.length > 0) {
    throw InputError.of('POSITION_RACK', findings, { input: text });
  }
  return counts;
}
