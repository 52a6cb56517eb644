// A worker thread that judges one game after the other, or parts of games.
import { serve } from '#platform';
import { createEngine } from '../../engine/engine.js';
import { lexiconFromShared } from '../../gaddag/lexicon.js';
import { leavesFromShared } from '../../leaves/leave-table.js';
import { playedFromShared } from '../../outlook/played-words.js';
import { winsFromShared } from '../../outlook/win-table.js';
import { createSimulator } from '../../strategy/simulation/simulate.js';
import { answerGame, type GameTask } from './answer.js';
import type { BadGame, GameDigest } from './digest.js';
import type { GamePart } from './parts.js';
import type { AnalysisSetup } from './worker-setup.js';

type Answer = GameDigest | GamePart | BadGame;

const answer: (task: GameTask) => Promise<Answer> | undefined = serve(createAnswer);

export default answer;

function createAnswer(setup: AnalysisSetup): (task: GameTask) => Promise<Answer> {
  const { rules, leaves, wins, played, depth, count, seed, engine, json } = setup;
  const finder = createEngine({
    lexicon: lexiconFromShared(setup.shared),
    ...{ rules, leaves: leaves && leavesFromShared(leaves) },
  });
  const table = wins && winsFromShared(wins);
  const options = {
    ...{ depth, count, seed, engine, wins: table },
    played: played && playedFromShared(played),
    simulator: once(() => createSimulator({ ...finder, wins: table, threads: 1 })),
  };
  let last: Promise<unknown> = Promise.resolve();
  return task => {
    const done = last.then(() => answerGame(task, finder, options, json)); // one game at a time
    last = done.catch(() => undefined);
    return done;
  };
}

/** For all games, and for all parts of them: started when it is first asked for. */
function once<T>(start: () => T): () => T {
  let started: T | undefined;
  return () => {
    started ??= start();
    return started;
  };
}
