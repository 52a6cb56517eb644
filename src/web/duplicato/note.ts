// What the page keeps beside the ledger: what is typed and not entered, the clock, what the room sees.

import type { EveningStep } from '../engine/evening/messages.js';
import type { Refused } from '../engine/messages.js';
import type { Clock } from './clock.js';
import { EMPTY_ENTRY, type Entry } from './entry.js';
import { NOTHING_SHOWN, type Shown } from './shown.js';

/** Slips sent off, not entered yet. */
export interface Pending {
  readonly id: number;
  readonly step: Extract<EveningStep, { kind: 'slips' }>;
  /** Lines of the ledger when it went off; null while it waits for its turn. */
  readonly sentAt: number | null;
  /** Why it was not entered; undefined while it is on its way. */
  readonly refusal?: Pick<Refused, 'code' | 'said'>;
  /** Known names that its new one is close to. */
  readonly close: readonly string[];
}

export interface Note {
  readonly entry: Entry;
  readonly pending: readonly Pending[];
  readonly clock: Clock | undefined;
  readonly shown: Shown;
  /** Who takes steps back. */
  readonly arbiter: string;
}

export const EMPTY_NOTE: Note = {
  entry: EMPTY_ENTRY,
  pending: [],
  clock: undefined,
  shown: NOTHING_SHOWN,
  arbiter: '',
};

export function readNote(text: string): Note {
  if (text === '') return EMPTY_NOTE;
  return { ...EMPTY_NOTE, ...(JSON.parse(text) as Partial<Note>) };
}

/** The slips that a ledger of so many lines does not have yet: one goes at a time, and nothing else with it. */
export function stillPending({ pending }: Note, lines: number): readonly Pending[] {
  return pending.filter(({ sentAt }) => sentAt === null || lines <= sentAt);
}

export function isOnItsWay({ refusal, close }: Pending): boolean {
  return refusal === undefined && close.length === 0;
}
