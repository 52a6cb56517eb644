// The clock of a round, by the time of day: what is left is reckoned from when it ends, never counted, so that a tab
// that sleeps loses nothing.

/** Milliseconds throughout. */
export interface Clock {
  /** A whole round. */
  readonly total: number;
  /** Before the end, when players are told to write. */
  readonly warning: number;
  /** The time of day when it ends; null while it stands. */
  readonly endsAt: number | null;
  /** Left while it stands. */
  readonly left: number;
}

/** `set`: not started; `standing`: paused. */
export type ClockPhase = 'set' | 'running' | 'warning' | 'standing' | 'over';

export const MINUTE = 60_000;

/** @param seconds of a preset */
export function setClock(seconds: number, warning: number): Clock {
  const total = seconds * 1000;
  return { total, warning: warning * 1000, endsAt: null, left: total };
}

/** From the beginning, not started. */
export function resetClock({ total, warning }: Clock): Clock {
  return { total, warning, endsAt: null, left: total };
}

export function leftAt({ endsAt, left }: Clock, now: number): number {
  return Math.max(0, endsAt === null ? left : endsAt - now);
}

export function phaseAt(clock: Clock, now: number): ClockPhase {
  const left = leftAt(clock, now);
  if (left === 0) return 'over';
  if (clock.endsAt === null) return left >= clock.total ? 'set' : 'standing';
  return left <= clock.warning ? 'warning' : 'running';
}

export function runClock(clock: Clock, now: number): Clock {
  if (clock.endsAt !== null || clock.left === 0) return clock;
  return { ...clock, endsAt: now + clock.left };
}

export function pauseClock(clock: Clock, now: number): Clock {
  if (clock.endsAt === null) return clock;
  return { ...clock, endsAt: null, left: leftAt(clock, now) };
}

/** One minute more; a clock that has ended runs again. */
export function addMinute(clock: Clock, now: number): Clock {
  if (clock.endsAt === null) return { ...clock, left: clock.left + MINUTE };
  return { ...clock, endsAt: Math.max(clock.endsAt, now) + MINUTE };
}

/** `2:59`: seconds begun count, so that it is 0:00 only at the end. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Milliseconds until another second is shown. */
export function untilNextSecond(left: number): number {
  return left % 1000 === 0 ? 1000 : left % 1000;
}
