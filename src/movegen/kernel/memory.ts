// The kernel's memory: the graph, which all threads share, and behind it a region for each thread with
// the tables below. AssemblyScript, compiled to WebAssembly; every address is in bytes.

/** Where this thread's region begins, and where the graph's nodes do. */
export let base: usize = 0;
export let nodes: usize = 0;
/** Where words read backwards from any of their letters begin. */
export let root: i32 = 0;

// Tables of the region, as offsets from its start. What the host reads or writes comes first.
/** 225 tiles, a byte each. */
export const TILES: usize = 0;
/** 32 counts of the rack. */
export const COUNTS: usize = TILES + 256;
/** Face value and anagram hash by letter code. */
export const POINTS: usize = COUNTS + 32 * 4;
export const HASHES: usize = POINTS + 32 * 4;
/** By equity: what a tile laid adds to an index, jollies at 0; the worth of what is kept by that index; the best of it by jollies among the tiles laid (rows of 8), and tiles laid. */
export const STRIDES: usize = HASHES + 32 * 4;
export const KEPT: usize = STRIDES + 32 * 4;
export const BEST_KEPT: usize = KEPT + 128 * 4;
/** The lanes of an empty board, laid out by the host as `../empty-lanes.ts` does. */
export const EMPTY: usize = BEST_KEPT + 3 * 8 * 4;
export const LANES_SIZE: usize = 30 * 18 * 32;

export const PLACES: usize = EMPTY + LANES_SIZE;
export const LIVE: usize = PLACES + LANES_SIZE;

/** The board that the lanes are of; and another one, its lanes and its tiles, which later ones may grow from. */
export const LAST_TILES: usize = LIVE + 32 * 4;
export const BASE_PLACES: usize = LAST_TILES + 256;
export const BASE_LIVE: usize = BASE_PLACES + LANES_SIZE;
export const BASE_TILES: usize = BASE_LIVE + 32 * 4;

export const RACK: usize = BASE_TILES + 256;
export const WORTH: usize = RACK + 32 * 4;
/** A letter as it is laid: a jolly, when the rack never had it. */
export const TILE_OF: usize = WORTH + 32 * 4;
export const LAID: usize = TILE_OF + 32 * 4;
export const LETTER_TIMES: usize = LAID + 8;
export const CROSS_TIMES: usize = LETTER_TIMES + 8 * 4;
export const TALLY: usize = CROSS_TIMES + 8 * 4;
export const TALLY_LENGTH: i32 = 2048;

/** Most units of a board: every second square of every lane, rounded up. */
export const MOST_UNITS: i32 = 256;
export const UNITS: usize = TALLY + (TALLY_LENGTH as usize) * 4;
export const TASKS: usize = UNITS + MOST_UNITS * 8 * 4;
export const TASK_BOUNDS: usize = TASKS + MOST_UNITS * 2 * 4;
export const MOST: usize = TASK_BOUNDS + MOST_UNITS * 2 * 4;
export const MOST_TO_RIGHT: usize = MOST + MOST_UNITS * 64 * 4;
/** Of both a table for each number of jollies that are laid. */
export const MOST_TO_LEFT: usize = MOST_TO_RIGHT + 3 * 80 * 4;
export const HIGHEST: usize = MOST_TO_LEFT + 3 * 16 * 4;
export const VALUES: usize = HIGHEST + 16 * 4;
export const LETTERS: usize = VALUES + 8 * 4;
/** Squares to the left and to the right of a unit: rows of 8 integers each, room for 16. */
export const LEFT: usize = LETTERS + 8 * 4;
export const RIGHT: usize = LEFT + 8 * 64;

/** Where bingos may begin: tiles to the left, and multiplier. */
export const STARTS: usize = RIGHT + 8 * 64;
/** Letters on the way to a word, a step of 32 bytes each. */
export const PATH: usize = STARTS + 8 * 8;

/** Plays by place, and by score: as many as there can be. */
export const PLACES_COUNTED: usize = PATH + 17 * 32;
export const SCORES_COUNTED: usize = PLACES_COUNTED + 512 * 4;

/** Bytes of a region; behind it the packed plays. */
export const REGION: usize = SCORES_COUNTED + 32768 * 4;

const PAGE: usize = 65536;

/** Takes room at the end of the memory; other threads may do so at the same time. @returns its start */
export function reserve(bytes: usize): usize {
  const page = memory.grow(((bytes + PAGE - 1) / PAGE) as i32);
  if (page < 0) unreachable();
  return (page as usize) * PAGE;
}

/** Makes this thread's region ready and tells where the nodes are. @returns start of the region */
export function begin(nodesAt: usize, rootNode: i32): usize {
  nodes = nodesAt;
  root = rootNode;
  base = reserve(REGION);
  return base;
}

export function at(table: usize, index: i32): i32 {
  return load<i32>(base + table + ((index as usize) << 2));
}

export function put(table: usize, index: i32, value: i32): void {
  store<i32>(base + table + ((index as usize) << 2), value);
}
