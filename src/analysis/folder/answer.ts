// One game of many: its bytes in, what is kept of it out, or why it cannot be judged.
import { InputError } from '../../errors.js';
import { parseGcg } from '../../game/gcg/gcg.js';
import { type AnalyseOptions, analyseGame } from '../analyse.js';
import type { PlayFinder } from '../play-finder.js';
import { type BadGame, digestOf, type GameDigest } from './digest.js';

/** A game to be judged. */
export interface GameTask {
  /** Name of its file. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Judges a game. @param json whether the whole analysis is wanted */
export async function answerGame(
  { file, bytes }: GameTask,
  finder: PlayFinder,
  options: AnalyseOptions,
  json: boolean,
): Promise<GameDigest | BadGame> {
  try {
    const game = parseGcg(bytes, { name: file });
    return digestOf(file, await analyseGame(game, finder, { ...options, name: file }), json);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { code, findings, facts } = error;
    return { kind: 'bad', file, code, findings, facts };
  }
}
