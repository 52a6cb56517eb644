// The other player's last play, taken back: the board that he saw, and what he laid there. From the board as it is
// now and the play as GCG writes it nothing else is needed, since dots tell which tiles lay there before.
import { readTokens } from '../../alphabet/alphabet.js';
import { countTiles, sumOf, type TileCounts } from '../../alphabet/tile-counts.js';
import { floatingFindings } from '../../board/board.js';
import { parsePlayText } from '../../board/play-text.js';
import { createPosition, type Position, unseenCounts } from '../../board/position.js';
import { parseAt, stepOf } from '../../board/squares.js';
import { InputError, quoted } from '../../errors.js';
import { judgePlacement } from '../../referee/placement.js';
import { scoreSheet } from '../../referee/score-sheet.js';

/** The other player's last play; plain data, so that it can go to other threads. */
export interface LastPlay {
  /** As it was given. */
  readonly text: string;
  /** The board before it. */
  readonly tiles: Uint8Array;
  /** What was laid. */
  readonly laid: TileCounts;
  /** Its points. */
  readonly score: number;
  /** How many tiles were kept. */
  readonly kept: number;
}

/**
 * Takes the last play back.
 *
 * @param position with the board after it
 * @param text `'8H ST.Re'`: a dot for every tile that lay there before, jollies in lower case
 * @returns undefined where it tells nothing: no tile was kept, or all that are unseen were
 * @throws InputError `PLAY_TEXT` | `SIMULATION_LAST`
 */
export function lastPlayOf(position: Position, text: string): LastPlay | undefined {
  const play = parsePlayText(text, 'gcg');
  if (!('word' in play)) throw refused(text, 'wanted a place and a word, "8H ST.Re"');
  const tiles = takenBack(position, play.at, play.word, text);
  const laid = countTiles(tiles.map((tile, square) => (tile === 0 ? position.tileAt(square) : 0)));
  if (sumOf(laid) === 0) throw refused(text, 'it lays no tile');
  const { rules } = position;
  const before = createPosition(rules, tiles, laid);
  const [reason = floatingFindings(tiles)[0]] = judgePlacement(before, play).map(
    each => each.message,
  );
  if (reason !== undefined) throw refused(text, `on the board before it: ${reason}`);
  const unseen = sumOf(unseenCounts(rules, position.tiles, position.rackCounts));
  const kept = Math.min(rules.rackSize - sumOf(laid), unseen);
  if (kept <= 0 || kept === unseen) return undefined;
  return { text, tiles, laid, score: scoreSheet(before, play).total, kept };
}

/** The board without the tiles of a play. */
function takenBack(position: Position, at: string, word: string, text: string): Uint8Array {
  const { square: first, direction } = parseAt(at)!;
  const step = stepOf(direction);
  const tiles = Uint8Array.from(position.tiles);
  for (const [index, token] of readTokens(position.rules.alphabet, word).entries()) {
    const square = first + index * step;
    if (token.text === '.' && tiles[square]) continue;
    if (token.kind !== 'tile' || tiles[square] !== token.tile) {
      throw refused(text, `its ${quoted(token.text)} does not lie on the board`);
    }
    tiles[square] = 0;
  }
  return tiles;
}

function refused(input: string, reason: string): InputError {
  return new InputError(
    'SIMULATION_LAST',
    `${quoted(input)} cannot be the play that led here: ${reason}; a dot stands for a tile that lay there before`,
    { input },
  );
}

/**
 * Whether the tiles that are known of the other rack can be among those kept.
 *
 * @throws InputError `SIMULATION_LAST`
 */
export function checkKnown({ text, kept }: LastPlay, known: TileCounts): void {
  if (sumOf(known) <= kept) return;
  throw new InputError(
    'SIMULATION_LAST',
    `${quoted(text)} kept ${kept} tiles, and ${sumOf(known)} are known`,
    { input: text },
  );
}
