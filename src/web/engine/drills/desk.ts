// Drills on the desk: the decks, what is kept of a player, and the answers judged. What was answered is kept before it
// is told.
import type { Lexicon } from 'leggio';
import type { DrillDeck } from '../../../wording/web/drills.js';
import { tryWord } from './anagrams-deck.js';
import { chosen as chosenCard } from './choice.js';
import type { Deck, Frequencies } from './deck.js';
import { createDecks, type Decks } from './decks.js';
import { gradeOf, outcomeOf } from './grading.js';
import type { AnswerStore } from './kept-answers.js';
import type {
  DeckSettings,
  DrillCard,
  DrillsAnswer,
  DrillsAsked,
  DrillsQuestion,
  JudgedAnswer,
  KeptAnswer,
} from './messages.js';
import { Progress } from './progress.js';
import { overviewOf, type Player, queueIn } from './standing.js';

/** What the drills need of the desk. */
export interface DrillsSupplies {
  readonly lexicon: Lexicon;
  /** Asked once, again after a failure. */
  played(): Promise<Frequencies>;
  /** Words of two and three letters that are not asked. */
  doubts(): Promise<ReadonlySet<string>>;
  readonly store: AnswerStore;
  /** Tells other tabs that something was kept. */
  tell(): void;
  /** To be called when another tab has kept something. */
  onTold(heard: () => void): void;
}

/** Every question answered. */
export type DrillsDesk = {
  readonly [Question in DrillsQuestion]: (
    asked: DrillsAsked<Question>,
  ) => Promise<DrillsAnswer<Question>>;
};

export function createDrillsDesk(supplies: DrillsSupplies): DrillsDesk {
  const { lexicon, store, tell, onTold } = supplies;
  const lexiconId = `${lexicon.name} ${lexicon.facts.edition}`;
  const decksNow = opening(supplies);
  let isKept = true;
  let hand: Promise<Hand> | undefined;
  const inHand = (): Promise<Hand> => {
    hand ??= store.load().then(({ answers, settings }) => {
      const own = answers.filter(answer => answer.lexicon === lexiconId);
      return { progress: new Progress(own), answers: own, settings };
    });
    return hand;
  };
  onTold(() => {
    hand = undefined;
  });
  const update = (next: (now: Hand) => Hand): Promise<Hand> => {
    hand = inHand().then(next);
    return hand;
  };
  const change = (next: (now: Hand) => Hand): Promise<Hand> => {
    const changed = update(next);
    tell();
    return changed;
  };
  const player = async (): Promise<Player> => ({ ...(await inHand()), isKept });
  const overview = async (now: number): Promise<DrillsAnswer<'overview'>> =>
    overviewOf(await decksNow(), await player(), now);
  return {
    overview: ({ now }) => overview(now),
    async next({ deck, now, first }) {
      const decks = await decksNow();
      const queue = queueIn(deck, decks, await player(), now);
      const isThere = first !== undefined && decks.of[deck].truth(first) !== undefined;
      const card = isThere ? ({ card: first, why: 'due' } as const) : chosenCard(queue);
      const shown: DrillCard | undefined = card && {
        ...{ deck, ...card },
        count: decks.of[deck].count(card.card),
      };
      return { kind: 'next', card: shown, overview: await overview(now) };
    },
    try: async ({ tiles, word }) => tryWord(lexicon, tiles, word),
    async answer(asked) {
      const { deck } = asked.given;
      const { answer, words } = judgedBy((await decksNow()).of[deck], asked, lexiconId);
      isKept = await store.add([answer]);
      const { progress } = await change(now => withAnswer(now, answer));
      const due = progress.get(deck, asked.card)?.due ?? asked.now;
      const { id, outcome, grade } = answer;
      return { kind: 'judged', id, outcome, grade, words, due, isKept };
    },
    async undo({ id }) {
      const answer = (await inHand()).answers.find(each => each.id === id);
      if (answer === undefined) return { kind: 'takenBack', card: undefined };
      await store.remove(id);
      await change(now => withoutAnswer(now, answer));
      return { kind: 'takenBack', card: { deck: answer.deck, card: answer.card } };
    },
    async set({ deck, chosen, now }) {
      const choose = (before: Hand): Hand => withChoice(before, deck, chosen);
      const { settings } = await update(choose);
      isKept = await store.set(settings);
      await change(choose); // once more: another tab may have had all read again before it was kept
      return overview(now);
    },
  };
}

/** A player, as this desk knows of them until another tab says that there is more. */
type Hand = Omit<Player, 'isKept'>;

function withChoice(now: Hand, deck: DrillDeck, chosen: Partial<DeckSettings>): Hand {
  const own = { ...now.settings[deck], ...chosen };
  return { ...now, settings: { ...now.settings, [deck]: own } };
}

function withAnswer(now: Hand, answer: KeptAnswer): Hand {
  if (now.answers.some(({ id }) => id === answer.id)) return now; // read again since it was kept
  now.progress.add(answer);
  return { ...now, answers: [...now.answers, answer] };
}

function withoutAnswer(now: Hand, answer: KeptAnswer): Hand {
  now.progress.remove(answer);
  return { ...now, answers: now.answers.filter(({ id }) => id !== answer.id) };
}

/** An answer to be kept, and what is told of it. */
function judgedBy(
  deck: Deck,
  { card, given, seconds, now }: DrillsAsked<'answer'>,
  lexicon: string,
): { readonly answer: KeptAnswer } & Pick<JudgedAnswer, 'words'> {
  const words = deck.judge(card, given);
  const outcome = outcomeOf(words);
  const grade = gradeOf(given.deck, outcome, deck.count(card), seconds);
  const answer = {
    ...{ id: newId(now), at: now, lexicon, deck: given.deck, card },
    ...{ truth: deck.truth(card) ?? '', outcome, grade },
    seconds: Math.round(seconds * 10) / 10,
  };
  return { answer, words };
}

/** By time, and by chance within a moment. */
function newId(now: number): string {
  const chance = crypto.getRandomValues(new Uint32Array(2));
  return [now, ...chance].map(number => number.toString(36)).join('-');
}

/** The decks, made once; after a failure they are tried again. */
function opening({ lexicon, played, doubts }: DrillsSupplies): () => Promise<Decks> {
  let made: Promise<Decks> | undefined;
  return () => {
    made ??= Promise.all([played(), doubts()])
      .then(([words, unasked]) => createDecks(lexicon, words, unasked))
      .catch(error => {
        made = undefined;
        throw error;
      });
    return made;
  };
}
