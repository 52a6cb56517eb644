// The other player's last move, taken back: the board that he saw, and what he laid there or gave back. From the
// board as it is now and the move as GCG writes it nothing else is needed, since dots tell which tiles lay there
// before.
import { readTokens } from '../../alphabet/alphabet.js';
import {
  countTiles,
  createCounts,
  difference,
  isOverdrawn,
  sumOf,
  type TileCounts,
} from '../../alphabet/tile-counts.js';
import { floatingFindings } from '../../board/board.js';
import { parsePlayText } from '../../board/play-text.js';
import { createPosition, type Position, unseenCounts } from '../../board/position.js';
import { parseRack } from '../../board/rack.js';
import { parseAt, stepOf } from '../../board/squares.js';
import { InputError, quoted } from '../../errors.js';
import { judgePlacement } from '../../referee/placement.js';
import { scoreSheet } from '../../referee/score-sheet.js';

/** The other player's last move; plain data, so that it can go to other threads. */
export interface LastMove {
  /** As it was given. */
  readonly text: string;
  /** The board before it. */
  readonly tiles: Uint8Array;
  /** What was laid; nothing in an exchange. */
  readonly laid: TileCounts;
  /** Its points. */
  readonly score: number;
  /** How many tiles were kept. */
  readonly kept: number;
  /** How many tiles were given back; 0 for a play. */
  readonly changed: number;
  /** Which they were, where that is known. */
  readonly given: TileCounts | undefined;
}

/**
 * Takes the last move back.
 *
 * @param position with the board after it
 * @param text `'8H ST.Re'`, a dot for every tile that lay there before, jollies in lower case; or an exchange, `'-3'`
 *   by the number of its tiles, `'-QUZ'` where they are known
 * @returns undefined where it tells nothing: a play that kept no tile, or all that are unseen
 * @throws InputError `PLAY_TEXT` | `POSITION_RACK` | `SIMULATION_LAST`
 */
export function lastMoveOf(position: Position, text: string): LastMove | undefined {
  return text.startsWith('-') ? exchangeOf(position, text) : playOf(position, text);
}

/** Where an objection to the last move stands. */
const BEFORE = 'on the board before it: ';

function playOf(position: Position, text: string): LastMove | undefined {
  const play = parsePlayText(text, 'gcg');
  if (!('word' in play)) throw refused(text, 'wanted a place and a word, "8H ST.Re"');
  const tiles = takenBack(position, play.at, play.word, text);
  const laid = countTiles(tiles.map((tile, square) => (tile === 0 ? position.tileAt(square) : 0)));
  if (sumOf(laid) === 0) throw refused(text, 'it lays no tile');
  const { rules } = position;
  const before = createPosition(rules, tiles, laid);
  const against = judgePlacement(before, play);
  if (against.length > 0) {
    const where = { input: text, lead: `${quoted(text)}: ${BEFORE}` };
    throw InputError.ofFacts('SIMULATION_LAST', against, where);
  }
  const [floating] = floatingFindings(tiles);
  if (floating !== undefined) throw refused(text, `${BEFORE}${floating}`);
  const unseen = sumOf(unseenCounts(rules, position.tiles, position.rackCounts));
  const kept = Math.min(rules.rackSize - sumOf(laid), unseen);
  if (kept <= 0 || kept === unseen) return undefined;
  const score = scoreSheet(before, play).total;
  return { text, tiles, laid, score, kept, changed: 0, given: undefined };
}

/** His rack is full behind it, since the bag was not emptied by it. */
function exchangeOf(position: Position, text: string): LastMove {
  const { rules, tiles, rackCounts } = position;
  const { exchangeMinimum, rackSize } = rules;
  const unseen = unseenCounts(rules, tiles, rackCounts);
  const bag = sumOf(unseen) - rackSize;
  const given = /^-\d+$/.test(text) ? undefined : parseRack(rules, text.slice(1));
  const changed = given === undefined ? Number(text.slice(1)) : sumOf(given);
  if (!(changed >= 1 && changed <= rackSize)) {
    throw refused(text, `an exchange gives 1 to ${rackSize} tiles back, "-3" or "-QUZ"`);
  }
  if (bag < Math.max(exchangeMinimum, changed)) {
    throw refused(text, `${Math.max(bag, 0)} tiles are in the bag, too few for it`);
  }
  if (given !== undefined && isOverdrawn(difference(unseen, given))) {
    throw refused(text, `unseen are ${position.unseen}`);
  }
  const laid = createCounts();
  return { text, tiles, laid, score: 0, kept: rackSize - changed, changed, given };
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
  const hint = input.startsWith('-') ? '' : '; a dot stands for a tile that lay there before';
  return new InputError(
    'SIMULATION_LAST',
    `${quoted(input)} cannot be the move that led here: ${reason}${hint}`,
    { input },
  );
}

/**
 * Whether the tiles that are known of the other rack can be among those kept.
 *
 * @param unseen tiles that are not known to be anywhere
 * @throws InputError `SIMULATION_LAST`
 */
export function checkKnown(
  { text, kept, given }: LastMove,
  known: TileCounts,
  unseen: TileCounts,
): void {
  const reason =
    sumOf(known) > kept
      ? `${quoted(text)} kept ${kept} tiles, and ${sumOf(known)} are known`
      : given !== undefined && isOverdrawn(difference(unseen, given))
        ? `${quoted(text)} gave back tiles that are known to be on the other rack`
        : undefined;
  if (reason !== undefined) throw new InputError('SIMULATION_LAST', reason, { input: text });
}
