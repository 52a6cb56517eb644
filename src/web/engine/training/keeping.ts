// One training read, made longer, kept: a step reads what is kept, is taken, and is kept before its answer goes out; where
// another window was first, nothing is taken and the page sees how it stands.
import {
  duplicate,
  InputError,
  type Language,
  type LeaveTable,
  type Lexicon,
  type Rules,
} from 'leggio';
import { engineFor } from '../evening/kept.js';
import type { Explain } from '../evening/steps.js';
import { createTurns } from '../turns.js';
import type { KeptTraining, LaidPairs } from './kept.js';
import type { StepOf, Training } from './messages.js';
import { days, sessions } from './shelves.js';
import { laidDown, type Means } from './steps.js';
import { type Ground, trainingOf } from './view.js';

/** What the trainings need of the desk. */
export interface TrainingSupplies {
  readonly lexicon: Lexicon;
  leavesFor(rules: Rules): Promise<LeaveTable | undefined>;
  /** Says why words are none, in a language. */
  explain(words: readonly string[], language: Language): Promise<ReadonlyMap<string, string>>;
}

/** What a step makes of a training. */
export type Work = (kept: KeptTraining, means: Means) => Promise<KeptTraining> | KeptTraining;

export interface Keeping {
  readonly read: Reader;
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** As its player sees it. */
  seen(kept: KeptTraining, language: Language, how?: Partial<Training>): Promise<Training>;
  /** @throws InputError `DUPLICATE_LEXICON` where it cannot go on with the words of now */
  meansOf(kept: KeptTraining, language: Language): Means;
  keepNew(kept: KeptTraining, language: Language): Promise<Training>;
  step(of: StepOf, language: Language, work: Work): Promise<Training>;
  keepLaid(of: StepOf, laid: LaidPairs): Promise<void>;
}

/** Another window has taken a step meanwhile. */
class Overtaken extends Error {}

export function createKeeping(supplies: TrainingSupplies): Keeping {
  const inTurn = createTurns();
  const read = createReader();
  const seen: Keeping['seen'] = async (kept, language, how = {}) => {
    const ground = await groundOf(supplies, read(kept));
    return { ...trainingOf(kept, ground, language), isKept: true, isOther: false, ...how };
  };
  const meansOf: Keeping['meansOf'] = (kept, language) => meansFor(supplies, read(kept), language);
  const put = async (next: KeptTraining, language: Language): Promise<Training> => {
    const after = { ...next, revision: next.revision + 1, changed: Date.now() };
    const isKept = await sessions.change(after.id, now => {
      if (now !== undefined && now.revision !== next.revision) throw new Overtaken();
      return after;
    });
    if (after.isOver && after.counts) await keepDay(after, read(after));
    return seen(after, language, { isKept });
  };
  const stepNow = async ({ id, revision }: StepOf, language: Language, work: Work) => {
    const kept = await found(id);
    if (kept.revision !== revision) return seen(kept, language, { isOther: true });
    try {
      return await put(await work(kept, meansOf(kept, language)), language);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      return seen(await found(id), language, { isOther: true });
    }
  };
  return {
    ...{ read, inTurn, seen, meansOf },
    async keepNew(kept, language) {
      const isKept = await sessions.change(kept.id, () => kept);
      return seen(kept, language, { isKept });
    },
    step: (of, language, work) => inTurn(() => stepNow(of, language, work)),
    keepLaid: (of, laid) => inTurn(() => putLaid(of, laid)),
  };
}

/** @throws InputError `DUPLICATE_LEDGER` */
export async function found(id: string): Promise<KeptTraining> {
  const kept = await sessions.get(id);
  if (kept !== undefined) return kept;
  throw new InputError('DUPLICATE_LEDGER', 'no training of that name is kept here', { input: id });
}

async function groundOf(
  { lexicon, leavesFor }: TrainingSupplies,
  game: duplicate.DuplicateGame,
): Promise<Ground> {
  const { rules, facts } = game.state;
  const isOurs = facts.lexicon.checksum === lexicon.checksum;
  const engine = isOurs ? engineFor(lexicon, rules.id) : undefined;
  return { game, engine, leaves: await leavesFor(rules) };
}

function meansFor(
  { lexicon, explain }: TrainingSupplies,
  game: duplicate.DuplicateGame,
  language: Language,
): Means {
  const engine = engineFor(lexicon, game.state.rules.id);
  duplicate.checkEngine(game.state, engine);
  const why: Explain = words =>
    words.length === 0 ? Promise.resolve(new Map()) : explain(words, language);
  return { game, engine, explain: why, now: Date.now() };
}

/** What lies on the board is no step: it is dropped where one was taken meanwhile. */
async function putLaid({ id, revision }: StepOf, laid: LaidPairs): Promise<void> {
  const lay = (now: KeptTraining | undefined): KeptTraining => {
    if (now?.revision !== revision) throw new Overtaken();
    return laidDown(now, laid);
  };
  await sessions.change(id, lay).catch(error => {
    if (!(error instanceof Overtaken)) throw error;
  });
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

/** Gives the game of a training. */
export type Reader = (kept: Pick<KeptTraining, 'id' | 'ledger'>) => duplicate.DuplicateGame;

/** Ledgers are read once: a step reads again what the step before wrote. */
function createReader(): Reader {
  const games = new Map<string, { ledger: string; game: duplicate.DuplicateGame }>();
  return ({ id, ledger }) => {
    const known = games.get(id);
    if (known?.ledger === ledger) return known.game;
    const game = duplicate.parse(ledger, id);
    games.set(id, { ledger, game });
    return game;
  };
}
