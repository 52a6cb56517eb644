// Why a better move may have been missed, as far as board and rack tell.
import type { Move, Play } from '../board/move.js';
import type { ReplayTurn } from '../game/replay/replay.js';
import type { PlayedWords } from '../outlook/played-words.js';
import type { EndgameMove } from '../strategy/endgame/moves.js';
import type { Figure } from './figure.js';
import type { LookedAtMove } from './looked-at.js';
import { placeOf } from './place-seen.js';
import type { TurnFact } from './turn-facts.js';

/** What is known of a mistake. */
export interface MistakeMade {
  readonly turn: ReplayTurn;
  /** Best first. */
  readonly moves: readonly LookedAtMove[];
  /** Points lost in an ending. */
  readonly spread: Figure | undefined;
  /** How the ending should have gone on. */
  readonly line: readonly EndgameMove[];
  /** How often words are laid; undefined where nothing is known of it. */
  readonly played: PlayedWords | undefined;
}

/** A leave is to blame when it makes up so much of what was lost. */
const BLAMED_SHARE = 0.6;

/** The reasons there are, the plainest first. */
export function whyMissed({ turn, moves, spread, line, played }: MistakeMade): readonly TurnFact[] {
  const better = moves[0];
  const made = moves.find(({ isMade }) => isMade);
  if (better === undefined || made === undefined || better === made) return [];
  if (spread !== undefined && spread.value > 0) return [endingLost(spread.value, line)];
  const { move } = better;
  if (move.kind === 'exchange') return [exchangeDue(move)];
  if (move.kind === 'pass') return [];
  if (made.move.kind !== 'play') {
    return [{ code: 'play-due', at: move.at, word: move.word, score: move.score }];
  }
  const leave = leaveMisjudged(better, made);
  if (leave !== undefined) return leave;
  return [...rareWord(move, played), ...placeNotSeen(turn, move, made.move)];
}

/** A word is rare when it is laid in fewer games than one of these. */
const RARE_GAMES = 10_000;

function rareWord({ word }: Play, played: PlayedWords | undefined): readonly TurnFact[] {
  if (played === undefined) return [];
  const times = played.times(word);
  const { games } = played.origin;
  if (times * RARE_GAMES >= games) return [];
  return [{ code: 'word-rare', word: word.toUpperCase(), times, least: played.least, games }];
}

function endingLost(points: number, line: readonly EndgameMove[]): TurnFact {
  const plays = line.filter((move): move is Play => move.kind === 'play');
  return {
    code: 'ending-lost',
    points,
    line: plays.map(({ at, word, score }) => ({ at, word, score })),
  };
}

function exchangeDue({ tiles, leave, equity }: Extract<Move, { kind: 'exchange' }>): TurnFact {
  return { code: 'exchange-due', tiles, leave, worth: equity };
}

/** The points were nearly the same, what was kept was not. */
function leaveMisjudged(
  { move: better, equity: most = 0 }: LookedAtMove,
  { move: made, equity: least = 0 }: LookedAtMove,
): readonly TurnFact[] | undefined {
  if (better.kind !== 'play' || made.kind !== 'play') return undefined;
  const betterWorth = most - better.score * 1000;
  const keptWorth = least - made.score * 1000;
  if (most <= least || betterWorth - keptWorth < BLAMED_SHARE * (most - least)) return undefined;
  return [
    { code: 'leave-misjudged', kept: made.leave, keptWorth, better: better.leave, betterWorth },
  ];
}

/** The same word elsewhere, or a place where words are seldom looked for. */
function placeNotSeen({ position }: ReplayTurn, better: Play, made: Play): readonly TurnFact[] {
  const { kind, crossed } = placeOf(position, better);
  const isSameWord = better.word.toUpperCase() === made.word.toUpperCase();
  if (!isSameWord && (kind === 'open' || kind === 'through')) return [];
  const { at, word } = better;
  return [{ code: 'place-not-seen', at, word, kind, crossed }];
}
