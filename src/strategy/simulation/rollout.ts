// One rollout: the unseen tiles are dealt, the candidate is made, and the static player plays on for some turns.
// Every candidate of a rollout is dealt the same tiles, so that luck falls out of their differences.
import type { Lexicon } from '../../gaddag/lexicon.js';
import { createJudge } from '../../leaves/judge.js';
import type { LeaveTable } from '../../leaves/leave-table.js';
import { DEFAULT_TERMS } from '../../leaves/terms.js';
import type { WinTable } from '../../outlook/win-table.js';
import type { Rules } from '../../rules/rules.js';
import { makeTurn } from '../self-play/play-game.js';
import { choose, type SelfPlayer } from '../self-play/player.js';
import { createTable, type Table } from '../self-play/table.js';
import { createInference, dealtTiles } from './infer.js';
import type { Candidate, Scene } from './scene.js';

/** What a rollout came to, filled anew for each. */
export interface Outcome {
  /** Points gained over the turns and the worth of what both keep, thousandths, for who made the candidate. */
  equity: number;
  /** Share of games won from there, in ten-thousandths. */
  win: number;
  /** Points of each turn after the candidate. */
  readonly points: Int32Array;
  /** 1 where a turn laid the whole rack. */
  readonly bingos: Uint8Array;
  /** Turns that were played. */
  turns: number;
}

/** Share of games won, in ten-thousandths, by who is to move, sees so many tiles not and is that far ahead. */
export type WinShare = (unseen: number, spread: number) => number;

/** The shares of a table, to whole ten-thousandths. */
export function winShareOf(wins: WinTable): WinShare {
  const most = wins.mostUnseen;
  return (unseen, spread) =>
    Math.round(wins.winPercent(Math.min(unseen, most), spread) * (SURE / 100));
}

/** Plays rollouts of one scene. */
export interface Roller {
  /** False where shares of games won mean nothing. */
  readonly knowsWins: boolean;
  readonly outcome: Outcome;
  /** The other player's answer in the last rollout is the first of its plays: see `watch`. */
  readonly table: Table;
  /** Deals the tiles of a rollout. */
  deal(rollout: number): void;
  /** Plays the rollout with one of the candidates. @param watch told of the first answer before it is made */
  play(candidate: Candidate, watch: (table: Table) => void): void;
}

const MILLIPOINTS = 1000;
const SURE = 10_000;

/** With what rollouts are played. */
export interface RollerTools {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  readonly leaves: LeaveTable | undefined;
  /** Undefined where nothing is known of it: then every game that goes on is half won. */
  readonly winShare: WinShare | undefined;
}

/** Nobody knows who has used it up. */
const TERMS = { ...DEFAULT_TERMS, change: false, opening: false };

export function createRoller(tools: RollerTools, scene: Scene): Roller {
  return new SceneRoller(tools, scene);
}

class SceneRoller implements Roller {
  readonly knowsWins: boolean;
  readonly outcome: Outcome;
  readonly table: Table;
  private readonly scene: Scene;
  private readonly player: SelfPlayer;
  private readonly winShare: WinShare;
  /** Deals by the last play, where there is one. */
  private readonly infer: ((rollout: number) => number) | undefined;
  /** Worth of what each player kept last, in thousandths. */
  private readonly worth: Int32Array = new Int32Array(2);

  constructor({ lexicon, rules, leaves, winShare }: RollerTools, scene: Scene) {
    this.table = createTable(lexicon, rules, scene.seed, dealtTiles(scene));
    this.scene = scene;
    this.knowsWins = winShare !== undefined;
    this.winShare = winShare ?? (() => SURE / 2);
    this.player = { name: '', by: 'equity', judge: createJudge(rules, leaves, TERMS) };
    const { plies, last } = scene;
    this.infer = last && createInference(this.table, this.player, scene, last);
    const points = new Int32Array(plies);
    this.outcome = { equity: 0, win: 0, points, bingos: new Uint8Array(plies), turns: 0 };
  }

  deal(rollout: number): void {
    if (this.infer === undefined) this.table.deck.shuffle(rollout);
    else this.infer(rollout);
  }

  play(candidate: Candidate, watch: (table: Table) => void): void {
    const { table, outcome, scene, player } = this;
    outcome.points.fill(0);
    outcome.bingos.fill(0);
    outcome.turns = 0;
    let isOver = this.begin(candidate);
    let seat = 1;
    // once the bag is empty nothing tells what the rest is worth but playing it
    const plies = table.deck.size === 0 ? Number.POSITIVE_INFINITY : scene.plies;
    for (let ply = 0; ply < plies && !isOver; ply++, seat = 1 - seat) {
      choose(table, seat, player);
      if (ply === 0) watch(table);
      const { turn } = table;
      this.worth[seat] = turn.equity - turn.score * MILLIPOINTS;
      if (ply < scene.plies) this.note(ply);
      isOver = makeTurn(table, seat);
    }
    this.judge(isOver, seat);
  }

  /** Notes the turn that has been chosen. */
  private note(ply: number): void {
    const { table, outcome } = this;
    const { turn, plays, rules } = table;
    outcome.points[ply] = turn.score;
    outcome.bingos[ply] = Number(turn.kind === 'play' && plays.tileCount(0) === rules.rackSize);
    outcome.turns++;
  }

  /** Makes the candidate, after both have their tiles. @returns true when the game is over */
  private begin({ tiles, kept, given, score, worth, move }: Candidate): boolean {
    const { table, scene } = this;
    const { deck, racks, rules } = table;
    deck.restart();
    table.tiles.set(tiles);
    racks[1].set(scene.known);
    deck.fill(1, racks[1], rules.rackSize);
    racks[0].set(kept);
    deck.fill(0, racks[0], rules.rackSize);
    if (move.kind === 'exchange') deck.putBack(0, given);
    table.scores.fill(0);
    table.scores[0] = score;
    this.worth[0] = worth;
    this.worth[1] = 0;
    table.ending.begin();
    const kind = move.kind === 'play' && score === 0 ? 'zero-play' : move.kind;
    return table.ending.note(0, kind, false, deck.size, racks[0]);
  }

  /** @param next who is to move, if the game goes on */
  private judge(isOver: boolean, next: number): void {
    const { table, outcome, scene } = this;
    const { scores, racks, deck } = table;
    if (isOver) {
      table.ending.settle(scores, racks);
      const gain = scores[0]! - scores[1]!;
      outcome.equity = gain * MILLIPOINTS;
      outcome.win = (Math.sign(scene.spread + gain) + 1) * (SURE / 2);
      return;
    }
    const gain = scores[0]! - scores[1]!;
    const equity = gain * MILLIPOINTS + this.worth[0]! - this.worth[1]!;
    outcome.equity = equity;
    const ahead = scene.spread + Math.round(equity / MILLIPOINTS);
    const unseen = deck.size + this.tilesOf(1 - next);
    outcome.win = next === 0 ? this.winShare(unseen, ahead) : SURE - this.winShare(unseen, -ahead);
  }

  private tilesOf(seat: number): number {
    const rack = this.table.racks[seat]!;
    let sum = 0;
    for (let kind = 0; kind < rack.length; kind++) sum += rack[kind]!;
    return sum;
  }
}
