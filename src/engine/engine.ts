// The rooms so far as one object on one thread: position in, ranked plays out.
import type { Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import { InputError } from '../errors.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import { Generator } from '../movegen/generator.js';
import { PlayBuffer } from '../movegen/play-buffer.js';
import { toPlay } from '../movegen/to-play.js';
import { bestPlays, rankPlays } from '../ranking/rank.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { createPlayList, type PlayList } from './play-list.js';

export interface EngineOptions {
  readonly lexicon: Lexicon;
  /** Default `FIGS`. */
  readonly rules?: Rules;
}

export interface TopOptions {
  /** Default 10. */
  readonly count?: number;
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
  const buffer = new PlayBuffer();
  const find = (position: Position): PlayBuffer => {
    if (position.rules.id !== rules.id) {
      throw new InputError(
        'OPTION',
        `a position under "${position.rules.id}" for an engine under "${rules.id}"`,
        { input: position.rules.id },
      );
    }
    generator.generate(position, buffer);
    return buffer;
  };
  const objects = (order: Int32Array, position: Position): Play[] =>
    Array.from(order, index => toPlay(buffer, index, position));
  return {
    lexicon,
    rules,
    plays(position) {
      const found = find(position).copy();
      return createPlayList(found, rankPlays(found), position);
    },
    top(position, { count = 10 } = {}) {
      if (!Number.isInteger(count) || count < 1) {
        throw new InputError('OPTION', `count ${count}: a whole number from 1 on`, {
          input: String(count),
        });
      }
      return objects(rankPlays(find(position)).subarray(0, count), position);
    },
    topScore(position) {
      const plays = objects(bestPlays(find(position)), position);
      return { score: plays[0]?.score ?? 0, plays };
    },
  };
}
