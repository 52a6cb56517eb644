// Text that somebody pastes or drops: a game as GCG, a CGP, or the rows of a board. It is told apart by its form.
import {
  type Cited,
  formatPosition,
  InputError,
  type Position,
  parseGcg,
  parsePosition,
  parseRows,
  type Replay,
  replayGame,
  rulesEdition,
  SIZE,
} from 'leggio';
import { EMPTY_TILES, NOTHING_LAID, type Sheet, tilesOf } from './sheet.js';

/** Bytes of a file at most: games have some thousand. */
export const MOST_BYTES: number = 1 << 20;

export type ReadText =
  | { readonly kind: 'sheet'; readonly sheet: Sheet }
  | { readonly kind: 'game'; readonly replay: Replay };

/**
 * @param content text, or the bytes of a file
 * @throws InputError as the reader of the form that it has
 */
export function readText(content: string | Uint8Array, edition: string): ReadText {
  const rules = rulesEdition(edition);
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  if (/^\s*[#>]/.test(text)) return { kind: 'game', replay: replayGame(parseGcg(content), rules) };
  if (text.split('/').length >= SIZE) {
    return {
      kind: 'sheet',
      sheet: sheetFrom(parsePosition(text.replace(/^\s*cgp\s+/i, ''), rules)),
    };
  }
  const lines = text.split(/\r?\n/).map(line => line.trim());
  const [rows, [rack = '']] = [lines.slice(0, SIZE), lines.slice(SIZE).filter(line => line !== '')];
  return { kind: 'sheet', sheet: sheetFrom(parseRows(rows, rack, rules)) };
}

export function sheetFrom(position: Position): Sheet {
  const [board = '', rack = ''] = formatPosition(position).split(' ');
  return {
    tiles: tilesOf(board) ?? EMPTY_TILES,
    rack,
    edition: position.rules.id,
    laid: NOTHING_LAID,
  };
}

/** What was wrong with a text, for the line that says so. */
export interface Fault {
  readonly code: string;
  /** In English. */
  readonly message: string;
  /** In the language of the page, where it is made of facts and somebody has said them. */
  readonly said?: string;
  /** What was found, for `sentencesOf` of the desk. */
  readonly facts?: readonly Cited[] | undefined;
}

/** @throws what is no fault of the text */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof InputError)) throw error;
  const { code, message, facts } = error;
  return { code, message, facts };
}
