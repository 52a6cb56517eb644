// The bag of games against itself: shuffled once, the first player draws from one end and the second from the
// other, so that in the second game of a pair, with seats swapped, the same seats draw the same tiles as long
// as they can. Each order is equally likely, so every draw is as fair as from a bag.
import { sumOf, type TileCounts } from '../../alphabet/tile-counts.js';
import { createRandom, type RandomSource, randomFrom, xoshiro } from '../../board/random.js';
import { bagCounts, type Rules } from '../../rules/rules.js';

/** A bag with two ends; nothing is allocated after it was made. */
export interface Deck {
  /** Tiles in it. */
  readonly size: number;
  /** Puts every tile back and shuffles them: the same number gives the same order. */
  shuffle(deal: number): void;
  /** As it was after the last shuffle: the same tiles for another try. */
  restart(): void;
  /** Draws from a player's end until the rack has `size` tiles or the bag is empty. */
  fill(player: number, rack: TileCounts, size: number): void;
  /**
   * Puts tiles back at a player's end and mixes them with the others. The first player must have drawn as many; at
   * the second's there is room for as many more as the edition has.
   */
  putBack(player: number, tiles: ArrayLike<number>): void;
  /** Lays tiles on top at a player's end, with room as in `putBack`: he draws them next. */
  layOnTop(player: number, tiles: ArrayLike<number>): void;
  /** Until the next shuffle `restart` gives the deck as it is now. */
  keepOrder(): void;
}

/**
 * A deck.
 *
 * @param seed of all deals
 * @param counts the tiles of a deal, default all of the edition
 */
export function createDeck(
  rules: Rules,
  seed: string,
  counts: ArrayLike<number> = bagCounts(rules),
): Deck {
  return new TwoEndedDeck(rules, Uint8Array.from(counts), seed);
}

class TwoEndedDeck implements Deck {
  private readonly full: Uint8Array;
  /** As shuffled, and as it is now. */
  private readonly order: Uint8Array;
  private readonly tiles: Uint8Array;
  private readonly seeds: readonly number[];
  private random: RandomSource;
  private front = 0;
  private back = 0;
  /** Where front and back are after `restart`. */
  private first = 0;
  private end = 0;

  constructor(rules: Rules, counts: Uint8Array, seed: string) {
    this.full = Uint8Array.from([...counts].flatMap((count, kind) => Array(count).fill(kind)));
    this.order = new Uint8Array(Math.max(this.full.length, sumOf(bagCounts(rules))));
    this.tiles = new Uint8Array(this.order.length);
    const words = createRandom(seed);
    this.seeds = [words.below(2 ** 32), words.below(2 ** 32), words.below(2 ** 32)];
    this.random = words;
  }

  get size(): number {
    return this.back - this.front;
  }

  shuffle(deal: number): void {
    const { tiles } = this;
    this.random = this.streamOf(deal);
    tiles.set(this.full);
    for (let last = this.full.length - 1; last > 0; last--)
      this.swap(last, this.random.below(last + 1));
    this.front = 0;
    this.back = this.full.length;
    this.keepOrder();
  }

  restart(): void {
    this.tiles.set(this.order);
    this.front = this.first;
    this.back = this.end;
  }

  /** Numbers of a deal: a state of its own, mixed until the number of the deal is in every bit. */
  private streamOf(deal: number): RandomSource {
    const [a = 0, b = 0, c = 0] = this.seeds;
    const next = xoshiro(a, b, c, deal);
    for (let round = 0; round < 20; round++) next();
    return randomFrom(next);
  }

  fill(player: number, rack: TileCounts, size: number): void {
    let held = 0;
    for (let kind = 0; kind < rack.length; kind++) held += rack[kind]!;
    for (; held < size && this.front < this.back; held++) {
      const kind = this.tiles[player === 0 ? this.front++ : --this.back]!;
      rack[kind]!++;
    }
  }

  putBack(player: number, tiles: ArrayLike<number>): void {
    for (let kind = 0; kind < tiles.length; kind++) {
      for (let copy = tiles[kind]!; copy > 0; copy--) {
        const place = player === 0 ? --this.front : this.back++;
        this.tiles[place] = kind;
        this.swap(place, this.front + this.random.below(this.size));
      }
    }
  }

  layOnTop(player: number, tiles: ArrayLike<number>): void {
    for (let kind = 0; kind < tiles.length; kind++) {
      for (let copy = tiles[kind]!; copy > 0; copy--) {
        this.tiles[player === 0 ? --this.front : this.back++] = kind;
      }
    }
  }

  keepOrder(): void {
    this.order.set(this.tiles);
    this.first = this.front;
    this.end = this.back;
  }

  private swap(one: number, other: number): void {
    const tile = this.tiles[one]!;
    this.tiles[one] = this.tiles[other]!;
    this.tiles[other] = tile;
  }
}
