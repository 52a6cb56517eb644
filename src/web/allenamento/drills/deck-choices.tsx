// What is chosen for a deck: new cards a day, length, a letter. Kept with the answers.
import type { JSX } from 'preact';
import type { DrillDeck } from '../../../wording/web/drills.js';
import type { DeckSettings, DrillsOverview } from '../../engine/drills/messages.js';
import './deck-choices.css';
import type { Asking } from './use-asking.js';
import type { Overview } from './use-overview.js';
import { useWords } from './use-words.js';

interface Props {
  readonly deck: DrillDeck;
  readonly asking: Asking;
  readonly standing: Overview;
  readonly overview: DrillsOverview;
}

/** None where one only reviews; fifty is an hour. */
const NEW_PER_DAY = [0, 5, 10, 20, 50];

export function DeckChoices({ deck, asking, standing, overview }: Props): JSX.Element {
  const words = useWords();
  const settings = overview.settings[deck];
  const { lengths } = overview.decks[deck];
  const change = async (chosen: Partial<DeckSettings>): Promise<void> => {
    const next = await asking.ask('set', { deck, chosen, now: Date.now() });
    if (next !== undefined) standing.show(next);
  };
  return (
    <fieldset class="deck-choices">
      <legend class="hidden">{`${words.choices}: ${words.decks[deck]}`}</legend>
      <Choice
        label={words.newPerDay}
        value={String(settings.newPerDay)}
        options={withOwn(NEW_PER_DAY, settings.newPerDay).map(count => [
          String(count),
          String(count),
        ])}
        onValue={value => void change({ newPerDay: Number(value) })}
      />
      {lengths.length > 1 && (
        <Choice
          label={words.length}
          value={String(settings.length)}
          options={[
            ['0', words.any],
            ...lengths.map(length => [String(length), words.letters(length)] as const),
          ]}
          onValue={value => void change({ length: Number(value) })}
        />
      )}
      <Choice
        label={words.letter}
        value={settings.letter}
        options={[['', words.any], ...overview.letters.map(letter => [letter, letter] as const)]}
        onValue={letter => void change({ letter })}
      />
    </fieldset>
  );
}

/** A file may bring a number of its own. */
function withOwn(counts: readonly number[], own: number): readonly number[] {
  return [...new Set([...counts, own])].sort((one, other) => one - other);
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onValue: (value: string) => void;
}

function Choice({ label, value, options, onValue }: ChoiceProps): JSX.Element {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onValue(currentTarget.value)}>
        {options.map(([id, name]) => (
          <option key={id} value={id} selected={id === value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
