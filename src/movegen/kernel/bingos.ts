// The best plays of the whole rack, by words: which tiles are laid is known, but for the jollies, so the
// words they make with the tiles they go through are looked up. Of the best-search with jollies, this takes
// a third less time than the recursion with bounds of its own; for plays of fewer tiles it takes longer.
import { lastLetters, letterOf, mayMakeWord, nextWord, openWords } from './anagrams';
import {
  boundAt,
  cheapest,
  leftCount,
  measure,
  pointsThrough,
  rackHash,
  rightCount,
  through,
  timesAt,
} from './bounds';
import {
  allLetters,
  bar,
  bonus,
  jollies,
  laidAt,
  lay,
  leftOf,
  noteTimes,
  rackSize,
  record,
  short,
  takeBack,
  worthOf,
} from './hand';
import {
  allowedAt,
  borderOf,
  crossPointsAt,
  crossTimesAt,
  isFree,
  isTile,
  letterAt,
  letterTimesAt,
  PLACE,
  PLACE_SHIFT,
  SIZE,
} from './lanes';
import { at, HASHES, put, STARTS } from './memory';
import { packHead, withCount } from './play';
import { firstOf, isHook, laneOf, unitAt } from './units';
import { mostWorth } from './worth';

// The unit under search: its lane, the border before that, and its first tile.
let lane: i32 = 0;
let border: usize = 0;
let first: usize = 0;
/** True when the unit is a block. */
let isBlock: bool = false;
// The plays under search go through the same tiles, with more or fewer tiles to the left: numbers of these,
// from the first of a table on, points of the tiles gone through, and the multiplier of each.
let startCount: i32 = 0;
let points: i32 = 0;

/** Finds the bingos of a unit that reach the bar. */
export function searchBingos(number: i32): void {
  const unit = unitAt(number);
  lane = laneOf(unit);
  border = borderOf(lane);
  isBlock = !isHook(unit);
  first = isBlock ? firstOf(unit) : firstOf(unit) + PLACE; // a hook is the first square to the left
  measure(unit); // since it was measured first, others have been
  let right = min(rightCount, rackSize);
  while (right >= 0) {
    const hash = through(right);
    points = pointsThrough(right);
    startCount = 0;
    for (; right >= 0 && through(right) === hash; right--) {
      const left = rackSize - right;
      if (left < leftCount && boundAt(number, left, rackSize) >= bar) noteStart(left, right);
    }
    if (startCount > 0) layAll(rackHash + hash);
  }
}

/** Notes where plays may begin: so many tiles to the left and to the right. */
function noteStart(left: i32, right: i32): void {
  put(STARTS, startCount << 1, left);
  put(STARTS, (startCount << 1) + 1, timesAt(left, right));
  startCount++;
}

/** Lays the words of the letters with this hash and of those that jollies stand for. */
function layAll(hash: i32): void {
  if (jollies === 0) layWords(hash);
  else if (jollies === 1) layWithOne(hash, allLetters, cheapest());
  else layWithTwo(hash);
}

/** @param other one of the letters with the hash, 0: none is known */
function layWithOne(hash: i32, letters: i32, other: i32): void {
  for (let rest = letters & lastLetters(hash); rest !== 0; rest &= rest - 1) {
    const sum = hash + at(HASHES, ctz(rest));
    if (other === 0 || mayMakeWord(sum, other)) layWords(sum);
  }
}

function layWithTwo(hash: i32): void {
  for (let rest = allLetters; rest !== 0; rest &= rest - 1) {
    const letter = ctz(rest);
    layWithOne(hash + at(HASHES, letter), rest, letter); // the second jolly is no lower letter
  }
}

/** Lays each word of the letters with this hash wherever it may begin. */
function layWords(hash: i32): void {
  openWords(hash);
  for (let word = nextWord(); word !== 0; word = nextWord()) {
    for (let n = 0; n < startCount << 1; n += 2) {
      const left = at(STARTS, n);
      if (isBlock && letterOf(word, left) !== letterAt(first)) continue;
      layWord(word, first - (left as usize) * PLACE, at(STARTS, n + 1));
    }
  }
}

/**
 * Lays a word, if it fits and may reach the bar. It ends where its play ends: with its hash it has as many letters.
 *
 * @param times multiplier of the main word
 */
function layWord(word: usize, start: usize, times: i32): void {
  let place = start;
  let main = points;
  let cross = 0;
  for (let number = 0; ; number++, place += PLACE) {
    const letter = letterOf(word, number);
    if (letter === 0) break;
    if (isFree(place)) {
      if (((allowedAt(place) >>> letter) & 1) === 0) return;
      const value = worthOf(letter);
      main += value * letterTimesAt(place);
      cross += crossPointsAt(place) + value * crossTimesAt(place);
    } else if (!isTile(place) || letterAt(place) !== letter) {
      return;
    }
  }
  if (mostWorth(main * times + cross + bonus, rackSize) >= bar) {
    layTiles(word, start, main, cross, times);
  }
}

/** Records the play of a word that fits, if the rack has its letters: others may have the same hash. */
function layTiles(word: usize, start: usize, main: i32, cross: i32, times: i32): void {
  let laid = 0;
  let place = start;
  for (let number = 0; laid < rackSize; number++, place += PLACE) {
    if (!isFree(place)) continue;
    const letter = letterOf(word, number);
    noteTimes(laid, letterTimesAt(place), crossTimesAt(place));
    lay(letter, laid++);
  }
  // of a rack of one tile, the play of a word that crosses another is found across
  const isTwice = rackSize === 1 && lane >= SIZE && crossTimesAt(place - PLACE) !== 0;
  if (short === jollies && !isTwice) {
    const head = packHead(lane, ((start - border) >> PLACE_SHIFT) as i32, 0);
    record(withCount(head, rackSize), rackSize, main, cross, times);
  }
  while (--laid >= 0) takeBack(laidAt(laid), leftOf(laidAt(laid)) + 1);
}
