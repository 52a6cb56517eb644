// One game of many, or some turns of one: its bytes in, what is kept of it out, or why it cannot be judged.
import { InputError } from '../../errors.js';
import { parseGcg } from '../../game/gcg/gcg.js';
import { replayGame } from '../../game/replay/replay.js';
import { analysedWith, analysisOf } from '../analyse.js';
import { type JudgeOptions, judgedTurns } from '../judged-turns.js';
import type { PlayFinder } from '../play-finder.js';
import { type BadGame, digestOf, type GameDigest } from './digest.js';
import type { GamePart, TurnsOfPart } from './parts.js';

/** A game to be judged. */
export interface GameTask {
  /** Name of its file. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Which of its turns; all where it is left out. */
  readonly turns?: TurnsOfPart;
}

/** Judges a game or a part of it. @param json whether the whole analysis is wanted */
export async function answerGame(
  { file, bytes, turns: part }: GameTask,
  finder: PlayFinder,
  options: JudgeOptions,
  json: boolean,
): Promise<GameDigest | GamePart | BadGame> {
  try {
    const replay = replayGame(parseGcg(bytes, { name: file }), finder.rules, file);
    const turns = await judgedTurns(replay, finder, { ...options, wanted: wantedOf(part) });
    if (part !== undefined) return { kind: 'part', turns: turns.map(({ turn: _, ...own }) => own) };
    const made = analysedWith(finder, options);
    return digestOf(file, analysisOf(replay, turns, made, options.wins), json);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { code, findings, facts } = error;
    return { kind: 'bad', file, code, findings, facts };
  }
}

function wantedOf(part: TurnsOfPart | undefined): (index: number) => boolean {
  return index => part === undefined || index % part.of === part.first;
}
