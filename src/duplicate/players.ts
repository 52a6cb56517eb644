// Who is in the game: players found by name, given another, and gone before the end.
import { InputError, quoted } from '../errors.js';
import { notNow } from './draw-step.js';
import type { RenameEntry, WithdrawEntry } from './ledger/entries.js';
import { type DuplicateGame, withEntry } from './ledger/lines.js';
import { closeNames, knownPlayer, tidyLine } from './names.js';
import type { GameState } from './state.js';

/** @throws InputError `DUPLICATE_PLAYER`, with the names that are close */
export function playerOf(state: GameState, name: string): string {
  const player = knownPlayer(state, name);
  if (player !== undefined) return player;
  throw new InputError('DUPLICATE_PLAYER', unknownPlayer(state, name), { input: name });
}

/** `no player "Ana": did you mean Anna?` */
export function unknownPlayer({ players }: GameState, name: string): string {
  const close = closeNames(players, name);
  if (close.length > 0) return `no player ${quoted(name)}: did you mean ${close.join(' or ')}?`;
  const known = players.length === 0 ? 'nobody yet' : players.join(', ');
  return `no player ${quoted(name)}: there are ${known}`;
}

/** True when the player has not withdrawn before that round. */
export function isIn({ withdrawn }: GameState, player: string, round: number): boolean {
  return !withdrawn.some(gone => gone.player === player && round >= gone.round);
}

/** Players who have not withdrawn before that round. */
export function playersIn(state: GameState, round: number): readonly string[] {
  return state.players.filter(player => isIn(state, player, round));
}

/** Why a player cannot answer a round, or undefined. */
export function goneText(state: GameState, player: string, round: number): string | undefined {
  if (isIn(state, player, round)) return undefined;
  const { round: first } = state.withdrawn.find(gone => gone.player === player) as WithdrawEntry;
  return `${player} has withdrawn and is in no round from ${first} on`;
}

/**
 * A player who is in that round.
 *
 * @throws InputError `DUPLICATE_PLAYER`
 */
export function playerIn(state: GameState, name: string, round: number): string {
  const player = playerOf(state, name);
  const gone = goneText(state, player, round);
  if (gone !== undefined) throw new InputError('DUPLICATE_PLAYER', gone, { input: name });
  return player;
}

/** Who is to go by which name. */
export interface RenameRequest {
  /** The name the game knows. */
  readonly player: string;
  /** The new name; that of another player makes the two one. */
  readonly to: string;
  /** Why: one line, not empty. */
  readonly reason: string;
}

/**
 * Another name for a player, or the name of another one whose slips these were.
 *
 * @throws InputError `DUPLICATE_PLAYER` when both have answered the same round
 */
export function renameStep(state: GameState, { player, to, reason }: RenameRequest): RenameEntry {
  const old = playerOf(state, player);
  if (to === old) throw wrongPlayer(`${old} is the name already`, to);
  const other = knownPlayer(state, to);
  if (other === undefined || other === old) return { type: 'rename', player: old, to, reason };
  if (!isIn(state, other, Number.POSITIVE_INFINITY)) {
    throw wrongPlayer(`${other} has withdrawn: ${old} cannot be the same player`, to);
  }
  const theirs = roundsOf(state, other);
  const both = [...roundsOf(state, old)].filter(round => theirs.has(round));
  if (both.length > 0) {
    const message = `${old} and ${other} have both answered round ${both.join(', ')}: they are two players`;
    throw wrongPlayer(message, to);
  }
  return { type: 'rename', player: old, to: other, reason };
}

/** Rounds a player has an answer in. */
function roundsOf({ slips, rulings }: GameState, player: string): ReadonlySet<number> {
  const answers = [...slips, ...rulings].filter(answer => answer.player === player);
  return new Set(answers.map(({ round }) => round));
}

function wrongPlayer(message: string, input: string): InputError {
  return new InputError('DUPLICATE_PLAYER', message, { input });
}

/** Who leaves. */
export interface WithdrawRequest {
  /** The name the game knows. */
  readonly player: string;
  /** Why: one line, not empty. */
  readonly reason: string;
}

/**
 * A player leaves. The open round is the first he is not in, unless he has answered it.
 *
 * @throws InputError `DUPLICATE_PLAYER` | `DUPLICATE_OVER`
 */
export function withdrawStep(
  state: GameState,
  { player: name, reason }: WithdrawRequest,
): WithdrawEntry {
  if (state.end !== undefined) throw notNow('the game is over', state);
  const next = state.closed.length + 1;
  const player = playerIn(state, name, Number.POSITIVE_INFINITY);
  const round = roundsOf(state, player).has(next) ? next + 1 : next;
  return { type: 'withdraw', player, round, reason };
}

/** Renames a player, as `renameStep`. @throws InputError `DUPLICATE_TEXT` for a name or reason not fit to print */
export function renamePlayer(game: DuplicateGame, request: RenameRequest): DuplicateGame {
  const to = tidyLine(request.to, 'the new name');
  const reason = tidyLine(request.reason, 'the reason');
  return withEntry(game, renameStep(game.state, { ...request, to, reason }));
}

/** Takes a player out, as `withdrawStep`. @throws InputError `DUPLICATE_TEXT` for a reason not fit to print */
export function withdrawPlayer(game: DuplicateGame, request: WithdrawRequest): DuplicateGame {
  const reason = tidyLine(request.reason, 'the reason');
  return withEntry(game, withdrawStep(game.state, { ...request, reason }));
}
