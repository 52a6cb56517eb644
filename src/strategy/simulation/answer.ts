// A worker of simulations: the roller of the scene it is at, one piece after the other.
import { lexiconFromShared } from '../../gaddag/lexicon.js';
import { leavesFromShared } from '../../leaves/leave-table.js';
import { winsFromShared } from '../../outlook/win-table.js';
import { rollPiece } from './roll.js';
import { createRoller, type Roller, type RollerTools, winShareOf } from './rollout.js';
import type { Sums } from './sums.js';
import type { SimulationSetup, SimulationTask } from './worker-setup.js';

export function createAnswer(setup: SimulationSetup): (task: SimulationTask) => Sums {
  const tools: RollerTools = {
    lexicon: lexiconFromShared(setup.shared),
    rules: setup.rules,
    leaves: setup.leaves && leavesFromShared(setup.leaves),
    winShare: setup.wins && winShareOf(winsFromShared(setup.wins)),
  };
  let roller: Roller | undefined;
  let at = -1;
  return ({ scene, sceneId, first, count, live }) => {
    if (roller === undefined || at !== sceneId) roller = createRoller(tools, scene);
    at = sceneId;
    return rollPiece(roller, scene, first, count, live);
  };
}
