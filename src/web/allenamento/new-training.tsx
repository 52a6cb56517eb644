// What a new training is played under.
import { duplicate, editionIds, ITALIAN, rulesEdition } from 'leggio';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { TrainingRequest } from '../engine/training/messages.js';
import { ClockField } from './clock-field.js';
import './new-training.css';
import { useWords } from './use-words.js';

interface Props {
  readonly kind: 'sfida' | 'caccia';
  /** Rounds that it begins with; those of the preset where it is not said. */
  readonly rounds?: number;
  readonly isBusy: boolean;
  readonly onBegin: (request: TrainingRequest) => Promise<void>;
}

/** Editions whose words the site has. */
const EDITIONS = editionIds().filter(id => rulesEdition(id).alphabet === ITALIAN);

/** Characters of a seed at most. */
const MOST_SEED = 80;

export function NewTraining({ kind, rounds, isBusy, onBegin }: Props): JSX.Element {
  const words = useWords();
  const [preset, setPreset] = useState('figs');
  const [seconds, setSeconds] = useState(0);
  const begin = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => String(form.get(name) ?? '').trim();
    void onBegin({
      ...{ kind, preset, rules: text('rules'), rounds: Number(text('rounds')) },
      ...{ seed: text('seed') || randomSeed(), seconds },
    });
  };
  return (
    <section class="panel" aria-labelledby="new-training">
      <h3 id="new-training">{words.newOne}</h3>
      <form class="new-training" onSubmit={begin}>
        <label class="field">
          <span>
            {words.rounds} <small class="quiet">{words.roundsHelp}</small>
          </span>
          <input
            name="rounds"
            type="number"
            min={0}
            max={99}
            required
            key={preset}
            defaultValue={String(rounds ?? duplicate.duplicatePreset(preset).options.rounds.value)}
          />
        </label>
        {kind === 'sfida' && <ClockField seconds={seconds} onSeconds={setSeconds} />}
        <label class="field">
          <span>{words.preset}</span>
          <select value={preset} onChange={event => setPreset(event.currentTarget.value)}>
            {duplicate.PRESETS.map(({ id }) => (
              <option key={id} value={id}>
                {words.presets[id] ?? id}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{words.rules}</span>
          <select name="rules">
            {EDITIONS.map(id => (
              <option key={id} value={id}>
                {rulesEdition(id).title}
              </option>
            ))}
          </select>
        </label>
        <label class="field wide">
          <span>
            {words.seed} <small class="quiet">{words.seedHelp}</small>
          </span>
          <input name="seed" maxLength={MOST_SEED} autocomplete="off" />
        </label>
        <div class="buttons wide">
          <button type="submit" class="main" disabled={isBusy}>
            {words.begin}
          </button>
        </div>
      </form>
    </section>
  );
}

/** Nobody can guess it, and it can be given to a friend. */
function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), byte =>
    (byte % 36).toString(36),
  ).join('');
}
