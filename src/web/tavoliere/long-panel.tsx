// Simulation, ending, pre-ending: asked for, with a bar, ended at any time.

import type { Play } from 'leggio';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ViewProps } from '../shell/context.js';
import { bagOf, waysOf } from './bag.js';
import { FaultLine } from './fault-line.js';
import { LongFoundView } from './long-found.js';
import './long-panel.css';
import type { Sheet } from './sheet.js';
import { type Long, type LongState, useLong } from './use-long.js';
import { useWords } from './use-words.js';

interface Props extends ViewProps {
  readonly sheet: Sheet;
  readonly onShow: (play: Play | undefined) => void;
}

const COUNTS = [4, 8, 15] as const;
const SECONDS = [10, 60, 300] as const;

export function LongPanel({ desk, isOpen, sheet, onShow }: Props): JSX.Element {
  const words = useWords();
  const [spread, setSpread] = useState('0');
  const [count, setCount] = useState<number>(8);
  const [seconds, setSeconds] = useState<number>(60);
  const long = useLong(desk, sheet);
  const isRunning = long.state.kind === 'running';
  return (
    <section class="long" aria-label={words.long}>
      <h2>{words.long}</h2>
      <p class="quiet">
        {words.inBag(bagOf(sheet))} {words.longHelp}
      </p>
      <div class="fields-of-long">
        <label>
          <span>{words.spread}</span>
          <input
            name="spread"
            value={spread}
            inputmode="numeric"
            autocomplete="off"
            onInput={({ currentTarget: { value } }) => setSpread(value)}
          />
        </label>
        <Choice
          name="count"
          label={words.candidates}
          values={COUNTS}
          value={count}
          onValue={setCount}
        />
        <Choice
          name="seconds"
          label={words.mostTime}
          values={SECONDS}
          value={seconds}
          text={words.seconds}
          onValue={setSeconds}
        />
      </div>
      <div class="buttons">
        {waysOf(sheet).map(how => (
          <button
            type="button"
            key={how}
            disabled={!isOpen || isRunning || sheet.rack === ''}
            onClick={() => long.start({ how, spread: spreadOf(spread), count, seconds })}
          >
            {words.ways[how]}
          </button>
        ))}
      </div>
      <Progress {...long} />
      <Outcome state={long.state} sheet={sheet} onShow={onShow} />
    </section>
  );
}

function Progress({ state, stop }: Long): JSX.Element | null {
  const words = useWords();
  if (state.kind !== 'running') return null;
  const tenth = Math.floor(state.share * 10) * 10;
  return (
    <div class="progress">
      <progress value={state.share} aria-label={words.long} />
      <button type="button" disabled={state.isStopping} onClick={stop}>
        {words.stop}
      </button>
      <p role="status">{state.share === 0 ? words.preparing : words.working(tenth)}</p>
    </div>
  );
}

interface OutcomeProps extends Pick<Props, 'sheet' | 'onShow'> {
  readonly state: LongState;
}

function Outcome({ state, sheet, onShow }: OutcomeProps): JSX.Element | null {
  if (state.kind === 'idle') return null;
  const found = state.kind === 'running' ? state.soFar : state.answer;
  if (found === undefined) return null;
  if (found.kind === 'refused') return <FaultLine fault={found} />;
  return <LongFoundView found={found} laid={sheet.laid} onShow={onShow} />;
}

/** Points ahead, or behind; what is no number is none. */
function spreadOf(text: string): number {
  const plain = text.trim().replace('−', '-');
  return /^[+-]?\d{1,4}$/.test(plain) ? Number(plain) : 0;
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly values: readonly number[];
  readonly value: number;
  readonly text?: (value: number) => string;
  readonly onValue: (value: number) => void;
}

function Choice({ name, label, values, value, text = String, onValue }: ChoiceProps): JSX.Element {
  return (
    <label>
      <span>{label}</span>
      <select
        name={name}
        value={value}
        onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}
      >
        {values.map(each => (
          <option key={each} value={each}>
            {text(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
