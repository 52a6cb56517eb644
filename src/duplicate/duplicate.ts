// The public face of the room, under the names of the commands, for those who build their own referee:
// `import { duplicate } from 'leggio'`, then `duplicate.new`, `duplicate.next`, `duplicate.verify`.
export type { LockOptions } from '../files/lock.js';
export type { PlayerAccount, RoundAccount } from './account.js';
export {
  canServe,
  type Draw,
  type DrawRequest,
  drawRack,
  type Minima,
  minimaOf,
  type RejectedRack,
} from './draw.js';
export type {
  CloseEntry,
  DrawEntry,
  EndEntry,
  GameEntry,
  LedgerEntry,
  PlayerEntry,
  RulingEntry,
  SlipEntry,
} from './entries.js';
export {
  checkEngine,
  type DuplicateGame,
  enterSlips as slips,
  formatGame as format,
  type NextOptions,
  newGame as new,
  nextRound as next,
  parseGame as parse,
  ruleSlip as rule,
  runGame as run,
  type SlipsOptions,
} from './game.js';
export type { LedgerFault, LedgerText } from './ledger.js';
export {
  appendToFile,
  createGameFile,
  type GameFile,
  openGameFile,
  updateGameFile,
} from './ledger-file.js';
export { type DuplicateOptions, OPTIONS, type OptionName, type OptionSpec } from './options.js';
export { type DuplicatePreset, duplicatePreset, PRESETS, type Sourced } from './presets.js';
export { drawRandom, type RandomSource } from './random.js';
export { type RankedPlayer, type Ranking, rankGame as ranking } from './ranking.js';
export { rankingJson, type Sheet, sheetCsv, sheetLines } from './report.js';
export { rankingHtml } from './report-html.js';
export { parseSlips } from './slips-file.js';
export type { GameState } from './state.js';
export type { GameRequest, RulingRequest, SlipRequest } from './steps.js';
export { type LedgerPlay, laidBefore, type RoundTops, type SubTop, topsOf } from './tops.js';
export {
  type InvalidWord,
  type JudgedSlip,
  judgeSlip,
  type SlipAnswer,
  type SlipContext,
  type SlipVerdict,
} from './verdict.js';
export { type Verification, verifyLedger as verify } from './verify.js';
