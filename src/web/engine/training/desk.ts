// Trainings on the desk. A step reads what is kept, takes it, and is kept before its answer goes out; where another
// window was first, nothing is taken and the page sees how it stands.
import {
  duplicate,
  InputError,
  type Language,
  type LeaveTable,
  type Lexicon,
  type Rules,
} from 'leggio';
import { engineFor } from '../evening/kept.js';
import { opfsStore } from '../evening/opfs.js';
import type { Explain } from '../evening/steps.js';
import { createTurns } from '../turns.js';
import { faultInBackup, type GoodBackup } from './backup.js';
import type { KeptDay, KeptTraining } from './kept.js';
import type {
  BadLedger,
  StepOf,
  Training,
  TrainingAnswer,
  TrainingAsked,
  TrainingInfo,
  TrainingQuestion,
  TrainingRequest,
} from './messages.js';
import {
  answered,
  attempted,
  begun,
  ended,
  given,
  gone,
  hinted,
  laidDown,
  type Means,
  replayed,
  rulesOf,
} from './steps.js';
import { openShelf } from './store.js';
import { type Ground, infoOf, phaseOf, trainingOf } from './view.js';

/** What the trainings need of the desk. */
export interface TrainingSupplies {
  readonly lexicon: Lexicon;
  leavesFor(rules: Rules): Promise<LeaveTable | undefined>;
  /** Says why words are none, in a language. */
  explain(words: readonly string[], language: Language): Promise<ReadonlyMap<string, string>>;
}

/** Every question answered. */
export type TrainingDesk = {
  readonly [Question in TrainingQuestion]: (
    asked: TrainingAsked<Question>,
    language: Language,
  ) => Promise<TrainingAnswer<Question>>;
};

const sessions = openShelf<KeptTraining>('leggio-training');
const days = openShelf<KeptDay>('leggio-days');

/** What came of a step that another window has overtaken. */
class Overtaken extends Error {}

export function createTrainingDesk(supplies: TrainingSupplies): TrainingDesk {
  const { lexicon } = supplies;
  const inTurn = createTurns();
  const read = createReader();

  const groundOf = async (kept: KeptTraining): Promise<Ground> => {
    const game = read(kept);
    const { rules } = game.state;
    const leaves = await supplies.leavesFor(rules);
    const isOurs = game.state.facts.lexicon.checksum === lexicon.checksum;
    const engine = isOurs ? engineFor(lexicon, rules.id) : undefined;
    return { game, engine, leaves };
  };
  const seen = async (
    kept: KeptTraining,
    language: Language,
    how: Pick<Training, 'isKept' | 'isOther'>,
  ): Promise<Training> => ({ ...trainingOf(kept, await groundOf(kept), language), ...how });
  const meansOf = (kept: KeptTraining, language: Language): Means => {
    const game = read(kept);
    const engine = engineFor(lexicon, game.state.rules.id);
    duplicate.checkEngine(game.state, engine);
    const explain: Explain = words =>
      words.length === 0 ? Promise.resolve(new Map()) : supplies.explain(words, language);
    return { game, engine, explain, now: Date.now() };
  };
  const keepNew = async (kept: KeptTraining, language: Language): Promise<Training> => {
    const isKept = await sessions.change(kept.id, () => kept);
    return seen(kept, language, { isKept, isOther: false });
  };
  const put = async (next: KeptTraining, language: Language): Promise<Training> => {
    const after = { ...next, revision: next.revision + 1, changed: Date.now() };
    const isKept = await sessions.change(after.id, now => {
      if (now !== undefined && now.revision !== next.revision) throw new Overtaken();
      return after;
    });
    if (after.isOver && after.counts && after.kind === 'oggi') await keepDay(after, read(after));
    return seen(after, language, { isKept, isOther: false });
  };
  const step = (
    { id, revision }: StepOf,
    language: Language,
    work: (kept: KeptTraining, means: Means) => Promise<KeptTraining> | KeptTraining,
  ): Promise<Training> =>
    inTurn(async () => {
      const kept = await found(id);
      const overtaken = { isKept: true, isOther: true };
      if (kept.revision !== revision) return seen(kept, language, overtaken);
      try {
        return await put(await work(kept, meansOf(kept, language)), language);
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
        return seen(await found(id), language, overtaken);
      }
    });

  const begin = async (
    request: TrainingRequest,
    language: Language,
  ): Promise<Training | BadLedger> => {
    const id = newId();
    if (request.kind === 'replica') {
      const { name, bytes = await opfsStore(name).read() } = request;
      const ledger = checkedLedger(lexicon, name, bytes);
      if (typeof ledger !== 'string') return ledger;
      return keepNew(replayed(id, titleOf(name), ledger, request.seconds, Date.now()), language);
    }
    const engine = engineFor(lexicon, rulesOf(request));
    const counts = request.kind === 'oggi' && (await days.get(request.day)) === undefined;
    const kept = begun(id, request, engine, counts, Date.now());
    if (counts) {
      const { name, checksum } = lexicon;
      const day = { day: kept.day, id, lexicon: { name, checksum }, isDone: false, rounds: [] };
      await days.change(kept.day, now => now ?? day);
    }
    return keepNew(kept, language);
  };

  return {
    list: async () => {
      const all = await sessions.all();
      return all.map(kept => infoOrBroken(kept, read)).sort((a, b) => b.changed - a.changed);
    },
    days: async () =>
      [...(await days.all())].sort((one, other) => other.day.localeCompare(one.day)),
    begin: (request, language) => inTurn(() => begin(request, language)),
    open: async (id, language) => {
      const kept = await found(id);
      if (phaseOf(kept) === 'open') meansOf(kept, language); // refused where the words are others
      return seen(kept, language, { isKept: true, isOther: false });
    },
    keep: ({ id, revision, laid }) =>
      inTurn(async () => {
        const keep = (now: KeptTraining | undefined): KeptTraining => {
          if (now === undefined || now.revision !== revision) throw new Overtaken();
          return laidDown(now, laid);
        };
        await sessions.change(id, keep).catch(error => {
          if (!(error instanceof Overtaken)) throw error;
        });
        return null;
      }),
    answer: ({ laid, isLate, ...of }, language) =>
      step(of, language, (kept, means) => answered(kept, means, laid, isLate)),
    attempt: ({ laid, ...of }, language) =>
      step(of, language, (kept, means) => attempted(kept, means, laid)),
    hint: ({ hint, ...of }, language) => step(of, language, kept => hinted(kept, hint)),
    show: (of, language) => step(of, language, given),
    next: (of, language) => step(of, language, gone),
    end: (of, language) => step(of, language, ended),
    remove: async id => {
      await sessions.remove(id);
      return null;
    },
    file: async id => (await found(id)).ledger,
    give: async () => ({ sessions: await sessions.all(), days: await days.all() }),
    faultIn: async value => faultInBackup(value),
    conflicts: async value => {
      const { sessions: own, days: ownDays } = value as GoodBackup;
      const differing = await Promise.all([
        ...own.map(async each => differs(await sessions.get(each.id), each)),
        ...ownDays.map(async each => differs(await days.get(each.day), each)),
      ]);
      return differing.filter(Boolean).length;
    },
    take: ({ value, isReplacing }) =>
      inTurn(async () => {
        const { sessions: own, days: ownDays } = value as GoodBackup;
        for (const each of own) {
          await sessions.change(each.id, now => (isReplacing ? each : (now ?? each)));
        }
        for (const each of ownDays) {
          await days.change(each.day, now => (isReplacing ? each : (now ?? each)));
        }
        return null;
      }),
  };
}

function differs<T>(here: T | undefined, other: T): boolean {
  return here !== undefined && JSON.stringify(here) !== JSON.stringify(other);
}

async function found(id: string): Promise<KeptTraining> {
  const kept = await sessions.get(id);
  if (kept !== undefined) return kept;
  throw new InputError('DUPLICATE_LEDGER', 'no training of that name is kept here', { input: id });
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), byte =>
    (byte % 36).toString(36),
  ).join('');
}

/** Ledgers read, the last ones kept: a step reads again what the step before wrote. */
function createReader(): (kept: KeptTraining) => duplicate.DuplicateGame {
  const games = new Map<string, { ledger: string; game: duplicate.DuplicateGame }>();
  return ({ id, ledger }) => {
    const known = games.get(id);
    if (known?.ledger === ledger) return known.game;
    const game = duplicate.parse(ledger, id);
    games.set(id, { ledger, game });
    return game;
  };
}

function infoOrBroken(
  kept: KeptTraining,
  read: (kept: KeptTraining) => duplicate.DuplicateGame,
): TrainingInfo {
  try {
    return infoOf(kept, read(kept));
  } catch {
    const { id, kind, title, changed, day, counts, isOver } = kept;
    const nothing = { seed: '', done: 0, rounds: 0, score: 0, top: 0 };
    return { ...{ id, kind, title, changed, day, counts, isOver }, ...nothing, isBroken: true };
  }
}

/** The daily game of a day is over. */
async function keepDay(kept: KeptTraining, game: duplicate.DuplicateGame): Promise<void> {
  const { done } = trainingOf(kept, { game, engine: undefined, leaves: undefined }, 'it');
  const rounds = done.map(({ own, top }) => ({ score: own.score, top }));
  const { name, checksum } = game.state.facts.lexicon;
  await days.change(kept.day, () => ({
    ...{ day: kept.day, id: kept.id, lexicon: { name, checksum }, isDone: true, rounds },
  }));
}

/** Of a file, without its ending. */
function titleOf(name: string): string {
  return name.replace(/\.jsonl$/i, '').slice(0, 80);
}

/** The ledger of an evening, every line of it checked; the line that does not follow. */
function checkedLedger(lexicon: Lexicon, name: string, bytes: Uint8Array): string | BadLedger {
  try {
    const { game } = duplicate.gameFromBytes(bytes, name);
    const text = duplicate.format(game);
    const engine = engineFor(lexicon, game.state.facts.rules);
    const { fault } = duplicate.verify(text, engine);
    if (fault !== undefined) return { kind: 'badLedger', ...fault };
    if (game.state.closed.length > 0) return text;
    return { kind: 'badLedger', line: game.entries.length, reason: 'no round is closed' };
  } catch (error) {
    const [, line, reason] = /:(\d+): ([\s\S]*)$/.exec((error as Error).message) ?? [];
    const isLedger = error instanceof InputError && error.code === 'DUPLICATE_LEDGER';
    if (!isLedger || line === undefined) throw error;
    return { kind: 'badLedger', line: Number(line), reason: reason ?? '' };
  }
}
