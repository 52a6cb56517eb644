// How long a round has taken so far, with what its hints have cost.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { timeText } from './time-text.js';
import { useWords } from './use-words.js';

interface Props {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Seconds. */
  readonly penalty: number;
}

export function StopWatch({ startedAt, penalty }: Props): JSX.Element {
  const words = useWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="clock-face running">
      <p class="time" role="timer" aria-label={words.time}>
        {timeText((now - startedAt) / 1000 + penalty)}
      </p>
    </div>
  );
}
