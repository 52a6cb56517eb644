// Types that the public names of `index.ts` mention, so that nobody has to derive one from another. Types only;
// `public-types.test.ts` says which are missing.
export type { AlphabetSpec } from './alphabet/spec.js';
export type { Spellings, SpellingTable } from './alphabet/spellings.js';
export type { TileCounts } from './alphabet/tile-counts.js';
export type { AnalysedWith } from './analysis/analyse.js';
export type { TurnByPoints } from './analysis/analyse-turn.js';
export type { Balance } from './analysis/balance.js';
export type { Depth } from './analysis/depth.js';
export type { Figure, How } from './analysis/figure.js';
export type { LookedAtMove } from './analysis/looked-at.js';
export type { Losses } from './analysis/losses.js';
export type { Mistake, MistakeSize } from './analysis/mistakes.js';
export type { PlaceKind } from './analysis/place-seen.js';
export type { PlayerFigures } from './analysis/player-figures.js';
export type { OwnGame, OwnTurn, PlayerRow, Trend, TurnMean } from './analysis/players-table.js';
export type { TurnAnalysis } from './analysis/turn-analysis.js';
export type { CitedCharge, FullChangeValues, TurnFact, TurnValues } from './analysis/turn-facts.js';
export type { Measure } from './board/move.js';
export type { TilesText, WordText } from './board/play-text.js';
export type { Derivation, Derivations } from './compile/derivations.js';
export type { DiffCount, DiffGroup, DiffSummary, DiffWords } from './dictionary/diff.js';
export type { ExplainedDerivation } from './dictionary/why/explain.js';
export type { WordFact, WordValues } from './dictionary/why/facts.js';
export type { Paint, PaintStyle } from './drawing/board.js';
export type { Cited, InputCode, LexiconCode, PoolCode } from './errors.js';
export type { FactOf, NoValues } from './facts.js';
export type { Encoding } from './files/decode.js';
export type { LexiconFacts, SourceFacts } from './gaddag/format.js';
export type { Gaddag } from './gaddag/gaddag.js';
export type { LexiconChanges, LoadOptions } from './gaddag/lexicon.js';
export type { CgpOperation } from './game/cgp.js';
export type { GcgEncoding } from './game/gcg/encoding.js';
export type {
  GcgFault,
  GcgFaultValues,
  GcgRemark,
  GcgRemarkValues,
  PlacedFault,
  PlacedFaultValues,
} from './game/gcg/facts.js';
export type {
  EventBase as GcgEventBase,
  GcgChallenge,
  GcgDeduction,
  GcgEvent,
  GcgExchange,
  GcgGain,
  GcgGame,
  GcgMove,
  GcgPass,
  GcgPlay,
  GcgPlayer,
  GcgPragma,
  GcgTime,
  GcgWithdrawn,
} from './game/gcg/game.js';
export type { MadeWith } from './game/hashes.js';
export type { GameResult } from './game/replay/end.js';
export type {
  FindingFact,
  FindingValues,
  NoResultFact,
  NoResultValues,
} from './game/replay/facts.js';
export type { FindingCode } from './game/replay/findings.js';
export type { RackKnown, TurnCharge } from './game/replay/state.js';
export type { LeaveRanks } from './leaves/leave-ranks.js';
export type { TermName, Terms } from './leaves/terms.js';
export type { AbortSignalLike, AsyncDisposableLike, UrlLike } from './platform/types.js';
export type {
  ObjectionFact,
  ObjectionValues,
  OvertimeFact,
  OvertimeValues,
  ScoredLetter,
  ShareValues,
  StepFact,
  StepValues,
  TileWorth,
} from './referee/facts.js';
export type { WordJudge } from './referee/judge.js';
export type { PlacementOptions } from './referee/placement.js';
export type {
  ChallengeResult,
  EndCounts,
  FixedAward,
  IdleTurn,
  OvertimeCharge,
  OvertimeUsedUp,
  PercentPenalty,
  Rounding,
} from './rules/game-rules.js';
export type { PlayTopic, WordArticles, WordTopic } from './rules/rules.js';
export type { EndgameMove } from './strategy/endgame/moves.js';
export type { EndgameProgress, ValuedMove } from './strategy/endgame/solve.js';
export type { Decider } from './strategy/simulation/decide.js';
export type { Behind } from './strategy/simulation/result.js';
export type { SimulationState, Stopped } from './strategy/simulation/state.js';
export type { Sums } from './strategy/simulation/sums.js';
export type { SpeechOptions } from './wording/speech.js';
export type { Lemma, Origin, PartOfSpeech } from './wordlist/lemma.js';
