// The worker where the words lie: it fetches them and answers what the page asks, so that the page itself never
// waits. What each view asks is a file beside this one (`desk-board.ts` …); Comlink carries it.
import { expose } from 'comlink';
import { boardQuestions } from './desk-board.js';
import { drillsQuestions } from './desk-drills.js';
import { eveningQuestions } from './desk-evening.js';
import { gameQuestions } from './desk-games.js';
import { trainingQuestions } from './desk-training.js';
import { wordQuestions } from './desk-words.js';
import { openDesk, stopTask } from './open-desk.js';

/** What the page can ask. */
export type Desk = {
  readonly open: typeof openDesk;
  readonly stop: typeof stopTask;
} & typeof boardQuestions &
  typeof wordQuestions &
  typeof gameQuestions &
  typeof eveningQuestions &
  typeof trainingQuestions &
  typeof drillsQuestions;

const desk: Desk = {
  open: openDesk,
  stop: stopTask,
  ...boardQuestions,
  ...wordQuestions,
  ...gameQuestions,
  ...eveningQuestions,
  ...trainingQuestions,
  ...drillsQuestions,
};

expose(desk);
