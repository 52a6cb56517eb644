// Does the play lie as the rules want it (FIGS art. 3, 5-8)? Everything but the words themselves.
import { tileName, without } from '../alphabet/tile-counts.js';
import { formatPlace, formatSquare, type Notation, type Place } from '../board/notation.js';
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

/** What is held against the play, and how messages put it. */
export interface PlacementOptions {
  /** How messages name squares; default GCG. */
  readonly notation?: Notation;
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
  const laid = layAny(position, play, options.notation);
  return placementObjections(position, laid, options).map(objection =>
    withArticle(position.rules, objection),
  );
}

/** Lays either kind of play. */
export function layAny(position: Position, play: AnyPlay, notation: Notation = 'gcg'): LaidPlay {
  return 'tiles' in play ? layTiles(position, play, notation) : layPlay(position, play, notation);
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
  return [...laid.objections, ...tiles, ...placeObjections(position, laid, options.notation)];
}

/** The tiles laid come from the rack, and there is one at least. */
function tileObjections(
  position: Position,
  { squares }: LaidPlay,
  rackKnown: boolean,
): Objection[] {
  const laid = newSquares(squares);
  if (laid.length === 0) {
    const message = 'the play lays no tile of its own';
    return [{ code: 'PLAY_NO_TILE', message, fact: { code: 'no-new-tile' } }];
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
    message: `${-count} × ${tileName(alphabet, code)} short on the rack ${position.rack}`,
    fact: {
      code: 'not-on-rack',
      count: -count,
      tile: tileName(alphabet, code),
      rack: position.rack,
    },
  }));
}

/** Art. 3: the first play through the centre with two letters, the others joined to the board. */
function placeObjections(
  position: Position,
  laid: LaidPlay,
  notation: Notation = 'gcg',
): Objection[] {
  const { squares } = laid;
  const own = newSquares(squares);
  const objections = lineObjections(position, laid, notation);
  if (isEmpty(position)) {
    if (!own.some(({ square }) => square === CENTRE)) {
      const centre = formatSquare(CENTRE, notation);
      objections.push({
        code: 'PLAY_FIRST',
        message: `the first play covers the centre square ${centre}`,
        fact: { code: 'off-centre', square: CENTRE },
      });
    }
    if (squares.length < 2) {
      const message = 'the first play has at least two letters';
      objections.push({ code: 'PLAY_FIRST', message, fact: { code: 'first-too-short' } });
    }
  } else if (own.length > 0 && !own.some(({ square }) => touches(position, square))) {
    const message = 'the play touches no tile on the board';
    objections.push({ code: 'PLAY_APART', message, fact: { code: 'apart' } });
  }
  return objections;
}

/** Art. 3: the word declared is the word on the board, and has two letters. */
function lineObjections(position: Position, laid: LaidPlay, notation: Notation): Objection[] {
  if (laid.objections.some(({ code }) => code === 'PLAY_LINE')) return [];
  const { squares, direction } = laid;
  const main = formedBy(position, laid).find(word => sameLine(word, squares, direction));
  if (main !== undefined && main.squares.length > squares.length) {
    const at = placeText(main.at, notation);
    return [
      {
        code: 'PLAY_WORD',
        message: `the word on the board is ${main.text} at ${at}: tiles lie before or after it`,
        fact: { code: 'longer-word', word: main.text, at: main.at },
      },
    ];
  }
  const isLone = main === undefined && squares.length === 1 && newSquares(squares).length === 1;
  if (!isLone || isEmpty(position)) return [];
  const message = 'a word has at least two letters';
  return [{ code: 'PLAY_WORD', message, fact: { code: 'one-letter' } }];
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
