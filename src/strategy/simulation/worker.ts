// A worker thread of simulations, of Node or of a page.
import { serve } from '#platform';
import { createAnswer } from './answer.js';
import type { Sums } from './sums.js';
import type { SimulationTask } from './worker-setup.js';

const answer: (task: SimulationTask) => Sums | undefined = serve(createAnswer);

export default answer;
