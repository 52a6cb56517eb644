// Trainings on the desk: each question answered.
import { backupQuestions } from './backup-questions.js';
import { newTraining } from './beginning.js';
import { createKeeping, found, type Reader, type TrainingSupplies } from './keeping.js';
import type { KeptTraining } from './kept.js';
import type { TrainingDesk, TrainingInfo } from './messages.js';
import { days, sessions } from './shelves.js';
import { answered, attempted, ended, given, gone, hinted } from './steps.js';
import { infoOf, phaseOf } from './view.js';

export function createTrainingDesk(supplies: TrainingSupplies): TrainingDesk {
  const keeping = createKeeping(supplies);
  const { inTurn, read, seen, step } = keeping;
  return {
    list: async () => {
      const all = await sessions.all();
      return all.map(kept => infoOrBroken(kept, read)).sort((a, b) => b.changed - a.changed);
    },
    days: async () =>
      [...(await days.all())].sort((one, other) => other.day.localeCompare(one.day)),
    begin: (request, language) =>
      inTurn(async () => {
        const kept = await newTraining(supplies.lexicon, request);
        return kept.kind === 'badLedger' ? kept : keeping.keepNew(kept, language);
      }),
    async open(id, language) {
      const kept = await found(id);
      if (phaseOf(kept) === 'open') keeping.meansOf(kept, language); // refused where the words are others
      return seen(kept, language);
    },
    async keep({ laid, ...of }) {
      await keeping.keepLaid(of, laid);
      return null;
    },
    answer: ({ laid, isLate, ...of }, language) =>
      step(of, language, (kept, means) => answered(kept, means, laid, isLate)),
    attempt: ({ laid, ...of }, language) =>
      step(of, language, (kept, means) => attempted(kept, means, laid)),
    hint: ({ hint, ...of }, language) => step(of, language, kept => hinted(kept, hint)),
    show: (of, language) => step(of, language, given),
    next: (of, language) => step(of, language, gone),
    end: (of, language) => step(of, language, ended),
    async remove(id) {
      await sessions.remove(id);
      return null;
    },
    file: async id => (await found(id)).ledger,
    ...backupQuestions(inTurn),
  };
}

/** For a list: one whose ledger cannot be read is there, too. */
function infoOrBroken(kept: KeptTraining, read: Reader): TrainingInfo {
  try {
    return infoOf(kept, read(kept));
  } catch {
    const { id, kind, title, changed, day, counts, isOver } = kept;
    const nothing = { seed: '', done: 0, rounds: 0, score: 0, top: 0 };
    return { ...{ id, kind, title, changed, day, counts, isOver }, ...nothing, isBroken: true };
  }
}
