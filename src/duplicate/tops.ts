// What a round was worth: the top with all its ties, the next scores, the bingos, and which of the
// tops is laid on the board.
import { isJolly, readTokens } from '../alphabet/alphabet.js';
import type { Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import { parseRack } from '../board/rack.js';
import type { Engine } from '../engine/engine.js';
import type { PlayList } from '../engine/play-list.js';
import type { Rules } from '../rules/rules.js';

/** A play as the ledger keeps it; `at` as GCG has it, jollies in lower case. */
export type LedgerPlay = Omit<Play, 'kind' | 'equity'>;

/** A score below the top. */
export interface SubTop {
  /** Points of each of its plays. */
  readonly score: number;
  /** How many plays reach it. */
  readonly count: number;
  /** The first of them in tie order. */
  readonly plays: readonly LedgerPlay[];
}

/** What a round was worth. */
export interface RoundTops {
  /** The best score; 0 when there is no play. */
  readonly top: number;
  /** Every play that reaches the top, the one to lay first. */
  readonly tops: readonly LedgerPlay[];
  /** The next scores, highest first: as many as the option `subTops` says. */
  readonly subTops: readonly SubTop[];
  /** Plays of the whole rack. */
  readonly bingos: {
    /** Plays of the whole rack. */
    readonly plays: number;
    /** Their words, each once, capitals, the best first. */
    readonly words: readonly string[];
  };
}

/** Plays listed for a score below the top, and words for the bingos: a rack of two jollies has thousands. */
const LISTED = 10;

/** Finds every play and keeps what the round needs; the position has one at least. */
export function topsOf(engine: Engine, position: Position, subTops: number): RoundTops {
  const plays = engine.plays(position);
  const groups = scoreGroups(plays, subTops + 1);
  const [best] = groups;
  if (best === undefined) return { top: 0, tops: [], subTops: [], bingos: { plays: 0, words: [] } };
  const tops = playsOf(plays, best.start, best.end);
  return {
    top: plays.score(0),
    tops: tops.toSorted((a, b) => laidBefore(position.rules, a, b)),
    subTops: groups.slice(1).map(({ start, end }) => ({
      score: plays.score(start),
      count: end - start,
      plays: playsOf(plays, start, Math.min(end, start + LISTED)),
    })),
    bingos: bingosOf(plays),
  };
}

/** The first runs of equal scores. */
function scoreGroups(plays: PlayList, count: number): { start: number; end: number }[] {
  const groups: { start: number; end: number }[] = [];
  for (let start = 0; start < plays.length && groups.length < count; ) {
    let end = start + 1;
    while (end < plays.length && plays.score(end) === plays.score(start)) end++;
    groups.push({ start, end });
    start = end;
  }
  return groups;
}

function playsOf(plays: PlayList, start: number, end: number): LedgerPlay[] {
  return Array.from({ length: end - start }, (_, index) => ledgerPlay(plays.at(start + index)));
}

export function ledgerPlay({ at, word, placed, score, bingo, leave }: LedgerPlay): LedgerPlay {
  return { at, word, placed, score, bingo, leave };
}

function bingosOf(plays: PlayList): RoundTops['bingos'] {
  const words = new Set<string>();
  let count = 0;
  for (const { bingo, word } of plays) {
    if (!bingo) continue;
    count++;
    if (words.size < LISTED) words.add(word.toUpperCase());
  }
  return { plays: count, words: [...words] };
}

/**
 * Which of two tops is laid: the one with fewer jollies, then the one that leaves fewer repeated
 * letters; 0 leaves them in the order of `top`. Sources in README.md.
 */
export function laidBefore(rules: Rules, a: LedgerPlay, b: LedgerPlay): number {
  return jolliesLaid(rules, a) - jolliesLaid(rules, b) || repeats(rules, a) - repeats(rules, b);
}

/** What decided between the first of the tops and the others. */
export type LaidFor = 'only' | 'jollies' | 'repeats' | 'order';

/**
 * Why the first of the tops is the one to lay: it is the only one, lays fewer jollies than the second,
 * leaves fewer repeated letters, or comes first on the board.
 *
 * @param tops as `topsOf` has them, one at least
 */
export function laidFor(rules: Rules, [first, second]: readonly LedgerPlay[]): LaidFor {
  if (first === undefined || second === undefined) return 'only';
  if (jolliesLaid(rules, first) !== jolliesLaid(rules, second)) return 'jollies';
  return repeats(rules, first) === repeats(rules, second) ? 'order' : 'repeats';
}

function jolliesLaid({ alphabet }: Rules, { placed }: LedgerPlay): number {
  const tokens = readTokens(alphabet, placed);
  return tokens.filter(token => token.kind === 'tile' && isJolly(token.tile)).length;
}

/** Tiles kept beyond the first of each letter; jollies are not letters. */
function repeats(rules: Rules, { leave }: LedgerPlay): number {
  const [, ...letters] = parseRack(rules, leave);
  return letters.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
}
