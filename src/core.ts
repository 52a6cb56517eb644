// `leggio/core`: the same rooms without the comfort, for simulators. Typed arrays in and out, no
// checks. May change in a minor version.
export type { Letter, Tile } from './alphabet/alphabet.js';
export type { Gaddag } from './gaddag/gaddag.js';
export { Generator, type PackedPosition } from './movegen/generator.js';
export { PLAY, PlayBuffer } from './movegen/play-buffer.js';
export { toPlay } from './movegen/to-play.js';
export { rankPlays } from './ranking/rank.js';
