// The public names of `leggio`, re-exports only. Builders of lexica import `leggio/compile`,
// simulators `leggio/core`.
export type { Alphabet, Letter, Tile } from './alphabet/alphabet.js';
export { CATALAN, ENGLISH, ITALIAN } from './alphabet/alphabets.js';
export {
  type AnalyseOptions,
  analyseGame,
  type GameAnalysis,
} from './analysis/analyse.js';
export { analysisJson } from './analysis/data.js';
export type { PlayFinder } from './analysis/play-finder.js';
export { createPlayersTable, type PlayersTable, playersOf } from './analysis/players-table.js';
export { type Bag, createBag } from './board/bag.js';
export type { Exchange, Millipoints, Move, Pass, Play } from './board/move.js';
export { formatPlace, NOTATIONS, type Notation, type Place, parsePlace } from './board/notation.js';
export { formatPlayText, parsePlayText } from './board/play-text.js';
export { formatPosition, type Position, parsePosition, parseRows } from './board/position.js';
export { createRandom, type RandomSource } from './board/random.js';
export {
  CENTRE,
  columnOf,
  type Direction,
  formatAt,
  parseAt,
  rowOf,
  SIZE,
  SQUARE_COUNT,
  type Square,
  squareAt,
  squareName,
} from './board/squares.js';
export { type AnagramOptions, findAnagrams } from './dictionary/anagrams.js';
export { type BoardFinding, boardWords } from './dictionary/board-words.js';
export { type DerivationsPart, derivationsParts } from './dictionary/derivation-parts.js';
export {
  type Dictionary,
  type DictionaryBytes,
  type DictionaryFiles,
  type DictionaryParts,
  dictionaryFromBytes,
  dictionaryFromParts,
  evidenceOfTables,
  loanRowsOf,
  openDictionary,
  type ReasonedLexicon,
  type TablesInPage,
} from './dictionary/dictionary.js';
export {
  type DifferingWords,
  type DiffSide,
  differingWords,
  diffLexica,
  diffSideOf,
  groupDiff,
  type LexiconDiff,
} from './dictionary/diff.js';
export { type Extensions, extensions } from './dictionary/extensions.js';
export { type ListedWords, readListedWords } from './dictionary/listed-words.js';
export { matchPattern } from './dictionary/pattern.js';
export { type Explanation, explainWord } from './dictionary/why/explain.js';
export { drawBoard } from './drawing/board.js';
export { type Markup, type MarkupElement, markupText } from './drawing/markup.js';
export * as duplicate from './duplicate/duplicate.js';
export { type Digest, digestPosition } from './engine/digest.js';
export {
  createEngine,
  type Engine,
  type EngineOptions,
  type MovesOptions,
  type OrderOptions,
  type TopEquity,
  type TopOptions,
  type TopScore,
} from './engine/engine.js';
export type { PlayList } from './engine/play-list.js';
export { createEnginePool, type EnginePool, type PoolOptions } from './engine/pool.js';
export type { RequestOptions } from './engine/requests.js';
export { InputError, LexiconError, PoolError } from './errors.js';
export { csvLine } from './files/csv.js';
export {
  type Hooks,
  type Lexicon,
  lexiconFromBytes,
  lexiconFromWords,
  lexiconWithChanges,
  loadDefaultLexicon,
  loadLexicon,
} from './gaddag/lexicon.js';
export { type Cgp, cgpOf, formatCgp, parseCgp } from './game/cgp.js';
export { formatGcg } from './game/gcg/format.js';
export { type GcgOptions, parseGcg } from './game/gcg/gcg.js';
export {
  type GameRecord,
  type RecordedEntry,
  type RecordedGame,
  recordGame,
} from './game/record/record.js';
export type { Finding, Mismatch } from './game/replay/findings.js';
export { type Replay, type ReplayTurn, replayGame } from './game/replay/replay.js';
export type * from './index-types.js';
export type { LeaveOrigin, LeaveTable } from './leaves/leave-table.js';
export { loadDefaultLeaves, loadLeaves } from './leaves/load.js';
export { loadDefaultWinTable, loadWinTable } from './outlook/load.js';
export {
  loadDefaultPlayedWords,
  loadPlayedWords,
} from './outlook/load-played.js';
export type { PlayedOrigin, PlayedWords } from './outlook/played-words.js';
export type { WinOrigin, WinTable } from './outlook/win-table.js';
export { positionAfter } from './referee/after-play.js';
export {
  type ChallengeCharge,
  type ChallengeOutcome,
  judgeChallenge,
  lostChallengeCharge,
  type PlayWorth,
  withdrawnCharge,
  worthOf,
} from './referee/challenge.js';
export {
  type ExchangeAsked,
  type FullChangeAsked,
  type Ruling,
  ruleExchange,
  ruleFullChange,
} from './referee/exchange.js';
export {
  type FinalScores,
  finalScores,
  type PlayerEnd,
  type PlayerFinal,
} from './referee/final-scores.js';
export { type GameEnd, type GameState, gameEnd, type TurnTaken } from './referee/game-end.js';
export { type JudgedWord, type JudgeOptions, judge, type Verdict } from './referee/judge.js';
export type { TilePlay } from './referee/lay-tiles.js';
export { type Overtime, overtimeCharge } from './referee/overtime.js';
export { type AnyPlay, judgePlacement, type Reason } from './referee/placement.js';
export { type ScoredWord, type ScoreSheet, scoreSheet } from './referee/score-sheet.js';
export { scoreSteps } from './referee/score-steps.js';
export type { ScoreChange, Step } from './referee/steps.js';
export type { DeclaredPlay, Objection } from './referee/words-formed.js';
export { reportLines } from './report/lines.js';
export {
  REPORT_STYLE,
  type ReportOptions,
  type ReportParts,
  reportHtml,
  reportParts,
} from './report/page.js';
export { REPORT_STEPS } from './report/script.js';
export { summaryCsv } from './report/summary.js';
export { createRules } from './rules/create-rules.js';
export {
  ENGLISH_RULES,
  editionIds,
  FIGS,
  FIGS_2008,
  rulesEdition,
  TEVERE_2007,
  UF_2007,
} from './rules/editions.js';
export type {
  ChallengeRule,
  Citation,
  ClockRule,
  EndCondition,
  EndRule,
  FullChangeRule,
  OvertimeRule,
} from './rules/game-rules.js';
export { READINGS, type Reading, readingsOf, withReadings } from './rules/readings.js';
export type { Premium, ReadingId, Rules, TileSpec } from './rules/rules.js';
export {
  type EndgameOptions,
  type EndgameResult,
  solveEndgame,
} from './strategy/endgame/solve.js';
export { createGame, type GameMove, type GameOptions, type PlayedGame } from './strategy/game.js';
export {
  type BestMove,
  type BestMoveOptions,
  bestMove,
  createPlayer,
  type MovePlayer,
  type PlayerOptions,
} from './strategy/player/best-move.js';
export {
  type PreendgameMove,
  type PreendgameOptions,
  type PreendgameResult,
  solvePreendgame,
} from './strategy/preendgame/solve.js';
export type {
  Reply,
  SimulatedMove,
  SimulatedTurn,
  Simulation,
} from './strategy/simulation/result.js';
export {
  createSimulator,
  type SimulateOptions,
  type Simulator,
  type SimulatorOptions,
  simulate,
} from './strategy/simulation/simulate.js';
export { withEnglish } from './wording/any-fact.js';
export { LANGUAGES, type Language } from './wording/language.js';
export { type Wording, wording } from './wording/wording.js';
