// Does the play lie as the rules want it (FIGS art. 3, 5-8)? Everything but the words themselves.
import { tileName, without } from '../alphabet/tile-counts.js';
import { formatPlace, type Notation, type Place } from '../board/notation.js';
import type { Position } from '../board/position.js';
import { CENTRE, type Direction, neighbours, parseAt, SQUARE_COUNT } from '../board/squares.js';
import type { Citation } from '../rules/game-rules.js';
import type { PlayTopic, Rules } from '../rules/rules.js';
import { layTiles, type TilePlay } from './lay-tiles.js';
import {
  type DeclaredPlay,
  type FormedWord,
  type LaidPlay,
  layPlay,
  type Objection,
  type WordSquare,
  wordsFormed,
} from './words-formed.js';

/** A play with its word, or as tiles on squares. */
export type AnyPlay = DeclaredPlay | TilePlay;

/** What is held against the play. */
export interface PlacementOptions {
  /** False when the rack is not known, so that its tiles cannot be held against the play. */
  readonly rackKnown?: boolean;
}

/** An objection with the article it stands on. */
export interface Reason extends Objection {
  /** Where it stands. */
  readonly article: Citation;
}

/** What stands against the play before its words are looked at; none when it lies as the rules want. */
export function judgePlacement(
  position: Position,
  play: AnyPlay,
  options: PlacementOptions = {},
): readonly Reason[] {
  const laid = layAny(position, play);
  return placementObjections(position, laid, options).map(objection =>
    withArticle(position.rules, objection),
  );
}

/** Lays either kind of play. */
export function layAny(position: Position, play: AnyPlay): LaidPlay {
  return 'tiles' in play ? layTiles(position, play) : layPlay(position, play);
}

/** What each objection stands on. */
const TOPICS: Readonly<Record<Objection['code'], PlayTopic>> = {
  PLAY_SQUARE: 'layout',
  PLAY_WORD: 'line',
  PLAY_JOLLY: 'jolly',
  PLAY_LINE: 'mainWord',
  PLAY_EDGE: 'layout',
  PLAY_TAKEN: 'taken',
  PLAY_GAP: 'line',
  PLAY_NO_TILE: 'line',
  PLAY_RACK: 'rack',
  PLAY_FIRST: 'first',
  PLAY_APART: 'joined',
  PLAY_INVALID_WORD: 'allWords',
};

/** An objection with the article of the edition. */
export function withArticle({ articles }: Rules, objection: Objection): Reason {
  return { ...objection, article: articles[TOPICS[objection.code]] };
}

/** Every objection before the words are looked at, in the order the rules are read. */
export function placementObjections(
  position: Position,
  laid: LaidPlay,
  options: PlacementOptions,
): readonly Objection[] {
  if (laid.squares.length === 0) return laid.objections;
  const tiles = tileObjections(position, laid, options.rackKnown !== false);
  return [...laid.objections, ...tiles, ...placeObjections(position, laid)];
}

/** The tiles laid come from the rack, and there is one at least. */
function tileObjections(
  position: Position,
  { squares }: LaidPlay,
  rackKnown: boolean,
): Objection[] {
  const laid = newSquares(squares);
  if (laid.length === 0) {
    return [{ code: 'PLAY_NO_TILE', fact: { code: 'no-new-tile' } }];
  }
  if (!rackKnown) return [];
  const left = without(
    position.rackCounts,
    laid.map(({ tile }) => tile),
  );
  const { alphabet } = position.rules;
  const missing = [...left.entries()].filter(([, count]) => count < 0);
  return missing.map(([code, count]) => ({
    code: 'PLAY_RACK',
    fact: {
      code: 'not-on-rack',
      count: -count,
      tile: tileName(alphabet, code),
      rack: position.rack,
    },
  }));
}

/** Art. 3: the first play through the centre with two letters, the others joined to the board. */
function placeObjections(position: Position, laid: LaidPlay): Objection[] {
  const { squares } = laid;
  const own = newSquares(squares);
  const objections = lineObjections(position, laid);
  if (isEmpty(position)) {
    if (!own.some(({ square }) => square === CENTRE)) {
      objections.push({
        code: 'PLAY_FIRST',
        fact: { code: 'off-centre', square: CENTRE },
      });
    }
    if (squares.length < 2) {
      objections.push({ code: 'PLAY_FIRST', fact: { code: 'first-too-short' } });
    }
  } else if (own.length > 0 && !own.some(({ square }) => touches(position, square))) {
    objections.push({ code: 'PLAY_APART', fact: { code: 'apart' } });
  }
  return objections;
}

/** Art. 3: the word declared is the word on the board, and has two letters. */
function lineObjections(position: Position, laid: LaidPlay): Objection[] {
  if (laid.objections.some(({ code }) => code === 'PLAY_LINE')) return [];
  const { squares, direction } = laid;
  const main = formedBy(position, laid).find(word => sameLine(word, squares, direction));
  if (main !== undefined && main.squares.length > squares.length) {
    return [
      {
        code: 'PLAY_WORD',
        fact: { code: 'longer-word', word: main.text, at: main.at },
      },
    ];
  }
  const isLone = main === undefined && squares.length === 1 && newSquares(squares).length === 1;
  if (!isLone || isEmpty(position)) return [];
  return [{ code: 'PLAY_WORD', fact: { code: 'one-letter' } }];
}

/** The words of a play that was laid. */
export function formedBy(
  position: Position,
  { squares, direction }: LaidPlay,
): readonly FormedWord[] {
  return wordsFormed(position, squares, direction);
}

function newSquares(squares: readonly WordSquare[]): readonly WordSquare[] {
  return squares.filter(({ isNew }) => isNew);
}

/** True when the word runs along the declared squares. */
function sameLine(word: FormedWord, squares: readonly WordSquare[], direction: Direction): boolean {
  const declared = new Set(squares.map(({ square }) => square));
  return (
    parseAt(word.at)?.direction === direction &&
    word.squares.some(({ square }) => declared.has(square))
  );
}

function isEmpty(position: Position): boolean {
  for (let square = 0; square < SQUARE_COUNT; square++)
    if (position.tileAt(square) !== 0) return false;
  return true;
}

function touches(position: Position, square: number): boolean {
  return neighbours(square).some(beside => position.tileAt(beside) !== 0);
}

/** A place as GCG has it, in another notation. */
export function placeText(at: string, notation: Notation): string {
  return formatPlace(parseAt(at) as Place, notation);
}
