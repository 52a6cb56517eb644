// The public names of `leggio`, re-exports only. Builders of lexica import `leggio/compile`,
// simulators `leggio/core`.
export type { Alphabet, Letter, Tile } from './alphabet/alphabet.js';
export { ITALIAN } from './alphabet/alphabets.js';
export type { Exchange, Millipoints, Move, Pass, Play } from './board/move.js';
export { formatPosition, type Position, parsePosition, parseRows } from './board/position.js';
export type { Direction, Square } from './board/squares.js';
export { drawBoard } from './drawing/board.js';
export { type Digest, digestPosition } from './engine/digest.js';
export {
  createEngine,
  type Engine,
  type EngineOptions,
  type TopOptions,
  type TopScore,
} from './engine/engine.js';
export type { PlayList } from './engine/play-list.js';
export { createEnginePool, type EnginePool, type PoolOptions } from './engine/pool.js';
export type { RequestOptions } from './engine/requests.js';
export { InputError, LexiconError, PoolError } from './errors.js';
export {
  type Hooks,
  type Lexicon,
  lexiconFromBytes,
  lexiconFromWords,
  loadDefaultLexicon,
  loadLexicon,
} from './gaddag/lexicon.js';
export { judge, type Verdict } from './referee/judge.js';
export { type ScoredWord, type ScoreSheet, scoreSheet } from './referee/score-sheet.js';
export type { DeclaredPlay, Objection } from './referee/words-formed.js';
export { FIGS, FIGS_2008, rulesEdition } from './rules/editions.js';
export type { Premium, Rules, TileSpec } from './rules/rules.js';
