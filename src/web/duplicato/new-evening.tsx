// What a new evening is played under.
import { duplicate, editionIds, ITALIAN, NOTATIONS, type Notation, rulesEdition } from 'leggio';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { EveningRequest } from '../engine/evening/messages.js';
import './new-evening.css';
import { PresetTable } from './preset-table.js';
import { useWords } from './use-words.js';

interface Props {
  readonly onBegin: (request: EveningRequest) => Promise<void>;
}

/** Editions whose words the site has. */
const EDITIONS = editionIds().filter(id => rulesEdition(id).alphabet === ITALIAN);

export function NewEvening({ onBegin }: Props): JSX.Element {
  const words = useWords();
  const [preset, setPreset] = useState('figs');
  const [draws, setDraws] = useState<'seed' | 'typed'>('seed');
  const today = new Intl.DateTimeFormat(words.lang, { dateStyle: 'long' }).format();
  const begin = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void onBegin(requestOf(new FormData(event.currentTarget)));
  };
  return (
    <section>
      <h2>{words.newEvening}</h2>
      <form class="new-evening" onSubmit={begin}>
        <label>
          {words.name}
          <input name="name" required maxLength={80} defaultValue={words.firstName(today)} />
        </label>
        <label>
          {words.preset}
          <select
            name="preset"
            value={preset}
            onChange={event => setPreset(event.currentTarget.value)}
          >
            {duplicate.PRESETS.map(({ id }) => (
              <option key={id} value={id}>
                {words.presets[id] ?? id}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.rounds} <small>{words.roundsHelp}</small>
          <input
            name="rounds"
            type="number"
            min={0}
            max={99}
            required
            key={preset}
            defaultValue={String(duplicate.duplicatePreset(preset).options.rounds.value)}
          />
        </label>
        <label>
          {words.rules}
          <select name="rules">
            {EDITIONS.map(id => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </label>
        <label>
          {words.notationField}
          <select name="notation">
            {NOTATIONS.map(id => (
              <option key={id} value={id}>
                {words.notations[id]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.draws}
          <select
            name="draws"
            value={draws}
            onChange={event => setDraws(event.currentTarget.value as 'seed' | 'typed')}
          >
            <option value="seed">{words.bySeed}</option>
            <option value="typed">{words.byBag}</option>
          </select>
        </label>
        {draws === 'seed' && (
          <label>
            {words.seed} <small>{words.seedHelp}</small>
            <input name="seed" autocomplete="off" />
          </label>
        )}
        <label class="wide">
          {words.players} <small>{words.playersHelp}</small>
          <textarea name="players" rows={6} />
        </label>
        <button type="submit" class="wide">
          {words.begin}
        </button>
      </form>
      <PresetTable preset={duplicate.duplicatePreset(preset)} />
    </section>
  );
}

function requestOf(form: FormData): EveningRequest {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  const players = text('players')
    .split('\n')
    .map(name => name.trim())
    .filter(name => name !== '');
  const isSeeded = text('draws') === 'seed';
  return {
    name: text('name'),
    rules: text('rules'),
    preset: text('preset'),
    options: { rounds: Number(text('rounds')) },
    notation: text('notation') as Notation,
    ...(isSeeded ? { seed: text('seed') || randomSeed() } : {}),
    ...(players.length === 0 ? {} : { players }),
  };
}

/** A seed that nobody can guess. */
function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
