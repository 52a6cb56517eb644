// A game being played: bag, racks, board, turns, its end and its scores, under the rules of an edition.
// It knows no words: who plays decides what to lay, and a phoney lies until somebody takes it back.
import {
  createCounts,
  difference,
  formatRack,
  isOverdrawn,
  sumOf,
  type TileCounts,
} from '../alphabet/tile-counts.js';
import { createBag } from '../board/bag.js';
import type { Exchange, Pass } from '../board/move.js';
import { createPosition, type Position } from '../board/position.js';
import { parseRack } from '../board/rack.js';
import { createRandom } from '../board/random.js';
import { SQUARE_COUNT } from '../board/squares.js';
import { InputError } from '../errors.js';
import { positionAfter } from '../referee/after-play.js';
import { ruleExchange } from '../referee/exchange.js';
import { type FinalScores, finalScores } from '../referee/final-scores.js';
import { type GameEnd, gameEnd, type TurnTaken } from '../referee/game-end.js';
import type { AnyPlay } from '../referee/placement.js';
import { scoreSheet } from '../referee/score-sheet.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';

/** Who plays, under which rules, and with which luck. */
export interface GameOptions {
  /** Default `FIGS`. */
  readonly rules?: Rules;
  /** Default 2. */
  readonly players?: number;
  /** A number or any text: the same seed gives the same draws. */
  readonly seed: number | string;
}

/** A move as an engine gives it, or as it was declared. */
export type GameMove = AnyPlay | Pass | Pick<Exchange, 'kind' | 'tiles'>;

/** A game; `make` changes it, and everything else tells how it stands. */
export interface PlayedGame {
  readonly rules: Rules;
  /** The board and the rack of the player to move. */
  readonly position: Position;
  /** Who is to move, 0 for the first player. */
  readonly player: number;
  /** Points of the turns so far, by player; what the end adds or takes stands in `result`. */
  readonly scores: readonly number[];
  /** Tiles of each player, by player. */
  readonly racks: readonly string[];
  /** Tiles in the bag. */
  readonly bag: number;
  /** Turns so far, in order. */
  readonly turns: readonly TurnTaken[];
  /** True when no more move can be made. */
  readonly ended: boolean;
  /** Why it is over; undefined while it goes on. */
  readonly end: GameEnd | undefined;
  /** Every adjustment with its article, and the winner; undefined while it goes on. */
  readonly result: FinalScores | undefined;
  /**
   * Makes the move of the player whose turn it is, and draws.
   *
   * @throws InputError `MOVE_SQUARES` | `MOVE_TILES` | `MOVE_EXCHANGE` | `GAME_OVER`; nothing has changed then
   */
  make(move: GameMove): void;
}

/**
 * Begins a game: everybody has drawn, the first player is to move.
 *
 * @throws InputError `OPTION_NUMBER` when the number of players is not from 1 to 4
 */
export function createGame({ rules = FIGS, players = 2, seed }: GameOptions): PlayedGame {
  if (!(Number.isInteger(players) && players >= 1 && players <= 4)) {
    throw new InputError('OPTION_NUMBER', `${players} players: a game has 1 to 4`, {
      input: String(players),
    });
  }
  return new Game(rules, players, seed);
}

class Game implements PlayedGame {
  readonly rules: Rules;
  readonly scores: number[];
  readonly turns: TurnTaken[] = [];
  private readonly tilesInBag: ReturnType<typeof createBag>;
  private readonly hands: TileCounts[];
  private board: Uint8Array = new Uint8Array(SQUARE_COUNT);
  private over: GameEnd | undefined;

  constructor(rules: Rules, players: number, seed: number | string) {
    this.rules = rules;
    this.tilesInBag = createBag(rules, createRandom(seed));
    this.hands = Array.from({ length: players }, createCounts);
    this.scores = this.hands.map(() => 0);
    for (const hand of this.hands) this.tilesInBag.fill(hand, rules.rackSize);
  }

  get player(): number {
    return this.turns.length % this.hands.length;
  }

  get position(): Position {
    const hand = this.hands[this.player] as TileCounts;
    return createPosition(this.rules, Uint8Array.from(this.board), Int32Array.from(hand));
  }

  get racks(): readonly string[] {
    return this.hands.map(hand => formatRack(this.rules.alphabet, hand));
  }

  get bag(): number {
    return this.tilesInBag.size;
  }

  get end(): GameEnd | undefined {
    return this.over;
  }

  get ended(): boolean {
    return this.over !== undefined;
  }

  get result(): FinalScores | undefined {
    if (this.over === undefined) return undefined;
    const { racks } = this;
    const players = this.scores.map((score, player) => ({ score, rack: racks[player] as string }));
    return finalScores(this.rules, this.over, players);
  }

  make(move: GameMove): void {
    if (this.ended) throw new InputError('GAME_OVER', 'the game is over', { input: '' });
    this.turns.push(this.turnOf(move));
    const racks = this.hands.map(sumOf);
    this.over = gameEnd(this.rules, { bag: this.bag, racks, turns: this.turns });
  }

  private turnOf(move: GameMove): TurnTaken {
    const { player } = this;
    if (!('kind' in move) || isPlay(move)) return this.lay(player, move as AnyPlay);
    if (move.kind === 'exchange') this.exchange(player, move.tiles);
    return { player, kind: move.kind, score: 0 };
  }

  private lay(player: number, play: AnyPlay): TurnTaken {
    const { position } = this;
    const after = positionAfter(position, play);
    const score = scoreSheet(position, play).total;
    this.board = after.tiles;
    this.hands[player] = after.rackCounts;
    this.tilesInBag.fill(after.rackCounts, this.rules.rackSize);
    this.scores[player]! += score;
    return { player, kind: 'play', score };
  }

  /** New tiles are drawn before the old ones go back (FIGS art. 34). */
  private exchange(player: number, text: string): void {
    const hand = this.hands[player] as TileCounts;
    const tiles = parseRack(this.rules, text);
    const kept = difference(hand, tiles);
    if (isOverdrawn(kept)) {
      throw new InputError('MOVE_TILES', `${text} is not on the rack ${this.racks[player]}`, {
        input: text,
      });
    }
    const asked = { bag: this.bag, tiles: sumOf(tiles), rack: sumOf(hand) };
    const { allowed, steps } = ruleExchange(this.rules, asked);
    if (!allowed) throw InputError.ofFacts('MOVE_EXCHANGE', steps, { input: text });
    this.tilesInBag.fill(kept, sumOf(hand));
    this.tilesInBag.putBack(tiles);
    this.hands[player] = kept;
  }
}

function isPlay(move: { readonly kind: string }): boolean {
  return move.kind === 'play';
}
