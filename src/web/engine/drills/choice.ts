// Which card is asked next: what is due first, then as many new ones as a day may have, then what is due in minutes.
import type { Deck } from './deck.js';
import type { DeckSettings, DrillCard, DrillFilter } from './messages.js';
import type { Learnt } from './progress.js';

/** Milliseconds before its time that a card is asked when there is no other: its minutes are for others to pass. */
const EARLY = 20 * 60_000;

/** The cards of a deck at a time, as they are asked. */
export interface Queue {
  /** The longest due first. */
  readonly due: readonly Learnt[];
  /** Of the new cards those that today has room for. */
  readonly fresh: readonly string[];
  /** Soon due, the soonest first. */
  readonly early: readonly Learnt[];
  /** When a card is due that is not now; undefined for none. */
  readonly next: number | undefined;
  readonly dropped: readonly string[];
  readonly changed: readonly string[];
}

/** @param known every card of the deck that was asked */
export function queueOf(
  deck: Deck,
  known: readonly Learnt[],
  settings: DeckSettings,
  now: number,
): Queue {
  const dropped: string[] = [];
  const changed: string[] = [];
  const asked: { learnt: Learnt; due: number }[] = [];
  for (const learnt of known) {
    const truth = deck.truth(learnt.card);
    if (truth === undefined) {
      dropped.push(learnt.card);
      continue;
    }
    const isChanged = learnt.answers.at(-1)?.truth !== truth;
    if (isChanged) changed.push(learnt.card);
    if (passes(learnt.card, settings)) asked.push({ learnt, due: isChanged ? 0 : learnt.due });
  }
  asked.sort((one, other) => one.due - other.due);
  // what comes back after days is due from the morning of its day
  const isDue = ({ learnt, due }: (typeof asked)[number]): boolean =>
    due <= (learnt.isLearnt ? endOfDay(now) : now);
  const later = asked.filter(each => !isDue(each));
  return {
    due: asked.filter(isDue).map(({ learnt }) => learnt),
    fresh: freshOf(deck, known, settings, now),
    early: later.filter(({ due }) => due <= now + EARLY).map(({ learnt }) => learnt),
    next: later[0]?.due,
    dropped,
    changed,
  };
}

/** The card to ask. */
export function chosen({ due, fresh, early }: Queue): Pick<DrillCard, 'card' | 'why'> | undefined {
  if (due[0] !== undefined) return { card: due[0].card, why: 'due' };
  if (fresh[0] !== undefined) return { card: fresh[0], why: 'new' };
  if (early[0] !== undefined) return { card: early[0].card, why: 'early' };
  return undefined;
}

function freshOf(
  { cards }: Deck,
  known: readonly Learnt[],
  settings: DeckSettings,
  now: number,
): readonly string[] {
  const isToday = sameDay(now);
  const begun = known.filter(({ answers: [first] }) => first && isToday(first.at));
  const room = Math.max(0, settings.newPerDay - begun.length);
  const seen = new Set(known.map(({ card }) => card));
  const fresh: string[] = [];
  for (const card of cards) {
    if (fresh.length >= room) break;
    if (!seen.has(card) && passes(card, settings)) fresh.push(card);
  }
  return fresh;
}

function passes(card: string, { length, letter }: DrillFilter): boolean {
  return (length === 0 || card.length === length) && card.includes(letter);
}

/** True for a time of the same day of this machine's calendar. */
export function sameDay(now: number): (time: number) => boolean {
  const from = new Date(now).setHours(0, 0, 0, 0);
  const to = endOfDay(now);
  return time => time >= from && time <= to;
}

function endOfDay(time: number): number {
  return new Date(time).setHours(23, 59, 59, 999);
}
