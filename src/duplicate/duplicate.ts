// The public face of the room, under the names of the commands, for those who build their own referee:
// `import { duplicate } from 'leggio'`, then `duplicate.new`, `duplicate.next`, `duplicate.verify`.
export type { RandomSource } from '../board/random.js';
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
export {
  closeNewNames,
  enterJudged,
  enterSlips as slips,
  type JudgedRequest,
  judgeSlips,
  type SlipsOptions,
  wordsToExplain,
} from './enter-slips.js';
export type {
  Lack,
  RackFact,
  RackValues,
  SlipFact,
  SlipValues,
  WhyFact,
  WhyValues,
} from './facts.js';
export {
  checkEngine,
  formatGame as format,
  type NextOptions,
  newGame as new,
  nextRound as next,
  parseGame as parse,
  runGame as run,
} from './game.js';
export { judgeRoundSlip, type RoundAnswer } from './judging.js';
export type {
  AnswerEntry,
  CloseEntry,
  DrawEntry,
  EndEntry,
  GameEntry,
  LedgerEntry,
  PlayerEntry,
  RejudgedAnswer,
  RejudgedSlip,
  RenameEntry,
  RulingEntry,
  RulingEntryFields,
  SlipEntry,
  StepEntry,
  UndoEntry,
  WithdrawEntry,
  WordEntry,
} from './ledger/entries.js';
export type { LedgerFault, LedgerText } from './ledger/ledger.js';
export {
  appendToFile,
  createGameFile,
  type GameFile,
  openGameFile,
  updateGameFile,
} from './ledger/ledger-file.js';
export type { DuplicateGame } from './ledger/lines.js';
export {
  extendStored,
  gameFromBytes,
  type LedgerStore,
  openStored,
  type StoredGame,
  storeGame,
  updateStored,
} from './ledger/stored-game.js';
export { closeNames, knownPlayer } from './names.js';
export { type DuplicateOptions, OPTIONS, type OptionName, type OptionSpec } from './options.js';
export {
  playersIn,
  type RenameRequest,
  renamePlayer as rename,
  type WithdrawRequest,
  withdrawPlayer as withdraw,
} from './players.js';
export {
  type DuplicateClock,
  type DuplicatePreset,
  duplicatePreset,
  PRESETS,
  type Sourced,
} from './presets.js';
export { drawRandom } from './random.js';
export { type RankedPlayer, type Ranking, rankGame as ranking } from './ranking.js';
export { roundEngine, roundJudge, type WordRulings } from './round-words.js';
export {
  type AnswerRequest,
  type RulingRequest,
  ruleAnswer,
  ruleSlip as rule,
} from './rulings.js';
export { rankingJson, type Sheet, sheetCsv, sheetLines, sheetTable } from './sheets/report.js';
export { rankingHtml } from './sheets/report-html.js';
export { entryLines, stepText } from './sheets/round-text.js';
export { slipNote, type Table } from './sheets/tables.js';
export type { RoundWords, SheetWords } from './sheets/words.js';
export { parseSlips } from './slips-file.js';
export { type GameState, roundPosition } from './state.js';
export type { GameRequest, SlipRequest } from './steps.js';
export {
  type LaidFor,
  type LedgerPlay,
  laidBefore,
  laidFor,
  type RoundTops,
  type SubTop,
  topsOf,
} from './tops.js';
export { stepFrom, type UndoRequest, undo } from './undo.js';
export {
  type InvalidWord,
  type JudgedSlip,
  judgeSlip,
  type SlipAnswer,
  type SlipContext,
  type SlipVerdict,
} from './verdict.js';
export { type Verification, verifyLedger as verify } from './verify.js';
export { ruleWord as word, type WordRequest } from './word-ruling.js';
