// Lays a play on the board in slow motion: which squares it fills and which words it forms.
// Knows nothing of graphs, anchors or lanes.

import {
  type Alphabet,
  formatTile,
  LETTER_MASK,
  readTokens,
  type Tile,
  type Token,
} from '../alphabet/alphabet.js';
import type { Position } from '../board/position.js';
import {
  columnOf,
  type Direction,
  formatAt,
  parseAt,
  rowOf,
  SIZE,
  type Square,
  stepOf,
} from '../board/squares.js';
import type { ObjectionFact } from './facts.js';

/** A play as people declare it: `{ at: '8F', word: 'MICIO' }`; `.` or the letter for a through-tile. */
export interface DeclaredPlay {
  /** `'8F'` across, `'F8'` down, as GCG has it. */
  readonly at: string;
  /** The whole main word, jollies in lower case. */
  readonly word: string;
}

/** One square of a word on the board. */
export interface WordSquare {
  readonly square: Square;
  readonly tile: Tile;
  /** True for a tile of this play. */
  readonly isNew: boolean;
}

export interface FormedWord {
  readonly at: string;
  /** Jollies in lower case. */
  readonly text: string;
  readonly squares: readonly WordSquare[];
}

/** Why a play cannot be laid. */
export interface Objection {
  /** What it is about, for programs. */
  readonly code:
    | 'PLAY_SQUARE'
    | 'PLAY_WORD'
    | 'PLAY_JOLLY'
    | 'PLAY_LINE'
    | 'PLAY_EDGE'
    | 'PLAY_TAKEN'
    | 'PLAY_GAP'
    | 'PLAY_NO_TILE'
    | 'PLAY_RACK'
    | 'PLAY_FIRST'
    | 'PLAY_APART'
    | 'PLAY_INVALID_WORD';
  /** What it is, with its values; `wording` makes sentences of it. */
  readonly fact: ObjectionFact;
}

/** A play on the board, as far as it could be laid. */
export interface LaidPlay {
  /** The main word's squares, as declared. */
  readonly squares: readonly WordSquare[];
  readonly direction: Direction;
  readonly objections: readonly Objection[];
}

/**
 * Finds the square of each letter and says what stands in the way.
 */
export function layPlay(position: Position, play: DeclaredPlay): LaidPlay {
  const at = parseAt(play.at);
  if (at === undefined) {
    return refused({
      code: 'PLAY_SQUARE',
      fact: { code: 'not-a-place', text: play.at },
    });
  }
  const tokens = readTokens(position.rules.alphabet, play.word);
  const unread = unreadable(play.word, tokens);
  if (unread !== undefined) return refused(unread);
  const room = SIZE - (at.direction === 'across' ? columnOf(at.square) : rowOf(at.square));
  const step = stepOf(at.direction);
  const objections: Objection[] = [];
  if (tokens.length > room) {
    objections.push({
      code: 'PLAY_EDGE',
      fact: {
        code: 'too-long',
        word: play.word,
        letters: tokens.length,
        at: formatAt(at.square, at.direction),
        room,
      },
    });
  }
  const squares = tokens.slice(0, room).map((token, index): WordSquare => {
    const square = at.square + index * step;
    const there = position.tileAt(square);
    const wanted = token.kind === 'tile' ? token.tile : 0;
    const clash = clashAt(position.rules.alphabet, square, there, wanted);
    if (clash !== undefined) objections.push(clash);
    return there === 0
      ? { square, tile: wanted, isNew: wanted !== 0 }
      : { square, tile: there, isNew: false };
  });
  return { squares, direction: at.direction, objections };
}

/** Why the text of a word cannot be read as tiles and dots. */
function unreadable(word: string, tokens: readonly Token[]): Objection | undefined {
  const strange = tokens.find(token => token.kind === 'other' && token.text !== '.');
  const jolly = tokens.find(token => token.kind === 'jolly');
  const [code, token] = strange
    ? (['PLAY_WORD', strange] as const)
    : (['PLAY_JOLLY', jolly] as const);
  if (token !== undefined) {
    return { code, fact: { code: 'not-a-tile', word, tile: token.text } };
  }
  if (tokens.length > 0) return undefined;
  return { code: 'PLAY_WORD', fact: { code: 'no-letter' } };
}

function refused(objection: Objection): LaidPlay {
  return { squares: [], direction: 'across', objections: [objection] };
}

/** What lies on the square against what the play wants there. */
function clashAt(
  alphabet: Alphabet,
  square: Square,
  there: Tile,
  wanted: Tile,
): Objection | undefined {
  if (there === 0) {
    if (wanted !== 0) return undefined;
    return {
      code: 'PLAY_GAP',
      fact: { code: 'square-empty', square },
    };
  }
  // a through-tile may be written as a dot or as its letter in either case
  if (wanted === 0 || (wanted & LETTER_MASK) === (there & LETTER_MASK)) return undefined;
  const held = formatTile(alphabet, there);
  const own = formatTile(alphabet, wanted & LETTER_MASK);
  return {
    code: 'PLAY_TAKEN',
    fact: { code: 'square-holds', square, there: held, wanted: own },
  };
}

/** Every word of two letters or more that holds a new tile: the main word first, then the crossings. */
export function wordsFormed(
  position: Position,
  squares: readonly WordSquare[],
  direction: Direction,
): readonly FormedWord[] {
  const laid = new Map(
    squares.filter(({ isNew }) => isNew).map(({ square, tile }) => [square, tile]),
  );
  const crossing: Direction = direction === 'across' ? 'down' : 'across';
  const first = [...laid.keys()][0];
  if (first === undefined) return [];
  const words = [wordThrough(position, laid, first, direction)];
  for (const square of laid.keys()) words.push(wordThrough(position, laid, square, crossing));
  return words.filter(word => word.squares.length > 1);
}

function wordThrough(
  position: Position,
  laid: ReadonlyMap<Square, Tile>,
  square: Square,
  direction: Direction,
): FormedWord {
  const tileAt = (at: Square): Tile => laid.get(at) ?? position.tileAt(at);
  let start = square;
  for (
    let at = before(start, direction);
    at !== undefined && tileAt(at) !== 0;
    at = before(at, direction)
  ) {
    start = at;
  }
  const squares: WordSquare[] = [];
  for (
    let at: Square | undefined = start;
    at !== undefined && tileAt(at) !== 0;
    at = after(at, direction)
  ) {
    squares.push({ square: at, tile: tileAt(at), isNew: laid.has(at) });
  }
  const { alphabet } = position.rules;
  return {
    at: formatAt(start, direction),
    text: squares.map(({ tile }) => formatTile(alphabet, tile)).join(''),
    squares,
  };
}

/** The previous square in the direction, undefined at the border. */
export function before(square: Square, direction: Direction): Square | undefined {
  const place = direction === 'across' ? columnOf(square) : rowOf(square);
  return place === 0 ? undefined : square - stepOf(direction);
}

/** The next square in the direction, undefined at the border. */
export function after(square: Square, direction: Direction): Square | undefined {
  const place = direction === 'across' ? columnOf(square) : rowOf(square);
  return place === SIZE - 1 ? undefined : square + stepOf(direction);
}
