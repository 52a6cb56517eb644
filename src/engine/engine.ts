// The rooms so far as one object on one thread: position in, ranked plays out.
import type { Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import { InputError } from '../errors.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import { BestSearch, type BestWish } from '../movegen/best-search.js';
import { Generator } from '../movegen/generator.js';
import { PlayBuffer } from '../movegen/play-buffer.js';
import { toPlay } from '../movegen/to-play.js';
import { rankPlays } from '../ranking/rank.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { createPlayList, type PlayList } from './play-list.js';

export interface EngineOptions {
  readonly lexicon: Lexicon;
  /** Default `FIGS`. */
  readonly rules?: Rules;
}

export interface TopOptions {
  /** Most plays to give; default 10, or any number with `within`. */
  readonly count?: number;
  /** Only plays that score at most so many points less than the best. */
  readonly within?: number;
}

export interface TopScore {
  /** 0 when there is no play. */
  readonly score: number;
  /** Every play that reaches it, in tie order. */
  readonly plays: readonly Play[];
}

export interface Engine {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  /** Every legal play, best first. */
  plays(position: Position): PlayList;
  /** The best plays, best first. */
  top(position: Position, options?: TopOptions): Play[];
  topScore(position: Position): TopScore;
}

/** @throws InputError `OPTION` when lexicon and rules, or rules and a position, do not go together */
export function createEngine({ lexicon, rules = FIGS }: EngineOptions): Engine {
  if (lexicon.alphabet.id !== rules.alphabet.id) {
    throw new InputError(
      'OPTION',
      `lexicon "${lexicon.name}" is ${lexicon.alphabet.id}, rules "${rules.id}" are ${rules.alphabet.id}`,
      { input: lexicon.name },
    );
  }
  const generator = new Generator(lexicon.graph, rules);
  const search = createSearch(lexicon, rules);
  const buffer = new PlayBuffer();
  const check = (position: Position): void => {
    if (position.rules.id === rules.id) return;
    throw new InputError(
      'OPTION',
      `a position under "${position.rules.id}" for an engine under "${rules.id}"`,
      { input: position.rules.id },
    );
  };
  /** The plays wished for, best first. */
  const best = (position: Position, wish: BestWish, most: number): Play[] => {
    check(position);
    const bar = search(position, wish, buffer);
    const order = rankPlays(buffer);
    const end = order.findIndex(index => buffer.score(index) < bar);
    const wanted = order.subarray(0, Math.min(end < 0 ? order.length : end, most));
    return Array.from(wanted, index => toPlay(buffer, index, position));
  };
  return {
    lexicon,
    rules,
    plays(position) {
      check(position);
      generator.generate(position, buffer);
      const found = buffer.copy();
      return createPlayList(found, rankPlays(found), position);
    },
    top(position, { count, within } = {}) {
      if (within === undefined) {
        const most = wholeNumber('count', count ?? 10, 1);
        return best(position, { count: most }, most);
      }
      const most = count === undefined ? Number.POSITIVE_INFINITY : wholeNumber('count', count, 1);
      return best(position, { within: wholeNumber('within', within, 0) }, most);
    },
    topScore(position) {
      const plays = best(position, { count: 1 }, Number.POSITIVE_INFINITY);
      return { score: plays[0]?.score ?? 0, plays };
    },
  };
}

/** Searches after which the anagram filter has paid for its making (100 ms for a million words). */
const SEARCHES_BEFORE_FILTER = 256;

/** A search for best plays that makes its filter when it turns out to be asked often. */
function createSearch(lexicon: Lexicon, rules: Rules): BestSearch['search'] {
  const search = new BestSearch(lexicon.graph, rules);
  let searches = 0;
  return (position, wish, into) => {
    if (searches++ === SEARCHES_BEFORE_FILTER) search.useFilter(lexicon.wordCount);
    return search.search(position, wish, into);
  };
}

function wholeNumber(name: string, value: number, least: number): number {
  if (Number.isInteger(value) && value >= least) return value;
  throw new InputError('OPTION', `${name} ${value}: a whole number from ${least} on`, {
    input: String(value),
  });
}
