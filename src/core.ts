// `leggio/core`: the same rooms without the comfort, for simulators. Typed arrays in and out, no
// checks. May change in a minor version.
export type { Letter, Tile } from './alphabet/alphabet.js';
export type { Gaddag } from './gaddag/gaddag.js';
export { BestSearch, type BestWish } from './movegen/best-search.js';
export { Generator, type PackedPosition } from './movegen/generator.js';
export {
  createMadePlay,
  type MadePlay,
  type MutablePosition,
  makePlay,
  unmakePlay,
} from './movegen/make-play.js';
export { PLAY, PlayBuffer } from './movegen/play-buffer.js';
export { toPlay } from './movegen/to-play.js';
export { rankPlays } from './ranking/rank.js';
export { createSearcher, type KernelKind, type Searcher } from './ranking/searcher.js';
