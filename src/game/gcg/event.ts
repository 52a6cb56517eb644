// One event line: `>nick: rack 8H WORD +24 24` and its sisters, with the column of whatever is wrong.

import { parseAt } from '../../board/squares.js';
import type { GcgFault, GcgFaultValues } from './facts.js';
import type { GcgEvent } from './game.js';
import {
  bracketTiles,
  type LongTiles,
  splitTiles,
  strangeInPlay,
  strangeOnRack,
  withoutParentheses,
} from './tiles.js';

/** The part of an event that its own line tells. */
export type EventBody = GcgEvent extends infer Event
  ? Event extends GcgEvent
    ? Omit<Event, 'line' | 'player' | 'notes' | 'pragmas'>
    : never
  : never;

export interface EventLine {
  readonly nick: string;
  readonly body: EventBody;
}

/** A fault of the line; column from 1. */
export class EventFault extends Error {
  readonly column: number;
  readonly fault: GcgFault;
  constructor(column: number, fault: GcgFault) {
    super(fault.code);
    this.column = column;
    this.fault = fault;
  }
}

interface Token {
  readonly text: string;
  /** From 1. */
  readonly column: number;
}

/**
 * Reads one line that begins with `>`.
 *
 * @throws EventFault
 */
export function parseEventLine(line: string, long: LongTiles): EventLine {
  const colon = line.search(/:(?=\s|$)/);
  const nick = line.slice(1, Math.max(1, colon)).trim();
  if (nick === '') throw new EventFault(1, { code: 'event-unnamed' });
  const rest = line.slice(colon + 1);
  const tokens = [...rest.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    column: colon + 1 + index + 1,
  }));
  const reader = new TokenReader(tokens, line.length + 1, long);
  return { nick, body: reader.readBody() };
}

class TokenReader {
  #next = 0;
  readonly #tokens: readonly Token[];
  /** Column after the line. */
  readonly #end: number;
  readonly #long: LongTiles;

  constructor(tokens: readonly Token[], end: number, long: LongTiles) {
    this.#tokens = tokens;
    this.#end = end;
    this.#long = long;
  }

  readBody(): EventBody {
    const rack = this.#rack();
    const move = this.#take('move');
    const { text } = move;
    if (text === '--') return this.#last({ kind: 'withdrawn', rack, ...this.#points(SIGNED) });
    if (text === '-') return this.#last({ kind: 'pass', rack, ...this.#points(ANY_SIGN) });
    if (text.startsWith('-')) return this.#last(this.#exchange(move, rack));
    if (text === '(challenge)') {
      return this.#last({ kind: 'challenge', rack, ...this.#points(ANY_SIGN) });
    }
    if (text === '(time)') return this.#last({ kind: 'time', rack, ...this.#points(LOSS) });
    if (text.startsWith('(')) return this.#last(this.#tilesLeft(move, rack));
    return this.#play(move, rack);
  }

  /** The rack, unless the line begins with the move. */
  #rack(): string | undefined {
    const first = this.#tokens[0];
    if (first === undefined || /^[-(]/.test(first.text)) return undefined;
    if (isPlace(first.text) && !isPlace(this.#tokens[1]?.text ?? '')) return undefined;
    this.#next++;
    return this.#rackTiles(first.text, first.column);
  }

  #rackTiles(text: string, column: number): string {
    const tiles = bracketTiles(text, this.#long);
    const strange = strangeOnRack(tiles);
    if (strange < 0) return tiles;
    const found = splitTiles(tiles)[strange];
    throw new EventFault(column + strange, {
      code: 'strange-tile',
      text,
      tile: found ?? '',
      of: 'rack',
    });
  }

  #play(place: Token, rack: string | undefined): EventBody {
    const at = place.text.toUpperCase();
    if (!isPlace(place.text))
      throw new EventFault(place.column, { code: 'not-a-move', text: place.text });
    if (parseAt(at) === undefined) {
      throw new EventFault(place.column, { code: 'off-board', text: place.text });
    }
    const tiles = this.#playTiles(this.#take('tiles'));
    const points = this.#points(GAIN);
    return { kind: 'play', rack, at, tiles, ...points, words: this.#words() };
  }

  /** A direction in words is Italian notation, unless it is a word that was laid: `VERTICaLE +26`. */
  #playTiles({ text, column }: Token): string {
    const isWord = /^[^.]*\p{Lu}[^.]*$/u.test(text);
    const isLaid = isWord && ANY_SIGN.test(this.#tokens[this.#next]?.text ?? '');
    if (!isLaid && /^(?:oriz|orizz|orizzontale|vert|verticale)\.?$/i.test(text)) {
      throw new EventFault(column, { code: 'direction-in-words', text });
    }
    const plain = withoutParentheses(text);
    if (plain === undefined) throw new EventFault(column, { code: 'parentheses', text });
    const tiles = bracketTiles(plain, this.#long);
    const strange = strangeInPlay(tiles);
    if (strange < 0) return tiles;
    const found = splitTiles(tiles)[strange];
    throw new EventFault(column + strange, {
      code: 'strange-tile',
      text,
      tile: found ?? '',
      of: 'play',
    });
  }

  #exchange({ text, column }: Token, rack: string | undefined): EventBody {
    const changed = text.slice(1);
    if (/^\d+$/.test(changed)) {
      const count = whole({ text: changed, column: column + 1 });
      return { kind: 'exchange', rack, tiles: undefined, count, ...this.#points(ANY_SIGN) };
    }
    const tiles = this.#rackTiles(changed, column + 1);
    const count = splitTiles(tiles).length;
    return { kind: 'exchange', rack, tiles, count, ...this.#points(ANY_SIGN) };
  }

  /** `(RACK) +n` is won, `(RACK) -n` is lost. */
  #tilesLeft({ text, column }: Token, rack: string | undefined): EventBody {
    const inner = /^\(([^()]*)\)$/.exec(text)?.[1];
    if (inner === undefined) throw new EventFault(column, { code: 'parentheses', text });
    const tiles = this.#rackTiles(inner, column + 1);
    const sign = this.#tokens[this.#next]?.text.startsWith('-') === true;
    const points = this.#points(ANY_SIGN);
    return sign
      ? { kind: 'deduction', rack, tiles, ...points }
      : { kind: 'gain', rack, tiles, ...points };
  }

  #points(form: RegExp): { readonly score: number; readonly total: number } {
    const score = this.#take('points');
    if (!form.test(score.text)) {
      const wanted = WANTED.get(form) ?? 'any';
      throw new EventFault(score.column, { code: 'not-points', text: score.text, wanted });
    }
    const total = this.#take('total');
    if (!/^-?\d+$/.test(total.text)) {
      throw new EventFault(total.column, { code: 'not-a-total', text: total.text });
    }
    const { text, column } = score;
    return { score: whole({ text: text.replace('+-', '-'), column }), total: whole(total) };
  }

  #words(): readonly string[] {
    const words: string[] = [];
    for (const { text, column } of this.#tokens.slice(this.#next)) {
      if (!/^[\p{L}\p{M}?·'()[\]-]+,?$/u.test(text)) {
        throw new EventFault(column, { code: 'too-much', text, after: 'play' });
      }
      words.push(text.replace(/,$/, ''));
    }
    return words;
  }

  #take(wanted: GcgFaultValues['too-early']['wanted']): Token {
    const token = this.#tokens[this.#next++];
    if (token !== undefined) return token;
    throw new EventFault(this.#end, { code: 'too-early', wanted });
  }

  /** Nothing may stand after an event but words after a play. */
  #last(body: EventBody): EventBody {
    const more = this.#tokens[this.#next];
    if (more === undefined) return body;
    throw new EventFault(more.column, { code: 'too-much', text: more.text, after: 'event' });
  }
}

/** Points of a play: never lost, and often without their sign. */
const GAIN = /^\+?\d+$/;
const ANY_SIGN = /^[+-]?\d+$/;
/** Points taken back: a sign says which way, but for 0. */
const SIGNED = /^(?:[+-]\d+|0)$/;
/** Points of overtime: always lost. */
const LOSS = /^\+?-\d+$/;

const WANTED: ReadonlyMap<RegExp, GcgFaultValues['not-points']['wanted']> = new Map([
  [GAIN, 'gain'],
  [ANY_SIGN, 'any'],
  [SIGNED, 'signed'],
  [LOSS, 'loss'],
]);

function isPlace(text: string): boolean {
  return /^(?:\d+[A-Za-z]+|[A-Za-z]+\d+)$/.test(text);
}

/** Largest number read: what 32 bits hold, as other programs have it. */
const MOST = 2 ** 31 - 1;

/** A whole number; `-0` is 0. */
function whole({ text, column }: Token): number {
  const value = Number(text) + 0;
  if (Math.abs(value) <= MOST) return value;
  throw new EventFault(column, { code: 'too-large', text, most: MOST });
}
