// The ranking after any round: total, share of the top, tops found, zeros; equal totals share a rank.
import { InputError } from '../errors.js';
import { accountsOf, type PlayerAccount } from './account.js';
import type { CloseEntry } from './ledger/entries.js';
import type { DuplicateGame } from './ledger/lines.js';
import { isIn } from './players.js';
import type { GameState } from './state.js';

/** A player's place and figures, over the rounds that count. */
export interface RankedPlayer {
  /** 1 is first; players of one total share it, and the next ranks are left out. */
  readonly rank: number;
  /** The player's name. */
  readonly player: string;
  /** Sum of the scores: points, less penalties, with bonuses. */
  readonly total: number;
  /** Share of the top in per cent, one decimal. */
  readonly percent: number;
  /** Rounds with the top. */
  readonly tops: number;
  /** Rounds without a point. */
  readonly zeros: number;
  /** Warnings of all rounds that count, the free ones among them. */
  readonly warnings: number;
  /** True for a player who has left; the account ends there, and `percent` is of the rounds before. */
  readonly withdrawn: boolean;
  /** The same round by round. */
  readonly account: PlayerAccount;
}

/** Where everybody stands after a round. */
export interface Ranking {
  /** The whole game, later rounds included. */
  readonly state: GameState;
  /** Closed rounds that count. */
  readonly closed: readonly CloseEntry[];
  /** True when the game is over and all its rounds count. */
  readonly isFinal: boolean;
  /** Sum of the tops. */
  readonly top: number;
  /** Best first; equal totals by name. */
  readonly players: readonly RankedPlayer[];
  /** The hash of the last line of the ledger. */
  readonly head: string;
}

/**
 * Ranks the players.
 *
 * @param round the last round that counts; default the last closed
 * @throws InputError `DUPLICATE_ROUND` when that round is not closed
 */
export function rankGame({ state, head }: DuplicateGame, round?: number): Ranking {
  const rounds = round ?? state.closed.length;
  if (rounds > state.closed.length || rounds < 0) {
    throw new InputError(
      'DUPLICATE_ROUND',
      `round ${rounds} is not closed: rounds closed so far: ${state.closed.length}`,
      { input: String(rounds) },
    );
  }
  const closed = state.closed.slice(0, rounds);
  const { options } = state.facts;
  const scored = accountsOf(state, rounds).map(account => ({
    ...scoreOf(account, options),
    withdrawn: !isIn(state, account.player, rounds + 1),
  }));
  const sorted = scored.toSorted(
    (a, b) => b.total - a.total || a.player.localeCompare(b.player, 'it'),
  );
  const players = sorted.map(each => ({
    rank: 1 + sorted.filter(({ total }) => total > each.total).length,
    ...each,
  }));
  const isFinal = state.end !== undefined && rounds === state.closed.length;
  return { state, closed, isFinal, top: closed.at(-1)?.total ?? 0, players, head };
}

function scoreOf(
  account: PlayerAccount,
  { percentOfRounds }: GameState['facts']['options'],
): Omit<RankedPlayer, 'rank' | 'withdrawn'> {
  const { player, rounds } = account;
  const last = rounds.at(-1);
  const total = last?.total ?? 0;
  const shares = rounds.map(({ score, close }) => score / Math.max(1, close.top));
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  const share = percentOfRounds === 1 ? mean : total / Math.max(1, last?.close.total ?? 0);
  return {
    player,
    total,
    percent: Math.round(share * 1000) / 10,
    tops: rounds.filter(({ isTop }) => isTop).length,
    zeros: rounds.filter(({ points }) => points === 0).length,
    warnings: rounds.reduce((sum, { warnings }) => sum + warnings, 0),
    account,
  };
}
