// One turn judged by every measure, from what was asked about it.
import { formatRack } from '../alphabet/tile-counts.js';
import type { Millipoints, Move } from '../board/move.js';
import { type Position, unseenCounts } from '../board/position.js';
import type { Explanation } from '../dictionary/why/explain.js';
import type { PlayList } from '../engine/play-list.js';
import type { Replay, ReplayTurn } from '../game/replay/replay.js';
import type { PlayedWords } from '../outlook/played-words.js';
import type { WinTable } from '../outlook/win-table.js';
import type { AbortSignalLike } from '../platform/types.js';
import type { Simulator } from '../strategy/simulation/simulate.js';
import { analyseTurn, penaltyOf, type TurnByPoints, whyUnjudged } from './analyse-turn.js';
import type { DepthPlan } from './depth.js';
import { estimated, type Figure } from './figure.js';
import { changesBefore, fullChangeFact } from './full-change.js';
import { type Ahead, lookAhead } from './look-ahead.js';
import { estimatedWin, isSameMove, type LookedAtMove, madeMove } from './looked-at.js';
import type { Losses } from './losses.js';
import { keptBefore, luckOf, worthOfMove } from './luck.js';
import { type Mistake, mistakeOf } from './mistakes.js';
import { otherRacks } from './other-racks.js';
import type { PlayFinder } from './play-finder.js';
import { spreadsBefore } from './spreads.js';
import type { TurnAnalysis } from './turn-analysis.js';
import type { TurnFact } from './turn-facts.js';
import { whyMissed } from './why.js';
import { createKeptJudge, equityOf } from './worth.js';

/** With what turns are judged. */
export interface JudgeContext {
  readonly finder: PlayFinder;
  /** Best plays that are kept. */
  readonly count: number;
  readonly plan: DepthPlan;
  readonly seed: string;
  readonly wins: WinTable | undefined;
  readonly played: PlayedWords | undefined;
  readonly explain: ((word: string) => Promise<Explanation>) | undefined;
  readonly signal: AbortSignalLike | undefined;
  readonly simulator: () => Promise<Simulator>;
}

/** What was asked about a turn. */
export interface TurnQuestions {
  readonly turn: ReplayTurn;
  /** Every play; undefined where the turn cannot be judged. */
  readonly plays: PlayList | undefined;
  /** Best moves by equity; empty where the rack is not known. */
  readonly moves: readonly Move[];
  readonly luck: Figure | undefined;
  readonly spread: number | undefined;
  /** Full changes that the player had used. */
  readonly changes: number;
  readonly otherRack: string;
}

/** A question for each turn, asked when it is called. */
export function turnQuestions(
  replay: Replay,
  { finder, count, plan, seed, signal }: JudgeContext,
): readonly (() => Promise<TurnQuestions>)[] {
  const { turns } = replay;
  const options = signal === undefined ? {} : { signal };
  const [spreads, kept, changes] = [spreadsBefore(replay), keptBefore(turns), changesBefore(turns)];
  const others = otherRacks(replay);
  const most = Math.max(count, plan.candidates);
  return turns.map((turn, index) => async () => {
    const { position, rackKnown, boardLost } = turn;
    const isKnown = rackKnown === 'full' && boardLost === undefined;
    const before = isKnown ? kept[index] : undefined;
    const draw = before && { position, kept: before, draws: plan.draws, seed: `${seed} ${index}` };
    const bestOf: Parameters<typeof luckOf>[1] = async asked =>
      worthOfMove((await finder.moves(asked, { count: 1, ...options }))[0]);
    const [plays, moves, luck] = await Promise.all([
      whyUnjudged(turn) === undefined ? finder.plays(position, options) : undefined,
      isKnown ? finder.moves(position, { count: most, ...options }) : [],
      draw && luckOf(draw, bestOf),
    ]);
    const [spread, otherRack] = [spreads[index], others[index] ?? ''];
    return { turn, plays, moves, luck, spread, changes: changes[index]!, otherRack };
  });
}

/** Judges a turn. */
export async function judgeTurn(
  asked: TurnQuestions,
  context: JudgeContext,
): Promise<TurnAnalysis> {
  const { turn, plays, luck, spread, otherRack } = asked;
  const { finder, count, played } = context;
  const byPoints = analyseTurn(turn, plays, finder.lexicon, count);
  const judged = plays === undefined ? NOTHING : staticView(asked, byPoints, context);
  const { moves, equity } = judged;
  const ahead =
    plays === undefined || spread === undefined || turn.reasons.length > 0
      ? undefined
      : await lookAhead({ turn, spread, moves }, { ...context, lexicon: finder.lexicon });
  const losses = lossesOf(byPoints, equity, moves, ahead);
  const mistake = mistakeOf(losses);
  const looked = ahead === undefined ? moves : withOthers(ahead.moves, moves);
  const line = ahead?.line ?? [];
  return {
    ...byPoints,
    ...{ spread, moves: looked, losses, mistake, line, luck, otherRack },
    why: [
      ...(mistake === undefined
        ? []
        : whyMissed({ turn, moves: looked, spread: losses.spread, line, played })),
      ...changeFacts(asked, finder),
    ],
    unseen: unseenText(turn.position),
    explained: await explained(wordsToExplain(byPoints, mistake, looked), context),
  };
}

/** Moves that were looked ahead from, then those that were not, of which nothing but their equity is known. */
function withOthers(
  ahead: readonly LookedAtMove[],
  moves: readonly LookedAtMove[],
): readonly LookedAtMove[] {
  const others = moves.filter(({ move }) => !ahead.some(each => isSameMove(each.move, move)));
  return [...ahead, ...others.map(each => ({ ...each, win: undefined }))];
}

interface StaticView {
  readonly moves: readonly LookedAtMove[];
  /** What the move made lost. */
  readonly equity: Millipoints | undefined;
}

const NOTHING: StaticView = { moves: [], equity: undefined };

/** The moves of a turn by static judgement, the move made among them. */
function staticView(
  { turn, moves, spread }: TurnQuestions,
  byPoints: TurnByPoints,
  { finder, wins }: JudgeContext,
): StaticView {
  const judge = createKeptJudge(finder.rules, finder.leaves);
  const made = madeMove(turn);
  const look = (move: Move, equity: Millipoints | undefined, isMade: boolean): LookedAtMove => {
    const isKnown = wins !== undefined && spread !== undefined && equity !== undefined;
    const win = isKnown ? estimatedWin(wins, turn, move, equity, spread) : undefined;
    return { move, equity, win, spread: undefined, isMade };
  };
  const looked = moves.map(move =>
    look(move, equityOf(turn.position, move, judge), made !== undefined && isSameMove(move, made)),
  );
  if (made === undefined) return { moves: looked, equity: undefined };
  const worth = equityOf(turn.position, made, judge);
  if (!looked.some(({ isMade }) => isMade)) looked.push(look(made, worth, true));
  return { moves: looked, equity: equityLost(turn, byPoints, looked[0]?.equity, worth) };
}

/** A phoney, or a play against the rules, may bring more than any play: it then lost nothing. */
function equityLost(
  turn: ReplayTurn,
  { phoneys }: TurnByPoints,
  best: Millipoints | undefined,
  made: Millipoints | undefined,
): Millipoints | undefined {
  if (best === undefined || made === undefined) return undefined;
  if (turn.withdrawn) return best - made - penaltyOf(turn) * 1000;
  return phoneys.length + turn.reasons.length > 0 ? Math.max(0, best - made) : best - made;
}

function lossesOf(
  { loss }: TurnByPoints,
  equity: Millipoints | undefined,
  moves: readonly LookedAtMove[],
  ahead: Ahead | undefined,
): Losses {
  return { points: loss, equity, win: ahead?.win ?? winEstimated(moves), spread: ahead?.spread };
}

/** By the win table alone: the best chance there was, less that of the move made. */
function winEstimated(moves: readonly LookedAtMove[]): Figure | undefined {
  const made = moves.find(({ isMade }) => isMade)?.win;
  if (made === undefined) return undefined;
  const most = Math.max(...moves.map(({ win }) => win?.value ?? 0));
  return estimated(Math.max(0, most - made.value));
}

function changeFacts(
  { turn, moves, changes }: TurnQuestions,
  { leaves }: PlayFinder,
): readonly TurnFact[] {
  const fact = moves.length === 0 ? undefined : fullChangeFact(turn, changes, moves[0], leaves);
  return fact === undefined ? [] : [fact];
}

/** Words that are not valid, those of a play withdrawn, and those of the better move and of a bingo missed. */
function wordsToExplain(
  { turn, phoneys, bingo }: TurnByPoints,
  mistake: Mistake | undefined,
  moves: readonly LookedAtMove[],
): readonly string[] {
  const better = mistake === undefined ? undefined : moves[0]?.move;
  const withdrawn = turn.withdrawn && turn.move?.kind === 'play' ? [turn.move.word] : [];
  const plays = [better?.kind === 'play' ? better.word : [], bingo?.word ?? []].flat();
  const words = [...phoneys, ...withdrawn, ...plays].map(word => word.toUpperCase());
  return [...new Set(words)];
}

async function explained(
  words: readonly string[],
  { explain }: JudgeContext,
): Promise<readonly Explanation[]> {
  return explain === undefined ? [] : Promise.all(words.map(explain));
}

/** What is not seen; a rack that the bag never held has some tiles too many. */
function unseenText({ rules, tiles, rackCounts }: Position): string {
  const unseen = unseenCounts(rules, tiles, rackCounts).map(count => Math.max(0, count));
  return formatRack(rules.alphabet, unseen);
}
