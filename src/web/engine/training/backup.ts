// Trainings and days as a file brings them: every field is looked at, every ledger read, and every training shown once,
// before anything is taken.
import { duplicate, SQUARE_COUNT } from 'leggio';
import { HINT_KINDS } from './hints.js';
import { type KeptDay, type KeptTraining, TRAINING_KINDS } from './kept.js';
import type { TrainingBackup } from './messages.js';
import {
  anything,
  type Check,
  fields,
  like,
  list,
  oneOf,
  orNull,
  text,
  truth,
  tuple,
  whole,
} from './shapes.js';
import { answeredOf, trainingOf } from './view.js';

const DAY: Check = like(/^\d{4}-\d{2}-\d{2}$/);

const LAID: Check = list(tuple([whole(0, SQUARE_COUNT - 1), like(/^(\p{L}|\[\p{L}{1,3}\])$/u)]));

const JUDGED: Check = fields({
  ...{ verdict: text, at: orNull(text), played: orNull(text), score: whole(0) },
  ...{ warnings: whole(0), penalty: whole(0), reason: anything },
  invalid: list(fields({ word: text, at: text, why: anything })),
});

const TRY: Check = fields({ square: text, word: text, claimed: orNull(whole(0)), judged: JUDGED });

const ROUND: Check = fields({
  ...{ startedAt: whole(0), took: orNull(whole(0)), laid: LAID, better: orNull(whole(0)) },
  ...{ hints: list(oneOf(HINT_KINDS)), tries: list(TRY), isShown: truth, slip: orNull(TRY) },
});

const SESSION: Check = fields({
  ...{ id: like(/^[a-z0-9]{1,40}$/), kind: oneOf(TRAINING_KINDS), begun: whole(0) },
  ...{ changed: whole(0), revision: whole(1), title: text, ledger: text, seconds: whole(0) },
  ...{ day: text, counts: truth, at: whole(1), isOver: truth, rounds: list(ROUND) },
});

const DAY_KEPT: Check = fields({
  ...{ day: DAY, id: text, lexicon: fields({ name: text, checksum: text }), isDone: truth },
  rounds: list(fields({ score: whole(0), top: whole(0) })),
});

const BACKUP: Check = fields({ sessions: list(SESSION), days: list(DAY_KEPT) });

/** A backup that has been checked. */
export interface GoodBackup extends TrainingBackup {
  readonly sessions: readonly KeptTraining[];
  readonly days: readonly KeptDay[];
}

/** @returns where it is none, and why; `''` for a good one */
export function faultInBackup(value: unknown): string {
  const fault = BACKUP(value, 'training');
  if (fault !== '') return fault;
  const { sessions } = value as GoodBackup;
  for (const [index, session] of sessions.entries()) {
    const found = faultInSession(session);
    if (found !== '') return `training.sessions[${index}].${found}`;
  }
  return '';
}

function faultInSession(kept: KeptTraining): string {
  let game: duplicate.DuplicateGame;
  try {
    game = duplicate.parse(kept.ledger);
  } catch (error) {
    return (error as Error).message; // `ledger:LINE: …`
  }
  if (kept.rounds.length < answeredOf(kept) || (!kept.isOver && kept.at > kept.rounds.length)) {
    return `at: round ${kept.at} was not begun`;
  }
  try {
    trainingOf(kept, { game, engine: undefined, leaves: undefined }, 'it');
    return '';
  } catch (error) {
    return `rounds: they are not those of the ledger (${(error as Error).message})`;
  }
}
