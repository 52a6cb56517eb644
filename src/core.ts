// `leggio/core`: the same rooms without the comfort, for simulators. Typed arrays in and out, no
// checks. May change in a minor version.
export type { Letter, Tile } from './alphabet/alphabet.js';
export type { PackedPosition } from './board/position.js';
export type { Gaddag } from './gaddag/gaddag.js';
export type { BestWish } from './movegen/kernel.js';
export {
  createMadePlay,
  type MadePlay,
  type MutablePosition,
  makePlay,
  unmakePlay,
} from './movegen/make-play.js';
export { PLAY, PlayBuffer } from './movegen/play-buffer.js';
export { toPlay } from './movegen/to-play.js';
export { createSearcher, type Searcher } from './ranking/searcher.js';
