// The steps of solving an ending: a few shallow searches, whose best moves are tried first later; then the value,
// closed in between bounds by searches to the end of the game that ask for one point only («is it more than this?»:
// MTD(f), Plaat, Schaeffer, Pijls and de Bruin 1996); then every move that reaches it, and the line.
import { sumOf, type TileCounts, tileIndex } from '../../alphabet/tile-counts.js';
import type { Play } from '../../board/move.js';
import type { Position } from '../../board/position.js';
import { parseAt } from '../../board/squares.js';
import { NO_END, NO_RUN, PASS, STUCK, ZERO_PLAY } from './ends.js';
import { type EndgameMove, PASS_MOVE, playOf } from './moves.js';
import { StoreFull } from './play-store.js';
import { DEEPEST, INFINITE, MOST_PLIES, type Search } from './search.js';
import { ask, type Limits, Stopped } from './slices.js';
import type { EndgameProgress, EndgameResult, ValuedMove } from './solve.js';
import { PASSED } from './table.js';

/** Depths of the searches that only prepare: two plies more take longer than they save (`bench/README.md`). */
const SHALLOW = [1, 2, 3];

/** Turns of the longest line: behind it a search needs plies, too. */
const MOST_TURNS = MOST_PLIES - 30;

/** When to stop, and who is told how far it is. */
export interface SolverLimits extends Pick<Limits, 'deadline' | 'signal'> {
  readonly onProgress: ((progress: EndgameProgress) => void) | undefined;
}

/** What a solver knows in the end; the door adds nodes and time. */
type Solved = Omit<EndgameResult, 'nodes' | 'ms'>;

/** Solves one ending. */
export class Solver {
  private readonly search: Search;
  private readonly position: Position;
  private readonly other: TileCounts;
  private readonly limits: Limits;
  private low = Number.NEGATIVE_INFINITY;
  private high = Number.POSITIVE_INFINITY;
  private estimate = 0;
  private guess: EndgameMove = PASS_MOVE;

  constructor(search: Search, position: Position, other: TileCounts, limits: SolverLimits) {
    const { deadline, signal, onProgress } = limits;
    this.search = search;
    this.position = position;
    this.other = other;
    this.limits = {
      deadline,
      signal,
      onSlice: () => onProgress?.({ nodes: search.nodes, low: this.low, high: this.high }),
    };
  }

  async solve(): Promise<Solved> {
    this.takeGlance();
    try {
      await again(() => this.approach());
      await again(() => this.closeIn());
      const best = await again(() => this.bestMoves());
      const line = await again(() => this.bestLine());
      const { low, high } = this;
      return { value: low, exact: true, low, high, best, line };
    } catch (error) {
      if (error instanceof Stopped) return this.soFar();
      throw error;
    }
  }

  /** One ply, however little time there is: so that there is always a move to answer. */
  private takeGlance(): void {
    const { search } = this;
    for (;;) {
      try {
        this.estimate = search.value(1, -INFINITE, INFINITE);
        this.guess = this.moveOf(search.bestMove);
        return;
      } catch (error) {
        if (!(error instanceof StoreFull)) throw error;
        search.forget();
      }
    }
  }

  private async approach(): Promise<void> {
    for (const depth of SHALLOW) {
      const { value, isComplete } = await this.valueAt(depth, -INFINITE, INFINITE);
      this.estimate = value;
      this.guess = this.moveOf(this.search.bestMove);
      if (!isComplete) continue;
      this.low = value;
      this.high = value;
      return;
    }
  }

  /** Asks for one point after the other until the bounds meet. */
  private async closeIn(): Promise<void> {
    while (this.low < this.high) {
      const top = this.estimate === this.low ? this.estimate + 1 : this.estimate;
      const { value, isComplete } = await this.valueAt(DEEPEST, top - 1, top);
      if (!isComplete) throw new Stopped(); // rules of somebody's own with hundreds of passes
      this.estimate = value;
      if (value < top) this.high = value;
      else {
        this.low = value;
        this.guess = this.moveOf(this.search.bestMove);
      }
      this.limits.onSlice();
    }
  }

  private valueAt(
    depth: number,
    alpha: number,
    beta: number,
  ): Promise<{ value: number; isComplete: boolean }> {
    const { search } = this;
    return ask(search, this.limits, () => {
      const before = search.horizons;
      const value = search.value(depth, alpha, beta);
      return { value, isComplete: search.horizons === before };
    });
  }

  /** Every move that reaches the value. */
  private async bestMoves(): Promise<ValuedMove[]> {
    const { search, limits, low: value } = this;
    const plays: Play[] = [];
    for (const play of search.plays()) {
      if (await ask(search, limits, () => search.reaches(play, value))) {
        plays.push(this.moveOf(play) as Play);
      }
    }
    const hasPlay = plays.length > 0;
    const passes = await ask(search, limits, () => search.passReaches(value, hasPlay));
    const moves = [...plays.sort(inOrder), ...(passes ? [PASS_MOVE] : [])];
    return moves.map(move => ({ move, value }));
  }

  /** Best moves of both, the first that is found in each position. */
  private async bestLine(): Promise<EndgameMove[]> {
    const { search, position } = this;
    const { ends } = search;
    const racks = [Int32Array.from(position.rackCounts), Int32Array.from(this.other)] as const;
    const line: EndgameMove[] = [];
    let run = NO_RUN;
    let value = this.low;
    for (let side = 0; ; side = 1 - side) {
      const rack = racks[side]!;
      const { plays, best } = await this.firstBest(value);
      if (best === PASSED) {
        line.push(PASS_MOVE);
        run = ends.runAfter(run, plays === 0 ? STUCK : PASS);
        if (ends.endOfRun(run) !== NO_END) return line;
        value = -value;
      } else {
        const { store, tiles } = search.plies;
        const play = playOf(position.rules, store, best, tiles, rack);
        line.push(play);
        for (let number = 0; number < store.size(best); number++) {
          rack[tileIndex(store.tile(best, number))]!--;
        }
        run = play.score === 0 ? ends.runAfter(run, ZERO_PLAY) : NO_RUN;
        if (ends.endOfPlay(sumOf(rack) === 0, run) !== NO_END) return line;
        value = play.score - value;
      }
      if (search.turns >= MOST_TURNS) throw new Stopped(); // rules of somebody's own with hundreds of passes
      search.take(best);
    }
  }

  /** The first play that reaches a value, or the pass; and how many there are. */
  private async firstBest(value: number): Promise<{ plays: number; best: number }> {
    const { search, limits } = this;
    const plays = search.plays();
    for (const play of plays) {
      if (await ask(search, limits, () => search.reaches(play, value)))
        return { plays: plays.length, best: play };
    }
    return { plays: plays.length, best: PASSED };
  }

  private soFar(): Solved {
    const { low, high, guess } = this;
    const value = Math.max(low, Math.min(high, this.estimate));
    return { value, exact: false, low, high, best: [{ move: guess, value }], line: [guess] };
  }

  /** A move at the beginning. */
  private moveOf(move: number): EndgameMove {
    if (move < 0) return PASS_MOVE;
    const { rules, tiles, rackCounts } = this.position;
    return playOf(rules, this.search.plies.store, move, tiles, rackCounts);
  }
}

/** Takes a step again, as often as there was no room for all plays: those found stand in the table of positions. */
async function again<T>(step: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof StoreFull)) throw error;
    }
  }
}

/** The order of plays: by points, across before down, square, word. */
function inOrder(one: Play, other: Play): number {
  if (one.score !== other.score) return other.score - one.score;
  const [a, b] = [parseAt(one.at)!, parseAt(other.at)!];
  if (a.direction !== b.direction) return a.direction === 'across' ? -1 : 1;
  if (a.square !== b.square) return a.square - b.square;
  return one.word < other.word ? -1 : 1;
}
