// What cannot be solved as an ending, and why.
import { checkOneAlphabet } from '../../alphabet/one-alphabet.js';
import {
  difference,
  formatRack,
  isOverdrawn,
  sumOf,
  type TileCounts,
} from '../../alphabet/tile-counts.js';
import { type Position, unseenCounts } from '../../board/position.js';
import { parseRack } from '../../board/rack.js';
import { InputError, quoted } from '../../errors.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import { createRules } from '../../rules/create-rules.js';

/** Megabytes that an ending may take. */
export const LEAST_MEMORY = 16;
export const MOST_MEMORY = 4096;
/** Seconds that somebody may wait. */
const MOST_SECONDS = 1_000_000;

/**
 * The tiles of the other player.
 *
 * @param opponent as text; undefined for whatever is unseen
 * @throws InputError `ENDGAME_BAG` when tiles are left in the bag, `ENDGAME_RACK` when the racks are not what is
 *   unseen, `POSITION_RACK`, `RULES_VALUES`, `ALPHABETS_DIFFER`
 */
export function opponentCounts(
  position: Position,
  lexicon: Lexicon,
  opponent: string | undefined,
): TileCounts {
  const { rules } = position;
  createRules(rules);
  checkOneAlphabet(lexicon, rules);
  const unseen = unseenCounts(rules, position.tiles, position.rackCounts);
  if (isOverdrawn(unseen)) throw noFit(position, unseen, opponent ?? '');
  const rack = opponent === undefined ? undefined : parseRack(rules, opponent);
  const inBag = sumOf(unseen) - (rack === undefined ? rules.rackSize : sumOf(rack));
  if (rack !== undefined && (isOverdrawn(difference(unseen, rack)) || inBag < 0)) {
    throw noFit(position, unseen, opponent ?? '');
  }
  if (inBag > 0) throw bagError(inBag, position.rack);
  return rack ?? unseen;
}

function bagError(inBag: number, input: string): InputError {
  const left = inBag === 1 ? '1 tile is' : `${inBag} tiles are`;
  return new InputError(
    'ENDGAME_BAG',
    `${left} left in the bag: an ending is solved when it is empty, ${inBag > 2 ? 'before that is for sim' : 'one or two tiles are for preendgame'}`,
    { input },
  );
}

function noFit({ rules }: Position, unseen: TileCounts, opponent: string): InputError {
  const open = formatRack(
    rules.alphabet,
    unseen.map(count => Math.max(count, 0)),
  );
  const over = formatRack(
    rules.alphabet,
    unseen.map(count => Math.max(-count, 0)),
  );
  const reason =
    over === '' ? `the unseen tiles are ${quoted(open)}` : `board and rack hold ${over} too many`;
  return new InputError('ENDGAME_RACK', `opponent ${quoted(opponent)}: ${reason}`, {
    input: opponent,
  });
}

/** @throws InputError `OPTION_NUMBER` unless it is a number of seconds above 0 */
export function checkSeconds(seconds: number | undefined): void {
  if (seconds === undefined || (seconds > 0 && seconds <= MOST_SECONDS)) return;
  throw new InputError(
    'OPTION_NUMBER',
    `seconds ${seconds}: wanted a number above 0, at most ${MOST_SECONDS}`,
    { input: String(seconds) },
  );
}

/** @throws InputError `OPTION_NUMBER` unless it is a whole number of megabytes in its range */
export function checkMemory(memory: number): void {
  if (Number.isInteger(memory) && memory >= LEAST_MEMORY && memory <= MOST_MEMORY) return;
  throw new InputError(
    'OPTION_NUMBER',
    `memory ${memory}: wanted a whole number of megabytes from ${LEAST_MEMORY} to ${MOST_MEMORY}`,
    { input: String(memory) },
  );
}
