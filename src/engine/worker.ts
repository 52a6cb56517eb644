// A worker thread of an engine pool, of Node or of a page: what it answers stands in `answer.ts`.
import { serve } from '#platform';
import { createAnswer } from './answer.js';
import type { PlaysAnswer, PlaysTask } from './messages.js';

const answer: (task: PlaysTask) => PlaysAnswer | undefined = serve(createAnswer);

export default answer;
