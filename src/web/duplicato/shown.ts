// What of an evening the room may see: a round, and how much of it. It goes forward by the arbiter's hand alone.
import type { Evening } from '../engine/evening/messages.js';

/** `hidden`: the board; `rack`: the tiles, too; `top`: what they were worth; `ranking`: where everybody stands. */
export type Stage = 'hidden' | 'rack' | 'top' | 'ranking';

export interface Shown {
  /** 1 the first. */
  readonly round: number;
  readonly stage: Stage;
}

export const NOTHING_SHOWN: Shown = { round: 1, stage: 'hidden' };

type Drawn = Pick<Evening, 'rounds'>;

/** What comes next; undefined when the evening has to go on first. */
export function nextShown({ round, stage }: Shown, { rounds }: Drawn): Shown | undefined {
  const drawn = rounds[round - 1];
  switch (stage) {
    case 'hidden':
      return drawn && { round, stage: 'rack' };
    case 'rack':
      return { round, stage: 'top' };
    case 'top':
      return drawn?.closed && { round, stage: 'ranking' };
    case 'ranking':
      return rounds[round] && { round: round + 1, stage: 'rack' };
  }
}

/** After a step of the evening, one taken back among them: no more than there is. */
export function withinEvening(shown: Shown, { rounds }: Drawn): Shown {
  if (shown.round > rounds.length) {
    if (shown.stage === 'hidden' && shown.round === rounds.length + 1) return shown;
    if (rounds.length === 0) return NOTHING_SHOWN;
    return withinEvening({ round: rounds.length, stage: 'ranking' }, { rounds });
  }
  const isClosed = rounds[shown.round - 1]?.closed !== undefined;
  return shown.stage === 'ranking' && !isClosed ? { ...shown, stage: 'top' } : shown;
}
