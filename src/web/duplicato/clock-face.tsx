// What is left of the time, drawn anew when another second is to be shown.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import {
  type Clock,
  type ClockPhase,
  clockText,
  leftAt,
  phaseAt,
  untilNextSecond,
} from './clock.js';
import './clock-face.css';
import { useWords } from './use-words.js';

/** The time of day, when the clock has to be looked at again. */
export function useNow({ endsAt, left }: Clock): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (endsAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      setNow(Date.now());
      const rest = endsAt - Date.now();
      if (rest > 0) timer = setTimeout(look, untilNextSecond(rest));
    };
    look();
    // a tab that wakes looks at once
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt, left]);
  return now;
}

export function ClockFace({ clock }: { readonly clock: Clock }): JSX.Element {
  const words = useWords();
  const now = useNow(clock);
  const phase = phaseAt(clock, now);
  return (
    <div class={`clock-face ${phase}`}>
      <p class="time" role="timer" aria-label={words.clock}>
        {clockText(leftAt(clock, now))}
      </p>
      <p class="told" role="status">
        {toldOf(phase, words)}
      </p>
    </div>
  );
}

function toldOf(phase: ClockPhase, words: { warned: string; timeOver: string }): string {
  if (phase === 'warning') return words.warned;
  return phase === 'over' ? words.timeOver : '';
}
