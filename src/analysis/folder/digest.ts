// What is kept of one game of many: plain data, which can come from another machine.
import type { Cited, InputCode } from '../../errors.js';
import type { GcgGame } from '../../game/gcg/game.js';
import type { Replay } from '../../game/replay/replay.js';
import type { AnalysedWith, GameAnalysis } from '../analyse.js';
import { analysisJson, summaryRows } from '../data.js';
import type { PlayerFigures } from '../player-figures.js';
import { type OwnGame, ownGames } from '../players-table.js';

/** A game judged, as far as a folder of games needs it. */
export interface GameDigest {
  readonly kind: 'game';
  /** Name of its file. */
  readonly file: string;
  readonly madeWith: AnalysedWith;
  /** What the file's reader had to say. */
  readonly remarks: GcgGame['remarks'];
  /** Names and declared totals, in the order of players. */
  readonly players: readonly { readonly name: string; readonly declared: number }[];
  /** In the order of players. */
  readonly figures: readonly PlayerFigures[];
  readonly mismatches: Replay['mismatches'];
  readonly findings: Replay['findings'];
  /** Rows of the summary. */
  readonly rows: readonly (readonly string[])[];
  /** What the table of players keeps. */
  readonly own: readonly OwnGame[];
  /** The whole analysis as JSON, where it was wanted. */
  readonly json: string | undefined;
}

/** A game that could not be judged. */
export interface BadGame {
  readonly kind: 'bad';
  readonly file: string;
  readonly code: InputCode;
  /** Each with its place. */
  readonly findings: readonly string[];
  /** The same as facts, where it is made of facts. */
  readonly facts: readonly Cited[] | undefined;
}

/** A game that another part of the work judges. */
export interface Elsewhere {
  readonly kind: 'elsewhere';
}

/** What is kept of a game. @param json whether the whole analysis is wanted */
export function digestOf(file: string, analysis: GameAnalysis, json: boolean): GameDigest {
  const { replay, madeWith, players } = analysis;
  const { game, declared, mismatches, findings } = replay;
  return {
    kind: 'game',
    ...{ file, madeWith, remarks: game.remarks, mismatches, findings },
    players: game.players.map(({ name }, index) => ({ name, declared: declared[index]! })),
    figures: players,
    rows: summaryRows(file, analysis),
    own: ownGames(analysis),
    json: json ? JSON.stringify({ file, ...analysisJson(analysis) }) : undefined,
  };
}
