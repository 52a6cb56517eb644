// The drills in the file of all that is kept of the training: answers and choices. Answers are only ever added, so two
// machines can exchange their files and both know all.
import { type DrillsFile, FORMAT, faultInDrills } from '../../engine/drills/answers-fault.js';
import { DRILLS_CHANNEL } from '../../engine/drills/channel.js';
import {
  type AnswerStore,
  DEFAULT_SETTINGS,
  openAnswers,
} from '../../engine/drills/kept-answers.js';
import { inOrder } from '../../engine/drills/order.js';
import type { KeptPart } from '../kept/kept-part.js';

/** @param store where they are kept; by default on this machine */
export function createDrillsPart(store: AnswerStore = openAnswers()): KeptPart {
  return {
    id: 'drills',
    async give(): Promise<DrillsFile> {
      const { answers, settings } = await store.load();
      return { format: FORMAT, answers: inOrder(answers), settings };
    },
    async faultIn(value) {
      const fault = faultInDrills(value);
      return fault === undefined ? undefined : `drills.${fault}`;
    },
    async conflicts(value) {
      const { answers, settings } = value as DrillsFile;
      const here = await store.load();
      const known = new Map(here.answers.map(answer => [answer.id, answer]));
      const other = answers.filter(each => known.has(each.id) && !isSame(known.get(each.id), each));
      return other.length + (isChosen(here.settings) && !isSame(here.settings, settings) ? 1 : 0);
    },
    async take(value, isReplacing) {
      const { answers, settings } = value as DrillsFile;
      const here = await store.load();
      const known = new Set(here.answers.map(({ id }) => id));
      await store.add(answers.filter(({ id }) => isReplacing || !known.has(id)));
      if (isReplacing || !isChosen(here.settings)) await store.set(settings);
      const channel = new BroadcastChannel(DRILLS_CHANNEL);
      channel.postMessage('kept');
      channel.close();
    },
  };
}

/** True where somebody has chosen something here. */
function isChosen(settings: DrillsFile['settings']): boolean {
  return !isSame(settings, DEFAULT_SETTINGS);
}

/** By their members, in whatever order they stand. */
function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, each) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
