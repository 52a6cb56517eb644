// Trainings and days to take elsewhere, and such ones taken.
import { faultInBackup, type GoodBackup } from './backup.js';
import type { TrainingDesk } from './messages.js';
import { days, sessions } from './shelves.js';
import type { Shelf } from './store.js';

type Questions = Pick<TrainingDesk, 'give' | 'faultIn' | 'conflicts' | 'take'>;

export function backupQuestions(inTurn: <T>(work: () => Promise<T>) => Promise<T>): Questions {
  return {
    give: async () => ({ sessions: await sessions.all(), days: await days.all() }),
    faultIn: async value => faultInBackup(value),
    async conflicts(value) {
      const { sessions: games, days: played } = value as GoodBackup;
      const differing = await Promise.all([
        ...games.map(each => differs(sessions, each.id, each)),
        ...played.map(each => differs(days, each.day, each)),
      ]);
      return differing.filter(Boolean).length;
    },
    take: ({ value, isReplacing }) =>
      inTurn(async () => {
        const { sessions: games, days: played } = value as GoodBackup;
        for (const each of games) await lay(sessions, each.id, each, isReplacing);
        for (const each of played) await lay(days, each.day, each, isReplacing);
        return null;
      }),
  };
}

/** True where something of that key is here, and is another. */
async function differs<T>(shelf: Shelf<T>, key: string, other: T): Promise<boolean> {
  const here = await shelf.get(key);
  return here !== undefined && JSON.stringify(here) !== JSON.stringify(other);
}

async function lay<T>(shelf: Shelf<T>, key: string, other: T, isReplacing: boolean): Promise<void> {
  await shelf.change(key, now => (isReplacing ? other : (now ?? other)));
}
