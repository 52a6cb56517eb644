// How long a round lasts: some minutes, one's own seconds, or as long as one likes.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from './use-words.js';

interface Props {
  /** 0 without a clock. */
  readonly seconds: number;
  readonly onSeconds: (seconds: number) => void;
}

const MINUTES: readonly number[] = [3, 2, 1];
const OWN = 'own';
/** Seconds at least and at most that one can choose, and what the field begins with. */
const LEAST = 5;
const MOST = 3600;
const FIRST = 90;

export function ClockField({ seconds, onSeconds }: Props): JSX.Element {
  const words = useWords();
  const [chosen, choose] = useState('0');
  const take = (value: string): void => {
    choose(value);
    onSeconds(value === OWN ? FIRST : Number(value));
  };
  return (
    <>
      <label class="field">
        <span>{words.clock}</span>
        <select
          name="clock"
          value={chosen}
          onChange={({ currentTarget: { value } }) => take(value)}
        >
          <option value="0">{words.noClock}</option>
          {MINUTES.map(minutes => (
            <option key={minutes} value={String(minutes * 60)}>
              {words.minutes(minutes)}
            </option>
          ))}
          <option value={OWN}>{words.ownClock}</option>
        </select>
      </label>
      {chosen === OWN && (
        <label class="field">
          <span>{words.ownSeconds}</span>
          <input
            name="seconds"
            type="number"
            min={LEAST}
            max={MOST}
            required
            value={seconds}
            onInput={({ currentTarget: { value } }) =>
              onSeconds(Math.min(MOST, Math.max(0, Math.round(Number(value)))))
            }
          />
        </label>
      )}
    </>
  );
}
