// A game in parts, so that many can share the long analysis of one: every so many turns to each, put together in order.

import type { Lexicon } from '../../gaddag/lexicon.js';
import { parseGcg } from '../../game/gcg/gcg.js';
import { replayGame } from '../../game/replay/replay.js';
import { leavesFromShared } from '../../leaves/leave-table.js';
import { winsFromShared } from '../../outlook/win-table.js';
import { analysedWith, analysisOf } from '../analyse.js';
import type { Depth } from '../depth.js';
import type { TurnAnalysis } from '../turn-analysis.js';
import type { GameTask } from './answer.js';
import { digestOf, type GameDigest } from './digest.js';
import type { AnalysisSetup } from './worker-setup.js';

/** Every `of`th turn, from the turn `first` on, counted from 0. */
export interface TurnsOfPart {
  readonly first: number;
  readonly of: number;
}

/** The turns of a part, judged; without the replay, which whoever puts the parts together makes anew. */
export interface GamePart {
  readonly kind: 'part';
  readonly turns: readonly Omit<TurnAnalysis, 'turn'>[];
}

/** Parts of a game: a game by static judgement takes a second, a turn of a deep one several. */
export const PARTS: Readonly<Record<Depth, number>> = { fast: 1, normal: 8, deep: 40 };

/** The tasks of a game, as many as its depth takes parts. */
export function tasksOf(task: Omit<GameTask, 'turns'>, depth: Depth): readonly GameTask[] {
  const of = PARTS[depth];
  if (of === 1) return [task];
  return Array.from({ length: of }, (_, first) => ({ ...task, turns: { first, of } }));
}

/** Puts games together from their parts, in their order: what the whole would have been. */
export function createGatherer(
  setup: AnalysisSetup,
  lexicon: Lexicon,
): (task: GameTask, parts: readonly GamePart[]) => GameDigest {
  const { rules, depth, seed, engine, json } = setup;
  const wins = setup.wins && winsFromShared(setup.wins);
  const leaves = setup.leaves && leavesFromShared(setup.leaves);
  const made = analysedWith({ lexicon, rules, leaves }, { depth, seed, engine, wins });
  return ({ file, bytes }, parts) => {
    const replay = replayGame(parseGcg(bytes, { name: file }), rules, file);
    const turns = replay.turns.map((turn, index) => {
      const { turns } = parts[index % parts.length]!;
      return { ...turns[Math.floor(index / parts.length)]!, turn };
    });
    return digestOf(file, analysisOf(replay, turns, made, wins), json);
  };
}
