// The clock of a round that is played alone: by the time of day, so that a page that is loaded anew or sleeps gives no
// time away. What its end does is done once.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { setRings } from '../duplicato/bell.js';
import { type Clock, phaseAt, setClock } from '../duplicato/clock.js';
import { useNow } from '../duplicato/clock-face.js';

/** Seconds before the end when one is told, as the presets have it; less of a short round. */
const WARNING = 30;

const NO_CLOCK: Clock = { total: 0, warning: 0, endsAt: null, left: 1 };

/** @returns undefined without a clock */
export function useRoundClock(
  seconds: number,
  startedAt: number,
  onEnd: () => void,
): Clock | undefined {
  const clock = useMemo(() => {
    const set = setClock(seconds, Math.min(WARNING, Math.ceil(seconds / 4)));
    return seconds > 0 ? { ...set, endsAt: startedAt + set.total } : undefined;
  }, [seconds, startedAt]);
  const now = useNow(clock ?? NO_CLOCK);
  const isOver = clock !== undefined && phaseAt(clock, now) === 'over';
  const end = useRef(onEnd);
  end.current = onEnd; // what lies on the board may have changed since
  useEffect(() => {
    if (isOver) end.current();
  }, [isOver]);
  useEffect(() => (clock === undefined ? undefined : ring(clock)), [clock]);
  return clock;
}

/** A page that nobody has touched may make no sound. */
function ring({ endsAt, warning }: Clock): (() => void) | undefined {
  if (endsAt === null || navigator.userActivation?.hasBeenActive !== true) return undefined;
  const left = endsAt - Date.now();
  setRings([
    { in: left - warning, sound: 'warning' },
    { in: left, sound: 'end' },
  ]);
  return () => setRings([]);
}
