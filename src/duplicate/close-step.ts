// The line that closes a round: its top, and the play that is laid.
import { leaveOf, placedText } from '../board/move.js';
import type { Engine } from '../engine/engine.js';
import { InputError } from '../errors.js';
import { judge } from '../referee/judge.js';
import { type AnyPlay, layAny } from '../referee/placement.js';
import { notNow } from './draw-step.js';
import type { CloseEntry } from './ledger/entries.js';
import { tidyLine } from './names.js';
import { playersIn } from './players.js';
import { roundEngine } from './round-words.js';
import { type GameState, positionOf } from './state.js';
import { type LedgerPlay, topsOf } from './tops.js';

/** A play that the arbiter lays in place of the first top. */
export interface ChosenPlay {
  readonly play: AnyPlay;
  /** Why, one line; undefined when nothing is said. */
  readonly reason?: string | undefined;
}

/**
 * Closes the open round.
 *
 * @param chosen laid in place of the first top
 * @throws InputError `DUPLICATE_OVER` | `DUPLICATE_PLAY` | `DUPLICATE_TEXT`
 */
export function closeStep(state: GameState, engine: Engine, chosen?: ChosenPlay): CloseEntry {
  const { open, facts } = state;
  if (open === undefined) throw notNow('no round is open', state);
  const position = positionOf(state, open.rack);
  const finder = roundEngine(state, engine, open.round);
  const tops = topsOf(finder, position, facts.options.subTops);
  const [first] = tops.tops;
  if (first === undefined) throw notNow(`round ${open.round} has no play`, state);
  return {
    type: 'close',
    round: open.round,
    rack: open.rack,
    ...tops,
    ...(chosen === undefined
      ? { by: 'order', play: first }
      : { by: 'arbiter', play: arbiterPlay(state, finder, open.rack, chosen.play) }),
    ...(chosen?.reason === undefined ? {} : { reason: tidyLine(chosen.reason, 'the reason') }),
    players: playersIn(state, open.round).length,
    total: state.total + tops.top,
  };
}

function arbiterPlay(state: GameState, engine: Engine, rack: string, play: AnyPlay): LedgerPlay {
  const position = positionOf(state, rack);
  const { alphabet, rackSize } = state.rules;
  const verdict = judge(position, play, engine.lexicon);
  if (!verdict.legal) {
    throw InputError.ofFacts('DUPLICATE_PLAY', verdict.reasons, { input: JSON.stringify(play) });
  }
  const { squares } = layAny(position, play);
  const laid = squares.filter(({ isNew }) => isNew).map(({ tile }) => tile);
  const { at, word } = verdict.words[0]!;
  return {
    at,
    word,
    placed: placedText(alphabet, squares),
    score: verdict.sheet.total,
    bingo: laid.length === rackSize,
    leave: leaveOf(alphabet, position.rackCounts, laid),
  };
}
