// How the decks stand: what is due, what is new today, how much is learnt and how often it was right.
import { DRILL_DECKS, type DrillDeck } from '../../../wording/web/drills.js';
import { type Queue, queueOf, sameDay } from './choice.js';
import type { Decks } from './decks.js';
import type { DeckStanding, DrillSettings, DrillsOverview, KeptAnswer } from './messages.js';
import { lastOf } from './order.js';
import type { Progress } from './progress.js';

/** Milliseconds that answers count for the share that was right. */
const MONTH = 30 * 24 * 60 * 60_000;

/** What is known of a player. */
export interface Player {
  readonly progress: Progress;
  /** To this lexicon. */
  readonly answers: readonly KeptAnswer[];
  readonly settings: DrillSettings;
  readonly isKept: boolean;
}

export function overviewOf(decks: Decks, player: Player, now: number): DrillsOverview {
  const { answers, settings, isKept } = player;
  const last = lastOf(answers);
  const isToday = sameDay(now);
  const standings = DRILL_DECKS.map(id => [id, standingOf(id, decks, player, now)] as const);
  return {
    kind: 'overview',
    decks: Object.fromEntries(standings) as Record<DrillDeck, DeckStanding>,
    settings,
    letters: decks.letters,
    today: answers.filter(({ at }) => isToday(at)).length,
    last: last && { id: last.id, deck: last.deck, card: last.card },
    isKept,
  };
}

export function queueIn(id: DrillDeck, decks: Decks, player: Player, now: number): Queue {
  return queueOf(decks.of[id], player.progress.of(id), player.settings[id], now);
}

function standingOf(id: DrillDeck, decks: Decks, player: Player, now: number): DeckStanding {
  const { cards, lengths } = decks.of[id];
  const { due, fresh, next, dropped, changed } = queueIn(id, decks, player, now);
  const known = player.progress.of(id).filter(({ card }) => !dropped.includes(card));
  const recent = player.answers.filter(({ deck, at }) => deck === id && at > now - MONTH);
  return {
    due: due.length,
    fresh: fresh.length,
    learnt: known.filter(({ isLearnt }) => isLearnt).length,
    seen: known.length,
    size: cards.length,
    answers: recent.length,
    right: recent.filter(({ outcome }) => outcome === 'right').length,
    next,
    dropped,
    changed,
    lengths,
  };
}
