// Can the whole rack be laid through tiles on the board, and what must the jollies stand for then?
// Asked of the anagram filter, once for each set of through-tiles of a position.
import { JOLLY_INDEX } from '../alphabet/alphabet.js';
import { type AnagramFilter, letterHash, mayMakeWord } from './anagram-filter.js';

/** Places to remember answers in; more than a board has sets of through-tiles. */
const SLOTS = 512;
const keys = new Int32Array(SLOTS);
const stamps = new Int32Array(SLOTS);
/** Letters that one of the jollies may stand for. */
const firstMasks = new Int32Array(SLOTS);
/** With two jollies: letters that the other may stand for, by the letter of the one. */
const pairMasks = new Int32Array(SLOTS * 32);

let stamp = 0;
let rackSum = 0;
let jollies = 0;
let letterCount = 0;
let filter: AnagramFilter | undefined;

/** Takes a rack; without a filter every question is answered with yes. */
export function startBingos(
  rack: ArrayLike<number>,
  letters: number,
  withFilter: AnagramFilter | undefined,
): void {
  stamp++;
  filter = withFilter;
  letterCount = letters;
  jollies = rack[JOLLY_INDEX]!;
  rackSum = 0;
  for (let letter = 1; letter < 32; letter++) {
    rackSum = (rackSum + rack[letter]! * letterHash[letter]!) | 0;
  }
}

/** False when the rack and the through-tiles with this hash surely make no word; two jollies: not asked. */
export function mayBingo(through: number): boolean {
  if (filter === undefined || jollies > 1) return true;
  if (jollies === 0) return mayMakeWord(filter, (rackSum + through) | 0);
  return firstMasks[slotFor(through)] !== 0;
}

/** Letters that a jolly may stand for in such a word. */
export function jollyLetters(through: number): number {
  return firstMasks[slotFor(through)]!;
}

/** Adds to `into`, by letter of one jolly, what the other may stand for. */
export function addPairs(through: number, into: Int32Array): void {
  const from = slotFor(through) * 32;
  for (let letter = 1; letter <= letterCount; letter++) into[letter]! |= pairMasks[from + letter]!;
}

/** Where the answers for the through-tiles are, worked out at the first question. */
function slotFor(through: number): number {
  let slot = (through ^ (through >>> 9)) & (SLOTS - 1);
  while (stamps[slot] === stamp && keys[slot] !== through) slot = (slot + 1) & (SLOTS - 1);
  if (stamps[slot] !== stamp) {
    stamps[slot] = stamp;
    keys[slot] = through;
    const sum = (rackSum + through) | 0;
    if (jollies === 1) askOne(slot, sum);
    else askTwo(slot, sum);
  }
  return slot;
}

function askOne(slot: number, sum: number): void {
  let mask = 0;
  for (let letter = 1; letter <= letterCount; letter++) {
    if (mayMakeWord(filter as AnagramFilter, (sum + letterHash[letter]!) | 0)) mask |= 1 << letter;
  }
  firstMasks[slot] = mask;
}

function askTwo(slot: number, sum: number): void {
  const base = slot * 32;
  let mask = 0;
  pairMasks.fill(0, base, base + 32);
  for (let one = 1; one <= letterCount; one++) {
    const half = (sum + letterHash[one]!) | 0;
    for (let other = one; other <= letterCount; other++) {
      if (!mayMakeWord(filter as AnagramFilter, (half + letterHash[other]!) | 0)) continue;
      pairMasks[base + one]! |= 1 << other;
      pairMasks[base + other]! |= 1 << one;
      mask |= (1 << one) | (1 << other);
    }
  }
  firstMasks[slot] = mask;
}
