// Lines folded into the state of a game, each held against the state before it: what cannot stand there
// is named, so that a damaged or forged line never gets further than its reading.
import { leaveOf } from '../../board/move.js';
import { formatPosition } from '../../board/position.js';
import { readRack } from '../../board/rack.js';
import { citedText, InputError, quoted } from '../../errors.js';
import { judgePlacement, layAny } from '../../referee/placement.js';
import { editionIds } from '../../rules/editions.js';
import { knownPlayer } from '../names.js';
import { goneText } from '../players.js';
import { ruledWord } from '../round-words.js';
import { applyEntry, type GameState, initialState, positionOf } from '../state.js';
import {
  type CloseEntry,
  type DrawEntry,
  type GameEntry,
  LEDGER_FORMAT,
  type LedgerEntry,
  type WordEntry,
} from './entries.js';
import type { LedgerFault } from './ledger.js';

/** The state that lines come to, or the first that cannot stand where it does. */
export function foldLines(
  entries: readonly LedgerEntry[],
): { readonly state: GameState } | { readonly fault: LedgerFault } {
  const [first, ...rest] = entries;
  if (first?.type !== 'game') {
    return { fault: { line: 1, reason: 'a ledger begins with a line of type "game"' } };
  }
  const begun = faultOf(first, () => factsFault(first));
  if (begun !== undefined) return { fault: { line: 1, reason: begun } };
  let state = initialState(first);
  for (const [index, entry] of rest.entries()) {
    const reason = faultOf(entry, () => entryFault(state, entry));
    if (reason !== undefined) return { fault: { line: index + 2, reason } };
    state = applyEntry(state, entry);
  }
  return { state };
}

/** A fault with the type of its line before it; what the check throws is one, too. */
function faultOf({ type }: LedgerEntry, check: () => string | undefined): string | undefined {
  try {
    const fault = check();
    return fault === undefined ? undefined : `${type}: ${fault}`;
  } catch (error) {
    if (error instanceof InputError) return `${type}: ${error.findings.join('; ')}`;
    throw error;
  }
}

function factsFault(facts: GameEntry): string | undefined {
  if (!editionIds().includes(facts.rules)) {
    return `"rules" is ${quoted(facts.rules)}, the editions are ${editionIds().join(', ')}`;
  }
  if (facts.format !== 1 && facts.format !== LEDGER_FORMAT) {
    return `"format" is ${facts.format}; this program reads 1 and ${LEDGER_FORMAT}`;
  }
  const isSeeded = facts.seed !== null;
  return isSeeded === (facts.racks === 'seed') ? undefined : '"seed" and "racks" do not agree';
}

/** Why a line cannot stand after those before it, or undefined. @throws InputError */
function entryFault(state: GameState, entry: LedgerEntry): string | undefined {
  switch (entry.type) {
    case 'game':
      return 'the game begins twice';
    case 'player':
      return knownPlayer(state, entry.player) === undefined
        ? undefined
        : `"player" ${quoted(entry.player)} is entered twice`;
    case 'draw':
      return drawFault(state, entry);
    case 'slip':
      return roundFault(state, entry.round, false) ?? playerFault(state, entry);
    case 'ruling':
    case 'answer':
      return roundFault(state, entry.round, true) ?? playerFault(state, entry);
    case 'close':
      return closeFault(state, entry);
    case 'end':
      return state.end === undefined ? undefined : 'the game is over';
    case 'word':
      return wordFault(state, entry);
    case 'rename':
    case 'withdraw':
      return playerFault(state, { ...entry, round: 0 });
    case 'step':
      return state.awaited === 0 ? undefined : 'a step within a step';
    case 'undo':
      return undoFault(state, entry.from);
  }
}

function playerFault(
  state: GameState,
  { player, round }: { player: string; round: number },
): string | undefined {
  if (!state.players.includes(player)) return `"player" ${quoted(player)} is not in the game`;
  return goneText(state, player, round);
}

/** @param alsoClosed true for what may be entered for closed rounds, too */
function roundFault(state: GameState, round: number, alsoClosed: boolean): string | undefined {
  if (state.open?.round === round || (alsoClosed && round <= state.closed.length)) return undefined;
  return `"round" is ${round}, which is not ${alsoClosed ? 'open or closed' : 'open'}`;
}

function drawFault(
  state: GameState,
  { round, rack, kept, position }: DrawEntry,
): string | undefined {
  if (state.open !== undefined) return `round ${state.open.round} is still open`;
  if (state.end !== undefined) return 'the game is over';
  const next = state.closed.length + 1;
  if (round !== next) return `"round" is ${round}, the next is ${next}`;
  if (kept !== state.kept) return `"kept" is ${quoted(kept)}, kept were ${quoted(state.kept)}`;
  const { findings } = readRack(state.rules, rack);
  if (findings.length > 0) return `"rack": ${findings.join('; ')}`;
  const wanted = formatPosition(positionOf(state, rack));
  if (position === wanted) return undefined;
  return `"position" is ${quoted(position)}, the board with "rack" is ${quoted(wanted)}`;
}

function closeFault(state: GameState, { round, rack, tops, play }: CloseEntry): string | undefined {
  const { open } = state;
  if (open?.round !== round) return `"round" is ${round}, which is not open`;
  if (rack !== open.rack) return `"rack" is ${quoted(rack)}, the rack is ${quoted(open.rack)}`;
  if (tops.length === 0) return '"tops" is [], wanted at least one play';
  const position = positionOf(state, rack);
  const [reason] = judgePlacement(position, play);
  if (reason !== undefined) return `"play" cannot lie there: ${citedText({ fact: reason.fact })}`;
  const laid = layAny(position, play).squares.filter(({ isNew }) => isNew);
  const leave = leaveOf(
    state.rules.alphabet,
    position.rackCounts,
    laid.map(({ tile }) => tile),
  );
  return play.leave === leave
    ? undefined
    : `"play.leave" is ${quoted(play.leave)}, what stays is ${quoted(leave)}`;
}

function wordFault(state: GameState, { word, round, tops }: WordEntry): string | undefined {
  if (ruledWord(state.rules.alphabet, word) !== word) return `"word" is ${quoted(word)}, no word`;
  if (round > state.closed.length + 1) return `"round" is ${round}, which is to come`;
  const wrong = tops.find(each => each.round > state.closed.length);
  return wrong === undefined ? undefined : `"tops" has round ${wrong.round}, which is not closed`;
}

function undoFault(state: GameState, from: number): string | undefined {
  if (state.past === undefined || state.awaited > 0) return 'nothing is there to take back';
  const first = state.past.lines + 1;
  return from === first ? undefined : `"from" is ${from}, the last step begins with line ${first}`;
}
