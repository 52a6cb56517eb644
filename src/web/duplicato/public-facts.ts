// What the room is sent: public facts alone. What of an evening is not public yet never gets into them, so that it is
// nowhere in the room's window, whoever looks.
import type {
  Evening,
  ShownPlay,
  ShownRanking,
  ShownRound,
  ShownTops,
} from '../engine/evening/messages.js';
import type { Clock } from './clock.js';
import type { Shown, Stage } from './shown.js';

/** The top of a round, once it is revealed. */
export interface RoomTop {
  readonly top: number;
  /** The play that is laid. */
  readonly laid: ShownPlay;
  /** Equal tops, the one that is laid among them. */
  readonly tied: number;
  /** The first top, where another play is laid; undefined where it is laid itself. */
  readonly instead: ShownPlay | undefined;
}

export interface RoomFacts {
  readonly name: string;
  readonly rules: string;
  readonly round: number;
  /** Rounds of the evening at most; 0 for as many as the bag serves. */
  readonly rounds: number;
  readonly stage: Stage;
  /** Rows of a CGP, before the play of the round. */
  readonly board: string;
  /** `''` while it is hidden. */
  readonly rack: string;
  /** Tiles in the bag; undefined while the rack is hidden. */
  readonly bag: number | undefined;
  readonly clock: Clock;
  readonly top: RoomTop | undefined;
  /** The last that is public. */
  readonly ranking: ShownRanking | undefined;
  /** Why the evening is over; `''` while it goes on, and while its last ranking is not revealed. */
  readonly end: string;
}

export function publicFacts(evening: Evening, { round, stage }: Shown, clock: Clock): RoomFacts {
  const drawn = evening.rounds[round - 1];
  const isHidden = stage === 'hidden' || drawn === undefined;
  const isRevealed = !isHidden && stage !== 'rack';
  const lastPublic = stage === 'ranking' ? round : round - 1;
  const isLast = evening.phase === 'over' && lastPublic === evening.rounds.length;
  return {
    name: evening.name,
    rules: evening.rules,
    round,
    rounds: evening.options.rounds,
    stage: isHidden ? 'hidden' : stage,
    board: drawn?.board ?? evening.board,
    rack: isHidden ? '' : drawn.rack,
    bag: isHidden ? undefined : drawn.bag,
    clock,
    top: isRevealed ? topOf(drawn, evening.tops) : undefined,
    ranking: evening.rankings.find(each => each.round === lastPublic),
    end: isLast ? evening.end : '',
  };
}

/** @param open tops of the open round */
function topOf({ closed }: ShownRound, open: ShownTops | undefined): RoomTop | undefined {
  const tops = closed?.tops ?? open;
  const [first] = tops?.plays ?? [];
  if (tops === undefined || first === undefined) return undefined;
  const laid = closed?.laid ?? first;
  const isFirst = laid.at === first.at && laid.word === first.word;
  return {
    top: tops.top,
    laid,
    tied: tops.plays.length,
    instead: isFirst ? undefined : first,
  };
}
