// The clock in the arbiter's hand: start, pause, a minute more; its sounds are set ahead whenever it changes.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { setRings } from './bell.js';
import {
  addMinute,
  type Clock,
  leftAt,
  pauseClock,
  phaseAt,
  resetClock,
  runClock,
} from './clock.js';
import { ClockFace, useNow } from './clock-face.js';
import './clock-keys.css';
import { useKeys } from './use-keys.js';
import { useWords } from './use-words.js';

interface Props {
  readonly clock: Clock;
  readonly onChange: (clock: Clock) => void;
}

export function ClockKeys({ clock, onChange }: Props): JSX.Element {
  const words = useWords();
  const phase = phaseAt(clock, useNow(clock));
  const isRunning = clock.endsAt !== null && phase !== 'over';
  const turn = (): void => {
    const now = Date.now();
    if (isRunning) onChange(pauseClock(clock, now));
    else onChange(runClock(phase === 'over' ? resetClock(clock) : clock, now));
  };
  const more = (): void => onChange(addMinute(clock, Date.now()));
  useKeys({ F2: turn, F4: more });
  useRings(clock);
  return (
    <section class="clock-keys" aria-label={words.clock}>
      <ClockFace clock={clock} />
      <div class="row">
        <button type="button" onClick={turn}>
          {isRunning ? words.pause : phase === 'standing' ? words.goOn : words.start} <kbd>F2</kbd>
        </button>
        <button type="button" onClick={more}>
          {words.minuteMore} <kbd>F4</kbd>
        </button>
        <button type="button" onClick={() => onChange(resetClock(clock))}>
          {words.resetClock}
        </button>
      </div>
    </section>
  );
}

/** The sounds of a clock that runs; they are kept when the view is left, and none comes twice. */
function useRings(clock: Clock): void {
  useEffect(() => {
    if (clock.endsAt === null) return setRings([]);
    const left = leftAt(clock, Date.now());
    if (left === 0) return; // over, and told
    setRings([
      { in: left - clock.warning, sound: 'warning' },
      { in: left, sound: 'end' },
    ]);
  }, [clock]);
}
