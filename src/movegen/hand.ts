// The player's hand during a search: what is left on the rack, the tiles laid so far, and the record
// of a finished play. A letter that is not held is a shortage a jolly must fill; which of the laid
// tiles are the jollies is decided here, when a play is recorded.
import { JOLLY_BIT, JOLLY_INDEX } from '../alphabet/alphabet.js';
import { LETTER_BITS } from '../gaddag/gaddag.js';
import { type Rules, tilePoints } from '../rules/rules.js';
import { PLAY, type PlayBuffer, withScore } from './play-buffer.js';

/** Ways of choosing up to three jollies among seven tiles, rounded up: room kept free in the buffer. */
const MOST_CHOICES = 64;

export class Hand {
  /** Face values by letter code. */
  readonly points: Int32Array;
  /** Tiles on the rack, jollies included. */
  size = 0;
  /** Letters that have no jolly's help any more, or jollies still free: see `choices`. */
  private jollies = 0;
  private short = 0;
  private held = 0;
  /** What is left of each letter; below 0 that many jollies stand in. */
  private readonly rack = new Int32Array(32);

  /** The tiles laid, a byte each, in the order of laying; the same memory as two integers. */
  private readonly laid = new Uint8Array(8);
  private readonly packed: Int32Array = new Int32Array(this.laid.buffer);
  /** What each laid tile adds to the main word before its multiplier, and to the crossing word. */
  private readonly mainGains = new Int32Array(8);
  private readonly crossGains = new Int32Array(8);

  private readonly rackSize: number;
  private readonly bonus: number;
  private buffer: PlayBuffer | undefined;
  private data: Int32Array = new Int32Array(0);
  private used = 0;

  constructor(rules: Rules) {
    this.points = tilePoints(rules);
    this.rackSize = rules.rackSize;
    this.bonus = rules.bingoBonus;
  }

  /** Takes a rack, and the buffer that plays go into. */
  take(counts: ArrayLike<number>, into: PlayBuffer): void {
    this.held = 0;
    this.short = 0;
    this.size = counts[JOLLY_INDEX]!;
    this.jollies = counts[JOLLY_INDEX]!;
    for (let letter = 1; letter < 32; letter++) {
      const count = counts[letter]!;
      this.rack[letter] = count;
      this.size += count;
      if (count > 0) this.held |= 1 << letter;
    }
    into.clear();
    this.buffer = into;
    this.data = into.data;
    this.used = 0;
  }

  /** Hands the plays over. */
  finish(): void {
    (this.buffer as PlayBuffer).used = this.used;
  }

  /** Letters that may be laid next: those held, or any while a jolly is free. */
  choices(): number {
    return this.short < this.jollies ? LETTER_BITS : this.held;
  }

  /** Lays a letter as number `place` of the play. @returns how many were left, for `takeBack` */
  lay(letter: number, place: number, mainGain: number, crossGain: number): number {
    const left = this.rack[letter]!;
    this.rack[letter] = left - 1;
    if (left <= 0) this.short++;
    else if (left === 1) this.held ^= 1 << letter;
    this.laid[place] = letter;
    this.mainGains[place] = mainGain;
    this.crossGains[place] = crossGain;
    return left;
  }

  takeBack(letter: number, left: number): void {
    this.rack[letter] = left;
    if (left <= 0) this.short--;
    else if (left === 1) this.held ^= 1 << letter;
  }

  /**
   * Records the play of the first `count` tiles laid, once for every way of choosing the jollies.
   *
   * @param head of the packed play, without the score
   * @param times multiplier of the main word
   */
  record(head: number, count: number, main: number, cross: number, times: number): void {
    const score = main * times + cross + (count === this.rackSize ? this.bonus : 0);
    if (this.used + MOST_CHOICES * PLAY > this.data.length) this.grow();
    const [low, high] = [this.packed[0]!, this.packed[1]!];
    if (this.short === 0) this.put(head, score, low, high);
    if (this.jollies === 1) this.putOne(head, score, times, count, 0, this.short, low, high);
    else if (this.jollies > 1) this.putMore(head, score, times, count, low, high);
  }

  /** Every choice of one jolly among the tiles from number `from` on; it must fill a shortage, if any. */
  private putOne(
    head: number,
    score: number,
    times: number,
    count: number,
    from: number,
    short: number,
    low: number,
    high: number,
  ): void {
    const { rack, laid, mainGains, crossGains } = this;
    for (let place = from; place < count; place++) {
      if (short !== 0 && rack[laid[place]!]! >= 0) continue;
      const without = score - mainGains[place]! * times - crossGains[place]!;
      if (place < 4) this.put(head, without, low | (JOLLY_BIT << (place << 3)), high);
      else this.put(head, without, low, high | (JOLLY_BIT << ((place - 4) << 3)));
    }
  }

  /** Every choice of one or two jollies. */
  private putMore(
    head: number,
    score: number,
    times: number,
    count: number,
    low: number,
    high: number,
  ): void {
    const { rack, laid, mainGains, crossGains, short } = this;
    for (let place = 0; place < count; place++) {
      const letter = laid[place]!;
      const left = rack[letter]!;
      const rest = left < 0 ? short - 1 : short;
      if (rest > 1) continue;
      const without = score - mainGains[place]! * times - crossGains[place]!;
      const newLow = place < 4 ? low | (JOLLY_BIT << (place << 3)) : low;
      const newHigh = place < 4 ? high : high | (JOLLY_BIT << ((place - 4) << 3));
      if (rest === 0) this.put(head, without, newLow, newHigh);
      rack[letter] = left + 1;
      this.putOne(head, without, times, count, place + 1, rest, newLow, newHigh);
      rack[letter] = left;
    }
  }

  private put(head: number, score: number, low: number, high: number): void {
    const { data, used } = this;
    data[used] = withScore(head, score);
    data[used + 1] = low;
    data[used + 2] = high;
    this.used = used + PLAY;
  }

  private grow(): void {
    const buffer = this.buffer as PlayBuffer;
    buffer.grow();
    this.data = buffer.data;
  }
}
