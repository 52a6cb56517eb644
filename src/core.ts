// `leggio/core`: the same rooms without the comfort, for simulators. Typed arrays in and out, no
// checks. May change in a minor version.
export type { Alphabet, Letter, Tile } from './alphabet/alphabet.js';
export { CATALAN, ENGLISH, ITALIAN } from './alphabet/alphabets.js';
export type { TileCounts } from './alphabet/tile-counts.js';
export { type Bag, createBag } from './board/bag.js';
export type { PackedPosition } from './board/position.js';
export { createRandom, type RandomSource } from './board/random.js';
export { SQUARE_COUNT } from './board/squares.js';
export type { Gaddag } from './gaddag/gaddag.js';
export {
  type Lexicon,
  lexiconFromBytes,
  lexiconFromWords,
  lexiconWithChanges,
  loadDefaultLexicon,
  loadLexicon,
} from './gaddag/lexicon.js';
export { type BagState, bagStateOf } from './leaves/bag-state.js';
export { exchangesOf } from './leaves/exchanges.js';
export { createJudge, type Judge } from './leaves/judge.js';
export type { LeaveOrigin, LeaveTable } from './leaves/leave-table.js';
export { loadDefaultLeaves, loadLeaves } from './leaves/load.js';
export { DEFAULT_TERMS, type TermName, type Terms } from './leaves/terms.js';
export { equityOf, type KeptWorth } from './movegen/kept-worth.js';
export type { BestWish } from './movegen/kernel.js';
export {
  createMadePlay,
  type MadePlay,
  type MutablePosition,
  makePlay,
  unmakePlay,
} from './movegen/make-play.js';
export { PLAY, PlayBuffer } from './movegen/play-buffer.js';
export { formatPlay, toPlay } from './movegen/to-play.js';
export { loadDefaultWinTable, loadWinTable } from './outlook/load.js';
export type { WinOrigin, WinTable } from './outlook/win-table.js';
export { createSearcher, type Searcher } from './ranking/searcher.js';
export { ENGLISH_RULES, FIGS, FIGS_2008, TEVERE_2007, UF_2007 } from './rules/editions.js';
export { bagCounts, type Rules, tilePoints } from './rules/rules.js';
