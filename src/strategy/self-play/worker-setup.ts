// What travels between games against itself and their threads: players and pieces of work there, sums back.
import type { SharedLexicon } from '../../gaddag/lexicon.js';
import type { SharedLeaves } from '../../leaves/leave-table.js';
import type { Terms } from '../../leaves/terms.js';
import type { SharedWins } from '../../outlook/win-table.js';
import type { Rules } from '../../rules/rules.js';
import type { Thinking } from './player-spec.js';
import type { RecordedGame } from './record.js';
import type { Tally } from './tally.js';

/** A player on the way to a thread. */
export interface PlayerSetup {
  readonly name: string;
  readonly by: 'score' | 'equity';
  readonly terms: Terms;
  readonly leaves: SharedLeaves | undefined;
  /** Undefined for a player who does not look ahead. */
  readonly thinking?: Thinking | undefined;
  /** How often games are won, for one who does. */
  readonly wins?: SharedWins | undefined;
}

export interface SelfPlaySetup {
  readonly shared: SharedLexicon;
  readonly rules: Rules;
  readonly seed: string;
  readonly players: readonly [PlayerSetup, PlayerSetup];
}

/** Deals to be played twice each, with the seats swapped. */
export interface MatchTask {
  readonly kind: 'match';
  /** Number of the first deal. */
  readonly first: number;
  readonly pairs: number;
  /** Of a single deal, the game with the seats so alone; both games where it is left out. */
  readonly swapped?: boolean;
  /** True to have the games themselves, too. */
  readonly record: boolean;
}

export interface MatchAnswer {
  readonly tally: Tally;
  /** In the order of the deals; none when they were not asked for. */
  readonly games: readonly RecordedGame[];
}

/** Deals to be played once each, for what full racks come to. */
export interface RacksTask {
  readonly kind: 'racks';
  readonly first: number;
  readonly games: number;
}

/** Number of a full rack and what its best move was worth, in thousandths of a point, in turns. */
export type RacksAnswer = Int32Array;

/** Deals to be played once each, for what the rest of a game brings. */
export interface TurnsTask {
  readonly kind: 'turns';
  readonly first: number;
  readonly games: number;
}

/**
 * Of every turn three numbers, one after the other: tiles that the player to move does not see, points ahead
 * before the move, points ahead at the end of the game.
 */
export type TurnsAnswer = Int32Array;

export type SelfPlayTask = MatchTask | RacksTask | TurnsTask;
