// The order by equity: a key for each play, its worth and its number in the one order of plays, which decides
// between plays of one worth. The keys are sorted, in the spare room; the plays stay where they are.
import { cutTo, playsAt, playsEnd, spare } from './hand';
import { copyPlay, countOf, laidOf, PLAY, scoreOf } from './play';
import { worthOfTiles } from './worth';

/** Bytes of a key: the number of the play, and above it how far its worth is below the most there can be. */
const KEY: usize = 8;
const MOST_WORTH: i32 = i32.MAX_VALUE;
const ALL_BITS: u64 = ~(0 as u64);

let end: usize = 0;

/** Where the keys begin, and end. */
export function keysAt(): usize {
  return spare();
}
export function keysEnd(): usize {
  return end;
}

/** What a recorded play is worth. */
function worthOf(play: usize): i32 {
  return worthOfTiles(scoreOf(play), laidOf(play) & (ALL_BITS >>> (64 - (countOf(play) << 3))));
}

/** Forgets the plays that are worth less. */
export function forgetBelow(least: i32): void {
  const last = playsEnd();
  let kept = playsAt();
  for (let play = kept; play < last; play += PLAY) {
    if (worthOf(play) < least) continue;
    if (kept !== play) copyPlay(play, kept);
    kept += PLAY;
  }
  cutTo(kept);
}

/** Makes the keys of the plays, which stand in their order, and sorts them. */
export function sortByWorth(): void {
  const last = playsEnd();
  const first = keysAt();
  let number: u64 = 0;
  end = first;
  for (let play = playsAt(); play < last; play += PLAY, end += KEY) {
    store<u64>(end, (((MOST_WORTH - worthOf(play)) as u64) << 32) | number++);
  }
  const count = ((end - first) / KEY) as i32;
  for (let from = (count >> 1) - 1; from >= 0; from--) sink(first, from, count);
  for (let rest = count - 1; rest > 0; rest--) {
    const highest = load<u64>(first);
    store<u64>(first, load<u64>(keyAt(first, rest)));
    store<u64>(keyAt(first, rest), highest);
    sink(first, 0, rest);
  }
}

function keyAt(first: usize, number: i32): usize {
  return first + (number as usize) * KEY;
}

/** Lets a key of the heap sink to its place. */
function sink(first: usize, from: i32, count: i32): void {
  const key = load<u64>(keyAt(first, from));
  let hole = from;
  for (let child = 2 * hole + 1; child < count; child = 2 * hole + 1) {
    const right = child + 1;
    if (right < count && load<u64>(keyAt(first, right)) > load<u64>(keyAt(first, child)))
      child = right;
    const next = load<u64>(keyAt(first, child));
    if (next <= key) break;
    store<u64>(keyAt(first, hole), next);
    hole = child;
  }
  store<u64>(keyAt(first, hole), key);
}

/** Forgets the keys of plays that are worth less than number `count`. */
export function cutKeysBehind(count: i32): void {
  const first = keysAt();
  if ((((end - first) / KEY) as i32) <= count) return; // before it is an address: it may be any number
  const worth = load<u64>(keyAt(first, count - 1)) >> 32;
  while (load<u64>(end - KEY) >> 32 !== worth) end -= KEY;
}
