// Days of drills with a clock of their own: what is asked when, taken back, seen by two tabs, changed by a lexicon.
import { type Lexicon, lexiconFromWords } from 'leggio';
import { expect, test } from 'vitest';
import { createDrillsDesk, type DrillsDesk } from './desk.js';
import { type AnswerStore, DEFAULT_SETTINGS } from './kept-answers.js';
import type { DrillSettings, KeptAnswer, NextCard } from './messages.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A morning. */
const START = new Date(2026, 10, 25, 9).getTime();

const WORDS = ['OSA', 'COSA', 'ROSA', 'RE', 'TRE', 'REO', 'SE', 'TOSCANE'];
const LEXICON = lexiconFromWords(WORDS);

/** What tabs of one machine share. */
function createMachine(): {
  readonly kept: Map<string, KeptAnswer>;
  open(lexicon?: Lexicon): DrillsDesk;
} {
  const kept = new Map<string, KeptAnswer>();
  let settings: DrillSettings = DEFAULT_SETTINGS;
  const tabs = new Set<() => void>();
  const store: AnswerStore = {
    load: async () => ({ answers: [...kept.values()], settings }),
    async add(answers) {
      for (const answer of answers) kept.set(answer.id, answer);
      return true;
    },
    remove: async id => void kept.delete(id),
    async set(next) {
      settings = next;
      return true;
    },
  };
  return {
    kept,
    open(lexicon = LEXICON) {
      let own: (() => void) | undefined;
      return createDrillsDesk({
        lexicon,
        played: async () => ({ times: () => 0, words: () => ['TOSCANE'] }),
        doubts: async () => new Set<string>(),
        store,
        tell: () => {
          for (const heard of tabs) if (heard !== own) heard();
        },
        onTold(heard) {
          own = heard;
          tabs.add(heard);
        },
      });
    },
  };
}

const cardOf = ({ card }: NextCard): string | undefined => card && `${card.why} ${card.card}`;

async function nextShort(desk: DrillsDesk, now: number): Promise<string | undefined> {
  return cardOf(await desk.next({ deck: 'short', now }));
}

/** Says of a card of short words what is right, or wrong. */
function say(
  desk: DrillsDesk,
  card: string,
  now: number,
  isRight = true,
): Promise<{ due: number; id: string }> {
  const given = { deck: 'short', isValid: WORDS.includes(card) === isRight } as const;
  return desk.answer({ card, given, seconds: 3, now });
}

test('new cards come in their order, as many as a day may have, and the next day there are more', async () => {
  const desk = createMachine().open();
  const short = { length: 2, letter: '', newPerDay: 2 };
  await desk.set({ deck: 'short', chosen: short, now: START });
  const asked: string[] = [];
  for (let now = START; asked.length < 2; now += MINUTE) {
    const { card } = await desk.next({ deck: 'short', now });
    expect(card).toMatchObject({ why: 'new' });
    asked.push(card!.card);
    await say(desk, card!.card, now);
  }
  // nothing new: what is due in some minutes is asked before its time
  expect(await nextShort(desk, START + 2 * MINUTE)).toBe(`early ${asked[0]}`);
  const { card, overview } = await desk.next({ deck: 'short', now: START + DAY });
  expect(card).toMatchObject({ why: 'due', card: asked[0] });
  expect(overview.decks.short).toMatchObject({ due: 2, fresh: 2, seen: 2, answers: 2, right: 2 });
});

test('what was wrong comes back in a minute, what was right goes to days and is due from their morning', async () => {
  const desk = createMachine().open();
  const { card } = await desk.next({ deck: 'short', now: START });
  const wrong = await say(desk, card!.card, START, false);
  expect(wrong.due).toBe(START + MINUTE);
  const now = START + 2 * MINUTE;
  expect(await nextShort(desk, now)).toBe(`due ${card!.card}`);
  await say(desk, card!.card, now);
  const { due } = await say(desk, card!.card, now + 10 * MINUTE);
  expect(due).toBeGreaterThan(now + DAY / 2);
  const standing = await desk.overview({ now });
  expect(standing.decks.short).toMatchObject({ learnt: 1, seen: 1, answers: 3, right: 2 });
  const morning = new Date(due).setHours(0, 1, 0, 0);
  expect((await desk.overview({ now: morning })).decks.short.due).toBe(1);
  expect((await desk.overview({ now: morning - 2 * MINUTE })).decks.short.due).toBe(0);
});

test('what is longest due is asked first', async () => {
  const desk = createMachine().open();
  await say(desk, 'RE', START + 5 * MINUTE, false);
  await say(desk, 'SE', START, false);
  expect(await nextShort(desk, START + 10 * MINUTE)).toBe('due SE');
});

test('answers to another lexicon are kept and left alone', async () => {
  const machine = createMachine();
  const { id } = await say(machine.open(), 'RE', START);
  const answer = machine.kept.get(id) as KeptAnswer;
  machine.kept.set(id, { ...answer, lexicon: 'libero figs' });
  const { last, today, decks } = await machine.open().overview({ now: START });
  expect([last, today, decks.short.seen]).toEqual([undefined, 0, 0]);
  expect(machine.kept.size).toBe(1);
});

test('the share that was right is that of thirty days', async () => {
  const desk = createMachine().open();
  await say(desk, 'RE', START, false);
  await say(desk, 'SE', START + 5 * DAY);
  const { decks } = await desk.overview({ now: START + 31 * DAY });
  expect(decks.short).toMatchObject({ answers: 1, right: 1, seen: 2 });
});

test('a filter asks for cards of its length and letter alone', async () => {
  const desk = createMachine().open();
  const settings = { length: 3, letter: 'T', newPerDay: 10 };
  const { decks } = await desk.set({ deck: 'hooks', chosen: settings, now: START });
  expect(decks.hooks.fresh).toBe(1);
  expect(cardOf(await desk.next({ deck: 'hooks', now: START }))).toBe('new TRE');
});

test('what is chosen one after the other is all kept, however fast', async () => {
  const machine = createMachine();
  const desk = machine.open();
  await Promise.all([
    desk.set({ deck: 'hooks', chosen: { letter: 'T' }, now: START }),
    desk.set({ deck: 'hooks', chosen: { newPerDay: 5 }, now: START }),
    desk.set({ deck: 'short', chosen: { length: 2 }, now: START }),
  ]);
  for (const each of [desk, machine.open()]) {
    const { settings } = await each.overview({ now: START });
    expect(settings.hooks).toMatchObject({ letter: 'T', newPerDay: 5 });
    expect(settings.short.length).toBe(2);
  }
});

test('an answer that is taken back leaves its card as it was', async () => {
  const desk = createMachine().open();
  const before = await desk.overview({ now: START });
  const first = await nextShort(desk, START);
  const card = first!.split(' ')[1] as string;
  const { id } = await say(desk, card, START);
  expect((await desk.overview({ now: START })).last).toMatchObject({ id, card });
  expect(await desk.undo({ id })).toEqual({ kind: 'takenBack', card: { deck: 'short', card } });
  expect(await desk.overview({ now: START })).toEqual(before);
  expect(await nextShort(desk, START)).toBe(first);
  expect(await desk.undo({ id })).toEqual({ kind: 'takenBack', card: undefined });
});

test('two tabs add to each other, even at once', async () => {
  const machine = createMachine();
  const [one, other] = [machine.open(), machine.open()];
  await other.overview({ now: START });
  await Promise.all([
    say(one, 'RE', START),
    say(one, 'SE', START + 1),
    say(other, 'TRE', START + 2),
    say(other, 'RE', START + 3, false),
  ]);
  expect(machine.kept.size).toBe(4);
  for (const desk of [one, other, machine.open()]) {
    const { decks, today } = await desk.overview({ now: START + MINUTE / 2 });
    expect([decks.short.seen, decks.short.answers, today]).toEqual([3, 4, 4]);
  }
});

test('answers read in any order, and a clock that was put back, come to the same', async () => {
  const machine = createMachine();
  const desk = machine.open();
  await say(desk, 'RE', START);
  await say(desk, 'RE', START + 3 * DAY);
  await say(desk, 'RE', START + DAY, false); // entered last, two days before the one before
  const there = (await desk.overview({ now: START })).decks.short;
  const entries = [...machine.kept].toReversed();
  machine.kept.clear();
  for (const [id, answer] of entries) machine.kept.set(id, answer);
  expect((await machine.open().overview({ now: START })).decks.short).toEqual(there);
});

test('a lexicon without the word drops its cards, one with another answer asks it again at once', async () => {
  const machine = createMachine();
  const desk = machine.open();
  const hooks = { deck: 'hooks', front: ['C', 'R'], back: [] } as const;
  await desk.answer({ card: 'OSA', given: hooks, seconds: 1, now: START });
  await desk.answer({ card: 'SE', given: { ...hooks, front: [] }, seconds: 1, now: START });
  const words = { deck: 'anagrams', words: ['TOSCANE'] } as const;
  await desk.answer({ card: 'ACENOST', given: words, seconds: 1, now: START });
  const later = machine.open(lexiconFromWords(['OSA', 'COSA', 'ROSA', 'POSA']));
  const { hooks: now, anagrams } = (await later.overview({ now: START + MINUTE })).decks;
  expect(now).toMatchObject({ dropped: ['SE'], changed: ['OSA'], seen: 1, due: 1 });
  expect(anagrams).toMatchObject({ dropped: ['ACENOST'], seen: 0, due: 0 });
  expect(cardOf(await later.next({ deck: 'hooks', now: START + MINUTE }))).toBe('due OSA');
});

test('the tiles of an anagram are told from others, and words from what is none', async () => {
  const desk = createMachine().open();
  const tried = async (word: string): Promise<string> =>
    (await desk.try({ tiles: 'ACENOST', word })).verdict;
  expect(await tried('toscane')).toBe('valid');
  expect(await tried('CANTOSE')).toBe('notValid');
  expect(await tried('TOSCANA')).toBe('otherTiles');
});
