// The moves of all plies of a search, one list behind the other, with a key each: the highest is tried first.

/** Room at first. */
const FIRST_ROOM = 1 << 14;
/** Moves that are picked one by one; the others are sorted at once. */
const PICKED = 8;
/** Gaps of the sort. */
const GAPS = [301, 132, 57, 23, 10, 4, 1];

/** Moves with their keys; `moves` and `keys` are replaced when `reserve` needs more room. */
export class MoveList {
  moves: Int32Array = new Int32Array(FIRST_ROOM);
  keys: Int32Array = new Int32Array(FIRST_ROOM);

  /** Makes room for that many. */
  reserve(count: number): void {
    while (count > this.moves.length) {
      this.moves = longer(this.moves);
      this.keys = longer(this.keys);
    }
  }

  /** The move with the highest key. */
  highest(at: number, end: number): number {
    let best = at;
    for (let next = at + 1; next < end; next++) {
      if (this.keys[next]! > this.keys[best]!) best = next;
    }
    return this.moves[best]!;
  }

  /** Brings the highest of the moves from `next` on to `next`; those before stand already. */
  bring(at: number, next: number, end: number): void {
    if (next - at > PICKED) return;
    if (next - at === PICKED) {
      this.sort(next, end);
      return;
    }
    const { keys } = this;
    let best = next;
    for (let other = next + 1; other < end; other++) if (keys[other]! > keys[best]!) best = other;
    this.swap(next, best);
  }

  private swap(one: number, other: number): void {
    const { moves, keys } = this;
    const move = moves[one]!;
    const key = keys[one]!;
    moves[one] = moves[other]!;
    keys[one] = keys[other]!;
    moves[other] = move;
    keys[other] = key;
  }

  /** Sorts by key, the highest first (Shell 1959, gaps of Ciura 2001). */
  private sort(from: number, end: number): void {
    const { moves, keys } = this;
    for (const gap of GAPS) {
      for (let next = from + gap; next < end; next++) {
        const key = keys[next]!;
        const move = moves[next]!;
        let at = next;
        for (; at - gap >= from && keys[at - gap]! < key; at -= gap) {
          keys[at] = keys[at - gap]!;
          moves[at] = moves[at - gap]!;
        }
        keys[at] = key;
        moves[at] = move;
      }
    }
  }
}

function longer(array: Int32Array): Int32Array {
  const grown = new Int32Array(array.length * 2);
  grown.set(array);
  return grown;
}
