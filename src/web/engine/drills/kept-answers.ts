// Answers and choices on this machine, in IndexedDB: each answer is an entry of its own that nobody changes, so tabs
// cannot overwrite each other. Where there is no database they last as long as the page.
import { del, entries, setMany } from 'idb-keyval';
import { openDatabase } from '../database.js';
import type { DeckSettings, DrillSettings, KeptAnswer } from './messages.js';

export interface KeptDrills {
  readonly answers: readonly KeptAnswer[];
  readonly settings: DrillSettings;
}

export interface AnswerStore {
  load(): Promise<KeptDrills>;
  /** @returns false where it will be gone with the page */
  add(answers: readonly KeptAnswer[]): Promise<boolean>;
  remove(id: string): Promise<void>;
  set(settings: DrillSettings): Promise<boolean>;
}

const DECK: DeckSettings = { length: 0, letter: '', newPerDay: 10 };

/** Ten new cards a day: some ten minutes a deck, with what comes back of the days before. */
export const DEFAULT_SETTINGS: DrillSettings = { hooks: DECK, short: DECK, anagrams: DECK };

const SETTINGS = 'settings';

export function openAnswers(): AnswerStore {
  const memory = new Map<string, unknown>();
  const inStore = openDatabase('leggio-drills', 'answers');
  const put = async (pairs: readonly (readonly [string, unknown])[]): Promise<boolean> => {
    const kept = await inStore(
      place =>
        setMany(
          pairs.map(([key, value]) => [key, value]),
          place,
        ).then(() => true),
      false,
    );
    if (!kept) for (const [key, value] of pairs) memory.set(key, value);
    return kept;
  };
  return {
    async load() {
      const stored = await inStore(place => entries<string, unknown>(place), []);
      const all = new Map([...stored, ...memory]);
      const settings = all.get(SETTINGS) as DrillSettings | undefined;
      all.delete(SETTINGS);
      return {
        answers: [...all.values()] as KeptAnswer[],
        settings: settings ?? DEFAULT_SETTINGS,
      };
    },
    add: answers => put(answers.map(answer => [answer.id, answer])),
    async remove(id) {
      memory.delete(id);
      await inStore(place => del(id, place), undefined);
    },
    set: settings => put([[SETTINGS, settings]]),
  };
}
