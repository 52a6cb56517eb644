// The evening that is open in this window: steps taken one after the other, and the note beside the ledger, written
// down as soon as anything in it changes.
import type { Language } from 'leggio';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { DeskLink } from '../engine/desk-link.js';
import type { Evening, EveningStep, OpenedEvening } from '../engine/evening/messages.js';
import type { Refused } from '../engine/messages.js';
import { useWords } from '../shell/context.js';
import { type Ask, askOf, isRefused } from './ask.js';
import type { Entry } from './entry.js';
import { createKeeper, type Keeper } from './keeper.js';
import { EMPTY_NOTE, isOnItsWay, type Note, type Pending, readNote, stillPending } from './note.js';
import { withinEvening } from './shown.js';

/** An evening in the hands of its arbiter. */
export interface Table {
  readonly ask: Ask;
  readonly evening: Evening;
  readonly note: Note;
  /** The note as it lies on the disk. */
  readonly kept: Note;
  change(change: Partial<Note>): void;
  /** Takes a step; undefined when it is done, else why it is not. */
  take(step: EveningStep): Promise<Refused | undefined>;
  /** Sends slips off, to be entered in their turn, with the fields as they are then. */
  send(step: Pending['step'], entry?: Entry): void;
  /** Takes a refused one out. */
  drop(id: number): void;
}

export interface EveningState {
  readonly ask: Ask;
  readonly table: Table | undefined;
  sit(opened: OpenedEvening): void;
  leave(): Promise<void>;
}

export function useEvening(desk: DeskLink): EveningState {
  const { lang } = useWords();
  const ask = useMemo(() => askOf(desk, lang), [desk, lang]);
  const [evening, setEvening] = useState<Evening>();
  const [note, setNote] = useState<Note>(EMPTY_NOTE);
  const [kept, setKept] = useState<Note>(EMPTY_NOTE);
  const keeper = useKeeper(ask, setKept);
  useOtherLanguage(lang, ask, evening, setEvening);

  const inTurn = useMemo(createTurns, []);
  const lines = useRef(0);
  const change = (next: Partial<Note>): void => {
    const changed = { ...keeper.latest(), ...next };
    setNote(changed);
    keeper.keep(changed);
  };
  const arrive = (now: Evening, more: Partial<Note> = {}): void => {
    lines.current = now.lines;
    setEvening(now);
    change({ shown: withinEvening(keeper.latest().shown, now), ...more });
  };
  const take = (step: EveningStep): Promise<Refused | undefined> =>
    inTurn(async () => {
      const answer = await ask('step', step);
      if (isRefused(answer)) return answer;
      if (answer.kind === 'evening') arrive(answer);
      return undefined;
    });
  const sender = useSender({ ask, arrive, change, keeper, inTurn, lines });

  return {
    ask,
    sit({ evening: opened, note: text }) {
      const read = readNote(text);
      keeper.begin(read);
      lines.current = opened.lines;
      setEvening(opened);
      change({
        pending: stillPending(read, opened.lines),
        shown: withinEvening(read.shown, opened),
      });
      sender.run();
    },
    async leave() {
      await keeper.settled();
      setEvening(undefined);
      await ask('leave', undefined);
    },
    table: evening && {
      ask,
      evening,
      note,
      kept,
      change,
      take,
      send: sender.send,
      drop: sender.drop,
    },
  };
}

/** Sentences of an evening are in the language of the page. */
function useOtherLanguage(
  language: Language,
  ask: Ask,
  evening: Evening | undefined,
  show: (evening: Evening) => void,
): void {
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    if (evening === undefined) return;
    void ask('look', undefined).then(answer => {
      if (!isRefused(answer)) show(answer);
    });
  }, [language, ask, evening, show]);
}

function useKeeper(ask: Ask, onKept: (note: Note) => void): Keeper {
  const asking = useRef(ask);
  asking.current = ask;
  return useMemo(() => {
    const write = async (note: Note): Promise<boolean> =>
      !isRefused(await asking.current('keepNote', JSON.stringify(note)));
    return createKeeper(EMPTY_NOTE, write, onKept);
  }, [onKept]);
}

interface SenderParts {
  readonly ask: Ask;
  arrive(evening: Evening, note: Partial<Note>): void;
  change(note: Partial<Note>): void;
  readonly keeper: Keeper;
  readonly inTurn: Turns;
  /** Of the ledger now. */
  readonly lines: { readonly current: number };
}

interface Sender {
  send(step: Pending['step'], entry?: Entry): void;
  drop(id: number): void;
  /** Sends what waits. */
  run(): void;
}

/** Slips go to the desk one by one, each once the note says that it is on its way: none is lost, none entered twice. */
function useSender(parts: SenderParts): Sender {
  const latest = useRef(parts);
  latest.current = parts;
  return useMemo(() => {
    const { keeper, inTurn } = parts;
    const pending = (): readonly Pending[] => keeper.latest().pending;
    const without = (id: number): readonly Pending[] => pending().filter(each => each.id !== id);
    const amend = (id: number, change: Partial<Pending>): void =>
      latest.current.change({
        pending: pending().map(each => (each.id === id ? { ...each, ...change } : each)),
      });
    const sendFirst = async (): Promise<void> => {
      const first = pending().find(isOnItsWay);
      if (first === undefined) return;
      amend(first.id, { sentAt: latest.current.lines.current });
      await keeper.settled();
      const answer = await latest.current.ask('step', first.step);
      if (isRefused(answer)) amend(first.id, { refusal: answer });
      else if (answer.kind === 'close') amend(first.id, { close: answer.known });
      else latest.current.arrive(answer, { pending: without(first.id) });
    };
    return {
      run: () => pending().forEach(() => void inTurn(sendFirst)),
      send(step, entry = keeper.latest().entry) {
        const id = 1 + Math.max(0, ...pending().map(each => each.id));
        const one: Pending = { id, step, sentAt: null, close: [] };
        latest.current.change({ pending: [...pending(), one], entry });
        void inTurn(sendFirst);
      },
      drop: id => latest.current.change({ pending: without(id) }),
    };
  }, [parts.keeper, parts.inTurn]);
}

type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Work done one after the other, in the order it was asked for. */
function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return work => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
