// Duplicate evenings on the desk: one at a time is open for writing, held by a lock of the browser's, so that no second
// window writes in it. Every step is on the disk before its answer goes out.
import { duplicate, type Engine, InputError, type Language, type Lexicon } from 'leggio';
import { createTurns } from '../turns.js';
import { engineFor, freshNote, infoOf, ledgerGame, lockSeat, tidyName } from './kept.js';
import type {
  CloseName,
  Evening,
  EveningAnswer,
  EveningAsked,
  EveningQuestion,
  EveningStep,
  OpenedEvening,
} from './messages.js';
import { eveningNames, opfsStore, readNote, removeEvening, writeNote } from './opfs.js';
import { fileText, sheetsOf } from './sheets.js';
import { type Explain, judgementOf, takeStep } from './steps.js';
import { createTopsFinder, eveningOf } from './view.js';

/** What the evenings need of the desk. */
export interface EveningSupplies {
  readonly lexicon: Lexicon;
  /** Says why words are none, in a language. */
  explain(words: readonly string[], language: Language): Promise<ReadonlyMap<string, string>>;
}

/** The evening that this desk writes in. */
interface Seat {
  readonly store: duplicate.LedgerStore;
  readonly engine: Engine;
  stored: duplicate.StoredGame;
  /** How many notes the page has kept beside it. */
  notes: number;
  leave(): Promise<void>;
}

/** Every question answered. */
export type EveningDesk = {
  readonly [Question in EveningQuestion]: (
    asked: EveningAsked<Question>,
    language: Language,
  ) => Promise<EveningAnswer<Question>>;
};

export function createEveningDesk({ lexicon, explain }: EveningSupplies): EveningDesk {
  let seat: Seat | undefined;
  const topsOf = createTopsFinder();
  const inTurn = createTurns();
  const noteInTurn = createTurns();
  const seated = (): Seat => {
    if (seat !== undefined) return seat;
    throw new InputError('FILE_LOCKED', 'no evening is open here', { input: '' });
  };
  const seen = ({ store, stored, engine }: Seat, language: Language): Evening =>
    eveningOf(store.name, stored.game, topsOf(stored.game, engine), language);
  const sayWhy =
    (language: Language): Explain =>
    words =>
      words.length === 0 ? Promise.resolve(new Map()) : explain(words, language);
  const leave = async (): Promise<null> => {
    const left = seat;
    seat = undefined;
    await left?.leave();
    return null;
  };

  /** Takes the seat of an evening whose game is there, or is brought. */
  const sit = async (
    name: string,
    language: Language,
    bring: (store: duplicate.LedgerStore) => Promise<duplicate.StoredGame>,
  ): Promise<OpenedEvening> => {
    await leave();
    const release = await lockSeat(name);
    try {
      const store = opfsStore(name);
      const stored = await bring(store);
      const engine = engineFor(lexicon, stored.game.state.facts.rules);
      duplicate.checkEngine(stored.game.state, engine);
      const { count, note } = await readNote(name);
      seat = { store, engine, stored, notes: count, leave: release };
      return { kind: 'opened', evening: seen(seat, language), note };
    } catch (error) {
      await release();
      throw error;
    }
  };
  const sitAtNew = (
    name: string,
    language: Language,
    make: () => duplicate.DuplicateGame,
  ): Promise<OpenedEvening> =>
    sit(tidyName(name), language, async store => {
      const stored = await duplicate.storeGame(store, make());
      await freshNote(store.name);
      return stored;
    });
  const take = async (step: EveningStep, language: Language): Promise<Evening | CloseName> => {
    const at = seated();
    const close = step.kind === 'slips' ? closeNameOf(at.stored.game, step) : undefined;
    if (close !== undefined) return close;
    const after = await takeStep(at.stored.game, at.engine, step, sayWhy(language));
    at.stored = await duplicate.extendStored(at.store, at.stored, after);
    return seen(at, language);
  };

  return {
    list: async () => Promise.all((await eveningNames()).map(infoOf)),
    begin: ({ name, rules, ...facts }, language) =>
      sitAtNew(name, language, () => duplicate.new(engineFor(lexicon, rules), facts)),
    open: async (name, language) => {
      if (seat?.store.name !== name) return sit(name, language, duplicate.openStored);
      const { note } = await noteInTurn(() => readNote(name));
      return { kind: 'opened', evening: seen(seat, language), note };
    },
    look: async (_, language) => seen(seated(), language),
    leave,
    step: (step, language) => inTurn(() => take(step, language)),
    judge: async ({ slip, withReasons }, language) => {
      const { stored, engine } = seated();
      const say = withReasons ? sayWhy(language) : sayNothing;
      return judgementOf(stored.game, engine, slip, language, say);
    },
    keepNote: note =>
      noteInTurn(async () => {
        const at = seated();
        at.notes += 1;
        await writeNote(at.store.name, { count: at.notes, note });
        return null;
      }),
    sheets: async (round, language) => sheetsOf(seated().stored.game, round, language),
    file: async (kind, language) => fileText(seated(), kind, language),
    take: async ({ name, bytes }, language) => {
      const game = ledgerGame(lexicon, name, bytes);
      return sitAtNew(name, language, () => game);
    },
    remove: async name => {
      const release = await lockSeat(name);
      await removeEvening(name).finally(release);
      return null;
    },
  };
}

const sayNothing: Explain = async () => new Map();

/** A new name that the game would ask about. */
function closeNameOf(
  { state }: duplicate.DuplicateGame,
  { slips, allNew = false }: Extract<EveningStep, { kind: 'slips' }>,
): CloseName | undefined {
  if (allNew) return undefined;
  for (const { player } of slips) {
    if (duplicate.knownPlayer(state, player) !== undefined) continue;
    const known = duplicate.closeNames(state.players, player);
    if (known.length > 0) return { kind: 'close', name: player, known };
  }
  return undefined;
}
