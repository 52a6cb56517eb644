// Where trainings and days lie.
import type { KeptDay, KeptTraining } from './kept.js';
import { openShelf, type Shelf } from './store.js';

/** By their ids. */
export const sessions: Shelf<KeptTraining> = openShelf('leggio-training');

/** By the calendar. */
export const days: Shelf<KeptDay> = openShelf('leggio-days');
